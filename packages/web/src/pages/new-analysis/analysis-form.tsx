// The form: what was said, about whom it is, and the button; what is missing is told when it is pressed.
import { useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/page.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { useRecordingLimits } from '../../session/company.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { addTasks, type ChosenFile, changeDraft, changeFiles, type Details, type Draft, type Task } from './desk.ts';
import { DetailFields } from './detail-fields.tsx';
import { DropZone } from './drop-zone.tsx';
import styles from './new-analysis.module.css';
import { sentMoment } from './occurred.ts';
import { usePeopleOfFiles } from './people-of-files.ts';
import { isLongText, kindOf, problemOf, problemText } from './sources.ts';
import { newAnalysisTexts } from './texts/new-analysis-texts.ts';
import { TranscriptField } from './transcript-field.tsx';
import { minutesOf } from './transcript-minutes.ts';
import { begin } from './work.ts';

interface AnalysisFormProps {
  draft: Draft;
  /** Minutes; null while it is not known. */
  balance: number | null;
  onHandedOver(): void;
}

export function AnalysisForm({ draft, balance, onHandedOver }: AnalysisFormProps) {
  const texts = useTexts(newAnalysisTexts);
  const user = useUser();
  const [complaint, setComplaint] = useState<string | null>(null);
  const limits = useRecordingLimits(draft.language);
  const good = draft.files.filter(({ file, seconds }) => problemOf(file, seconds, limits) === null);
  // A salesperson's are their own.
  const person = user.role === 'salesperson' ? user.id : draft.person;
  const people = usePeopleOfFiles(draft.files);
  const personOf = (file: ChosenFile) => (user.role === 'salesperson' ? user.id : (people.personOf(file) ?? person));
  const tasks = draft.mode === 'files' ? tasksOfFiles(draft, good, personOf) : tasksOfText(draft, person);

  const minutesOfText = useMemo(() => (isLongText(draft.text) ? 0 : minutesOf(draft.text)), [draft.text]);
  const minutes = draft.mode === 'text' ? minutesOfText : good.reduce((sum, file) => sum + (file.minutes ?? 0), 0);

  const problemOfText = () =>
    draft.mode === 'text' && isLongText(draft.text) ? problemText('longText', texts, limits) : null;
  const submit = () => {
    const missing =
      problemOfText() ?? (tasks.length === 0 ? texts.missing[draft.mode] : problemOfPeople(tasks, texts.missing));
    setComplaint(missing);
    if (missing !== null) return;
    addTasks(tasks);
    if (draft.mode === 'files') changeFiles((files) => files.filter((one) => !good.includes(one)));
    else changeDraft({ text: '', textClient: '', textOccurred: '' });
    begin();
    onHandedOver();
  };

  const isRecording = draft.mode === 'files' && !draft.files.every(({ file }) => kindOf(file) === 'transcript');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Panel title={texts.source.title}>
        <Tabs
          label={texts.source.label}
          chosen={draft.mode}
          onChoose={(mode) => changeDraft({ mode: mode as Draft['mode'] })}
          tabs={[
            {
              key: 'files',
              title: texts.source.files,
              content: (
                <div className={styles.stack}>
                  <DropZone />
                  <ChosenFiles files={draft.files} people={people} />
                </div>
              ),
            },
            { key: 'text', title: texts.source.text, content: <TranscriptField draft={draft} /> },
          ]}
        />
      </Panel>
      <Panel title={texts.details}>
        <DetailFields draft={draft} isRecording={isRecording} />
      </Panel>
      <div className={styles.submit}>
        {complaint !== null && (
          <p role="alert" className={styles.complaint}>
            {complaint}
          </p>
        )}
        <Button type="submit" variant="primary">
          {texts.submit(Math.max(1, tasks.length))}
        </Button>
        <Needed minutes={minutes} balance={balance} />
      </div>
    </form>
  );
}

/** That nobody is chosen; where others have somebody, of which files. */
function problemOfPeople(tasks: readonly Task[], texts: { person: string; personOf(names: string): string }) {
  const without = tasks.filter(({ details }) => details.salespersonId === '');
  if (without.length === 0) return null;
  if (without.length === tasks.length) return texts.person;
  const names = without.slice(0, 3).map(({ name }) => name);
  return texts.personOf(names.join(', ') + (without.length > names.length ? ', …' : ''));
}

interface Told {
  clientName: string;
  occurred: string;
}

function detailsOf(draft: Draft, person: string | null, { clientName, occurred }: Told, isRecording: boolean): Details {
  return {
    salespersonId: person ?? '',
    ...sentMoment(occurred),
    ...(clientName.trim() !== '' && { clientName: clientName.trim() }),
    ...(draft.type !== '' && { interactionType: draft.type }),
    ...(isRecording && draft.language !== '' && { language: draft.language as NonNullable<Details['language']> }),
  };
}

const tasksOfFiles = (
  draft: Draft,
  files: readonly ChosenFile[],
  personOf: (file: ChosenFile) => string | null,
): Task[] =>
  files.map((chosen) => ({
    key: chosen.key,
    name: chosen.file.name,
    content: chosen.file,
    details: detailsOf(draft, personOf(chosen), chosen, kindOf(chosen.file) === 'recording'),
    step: { name: 'waiting' },
  }));

function tasksOfText(draft: Draft, person: string | null): Task[] {
  if (draft.text.trim() === '') return [];
  const details = detailsOf(draft, person, { clientName: draft.textClient, occurred: draft.textOccurred }, false);
  return [{ key: newKey(), name: null, content: draft.text, details, step: { name: 'waiting' } }];
}

let serial = 0;
const newKey = () => `text-${++serial}`;

/** What the files, or the pasted text, cost, as far as the browser can tell (docs/decisions/minutes.md#d22). */
function Needed({ minutes, balance }: { minutes: number; balance: number | null }) {
  const texts = useTexts(newAnalysisTexts).minutes;
  if (minutes === 0) return null;
  const isTooMuch = balance !== null && minutes > balance;
  return (
    <p className={isTooMuch ? styles.noMinutes : styles.hint}>
      {texts.needed(minutes)} {isTooMuch && texts.tooFew}
    </p>
  );
}

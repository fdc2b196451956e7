// The files that were chosen: what each is, who spoke and with whom, and what is wrong with it.
import type { ConversationCopy } from '@earshot/core/client';
import { Button } from '../../parts/button.tsx';
import { Select, TextField } from '../../parts/field.tsx';
import { Note } from '../../parts/note.tsx';
import { useRecordingLimits } from '../../session/company.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { useCopies } from './content.ts';
import { CopyNote } from './copy-note.tsx';
import { type ChosenFile, changeFiles, useDesk } from './desk.ts';
import styles from './new-analysis.module.css';
import { localMoment } from './occurred.ts';
import type { PeopleOfFiles } from './people-of-files.ts';
import { bytesOfMb, kindOf, problemOf, problemText } from './sources.ts';
import { newAnalysisTexts } from './texts/new-analysis-texts.ts';

export function ChosenFiles({ files, people }: { files: readonly ChosenFile[]; people: PeopleOfFiles }) {
  const texts = useTexts(newAnalysisTexts);
  const copies = useCopies(files.map(({ digest }) => digest));
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={texts.chosen}>
      {files.map((chosen) => (
        <Chosen
          key={chosen.key}
          chosen={chosen}
          people={people}
          copy={chosen.digest === null ? undefined : copies.get(chosen.digest)}
          twin={files.find(({ digest }) => digest !== null && digest === chosen.digest)}
        />
      ))}
    </ul>
  );
}

interface ChosenProps {
  chosen: ChosenFile;
  people: PeopleOfFiles;
  /** What is here already of the same content. */
  copy: ConversationCopy | undefined;
  /** The first of the same content that is chosen: perhaps this one. */
  twin: ChosenFile | undefined;
}

function Chosen({ chosen, people, copy, twin }: ChosenProps) {
  const { key, file, clientName, occurred, seconds } = chosen;
  const { role } = useUser();
  const texts = useTexts(newAnalysisTexts);
  const { number, duration } = useFormats();
  const kind = kindOf(file);
  const limits = useRecordingLimits(useDesk().draft.language);
  const problem = problemOf(file, seconds, limits);
  const size = Math.max(file.size / bytesOfMb, 0.1);
  const facts = [
    kind && texts[kind],
    seconds !== null && duration(seconds),
    file.size > 0 && texts.megabytes(number(size)),
  ].filter(Boolean);
  const change = (changes: Partial<ChosenFile>) =>
    changeFiles((files) => files.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  return (
    <li className={styles.chosen}>
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>{file.name}</bdi>
        </p>
        <p className={styles.hint}>{facts.join(' · ')}</p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problemText(problem, texts, limits)}
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        aria-label={texts.remove(file.name)}
        onClick={() => changeFiles((files) => files.filter((one) => one.key !== key))}
      >
        ×
      </Button>
      {!problem && twin && twin.key !== key && (
        <div className={styles.told}>
          <Note tone="warn">{texts.copies.twice(twin.file.name)}</Note>
        </div>
      )}
      {!problem && copy && (
        <div className={styles.told}>
          <CopyNote copy={copy} />
        </div>
      )}
      {!problem && (
        <div className={styles.fields}>
          {role !== 'salesperson' && people.choices.length > 0 && (
            <PersonOfFile chosen={chosen} people={people} onChoose={(person) => change({ person })} />
          )}
          <TextField
            label={texts.client}
            aria-label={texts.clientOf(file.name)}
            placeholder={texts.optional}
            maxLength={200}
            value={clientName}
            onChange={(event) => change({ clientName: event.target.value })}
          />
          <TextField
            type="datetime-local"
            label={texts.occurred}
            aria-label={texts.occurredOf(file.name)}
            max={localMoment(new Date())}
            value={occurred}
            onChange={(event) => change({ occurred: event.target.value })}
          />
        </div>
      )}
    </li>
  );
}

interface PersonOfFileProps {
  chosen: ChosenFile;
  people: PeopleOfFiles;
  onChoose(person: string): void;
}

function PersonOfFile({ chosen, people, onChoose }: PersonOfFileProps) {
  const texts = useTexts(newAnalysisTexts);
  const guess = chosen.person === null ? people.guessOf(chosen) : null;
  return (
    <Select
      label={texts.person}
      aria-label={texts.personOf(chosen.file.name)}
      hint={guess ? texts.guessed[guess.from] : undefined}
      value={people.personOf(chosen) ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{texts.asBelow}</option>
      {people.choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

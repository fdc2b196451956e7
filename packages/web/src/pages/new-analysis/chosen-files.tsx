// The files that were chosen: what each is, with whom it was, and what is wrong with it.
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { useRecordingLimits } from '../../session/company.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { type ChosenFile, changeFiles, useDesk } from './desk.ts';
import styles from './new-analysis.module.css';
import { localMoment } from './occurred.ts';
import { bytesOfMb, kindOf, problemOf, problemText } from './sources.ts';
import { newAnalysisTexts } from './texts/new-analysis-texts.ts';

export function ChosenFiles({ files }: { files: readonly ChosenFile[] }) {
  const texts = useTexts(newAnalysisTexts);
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={texts.chosen}>
      {files.map((chosen) => (
        <Chosen key={chosen.key} chosen={chosen} />
      ))}
    </ul>
  );
}

function Chosen({ chosen: { key, file, clientName, occurred, seconds } }: { chosen: ChosenFile }) {
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
      {!problem && (
        <div className={styles.client}>
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

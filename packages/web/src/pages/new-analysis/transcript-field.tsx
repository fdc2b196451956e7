// A transcript that is pasted, or loaded from a file to be looked at before it is sent.
import { useId, useState } from 'react';
import { classNames } from '../../parts/class-names.ts';
import { TextArea, TextField } from '../../parts/field.tsx';
import unseen from '../../parts/unseen.module.css';
import { useRecordingLimits } from '../../session/company.ts';
import { useTexts } from '../../texts/texts.ts';
import { useCopies, useDigest } from './content.ts';
import { CopyNote } from './copy-note.tsx';
import { changeDraft, type Draft } from './desk.ts';
import styles from './new-analysis.module.css';
import { localMoment } from './occurred.ts';
import { acceptedTranscripts, isLongText, problemOf, problemText, textOf } from './sources.ts';
import { newAnalysisTexts } from './texts/new-analysis-texts.ts';

export function TranscriptField({ draft }: { draft: Draft }) {
  const texts = useTexts(newAnalysisTexts);
  const limits = useRecordingLimits();
  const id = useId();
  const digest = useDigest(isLongText(draft.text) ? '' : draft.text);
  const copies = useCopies([digest]);
  const copy = digest === null ? undefined : copies.get(digest);
  const [problem, setProblem] = useState<string | null>(null);
  const load = async (file: File) => {
    const found = problemOf(file, null, limits);
    setProblem(found && problemText(found, texts, limits));
    if (!found) changeDraft({ text: await textOf(file) });
  };
  return (
    <div className={styles.stack}>
      <TextArea
        label={texts.transcriptField}
        hint={texts.transcriptHint}
        error={problem ?? undefined}
        rows={12}
        dir="auto"
        spellCheck="false"
        className={styles.transcript}
        value={draft.text}
        onChange={(event) => changeDraft({ text: event.target.value })}
      />
      <div>
        <input
          id={id}
          className={classNames(unseen.unseen, styles.file)}
          type="file"
          accept={acceptedTranscripts}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void load(file);
            event.target.value = '';
          }}
        />
        <label htmlFor={id} className={styles.choose}>
          {texts.load}
        </label>
      </div>
      {copy && <CopyNote copy={copy} />}
      <TextField
        label={texts.client}
        placeholder={texts.optional}
        maxLength={200}
        value={draft.textClient}
        onChange={(event) => changeDraft({ textClient: event.target.value })}
      />
      <TextField
        type="datetime-local"
        label={texts.occurred}
        max={localMoment(new Date())}
        value={draft.textOccurred}
        onChange={(event) => changeDraft({ textOccurred: event.target.value })}
      />
    </div>
  );
}

// Where files come in: dropped, or chosen; what will not be taken is said beforehand.
import { useId, useRef, useState } from 'react';
import { classNames } from '../../parts/class-names.ts';
import unseen from '../../parts/unseen.module.css';
import { useRecordingLimits } from '../../session/company.ts';
import { useTexts } from '../../texts/texts.ts';
import { digestOfRecording, digestOfText } from './content.ts';
import { type ChosenFile, changeFiles } from './desk.ts';
import { speakersOf } from './guess-person.ts';
import styles from './new-analysis.module.css';
import { occurredOf } from './occurred.ts';
import {
  acceptedFiles,
  bytesOfMb,
  kindOf,
  maxTranscriptMb,
  recordingFormats,
  secondsOf,
  textOf,
  transcriptEndings,
} from './sources.ts';
import { newAnalysisTexts } from './texts/new-analysis-texts.ts';
import { minutesOf } from './transcript-minutes.ts';

let serial = 0;

function add(files: Iterable<File>, mostBytes: number): void {
  const chosen: ChosenFile[] = [...files].map((file) => ({
    key: `file-${++serial}`,
    file,
    clientName: '',
    speakers: [],
    person: null,
    digest: null,
    occurred: occurredOf(file, Date.now()),
    seconds: null,
    minutes: null,
  }));
  changeFiles((known) => [...known, ...chosen]);
  for (const { key, file } of chosen) {
    const tell = (facts: Partial<ChosenFile>) =>
      changeFiles((known) => known.map((one) => (one.key === key ? { ...one, ...facts } : one)));
    if (kindOf(file) === 'transcript') {
      // A file that is too long to be sent is not read.
      if (file.size <= maxTranscriptMb * bytesOfMb)
        void textOf(file).then(async (text) => {
          tell({ minutes: minutesOf(text), speakers: speakersOf(text) });
          tell({ digest: await digestOfText(text) });
        });
      continue;
    }
    // One that is too large to be sent is not read.
    if (kindOf(file) === 'recording' && file.size <= mostBytes)
      void digestOfRecording(file).then((digest) => tell({ digest }));
    void secondsOf(file).then((seconds) =>
      tell({ seconds, minutes: seconds === null ? null : Math.max(1, Math.ceil(seconds / 60)) }),
    );
  }
}

export function DropZone() {
  const texts = useTexts(newAnalysisTexts).drop;
  const limits = useRecordingLimits();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is what a mouse can do; the field within is for everybody
    <div
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        add(event.dataTransfer.files, limits.megabytes * bytesOfMb);
      }}
    >
      <svg viewBox="0 0 48 24" width="72" height="36" className={styles.wave} aria-hidden="true">
        <path d="M4 10v4M10 7v10M16 3v18M22 8v8M28 5v14M34 9v6M40 6v12M46 11v2" />
      </svg>
      <p className={styles.dropTitle}>{texts.title}</p>
      <input
        ref={field}
        id={id}
        className={classNames(unseen.unseen, styles.file)}
        type="file"
        multiple
        accept={acceptedFiles}
        aria-describedby={`${id}-limits`}
        onChange={(event) => {
          add(event.target.files ?? [], limits.megabytes * bytesOfMb);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className={styles.choose}>
        {texts.button}
      </label>
      <p id={`${id}-limits`} className={styles.limits}>
        <span>{texts.hint}</span>{' '}
        <span>{texts.recordings(recordingFormats.join(', '), limits.megabytes, limits.hours)}</span>{' '}
        <span>{texts.transcripts(transcriptEndings.join(', '), maxTranscriptMb)}</span>
      </p>
    </div>
  );
}

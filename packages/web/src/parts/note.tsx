// A short note beside what it is about: how a state came about, what to know before doing something. Failures: ErrorMessage.
import type { ReactNode } from 'react';
import type { Tone } from './badge.tsx';
import { classNames } from './class-names.ts';
import styles from './note.module.css';
import tones from './tones.module.css';

interface NoteProps {
  tone?: Tone;
  /** Read out when it appears: it answers what was just done. */
  isAnswer?: boolean;
  children: ReactNode;
}

export function Note({ tone = 'neutral', isAnswer = false, children }: NoteProps) {
  return (
    <div className={classNames(styles.note, tones[tone])} role={isAnswer ? 'status' : undefined}>
      {children}
    </div>
  );
}

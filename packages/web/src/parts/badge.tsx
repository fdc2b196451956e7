// A state in one or two words, as a badge, or a sentence, as a note. The words say it; colour only helps.
import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import tones from './tones.module.css';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent';

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classNames(styles.badge, tones[tone])}>{children}</span>;
}

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

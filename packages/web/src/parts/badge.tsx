// A state in one or two words; the words say it, colour only helps.
import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import tones from './tones.module.css';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent';

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classNames(styles.badge, tones[tone])}>{children}</span>;
}

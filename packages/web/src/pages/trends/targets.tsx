// What the company wants to reach (Settings → Company), beside the figures: a target in words, and the mark of a figure that misses it.
import type { Targets } from '@earshot/core/client';
import type { ReactNode } from 'react';
import unseen from '../../parts/unseen.module.css';
import { useTexts } from '../../texts/texts.ts';
import type { Measure } from './measures.ts';
import { trendsTexts } from './texts/trends-texts.ts';
import styles from './trends.module.css';

/** A figure reaches it from `least` through `most`; null is no limit. */
export interface Target {
  least: number | null;
  most: number | null;
}

export const targetsByMeasure = (targets: Targets): Record<Measure, Target> => ({
  meanScore: { least: targets.minScore, most: null },
  analyses: { least: null, most: null },
  meanAttendantTalkPct: { least: targets.minAttendantTalkPct, most: targets.maxAttendantTalkPct },
  meanInterruptionsPerTenMin: { least: null, most: targets.maxInterruptionsPerTenMin },
});

const isMissed = (value: number, { least, most }: Target) =>
  (least !== null && value < least) || (most !== null && value > most);

/** "at least 70", as `write` writes a figure; null without a target. */
function useWritten() {
  const { targets: texts } = useTexts(trendsTexts);
  return ({ least, most }: Target, write: (value: number) => string): string | null => {
    if (least !== null && most !== null) return texts.between(write(least), write(most));
    if (least !== null) return texts.least(write(least));
    return most === null ? null : texts.most(write(most));
  };
}

interface TargetProps {
  value: number | null;
  target: Target;
  write(value: number): string;
}

/** The target and whether the figure reaches it; nothing without a target. */
export function TargetLine({ value, target, write, isHint }: TargetProps & { isHint: boolean }) {
  const { targets: texts } = useTexts(trendsTexts);
  const written = useWritten()(target, write);
  if (written === null) return null;
  if (value === null || isHint) return <p className={styles.soft}>{texts.target(written)}</p>;
  const missed = isMissed(value, target);
  return (
    <p className={missed ? styles.worse : styles.better}>
      {texts.target(written)}: {missed ? texts.missed : texts.reached}
    </p>
  );
}

/** A figure, marked where it misses the target, also for who hears the page. */
export function BesideTarget({ value, target, write, children }: TargetProps & { children: ReactNode }) {
  const { targets: texts } = useTexts(trendsTexts);
  const written = useWritten()(target, write);
  if (written === null || value === null || !isMissed(value, target)) return children;
  return (
    <span className={styles.worse} title={`${texts.target(written)}: ${texts.missed}`}>
      {children}
      <span className={unseen.unseen}> ({texts.missed})</span>
    </span>
  );
}

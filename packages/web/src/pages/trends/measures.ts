// What trends measure: the names of the server, how each is written, and which way is better.
import type { Trend } from '@earshot/core/client';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { enough } from './progress.ts';
import { trendsTexts } from './texts/trends-texts.ts';

export const measures = ['meanScore', 'analyses', 'meanAttendantTalkPct', 'meanInterruptionsPerTenMin'] as const;
export type Measure = (typeof measures)[number];

/** More is better (1), less is (−1), or neither by itself (0). */
export const better: Record<Measure, -1 | 0 | 1> = {
  meanScore: 1,
  analyses: 0,
  meanAttendantTalkPct: 0,
  meanInterruptionsPerTenMin: -1,
};

/** A count is what it is; a mean of few says little. */
export const isFew = (measure: Measure, { analyses }: Trend) => measure !== 'analyses' && analyses < enough;

/** Measures as the reader's language writes them. */
export function useMeasures() {
  const texts = useTexts(trendsTexts);
  const formats = useFormats();
  return {
    name: (measure: Measure) => texts.measures[measure],
    value: (measure: Measure, value: number) =>
      measure === 'meanAttendantTalkPct'
        ? formats.percent(value)
        : formats.number(value, measure === 'meanInterruptionsPerTenMin' ? 2 : 1),
  };
}

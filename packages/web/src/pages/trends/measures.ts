// Measures of the trends: their names on the server, their formats, which way is better, and how one has changed.
import { useFormats, useLanguage } from '../../texts/language.ts';
import { useTexts } from '../../texts/texts.ts';
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

type ChangeTone = 'better' | 'worse' | 'soft';

/** `text` is null when nothing changed; `direction`: more is better (1), less is (−1), neither (0). */
export function useDifference() {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'always' });
  return (now: number, before: number, direction: -1 | 0 | 1): { text: string | null; tone: ChangeTone } => {
    const difference = Math.round((now - before) * 10) / 10;
    if (difference === 0) return { text: null, tone: 'soft' };
    const gain = Math.sign(difference) * direction;
    return { text: format.format(difference), tone: gain > 0 ? 'better' : gain < 0 ? 'worse' : 'soft' };
  };
}

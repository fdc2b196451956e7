// What the two tables of agreement share: shares with their interval, the sentence on all of them, and the column of criteria.
import { useCriterionLabels } from '../../session/interaction-types.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { reviewsTexts } from './texts/reviews-texts.ts';

interface Share {
  agreementPct: number | null;
  lowPct: number | null;
  highPct: number | null;
}

interface InTotalTexts {
  tooFewAnalyses(analyses: number, least: number): string;
  inTotal(analyses: number, compared: number, share: string, low: string, high: string, level: string): string;
}

/** In how many of what was compared people agreed, or that it would be of too few. */
export function useInTotal() {
  const formats = useFormats();
  return (
    { analyses, leastCount, total }: { analyses: number; leastCount: number; total: Share },
    compared: number,
    texts: InTotalTexts,
  ): string => {
    const { agreementPct, lowPct, highPct } = total;
    if (agreementPct === null || lowPct === null || highPct === null) return texts.tooFewAnalyses(analyses, leastCount);
    const [share, low, high] = [agreementPct, lowPct, highPct].map((percent) => formats.percent(percent, 1));
    return texts.inTotal(analyses, compared, share!, low!, high!, formats.percent(95));
  };
}

/** Names of criteria in the reader's language. */
export function useCriterionColumn() {
  const { criterion: title } = useTexts(reviewsTexts);
  const labels = useCriterionLabels();
  return {
    key: 'criterion',
    title,
    cell: ({ key, label }: { key: string; label: string }) => <bdi>{labels.get(key) ?? label}</bdi>,
    areWords: true,
  };
}

/** 96.9% (84.3%–99.4%), whose second half stays on one line. */
const rangeOf = (share: string, low: string, high: string) => `${share} (${low}–\u2060${high})`;

/** With its interval, or that it would be of too few. */
export function useShare(least: number) {
  const texts = useTexts(reviewsTexts);
  const formats = useFormats();
  return ({ agreementPct, lowPct, highPct }: Share) =>
    agreementPct === null || lowPct === null || highPct === null
      ? texts.tooFew(least)
      : rangeOf(formats.percent(agreementPct, 1), formats.percent(lowPct, 1), formats.percent(highPct, 1));
}

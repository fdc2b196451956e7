// How many verdicts of the engine people left: in total, and for each criterion; no share of too few.
import type { Agreement } from '@earshot/core/client';
import { EmptyState } from '../../parts/empty-state.tsx';
import { type Column, Records } from '../../parts/records.tsx';
import { useCriterionLabels } from '../../session/interaction-types.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { reviewsTexts } from './texts/reviews-texts.ts';

type Criterion = Agreement['criteria'][number];

export function AgreementTable({ agreement }: { agreement: Agreement }) {
  const texts = useTexts(reviewsTexts);
  const { analyses, leastCount, total, criteria, meanScoreDifference, meanAbsoluteScoreDifference } = agreement;
  const formats = useFormats();
  const columns = useColumns(leastCount);
  if (analyses === 0) return <EmptyState title={texts.nobodyYet}>{texts.nobodyYetHint}</EmptyState>;
  const { agreementPct, lowPct, highPct } = total;
  return (
    <>
      <p>
        {agreementPct === null || lowPct === null || highPct === null
          ? texts.tooFewAnalyses(analyses, leastCount)
          : texts.inTotal(
              analyses,
              total.verdicts,
              formats.percent(agreementPct, 1),
              formats.percent(lowPct, 1),
              formats.percent(highPct, 1),
              formats.percent(95),
            )}{' '}
        {meanScoreDifference !== null &&
          meanAbsoluteScoreDifference !== null &&
          texts.scores(formats.number(meanAbsoluteScoreDifference), formats.number(meanScoreDifference))}
      </p>
      <Records
        caption={texts.agreement}
        columns={columns}
        records={criteria}
        idOf={({ key, polarity }) => `${polarity} ${key}`}
      />
      <p>{texts.whatCounts}</p>
    </>
  );
}

/** 96.9% (84.3%–99.4%), whose second half stays on one line. */
const rangeOf = (share: string, low: string, high: string) => `${share} (${low}–\u2060${high})`;

/** With its interval, or that it would be of too few. */
export function useShare(least: number) {
  const texts = useTexts(reviewsTexts);
  const formats = useFormats();
  return ({ agreementPct, lowPct, highPct }: Pick<Criterion, 'agreementPct' | 'lowPct' | 'highPct'>) =>
    agreementPct === null || lowPct === null || highPct === null
      ? texts.tooFew(least)
      : rangeOf(formats.percent(agreementPct, 1), formats.percent(lowPct, 1), formats.percent(highPct, 1));
}

function useColumns(least: number): Column<Criterion>[] {
  const texts = useTexts(reviewsTexts);
  const formats = useFormats();
  const labels = useCriterionLabels();
  const shareOf = useShare(least);
  return [
    {
      key: 'criterion',
      title: texts.criterion,
      cell: ({ key, label }) => <bdi>{labels.get(key) ?? label}</bdi>,
      areWords: true,
    },
    {
      key: 'share',
      title: texts.share,
      cell: shareOf,
      areWords: true,
    },
    { key: 'verdicts', title: texts.verdicts, cell: ({ verdicts }) => formats.number(verdicts), isFigure: true },
    { key: 'kept', title: texts.kept, cell: ({ kept }) => formats.number(kept), isFigure: true },
    { key: 'lost', title: texts.metToNotMet, cell: ({ metToNotMet }) => formats.number(metToNotMet), isFigure: true },
    { key: 'won', title: texts.notMetToMet, cell: ({ notMetToMet }) => formats.number(notMetToMet), isFigure: true },
  ];
}

// How many verdicts of the engine people left: in total, and for each criterion; no share of too few.
import type { Agreement } from '@earshot/core/client';
import { EmptyState } from '../../parts/empty-state.tsx';
import { type Column, Records } from '../../parts/records.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { useCriterionColumn, useInTotal, useShare } from './agreement-parts.tsx';
import { reviewsTexts } from './texts/reviews-texts.ts';

type Criterion = Agreement['criteria'][number];

export function AgreementTable({ agreement }: { agreement: Agreement }) {
  const texts = useTexts(reviewsTexts);
  const { analyses, leastCount, total, criteria, meanScoreDifference, meanAbsoluteScoreDifference } = agreement;
  const formats = useFormats();
  const columns = useColumns(leastCount);
  const inTotal = useInTotal();
  if (analyses === 0) return <EmptyState title={texts.nobodyYet}>{texts.nobodyYetHint}</EmptyState>;
  return (
    <>
      <p>
        {inTotal(agreement, total.verdicts, texts)}{' '}
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

function useColumns(least: number): Column<Criterion>[] {
  const texts = useTexts(reviewsTexts);
  const formats = useFormats();
  const criterionColumn = useCriterionColumn();
  const shareOf = useShare(least);
  return [
    criterionColumn,
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

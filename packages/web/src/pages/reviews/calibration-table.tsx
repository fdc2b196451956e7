// How often people who judged the same conversations independently agree with each other, and Earshot with most of them.
import type { CalibrationAgreement } from '@earshot/core/client';
import { EmptyState } from '../../parts/empty-state.tsx';
import { type Column, Records } from '../../parts/records.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { useCriterionColumn, useInTotal, useShare } from './agreement-parts.tsx';
import { reviewsTexts } from './texts/reviews-texts.ts';

type Criterion = CalibrationAgreement['criteria'][number];

export function CalibrationTable({ agreement }: { agreement: CalibrationAgreement }) {
  const texts = useTexts(reviewsTexts).calibration;
  const inTotal = useInTotal();
  const columns = useColumns(agreement.leastCount);
  const { analyses, total, criteria } = agreement;
  if (analyses === 0) return <EmptyState title={texts.nobodyYet}>{texts.nobodyYetHint}</EmptyState>;
  return (
    <>
      <p>{inTotal(agreement, total.pairs, texts)}</p>
      <Records
        caption={texts.title}
        columns={columns}
        records={criteria}
        idOf={({ key, polarity }) => `${polarity} ${key}`}
      />
      <p>{texts.whatItSays}</p>
    </>
  );
}

function useColumns(least: number): Column<Criterion>[] {
  const texts = useTexts(reviewsTexts).calibration;
  const formats = useFormats();
  const criterionColumn = useCriterionColumn();
  const shareOf = useShare(least);
  return [
    criterionColumn,
    { key: 'share', title: texts.share, cell: shareOf, areWords: true },
    {
      key: 'alpha',
      title: texts.alpha,
      cell: ({ alpha, agreementPct }) => (alpha === null || agreementPct === null ? '–' : formats.number(alpha, 2)),
      isFigure: true,
    },
    {
      key: 'pairs',
      title: texts.pairs,
      cell: ({ agreeing, pairs }) => texts.of(formats.number(agreeing), formats.number(pairs)),
      isFigure: true,
    },
    {
      key: 'engine',
      title: texts.engine,
      cell: ({ engineAgrees, engineCompared }) =>
        engineCompared === 0 ? '–' : texts.of(formats.number(engineAgrees), formats.number(engineCompared)),
      isFigure: true,
    },
  ];
}

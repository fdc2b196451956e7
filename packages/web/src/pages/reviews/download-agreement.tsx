// The figures of agreement as a table for a spreadsheet: the total first, then each criterion.
import type { Agreement } from '@earshot/core/client';
import { Button } from '../../parts/button.tsx';
import { csvOf } from '../../parts/csv.ts';
import { saveFile } from '../../parts/save-file.ts';
import { useCriterionLabels } from '../../session/interaction-types.ts';
import { dayOf } from '../../texts/day.ts';
import { useLocale } from '../../texts/locale.ts';
import { useTexts } from '../../texts/texts.ts';
import { reviewsTexts } from './texts/reviews-texts.ts';

export function DownloadAgreement({ agreement }: { agreement: Agreement }) {
  const texts = useTexts(reviewsTexts);
  const labels = useCriterionLabels();
  const locale = useLocale();
  const save = () => {
    const { from, to, total, criteria } = agreement;
    const days = [from, to].map((moment) => dayOf(new Date(moment)));
    const titles = [
      texts.criterion,
      texts.from,
      texts.to,
      texts.share,
      texts.low,
      texts.high,
      texts.verdicts,
      texts.kept,
      texts.metToNotMet,
      texts.notMetToMet,
    ];
    const lines = [
      { ...total, name: texts.total },
      ...criteria.map((each) => ({ ...each, name: labels.get(each.key) ?? each.label })),
    ].map((each) => [
      each.name,
      ...days,
      each.agreementPct,
      each.lowPct,
      each.highPct,
      each.verdicts,
      each.kept,
      each.metToNotMet,
      each.notMetToMet,
    ]);
    saveFile(`${texts.fileName}-${days[1]}.csv`, 'text/csv;charset=utf-8', csvOf([titles, ...lines], locale));
  };
  return (
    <div>
      <Button variant="quiet" onClick={save}>
        {texts.download}
      </Button>
    </div>
  );
}

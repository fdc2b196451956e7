// The figures of both kinds of agreement as tables for a spreadsheet: the total first, then each criterion, each with what narrows them.
import type { Agreement, CalibrationAgreement } from '@earshot/core/client';
import { Button } from '../../parts/button.tsx';
import { type Cell, csvOf } from '../../parts/csv.ts';
import { saveFile } from '../../parts/save-file.ts';
import { useCriterionLabels, useTypeLabels } from '../../session/interaction-types.ts';
import { useUsers } from '../../session/people.ts';
import { useUser } from '../../session/session.tsx';
import { dayOf } from '../../texts/day.ts';
import { useLocale } from '../../texts/locale.ts';
import { useTexts } from '../../texts/texts.ts';
import { reviewsTexts } from './texts/reviews-texts.ts';

interface Narrowing {
  /** Null where nothing narrows the figures. */
  type: string | null;
  team: string | null;
}

export function DownloadAgreement({ agreement, ...narrowing }: Narrowing & { agreement: Agreement }) {
  const texts = useTexts(reviewsTexts);
  const columns: Columns<Agreement> = [
    [texts.verdicts, ({ verdicts }) => verdicts],
    [texts.kept, ({ kept }) => kept],
    [texts.metToNotMet, ({ metToNotMet }) => metToNotMet],
    [texts.notMetToMet, ({ notMetToMet }) => notMetToMet],
  ];
  return <Download name={texts.fileName} of={texts.agreement} columns={columns} agreement={agreement} {...narrowing} />;
}

export function DownloadCalibration({ agreement, ...narrowing }: Narrowing & { agreement: CalibrationAgreement }) {
  const { calibration: texts } = useTexts(reviewsTexts);
  const columns: Columns<CalibrationAgreement> = [
    [texts.alpha, (each) => ('alpha' in each && each.agreementPct !== null ? each.alpha : null)],
    [texts.pairs, ({ pairs }) => pairs],
    [texts.agreeing, ({ agreeing }) => agreeing],
    [texts.engineCompared, ({ engineCompared }) => engineCompared],
    [texts.engineAgrees, ({ engineAgrees }) => engineAgrees],
  ];
  return <Download name={texts.fileName} of={texts.title} columns={columns} agreement={agreement} {...narrowing} />;
}

type Figures<A extends Agreement | CalibrationAgreement> = A['total'] | A['criteria'][number];
type Columns<A extends Agreement | CalibrationAgreement> = [title: string, cell: (figures: Figures<A>) => Cell][];

interface DownloadProps<A extends Agreement | CalibrationAgreement> extends Narrowing {
  /** Of the file. */
  name: string;
  /** What the figures are called: there are two buttons. */
  of: string;
  agreement: A;
  /** Behind the shares. */
  columns: Columns<A>;
}

function Download<A extends Agreement | CalibrationAgreement>({
  name,
  of,
  agreement,
  columns,
  type,
  team,
}: DownloadProps<A>) {
  const texts = useTexts(reviewsTexts);
  const labels = useCriterionLabels();
  const locale = useLocale();
  const typeName = useTypeLabels()(type, null) ?? texts.everyType;
  const teamName = useTeamName(team);
  const save = () => {
    const days = [agreement.from, agreement.to].map((moment) => dayOf(new Date(moment)));
    const titles = [texts.criterion, texts.from, texts.to, texts.type, texts.team, texts.share, texts.low, texts.high];
    const line = (called: string, figures: Figures<A>) => [
      called,
      ...days,
      typeName,
      teamName,
      figures.agreementPct,
      figures.lowPct,
      figures.highPct,
      ...columns.map(([, cell]) => cell(figures)),
    ];
    const lines = [
      [...titles, ...columns.map(([title]) => title)],
      line(texts.total, agreement.total),
      ...agreement.criteria.map((each) => line(labels.get(each.key) ?? each.label, each)),
    ];
    saveFile(`${name}-${days[1]}.csv`, 'text/csv;charset=utf-8', csvOf(lines, locale));
  };
  return (
    <div>
      <Button variant="quiet" aria-label={`${texts.download}: ${of}`} onClick={save}>
        {texts.download}
      </Button>
    </div>
  );
}

/** A team goes by its supervisor, who sees no other. */
function useTeamName(team: string | null): string {
  const texts = useTexts(reviewsTexts);
  const user = useUser();
  const users = useUsers();
  if (user.role === 'supervisor') return user.name;
  return team === null ? texts.everyTeam : (users.data?.find(({ id }) => id === team)?.name ?? team);
}

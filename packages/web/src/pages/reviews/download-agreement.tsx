// The figures of agreement as a table for a spreadsheet: the total first, then each criterion, each with what narrows them.
import type { Agreement } from '@earshot/core/client';
import { Button } from '../../parts/button.tsx';
import { csvOf } from '../../parts/csv.ts';
import { saveFile } from '../../parts/save-file.ts';
import { useCriterionLabels, useTypeLabels } from '../../session/interaction-types.ts';
import { useUsers } from '../../session/people.ts';
import { useUser } from '../../session/session.tsx';
import { dayOf } from '../../texts/day.ts';
import { useLocale } from '../../texts/locale.ts';
import { useTexts } from '../../texts/texts.ts';
import { reviewsTexts } from './texts/reviews-texts.ts';

interface DownloadProps {
  agreement: Agreement;
  /** Null where nothing narrows the figures. */
  type: string | null;
  team: string | null;
}

export function DownloadAgreement({ agreement, type, team }: DownloadProps) {
  const texts = useTexts(reviewsTexts);
  const labels = useCriterionLabels();
  const locale = useLocale();
  const typeName = useTypeLabels()(type, null) ?? texts.everyType;
  const teamName = useTeamName(team);
  const save = () => {
    const { from, to, total, criteria } = agreement;
    const days = [from, to].map((moment) => dayOf(new Date(moment)));
    const titles = [
      texts.criterion,
      texts.from,
      texts.to,
      texts.type,
      texts.team,
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
      typeName,
      teamName,
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

/** A team goes by its supervisor, who sees no other. */
function useTeamName(team: string | null): string {
  const texts = useTexts(reviewsTexts);
  const user = useUser();
  const users = useUsers();
  if (user.role === 'supervisor') return user.name;
  return team === null ? texts.everyTeam : (users.data?.find(({ id }) => id === team)?.name ?? team);
}

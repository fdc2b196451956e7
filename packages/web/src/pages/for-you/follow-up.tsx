// What the reader's own conversations, or those of a supervisor's team, have left to do: next steps and open objections of the last month.
import type { CurrentUser } from '@earshot/core/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useNextStepText } from '../../parts/next-step-status.ts';
import { Panel } from '../../parts/page.tsx';
import { type Column, Records } from '../../parts/records.tsx';
import { api } from '../../session/api.ts';
import { useUser } from '../../session/session.tsx';
import { dateOf, dayOf } from '../../texts/day.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import styles from './for-you.module.css';
import { type Left, leftToDo } from './left-to-do.ts';
import { forYouTexts } from './texts/for-you-texts.ts';

const days = 30;
/** More than anybody follows up in a month; of a large team, the latest. */
const mostLooked = 100;

const linesQuery = ({ id, role }: Pick<CurrentUser, 'id' | 'role'>) =>
  queryOptions({
    queryKey: ['analyses', 'lately', id, role],
    queryFn: ({ signal }) => {
      const first = dateOf(dayOf(new Date()));
      first.setDate(first.getDate() - days);
      const narrowed = {
        ...(role === 'supervisor' ? { supervisorId: id } : { salespersonId: id }),
        occurredFrom: first.toISOString(),
        status: 'completed',
        archived: false,
      } as const;
      return api.analyses.listPage(
        { ...narrowed, orderBy: 'occurredAt', withMeasures: true, limit: mostLooked },
        { signal },
      );
    },
  });

/** Nothing for readers who sell nothing. */
export function FollowUp() {
  const texts = useTexts(forYouTexts);
  const user = useUser();
  const isTeam = user.role === 'supervisor';
  const { data } = useQuery(linesQuery(user));
  const columns = useColumns(isTeam);
  if (!data || data.items.length === 0) return null;
  const left = leftToDo(data.items);
  const title = isTeam ? texts.followUpOfTeam : texts.followUp;
  return (
    <Panel title={title}>
      <p>
        {texts.followUpHint} {data.nextCursor !== null && texts.followUpLatest(mostLooked)}
      </p>
      {left.length > 0 && <Records caption={title} columns={columns} records={left} idOf={({ line }) => line.id} />}
    </Panel>
  );
}

function useColumns(isTeam: boolean): Column<Left>[] {
  const texts = useTexts(forYouTexts);
  const write = useNextStepText();
  const { date } = useFormats();
  return [
    {
      key: 'conversation',
      title: texts.conversation,
      cell: ({ line: { id, clientLabel, occurredAt } }) => (
        <Link href={`/analyses/${id}`}>
          <bdi>{[clientLabel, date(occurredAt)].filter(Boolean).join(' · ')}</bdi>
        </Link>
      ),
    },
    ...(isTeam ? [{ key: 'rep', title: texts.rep, cell: ({ line }: Left) => <bdi>{line.salespersonName}</bdi> }] : []),
    {
      key: 'step',
      title: texts.nextStep,
      cell: ({ step }) => (step === null ? texts.noStep : <bdi>{write(step)}</bdi>),
    },
    {
      key: 'objections',
      title: texts.openObjections,
      cell: ({ objections }) =>
        objections.length === 0 ? (
          texts.noObjection
        ) : (
          <ul className={styles.objections}>
            {objections.map((objection, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and the list never changes
              <li key={at}>
                <q dir="auto">{objection}</q>
              </li>
            ))}
          </ul>
        ),
    },
  ];
}

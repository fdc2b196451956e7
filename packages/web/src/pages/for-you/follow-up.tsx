// What the reader's own conversations have left to do: next steps and open objections of the last month.
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
/** More than anybody follows up in a month. */
const mostLooked = 100;

const ownLinesQuery = (salespersonId: string) =>
  queryOptions({
    queryKey: ['analyses', 'ownLately', salespersonId],
    queryFn: ({ signal }) => {
      const first = dateOf(dayOf(new Date()));
      first.setDate(first.getDate() - days);
      const narrowed = {
        salespersonId,
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
  const { id } = useUser();
  const { data } = useQuery(ownLinesQuery(id));
  const columns = useColumns();
  if (!data || data.items.length === 0) return null;
  const left = leftToDo(data.items);
  return (
    <Panel title={texts.followUp}>
      <p>{texts.followUpHint}</p>
      {left.length > 0 && (
        <Records caption={texts.followUp} columns={columns} records={left} idOf={({ line }) => line.id} />
      )}
    </Panel>
  );
}

function useColumns(): Column<Left>[] {
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

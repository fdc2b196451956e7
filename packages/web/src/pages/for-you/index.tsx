// For you: what waits for the reader: comments addressed to them, and verdicts that somebody contests; and what became of their own comments.
import type { OpenContest } from '@earshot/core/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ConversationName } from '../../parts/conversation-name.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page, Panel } from '../../parts/page.tsx';
import { type Column, Records } from '../../parts/records.tsx';
import { commentsByMeQuery, myCommentsQuery } from '../../session/comments.ts';
import { contestsQuery } from '../../session/contests.ts';
import { useCriterionLabels } from '../../session/interaction-types.ts';
import type { Preload } from '../../session/preload.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { ByWhom } from './cells.tsx';
import { CommentsByMe } from './comments-by-me.tsx';
import { CommentsForMe } from './comments-for-me.tsx';
import { FollowUp } from './follow-up.tsx';
import { forYouTexts } from './texts/for-you-texts.ts';

export const preload: Preload = async (queries) => {
  await Promise.all([
    queries.prefetchQuery(contestsQuery),
    queries.prefetchQuery(myCommentsQuery),
    queries.prefetchQuery(commentsByMeQuery),
  ]);
};

export default function ForYouPage() {
  const texts = useTexts(forYouTexts);
  const { role } = useUser();
  const contests = useQuery(contestsQuery);
  const columns = useColumns();
  return (
    <Page title={texts.title}>
      <Panel title={texts.comments}>
        <CommentsForMe />
      </Panel>
      <Panel title={texts.contests}>
        <p>{role === 'salesperson' ? texts.ofSalesperson : texts.ofLeader}</p>
        <Loaded query={contests}>
          {({ items, hasMore }) =>
            items.length === 0 ? (
              <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
            ) : (
              <>
                <Records
                  caption={texts.contests}
                  columns={columns}
                  records={items}
                  idOf={({ id, criterion }) => `${id} ${criterion}`}
                />
                {hasMore && <p>{texts.more}</p>}
              </>
            )
          }
        </Loaded>
      </Panel>
      <FollowUp />
      <CommentsByMe />
    </Page>
  );
}

function useColumns(): Column<OpenContest>[] {
  const texts = useTexts(forYouTexts);
  const labels = useCriterionLabels();
  return [
    {
      key: 'criterion',
      title: texts.criterion,
      cell: ({ id, criterion, label }) => (
        <Link href={`/analyses/${id}#${criterion}`}>
          <bdi>{labels.get(criterion) ?? label}</bdi>
        </Link>
      ),
    },
    { key: 'conversation', title: texts.conversation, cell: (contest) => <ConversationName of={contest} /> },
    { key: 'reason', title: texts.reason, cell: ({ contest }) => <bdi>{contest.reason}</bdi> },
    {
      key: 'contested',
      title: texts.contested,
      cell: ({ contest: { contestedByName, contestedAt } }) => <ByWhom name={contestedByName} at={contestedAt} />,
    },
  ];
}

// Comments that the reader has addressed to others: what is open, and folded, what was done.
import type { CommentForMe } from '@earshot/core/client';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../parts/badge.tsx';
import { ConversationName } from '../../parts/conversation-name.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import { Panel } from '../../parts/page.tsx';
import { type Column, Records } from '../../parts/records.tsx';
import { When } from '../../parts/when.tsx';
import { commentsByMeQuery } from '../../session/comments.ts';
import { useTexts } from '../../texts/texts.ts';
import { CommentLink } from './cells.tsx';
import { forYouTexts } from './texts/for-you-texts.ts';

/** Nothing where the reader has written to nobody. */
export function CommentsByMe() {
  const texts = useTexts(forYouTexts);
  const { data } = useQuery(commentsByMeQuery);
  const columns = useColumns();
  if (!data || data.items.length === 0) return null;
  const open = data.items.filter(({ comment }) => comment.doneAt === null);
  const done = data.items.filter(({ comment }) => comment.doneAt !== null);
  const table = (caption: string, items: CommentForMe[]) => (
    <Records caption={caption} columns={columns} records={items} idOf={({ comment }) => comment.id} />
  );
  return (
    <Panel title={texts.byMe}>
      {open.length > 0 ? table(texts.byMe, open) : <p>{texts.byMeAllDone}</p>}
      {done.length > 0 && (
        <Disclosure summary={texts.byMeDone(done.length)}>{table(texts.byMeDone(done.length), done)}</Disclosure>
      )}
      {data.hasMore && <p>{texts.byMeMore}</p>}
    </Panel>
  );
}

function useColumns(): Column<CommentForMe>[] {
  const texts = useTexts(forYouTexts);
  return [
    { key: 'comment', title: texts.comment, cell: ({ comment }) => <CommentLink comment={comment} /> },
    { key: 'for', title: texts.forWhom, cell: ({ comment: { forUserName } }) => <bdi>{forUserName}</bdi> },
    { key: 'conversation', title: texts.conversation, cell: (comment) => <ConversationName of={comment} /> },
    { key: 'written', title: texts.written, cell: ({ comment }) => <When iso={comment.createdAt} /> },
    {
      key: 'done',
      title: texts.state,
      cell: ({ comment: { doneAt } }) =>
        doneAt === null ? (
          <Badge tone="warn">{texts.open}</Badge>
        ) : (
          <>
            <Badge tone="good">{texts.done}</Badge> <When iso={doneAt} />
          </>
        ),
    },
  ];
}

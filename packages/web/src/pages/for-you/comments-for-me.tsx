// Comments that are addressed to the reader, until they are done.
import type { CommentForMe } from '@earshot/core/client';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../parts/button.tsx';
import { ConversationName } from '../../parts/conversation-name.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { type Column, Records } from '../../parts/records.tsx';
import { myCommentsQuery, useCommentDone } from '../../session/comments.ts';
import { useTexts } from '../../texts/texts.ts';
import { ByWhom, CommentLink } from './cells.tsx';
import { forYouTexts } from './texts/for-you-texts.ts';

export function CommentsForMe() {
  const texts = useTexts(forYouTexts);
  const comments = useQuery(myCommentsQuery);
  const done = useCommentDone();
  const columns: Column<CommentForMe>[] = [
    {
      key: 'comment',
      title: texts.comment,
      cell: ({ comment }) => <CommentLink comment={comment} />,
    },
    { key: 'conversation', title: texts.conversation, cell: (comment) => <ConversationName of={comment} /> },
    {
      key: 'from',
      title: texts.from,
      cell: ({ comment: { authorName, createdAt } }) => <ByWhom name={authorName} at={createdAt} />,
    },
    {
      key: 'done',
      title: texts.state,
      cell: ({ comment }) => (
        <Button
          aria-label={`${texts.markDone}: ${comment.text.slice(0, 60)}`}
          isBusy={done.isPending && done.variables.id === comment.id}
          onClick={() => done.mutate({ id: comment.id, done: true })}
        >
          {texts.markDone}
        </Button>
      ),
    },
  ];
  return (
    <Loaded query={comments}>
      {({ items, hasMore }) =>
        items.length === 0 ? (
          <EmptyState title={texts.noComments}>{texts.noCommentsHint}</EmptyState>
        ) : (
          <>
            <Records caption={texts.comments} columns={columns} records={items} idOf={({ comment }) => comment.id} />
            {hasMore && <p>{texts.moreComments}</p>}
            {done.error && <ErrorMessage error={done.error} />}
          </>
        )
      }
    </Loaded>
  );
}

// Comments that are addressed to the reader, until they are done.
import type { CommentForMe } from '@earshot/core/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { type Column, Records } from '../../parts/records.tsx';
import { When } from '../../parts/when.tsx';
import { api } from '../../session/api.ts';
import { myCommentsQuery } from '../../session/comments.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { forYouTexts } from './texts/for-you-texts.ts';

export function CommentsForMe() {
  const texts = useTexts(forYouTexts);
  const formats = useFormats();
  const queries = useQueryClient();
  const comments = useQuery(myCommentsQuery);
  const done = useMutation({
    mutationFn: (id: string) => api.analyses.setCommentDone(id, true),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['comments'] }),
  });
  const columns: Column<CommentForMe>[] = [
    {
      key: 'comment',
      title: texts.comment,
      cell: ({ comment }) => (
        <Link href={`/analyses/${comment.analysisId}${comment.turn === null ? '' : `?turn=${comment.turn}`}`}>
          <bdi>{comment.text.length > 200 ? `${comment.text.slice(0, 200)}…` : comment.text}</bdi>
        </Link>
      ),
    },
    {
      key: 'conversation',
      title: texts.conversation,
      cell: ({ salespersonName, clientName, occurredAt }) => (
        <bdi>{[salespersonName, clientName, formats.date(occurredAt)].filter(Boolean).join(' · ')}</bdi>
      ),
    },
    {
      key: 'from',
      title: texts.from,
      cell: ({ comment: { authorName, createdAt } }) => (
        <>
          {authorName !== null && <bdi>{authorName}, </bdi>}
          <When iso={createdAt} />
        </>
      ),
    },
    {
      key: 'done',
      title: texts.state,
      cell: ({ comment }) => (
        <Button
          aria-label={`${texts.markDone}: ${comment.text.slice(0, 60)}`}
          isBusy={done.isPending && done.variables === comment.id}
          onClick={() => done.mutate(comment.id)}
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

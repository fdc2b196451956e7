// Comments on a conversation: at a moment or on the whole, the oldest first, with what the reader may do to each.
import type { Analysis, Comment } from '@earshot/core/client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { When } from '../../parts/when.tsx';
import { useReading } from '../../reading/reading-context.tsx';
import { Section } from '../../reading/section.tsx';
import { administrators, leaders } from '../../roles.ts';
import { commentsQuery, useCommentDeletion, useCommentDone } from '../../session/comments.ts';
import { useCriterionLabels } from '../../session/interaction-types.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import type { Draft } from './comment-dialog.tsx';
import styles from './comments.module.css';
import { commentTexts } from './texts/comment-texts.ts';

const CommentDialog = lazy(() => import('./comment-dialog.tsx'));

interface CommentsPanelProps {
  analysis: Pick<Analysis, 'id' | 'salespersonId' | 'interactionScorecard'>;
  /** What is being written; null: nothing. */
  draft: Draft | null;
  onDraft(draft: Draft | null): void;
}

export function CommentsPanel({ analysis, draft, onDraft }: CommentsPanelProps) {
  const texts = useTexts(commentTexts);
  const { lines } = useReading();
  const { data, error } = useQuery(commentsQuery(analysis.id));
  const items = data?.items ?? [];
  const [deleted, setDeleted] = useState<Comment | null>(null);
  const deletion = useCommentDeletion();
  return (
    <>
      <Section title={texts.title} gist={items.length > 0 ? items.length : null} isOpen of={items}>
        {() => (
          <div className={styles.comments}>
            {error && <ErrorMessage error={error} />}
            {items.length > 0 && (
              <ul className={styles.list}>
                {items.map((comment) => (
                  <li key={comment.id}>
                    <OneComment
                      comment={comment}
                      onEdit={() => onDraft({ comment })}
                      onDelete={() => setDeleted(comment)}
                    />
                  </li>
                ))}
              </ul>
            )}
            <div className={styles.actions}>
              <Button onClick={() => onDraft({ turn: null })}>{texts.write}</Button>
            </div>
          </div>
        )}
      </Section>
      {draft && (
        <Suspense>
          <CommentDialog
            analysis={analysis}
            draft={draft}
            words={'turn' in draft && draft.turn !== null ? (lines[draft.turn]?.text ?? null) : null}
            onClose={() => onDraft(null)}
          />
        </Suspense>
      )}
      {deleted && (
        <ConfirmDialog
          title={texts.deleteTitle}
          confirm={texts.delete}
          onConfirm={() => deletion(deleted.id)}
          onClose={() => setDeleted(null)}
        >
          <p dir="auto">{deleted.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function OneComment({ comment, onEdit, onDelete }: { comment: Comment; onEdit(): void; onDelete(): void }) {
  const texts = useTexts(commentTexts);
  const { id: reader, role } = useUser();
  const done = useCommentDone();
  const { id, text, authorId, authorName, forUserId, forUserName, createdAt, editedAt, doneAt, turn, exampleOf } =
    comment;
  const isOwn = authorId === reader;
  const isForReader = forUserId === reader;
  const deletes = isOwn || administrators.includes(role) || (exampleOf !== null && leaders.includes(role));
  const labels = useCriterionLabels();
  const named = (action: string) => `${action}: ${text.slice(0, 60)}`;
  return (
    <article className={styles.comment}>
      <p className={styles.head}>
        <strong>
          <bdi>{authorName ?? texts.somebody}</bdi>
        </strong>
        {forUserName !== null && (
          <span>
            {texts.to} <bdi>{forUserName}</bdi>
          </span>
        )}
        <When iso={createdAt} />
        {editedAt !== null && <span>{texts.edited}</span>}
        {doneAt !== null ? (
          <Badge tone="good">{texts.done}</Badge>
        ) : (
          isForReader && <Badge tone="accent">{texts.forYou}</Badge>
        )}
        {exampleOf !== null && (
          <Badge tone="good">
            {texts.exampleOf} <bdi>{labels.get(exampleOf) ?? exampleOf}</bdi>
          </Badge>
        )}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <div className={styles.actions}>
        {turn !== null && <Moment turn={turn} />}
        {(isOwn || isForReader) && (
          <Button
            variant="quiet"
            aria-label={named(doneAt === null ? texts.markDone : texts.reopen)}
            isBusy={done.isPending}
            onClick={() => done.mutate({ id, done: doneAt === null })}
          >
            {doneAt === null ? texts.markDone : texts.reopen}
          </Button>
        )}
        {isOwn && (
          <Button variant="quiet" aria-label={named(texts.edit)} onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
        {deletes && (
          <Button variant="quiet" aria-label={named(texts.delete)} onClick={onDelete}>
            {texts.delete}
          </Button>
        )}
      </div>
      {done.error && <ErrorMessage error={done.error} />}
    </article>
  );
}

/** The way to the line; nothing where the transcript has no such line. */
function Moment({ turn }: { turn: number }) {
  const texts = useTexts(commentTexts);
  const formats = useFormats();
  const { lines, goToLine } = useReading();
  const line = lines[turn];
  if (!line) return null;
  const place = line.start === null ? texts.line(turn + 1) : formats.duration(line.start);
  return (
    <Button variant="quiet" aria-label={texts.goTo(place)} onClick={() => goToLine(turn)}>
      {place}
    </Button>
  );
}

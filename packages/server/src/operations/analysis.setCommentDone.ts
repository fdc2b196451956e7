// analysis.setCommentDone (extension): whom a comment is addressed to, or its author, marks it as done or opens it again.
import { changeComment, commentView } from '../analyses/comments.ts';
import { setCommentDone } from '../records/comments.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.setCommentDone'> = async ({ id, done }, caller, service) => {
  const kind = done ? 'analysis.commentDone' : 'analysis.commentReopened';
  const row = await changeComment(
    id,
    caller,
    service,
    ({ author_id, addressee_id }) => [author_id, addressee_id].includes(caller.userId),
    kind,
    (tx) => setCommentDone(tx, caller.companyId, id, done ? service.now() : null),
  );
  return commentView(row);
};

// analysis.setCommentDone (extension): the addressee or the author of a comment marks it as done, or opens it again.
import { changeComment, commentView } from '../analyses/comments.ts';
import { setCommentDone } from '../records/comments.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.setCommentDone'> = async ({ id, done }, caller, service) => {
  const row = await changeComment(id, caller, service, {
    kind: done ? 'analysis.commentDone' : 'analysis.commentReopened',
    isAllowed: ({ author_id, addressee_id }) => [author_id, addressee_id].includes(caller.userId),
    apply: (tx) => setCommentDone(tx, caller.companyId, id, done ? service.now() : null),
  });
  return commentView(row);
};

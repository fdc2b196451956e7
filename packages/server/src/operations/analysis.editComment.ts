// analysis.editComment (extension): the author changes what a comment says.
import { changeComment, commentView } from '../analyses/comments.ts';
import { editComment } from '../records/comments.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.editComment'> = async ({ id, text }, caller, service) => {
  const row = await changeComment(id, caller, service, {
    kind: 'analysis.commentEdited',
    isAllowed: ({ author_id }) => author_id === caller.userId,
    apply: (tx) => editComment(tx, caller.companyId, id, text.trim(), service.now()),
  });
  return commentView(row);
};

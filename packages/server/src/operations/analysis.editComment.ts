// analysis.editComment (extension): the author changes what a comment says.
import { changeComment, commentView } from '../analyses/comments.ts';
import { editComment } from '../records/comments.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.editComment'> = async ({ id, text }, caller, service) => {
  const isAuthor = (row: { author_id: string | null }) => row.author_id === caller.userId;
  const row = await changeComment(id, caller, service, isAuthor, 'analysis.commentEdited', (tx) =>
    editComment(tx, caller.companyId, id, text.trim(), service.now()),
  );
  return commentView(row);
};

// analysis.deleteComment (extension): its author deletes a comment, and administrators any.
import { changeComment } from '../analyses/comments.ts';
import { deleteComment } from '../records/comments.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.deleteComment'> = async ({ id }, caller, service) => {
  const isAdministrator = caller.role === 'admin_company' || caller.role === 'super_admin';
  await changeComment(
    id,
    caller,
    service,
    ({ author_id }) => isAdministrator || author_id === caller.userId,
    'analysis.commentDeleted',
    (tx) => deleteComment(tx, caller.companyId, id),
  );
  return { id };
};

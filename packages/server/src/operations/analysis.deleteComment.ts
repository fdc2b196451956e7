// analysis.deleteComment (extension): the author deletes a comment, who leads a good example; administrators delete any.
import { isAdministrator, leads } from '@earshot/core';
import { changeComment } from '../analyses/comments.ts';
import { deleteComment } from '../records/comments.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.deleteComment'> = async ({ id }, caller, service) => {
  await changeComment(id, caller, service, {
    kind: 'analysis.commentDeleted',
    isAllowed: ({ author_id, example_of }) =>
      isAdministrator(caller.role) || author_id === caller.userId || (example_of !== null && leads(caller.role)),
    apply: (tx) => deleteComment(tx, caller.companyId, id),
  });
  return { id };
};

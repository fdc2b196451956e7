// auth.acknowledgeReplacement (extension): the person knows that the password was replaced, and is not told again (docs/decisions/sign-in.md#d63).
import { earshotError } from '@earshot/core';
import { forgetReplacement } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.acknowledgeReplacement'> = async (_input, caller, { db }) => {
  // The holder of the link may be somebody else, so that session does not speak for the person.
  if (caller.isByInvitation) throw earshotError('replacementUnseen');
  await forgetReplacement(db, caller.userId);
  return { acknowledged: true };
};

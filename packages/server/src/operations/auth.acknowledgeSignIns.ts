// auth.acknowledgeSignIns (extension): the person knows of the sign-ins from new places, except those of this browser (docs/decisions/mail.md#new-sign-ins).
import { earshotError } from '@earshot/core';
import { forgetNewSignIns } from '../records/sign-in-places.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.acknowledgeSignIns'> = async (_input, caller, { db }, browser) => {
  // The holder of the link may be somebody else, so that session does not speak for the person.
  if (caller.isByInvitation) throw earshotError('replacementUnseen');
  await forgetNewSignIns(db, caller.userId, browser.device.id);
  return { acknowledged: true };
};

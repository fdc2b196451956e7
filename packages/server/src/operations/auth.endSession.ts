// auth.endSession (extension): one of the own sessions; the present one too, as auth.logout does (docs/decisions/sign-in.md#d63).
import { earshotError } from '@earshot/core';
import { deleteOwnSession } from '../records/sessions.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.endSession'> = async ({ id }, { userId, sessionId }, { db }, browser) => {
  const ended = await deleteOwnSession(db, userId, id);
  if (ended === undefined) throw earshotError('sessionNotFound');
  if (ended === sessionId) browser.end();
  return { id };
};

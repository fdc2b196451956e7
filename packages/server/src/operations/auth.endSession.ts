// auth.endSession (extension): one of the own sessions; the present one too, as auth.logout does (docs/decisions/sign-in.md#d63).
import { earshotError } from '@earshot/core';
import { recordDeed } from '../audit/record-deed.ts';
import { deleteOwnSession } from '../records/sessions.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.endSession'> = async ({ id }, caller, { db, now }, browser) => {
  const { userId, sessionId } = caller;
  const ended = await db.transaction(async (tx) => {
    const tokenHash = await deleteOwnSession(tx, userId, id);
    if (tokenHash === undefined) throw earshotError('sessionNotFound');
    await recordDeed(tx, caller, { kind: 'session.ended', subjectId: userId, details: { sessions: 1 } }, now());
    return tokenHash;
  });
  if (ended === sessionId) browser.end();
  return { id };
};

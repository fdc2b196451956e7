// auth.logout (extension): ends the session that the browser has.
import { endSession } from '../accounts/sessions.ts';
import { recordDeed } from '../audit/record-deed.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.logout'> = async (_input, caller, { db, now }, browser) => {
  const { sessionId } = caller;
  if (sessionId !== null)
    await db.transaction(async (tx) => {
      await endSession(tx, sessionId);
      await recordDeed(
        tx,
        caller,
        { kind: 'session.ended', subjectId: caller.userId, details: { sessions: 1 } },
        now(),
      );
    });
  browser.end();
  return { signedOut: true };
};

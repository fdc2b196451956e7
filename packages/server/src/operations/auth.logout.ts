// auth.logout (extension): ends the session that the browser has.
import { endSession } from '../accounts/sessions.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.logout'> = async (_input, caller, { db }, browser) => {
  if (caller.sessionId !== null) await endSession(db, caller.sessionId);
  browser.end();
  return { signedOut: true };
};

// user.me: who is calling; confirms that a key is valid (docs/contract.md#authentication).
import { currentUser } from '../accounts/current-user.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'user.me'> = (_input, caller, { db }, browser) =>
  currentUser(db, caller, caller.sessionId !== null && !caller.isByInvitation ? browser.device.id : null);

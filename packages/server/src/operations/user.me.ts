// user.me: who is calling; confirms that a key is valid (docs/contract.md#authentication).
import { currentUser } from '../accounts/current-user.ts';
import { secondFactorNeed } from '../accounts/second-factor.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'user.me'> = async (_input, caller, { db }, browser) => {
  const isSession = caller.sessionId !== null;
  const user = await currentUser(
    db,
    caller.companyId,
    caller.userId,
    isSession && !caller.isByInvitation ? browser.device.id : null,
  );
  return isSession ? { ...user, ...(await secondFactorNeed(db, user)) } : user;
};

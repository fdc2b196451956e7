// auth.endOtherSessions (extension): all own sessions but the present one (docs/decisions/sign-in.md#d63).
import { deleteOtherSessions } from '../records/sessions.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.endOtherSessions'> = async (_input, { userId, sessionId }, { db }) => ({
  ended: await deleteOtherSessions(db, userId, sessionId!),
});

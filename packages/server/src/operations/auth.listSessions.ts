// auth.listSessions (extension): where the person is signed in, last used first (docs/decisions/sign-in.md#d63).
import { sessionView } from '../accounts/session-view.ts';
import { isLive } from '../accounts/sessions.ts';
import { sessionsOfUser } from '../records/sessions.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.listSessions'> = async (_input, { userId, sessionId }, { db, now }) =>
  (await sessionsOfUser(db, userId))
    .filter((row) => isLive(row, now()))
    .map((row) => ({ ...sessionView(row), isCurrent: row.token_hash === sessionId }));

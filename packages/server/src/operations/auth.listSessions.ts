// auth.listSessions (extension): where the person is signed in, last used first (docs/decisions/sign-in.md#d63).
import { toTimestamp } from '@earshot/core';
import { isLive } from '../accounts/sessions.ts';
import { sessionsOfUser } from '../records/sessions.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.listSessions'> = async (_input, { userId, sessionId }, { db, now }) =>
  (await sessionsOfUser(db, userId))
    .filter((row) => isLive(row, now()))
    .map((row) => ({
      id: row.id,
      createdAt: toTimestamp(row.created_at),
      lastSeenAt: toTimestamp(row.last_seen_at),
      userAgent: row.user_agent,
      address: row.address,
      isCurrent: row.token_hash === sessionId,
    }));

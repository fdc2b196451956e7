// What somebody may know a session by, in the list of the own ones and in the copy that the person asks for.
import { toTimestamp } from '@earshot/core';
import type { OwnSessionRow } from '../records/sessions.ts';

export const sessionView = (row: OwnSessionRow) => ({
  id: row.id,
  createdAt: toTimestamp(row.created_at),
  lastSeenAt: toTimestamp(row.last_seen_at),
  userAgent: row.user_agent,
  address: row.address,
});

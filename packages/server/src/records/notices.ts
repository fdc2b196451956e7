// Table notices: the queue of what is told to people outside the pages. A row is claimed for one attempt by moving its time past the lease.
import { placeholders, type Queries } from './database.ts';

export type NoticeChannel = 'mail' | 'chat';

export interface NoticeRow {
  id: string;
  company_id: string;
  user_id: string;
  channel: NoticeChannel;
  kind: string;
  /** The analysis or the integration that it is about; null: it is about the person. */
  subject_id: string | null;
  /** JSON; never a word of a conversation. */
  facts: string;
  created_at: number;
  /** Not sent later than this. */
  expires_at: number;
}

export interface ClaimedNotice extends NoticeRow {
  /** The attempt's number, 1 for the first. */
  attempts: number;
}

const columns = 'id, company_id, user_id, channel, kind, subject_id, facts, created_at, expires_at';

export async function insertNotice(tx: Queries, row: NoticeRow): Promise<void> {
  await tx.run(`INSERT INTO notices (${columns}, next_attempt_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, [
    row.id,
    row.company_id,
    row.user_id,
    row.channel,
    row.kind,
    row.subject_id,
    row.facts,
    row.created_at,
    row.expires_at,
    row.created_at,
  ]);
}

/** How many of these kinds there were for the e-mail address of the person since then, whichever company they are in. */
export async function noticesToAddress(
  tx: Queries,
  userId: string,
  kinds: readonly string[],
  since: number,
): Promise<number> {
  const row = await tx.get<{ count: number }>(
    `SELECT COUNT(*) AS count FROM users me JOIN users u ON u.email_folded = me.email_folded JOIN notices n ON n.user_id = u.id
     WHERE me.id = ? AND n.kind IN (${placeholders(kinds)}) AND n.created_at > ?`,
    [userId, ...kinds, since],
  );
  return row?.count ?? 0;
}

export async function noticesOfCompany(tx: Queries, companyId: string, since: number): Promise<number> {
  const row = await tx.get<{ count: number }>(
    'SELECT COUNT(*) AS count FROM notices WHERE company_id = ? AND created_at > ?',
    [companyId, since],
  );
  return row?.count ?? 0;
}

/** Those of a company that is to be erased wait, and are not sent. */
const isOfStayingCompany = 'company_id NOT IN (SELECT id FROM companies WHERE erasure_due_at IS NOT NULL)';

/** How many wait to be sent, and since when the oldest has. */
export async function noticeDepth(db: Queries): Promise<{ count: number; since: number | null }> {
  const row = await db.get<{ count: number; since: number | null }>(
    `SELECT COUNT(*) AS count, MIN(created_at) AS since FROM notices
     WHERE next_attempt_at IS NOT NULL AND ${isOfStayingCompany}`,
  );
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

/** Up to `most` that are due, which no other transaction has; until `leaseUntil` no other process sees them as due. */
export async function claimNotices(
  tx: Queries,
  now: number,
  leaseUntil: number,
  most: number,
): Promise<ClaimedNotice[]> {
  const due = await tx.all<{ id: string }>(
    `SELECT id FROM notices WHERE next_attempt_at <= ? AND ${isOfStayingCompany} ORDER BY next_attempt_at, id LIMIT ? ${tx.skipLocked}`,
    [now, most],
  );
  if (due.length === 0) return [];
  return tx.returning<ClaimedNotice>(
    `UPDATE notices SET attempts = attempts + 1, next_attempt_at = ? WHERE id IN (${placeholders(due)})
     RETURNING ${columns}, attempts`,
    [leaseUntil, ...due.map(({ id }) => id)],
  );
}

/** Null: there is no other attempt, and what it told is forgotten. Nothing happens where another process has claimed it since. */
export async function endNoticeAttempt(
  db: Queries,
  { id, attempts }: Pick<ClaimedNotice, 'id' | 'attempts'>,
  nextAttemptAt: number | null,
): Promise<void> {
  const facts = nextAttemptAt === null ? ", facts = '{}', subject_id = NULL" : '';
  await db.run(`UPDATE notices SET next_attempt_at = ?${facts} WHERE id = ? AND attempts = ?`, [
    nextAttemptAt,
    id,
    attempts,
  ]);
}

/** What was queued, or put off beyond `latest`, before the clock was set back counts from now: it is due, is not counted for longer, and lasts as long as it would have. */
export async function recallNotices(
  db: Queries,
  now: number,
  latest: { created: number; attempt: number },
): Promise<void> {
  await db.run(
    `UPDATE notices SET next_attempt_at = CASE WHEN next_attempt_at IS NULL THEN NULL ELSE CAST(? AS bigint) END,
       expires_at = expires_at - (created_at - ?), created_at = ? WHERE created_at > ?`,
    [now, now, now, latest.created],
  );
  await db.run('UPDATE notices SET next_attempt_at = ? WHERE next_attempt_at > ?', [now, latest.attempt]);
}

/** Those that have ended, and those that nobody has sent in time. */
export async function forgetNotices(db: Queries, endedBefore: number, expiredBefore: number): Promise<void> {
  await db.run(
    'DELETE FROM notices WHERE (next_attempt_at IS NULL AND created_at < ?) OR (expires_at < ? AND created_at < ?)',
    [endedBefore, expiredBefore, endedBefore],
  );
}

/** What is queued about an analysis that goes. */
export async function dropNoticesAbout(tx: Queries, subjectId: string): Promise<void> {
  await tx.run('DELETE FROM notices WHERE subject_id = ?', [subjectId]);
}

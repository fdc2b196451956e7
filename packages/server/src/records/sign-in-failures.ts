// Table sign_in_failures: one row per try that has not succeeded, by what is throttled (an e-mail or an address).
import type { Queries } from './database.ts';

export interface SignInTry {
  id: string;
  subject: string;
  failedAt: number;
}

export async function insertTry(db: Queries, { id, subject, failedAt }: SignInTry): Promise<void> {
  await db.run('INSERT INTO sign_in_failures (id, subject, failed_at) VALUES (?, ?, ?)', [id, subject, failedAt]);
}

/** Until the transaction ends, no other one counts tries of the subject: parallel ones are counted one after another. */
export async function lockSubject(tx: Queries, subject: string, now: number): Promise<void> {
  // A row of no subject, which goes away with the tries of its time.
  await tx.run(
    `INSERT INTO sign_in_failures (id, subject, failed_at) VALUES (?, '', ?)
     ON CONFLICT (id) DO UPDATE SET failed_at = excluded.failed_at`,
    [`lock:${subject}`, now],
  );
}

/** How many tries of the subject there were after `since` (ms). */
export async function triesSince(tx: Queries, subject: string, since: number): Promise<number> {
  const row = await tx.get<{ count: number }>(
    'SELECT COUNT(*) AS count FROM sign_in_failures WHERE subject = ? AND failed_at > ?',
    [subject, since],
  );
  return row?.count ?? 0;
}

export async function deleteTry(db: Queries, id: string): Promise<void> {
  await db.run('DELETE FROM sign_in_failures WHERE id = ?', [id]);
}

export async function deleteTriesOf(db: Queries, subject: string): Promise<void> {
  await db.run('DELETE FROM sign_in_failures WHERE subject = ?', [subject]);
}

export async function deleteTriesBefore(db: Queries, before: number): Promise<void> {
  await db.run('DELETE FROM sign_in_failures WHERE failed_at < ?', [before]);
}

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

/** How many tries of the subject since `since` came before this one: of parallel tries each has its own number. */
export async function triesBefore(db: Queries, { id, subject, failedAt }: SignInTry, since: number): Promise<number> {
  const row = await db.get<{ count: number }>(
    'SELECT COUNT(*) AS count FROM sign_in_failures WHERE subject = ? AND failed_at > ? AND (failed_at, id) < (?, ?)',
    [subject, since, failedAt, id],
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

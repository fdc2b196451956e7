// Table runners: one row per running process. What it works on carries its id; a process without a sign of life holds nothing.
import type { Queries } from './database.ts';

export interface RunnerRow {
  id: string;
  hostname: string;
  pid: number;
  seen_at: number;
}

export async function insertRunner(db: Queries, runner: RunnerRow): Promise<void> {
  await db.run('INSERT INTO runners (id, hostname, pid, seen_at) VALUES (?, ?, ?, ?)', [
    runner.id,
    runner.hostname,
    runner.pid,
    runner.seen_at,
  ]);
}

/** False when another process has declared this runner dead. */
export async function touchRunner(db: Queries, id: string, now: number): Promise<boolean> {
  return (await db.run('UPDATE runners SET seen_at = ? WHERE id = ?', [now, id])) === 1;
}

export const allRunners = (db: Queries) => db.all<RunnerRow>('SELECT * FROM runners ORDER BY id');

/** Its sign of life is from before the clock was set back: unless it gives another, it counts from now. */
export async function recallRunner(db: Queries, { id, seen_at: seenAt }: RunnerRow, now: number): Promise<void> {
  await db.run('UPDATE runners SET seen_at = ? WHERE id = ? AND seen_at = ?', [now, id, seenAt]);
}

/** False when it was seen after `seenAt`, and so lives. */
export async function deleteRunner(db: Queries, id: string, seenAt?: number): Promise<boolean> {
  if (seenAt === undefined) return (await db.run('DELETE FROM runners WHERE id = ?', [id])) === 1;
  return (await db.run('DELETE FROM runners WHERE id = ? AND seen_at = ?', [id, seenAt])) === 1;
}

// Table rate_windows: one row per bucket with the times of its last requests; one UPSERT records a request in every process's sight.
import type { Queries } from './database.ts';

const digits = 13;

/**
 * Records a request at `now` (ms) and gives the bucket's last times, this one included, oldest first: at most `limit + 1`,
 * which is all that a sliding window of `limit` needs.
 */
export async function recordHit(db: Queries, bucket: string, limit: number, now: number): Promise<number[]> {
  const lastHits = db.lastCharacters('rate_windows.hits || excluded.hits', (limit + 1) * digits);
  const rows = await db.returning<{ hits: string }>(
    `INSERT INTO rate_windows (bucket, hits) VALUES (?, ?) ON CONFLICT (bucket) DO UPDATE SET hits = ${lastHits} RETURNING hits`,
    [bucket, String(now).padStart(digits, '0')],
  );
  const text = rows[0]?.hits ?? '';
  return Array.from({ length: text.length / digits }, (_, index) =>
    Number(text.slice(index * digits, (index + 1) * digits)),
  );
}

/** Forgets buckets without a request since `before` (ms): those of ended sessions would stay for ever. */
export async function forgetWindowsBefore(db: Queries, before: number): Promise<void> {
  await db.run(`DELETE FROM rate_windows WHERE ${db.lastCharacters('hits', digits)} < ?`, [
    String(before).padStart(digits, '0'),
  ]);
}

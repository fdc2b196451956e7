// How long a chore writes in one transaction: others wait for it, and one analysis may have megabytes (docs/decisions/erasure.md#retention-moves-along-time).
import type { Database } from '../records/database.ts';

/** Beyond it, no further analysis begins. On SQLite everybody who writes waits, and the largest takes some 20 ms alone; on Postgres only those who write the same analyses do. */
const longestTurnMs = { sqlite: 15, postgres: 300 };

/** Tells whether the turn that begins now is over. */
export function startTurn({ dialect }: Pick<Database, 'dialect'>): () => boolean {
  const until = performance.now() + longestTurnMs[dialect];
  return () => performance.now() >= until;
}

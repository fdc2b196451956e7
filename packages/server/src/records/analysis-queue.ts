// The queue of analyses: rows in `pending`, taken company by company, recordings apart from words. Tables analysis_turns and transcription_turns say whose turn was last.
import { type Dependency, type Fence, fenced, fenceValues, type PendingRow } from './analyses.ts';
import type { Queries } from './database.ts';

/** What is still to be transcribed waits for a transcriber, and what has its words does not: each lane has turns of its own. */
export type QueueLane = 'words' | 'recordings';

const laneFacts = {
  words: { toHear: 0, turns: 'analysis_turns' },
  recordings: { toHear: 1, turns: 'transcription_turns' },
} as const;

/**
 * Companies with a queued row whose time has come; those served longest ago, or never, first. Reads two index entries a company,
 * however many of its rows wait.
 */
export async function dueCompanies(db: Queries, lane: QueueLane, now: number, most: number): Promise<string[]> {
  const { toHear, turns } = laneFacts[lane];
  const waits = `a.status = 'pending' AND a.to_hear = ${toHear}`;
  const rows = await db.all<{ company_id: string }>(
    `WITH RECURSIVE waiting(company_id) AS (
       SELECT MIN(a.company_id) FROM analyses a WHERE ${waits}
       UNION ALL
       SELECT (SELECT MIN(a.company_id) FROM analyses a WHERE ${waits} AND a.company_id > waiting.company_id)
       FROM waiting WHERE waiting.company_id IS NOT NULL
     ), due AS (
       SELECT company_id,
         (SELECT MIN(a.run_after) FROM analyses a WHERE ${waits} AND a.company_id = waiting.company_id) AS since
       FROM waiting WHERE company_id IS NOT NULL
     )
     SELECT due.company_id FROM due LEFT JOIN ${turns} turns ON turns.company_id = due.company_id
     WHERE since <= ? ORDER BY COALESCE(turn, 0), since, due.company_id LIMIT ?`,
    [now, most],
  );
  return rows.map((row) => row.company_id);
}

/** Claims a company's oldest queued row whose time has come; no two processes get the same one. Undefined when others have them all. */
export async function claimNext(
  db: Queries,
  lane: QueueLane,
  runnerId: string,
  companyId: string,
  now: number,
): Promise<PendingRow | undefined> {
  const [claimed] = await db.returning<PendingRow>(
    `UPDATE analyses SET status = 'processing', updated_at = ?, runner_id = ?, fence = fence + 1
     WHERE id IN (SELECT id FROM analyses WHERE status = 'pending' AND to_hear = ${laneFacts[lane].toHear} AND company_id = ?
         AND run_after <= ? ORDER BY run_after, id LIMIT 1 ${db.skipLocked})
     RETURNING id, runner_id, fence, company_id, trigger, held_hundredths, auto_retry_count, wait_count, tried_at`,
    [now, runnerId, companyId, now],
  );
  // Runs outside the transaction, so that nothing is locked meanwhile. If it is not written, one analysis comes too soon.
  // A database that is gone by then must not take away what is claimed.
  if (claimed) await endTurn(db, laneFacts[lane].turns, companyId).catch(() => undefined);
  return claimed;
}

/** The company is the last in the round. */
async function endTurn(db: Queries, turns: string, companyId: string): Promise<void> {
  await db.run(
    `INSERT INTO ${turns} (company_id, turn) VALUES (?, (SELECT COALESCE(MAX(turn), 0) + 1 FROM ${turns}))
     ON CONFLICT (company_id) DO UPDATE SET turn = excluded.turn`,
    [companyId],
  );
}

/** Hands it to analysis: its recording has its words. This is neither a failure nor a wait. */
export async function handOnRow(db: Queries, fence: Fence, now: number): Promise<void> {
  await db.run(
    `UPDATE analyses SET status = 'pending', updated_at = ?, run_after = ?, runner_id = NULL WHERE ${fenced}`,
    [now, now, ...fenceValues(fence)],
  );
}

export interface WaitingRows {
  waiting_for: Dependency;
  count: number;
  /** When the oldest of them was created, and when the first is tried again; in ms. */
  since: number;
  next_at: number;
}

/** What an integration has collected that waits until what it needs answers again. */
export const waitingOf = (db: Queries, companyId: string, integrationId: string) =>
  db.all<WaitingRows>(
    `SELECT waiting_for, COUNT(*) AS count, MIN(created_at) AS since, MIN(run_after) AS next_at FROM analyses
     WHERE waiting_for IS NOT NULL AND integration_id = ? AND company_id = ? GROUP BY waiting_for ORDER BY waiting_for`,
    [integrationId, companyId],
  );

/** Tries at once what an integration has collected and that waits. */
export async function endWaits(tx: Queries, companyId: string, integrationId: string, now: number): Promise<void> {
  await tx.run(
    `UPDATE analyses SET run_after = ? WHERE waiting_for IS NOT NULL AND integration_id = ? AND company_id = ?
       AND status = 'pending' AND run_after > ?`,
    [now, integrationId, companyId, now],
  );
}

/** How many rows wait, and since when the one has that could have been taken first; null where none waits. Times in ms. */
export async function queueDepth(db: Queries): Promise<{ count: number; since: number | null }> {
  const row = await db.get<{ count: number; since: number | null }>(
    "SELECT COUNT(*) AS count, MIN(run_after) AS since FROM analyses WHERE status = 'pending'",
  );
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

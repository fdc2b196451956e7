// Failed analyses that are put back in the queue, because somebody asks for it.
import { randomUUID } from 'node:crypto';
import type { Queries } from './database.ts';

export interface FailedRow {
  id: string;
  created_at: number;
  audio_duration_seconds: number | null;
  audio_storage_key: string | null;
  /** Whether there are words, given or heard; and whether a transcriber heard them. */
  has_words: number;
  was_heard: number;
  /** JSON; null of what was not redacted. */
  redaction: string | null;
}

const columns = `a.id, a.created_at, a.audio_duration_seconds, d.audio_storage_key, d.redaction,
  CASE WHEN d.transcript <> '' OR d.transcript_set IS NOT NULL THEN 1 ELSE 0 END AS has_words,
  CASE WHEN COALESCE(d.transcript_segments, d.segments_set) IS NOT NULL AND d.audio_storage_key IS NOT NULL THEN 1 ELSE 0 END AS was_heard`;

export const failedRow = (db: Queries, companyId: string, id: string) =>
  db.get<FailedRow>(
    `SELECT ${columns} FROM analyses a JOIN analysis_documents d ON d.analysis_id = a.id
     WHERE a.company_id = ? AND a.id = ? AND a.status = 'failed'`,
    [companyId, id],
  );

/** Created from `from` on and before `to`, in ms, and not archived; oldest first. */
export const failedRows = (db: Queries, companyId: string, from: number, to: number, most: number) =>
  db.all<FailedRow>(
    `SELECT ${columns} FROM analyses a JOIN analysis_documents d ON d.analysis_id = a.id
     WHERE a.company_id = ? AND a.status = 'failed' AND a.archived_at IS NULL AND a.created_at >= ? AND a.created_at < ?
     ORDER BY a.created_at, a.id LIMIT ?`,
    [companyId, from, to, most],
  );

/** False when it is no longer failed. What it failed of is forgotten, and its retries begin anew. */
export async function requeueFailed(
  tx: Queries,
  companyId: string,
  id: string,
  heldHundredths: number,
  now: number,
): Promise<boolean> {
  const changed = await tx.run(
    `UPDATE analyses SET status = 'pending', updated_at = ?, run_after = ?, job_id = COALESCE(job_id, ?), held_hundredths = ?,
       auto_retry_count = 0, wait_count = 0, waiting_for = NULL, tried_at = NULL, error_source = NULL, error_detail = NULL, error_reason = NULL
     WHERE company_id = ? AND id = ? AND status = 'failed'`,
    [now, now, randomUUID(), heldHundredths, companyId, id],
  );
  return changed === 1;
}

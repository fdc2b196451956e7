// Table idempotency_keys: the first answer to a caller's idempotency key, kept for 24 hours (docs/decisions/idempotency.md#d9, #d64).
import type { Queries } from './database.ts';

/** Names one row: keys of two callers are strangers, within a company too. */
export interface KeyOfCaller {
  companyId: string;
  /** An API key or a person. */
  caller: string;
  key: string;
}

export interface IdempotencyRow {
  request_hash: string;
  runner_id: string;
  /** Null while the first request still runs. */
  status: number | null;
  body: string | null;
  created_at: number;
}

/** True when the key is now this request's; false when another request has it. */
export async function claimIdempotencyKey(
  db: Queries,
  { companyId, caller, key }: KeyOfCaller,
  row: Pick<IdempotencyRow, 'request_hash' | 'runner_id' | 'created_at'>,
): Promise<boolean> {
  const inserted = await db.run(
    `INSERT INTO idempotency_keys (company_id, caller, key, request_hash, runner_id, created_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (company_id, caller, key) DO NOTHING`,
    [companyId, caller, key, row.request_hash, row.runner_id, row.created_at],
  );
  return inserted === 1;
}

export const idempotencyRow = (db: Queries, { companyId, caller, key }: KeyOfCaller) =>
  db.get<IdempotencyRow>(
    `SELECT request_hash, runner_id, status, body, created_at FROM idempotency_keys
     WHERE company_id = ? AND caller = ? AND key = ?`,
    [companyId, caller, key],
  );

export async function rememberAnswer(
  db: Queries,
  { companyId, caller, key }: KeyOfCaller,
  runnerId: string,
  answer: { status: number; body: string },
  /** The analysis that the answer tells of, and is erased with. */
  analysisId: string | null = null,
): Promise<void> {
  await db.run(
    `UPDATE idempotency_keys SET status = ?, body = ?, analysis_id = ?
     WHERE company_id = ? AND caller = ? AND key = ? AND runner_id = ? AND status IS NULL`,
    [answer.status, answer.body, analysisId, companyId, caller, key, runnerId],
  );
}

/** Forgets a key whose request of `runnerId` gave no answer to remember. */
export async function forgetUnanswered(
  db: Queries,
  { companyId, caller, key }: KeyOfCaller,
  runnerId: string,
): Promise<void> {
  await db.run(
    'DELETE FROM idempotency_keys WHERE company_id = ? AND caller = ? AND key = ? AND runner_id = ? AND status IS NULL',
    [companyId, caller, key, runnerId],
  );
}

/** Forgets one answered key if it is older than `before`. */
export async function forgetKeyBefore(
  db: Queries,
  { companyId, caller, key }: KeyOfCaller,
  before: number,
): Promise<boolean> {
  const deleted = await db.run(
    'DELETE FROM idempotency_keys WHERE company_id = ? AND caller = ? AND key = ? AND created_at < ?',
    [companyId, caller, key, before],
  );
  return deleted > 0;
}

export async function forgetAnswersBefore(db: Queries, before: number): Promise<number> {
  return db.run('DELETE FROM idempotency_keys WHERE created_at < ?', [before]);
}

/** Forgets keys whose first request died with its process: nothing of it was done, or it would have been remembered with it. */
export async function forgetOrphanedKeys(db: Queries): Promise<void> {
  await db.run('DELETE FROM idempotency_keys WHERE status IS NULL AND runner_id NOT IN (SELECT id FROM runners)');
}

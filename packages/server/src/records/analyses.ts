// Table analyses: one statement per move of a row. A row that is being worked on is fenced by its runner's id.
import type { AnalysisStatus, AttributionStatus } from '@earshot/core';
import type { Queries } from './database.ts';

/** The listed columns; times in ms, scores 0..100. */
export interface AnalysisRow {
  id: string;
  company_id: string;
  created_at: number;
  updated_at: number;
  status: AnalysisStatus;
  source: 'upload' | 'pbx' | 'meeting';
  provider: string | null;
  external_call_id: string | null;
  external_owner_id: string | null;
  salesperson_id: string | null;
  salesperson_name: string | null;
  supervisor_name: string | null;
  client_name: string | null;
  created_by: string | null;
  display_score: number | null;
  score: number | null;
  interaction_score: number | null;
  interaction_type: string | null;
  interaction_type_source: 'auto' | 'manual' | null;
  language: string | null;
  summary: string | null;
  audio_duration_seconds: number | null;
  attribution_status: AttributionStatus;
}

export const listedColumns = `id, company_id, created_at, updated_at, status, source, provider, external_call_id, external_owner_id,
  salesperson_id, salesperson_name, supervisor_name, client_name, created_by, display_score, score, interaction_score,
  interaction_type, interaction_type_source, language, summary, audio_duration_seconds, attribution_status`;

export interface NewAnalysis {
  id: string;
  company_id: string;
  created_at: number;
  trigger: 'manual_ui' | 'external_api' | 'scheduled_collection';
  salesperson_id: string | null;
  salesperson_name: string | null;
  supervisor_name: string | null;
  client_name: string | null;
  created_by: string;
  interaction_type: string | null;
  interaction_type_source: 'manual' | null;
  attribution_status: AttributionStatus;
  share_token: string;
  runner_id: string;
  held_hundredths: number;
}

/** A row that is worked on from now on (`processing`), before any model is asked (D24). */
export async function insertProcessing(tx: Queries, row: NewAnalysis, transcript: string): Promise<void> {
  await tx.run(
    `INSERT INTO analyses (id, company_id, created_at, updated_at, status, source, trigger, salesperson_id, salesperson_name,
       supervisor_name, client_name, created_by, interaction_type, interaction_type_source, attribution_status, share_token,
       runner_id, held_hundredths)
     VALUES (?, ?, ?, ?, 'processing', 'upload', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      row.id,
      row.company_id,
      row.created_at,
      row.created_at,
      row.trigger,
      row.salesperson_id,
      row.salesperson_name,
      row.supervisor_name,
      row.client_name,
      row.created_by,
      row.interaction_type,
      row.interaction_type_source,
      row.attribution_status,
      row.share_token,
      row.runner_id,
      row.held_hundredths,
    ],
  );
  await tx.run('INSERT INTO analysis_documents (analysis_id, transcript) VALUES (?, ?)', [row.id, transcript]);
}

export interface Completion {
  now: number;
  display_score: number | null;
  score: number | null;
  interaction_score: number | null;
  interaction_type: string | null;
  interaction_type_source: 'auto' | 'manual' | null;
  language: string;
  summary: string | null;
  tokens_used: number;
  cost: number;
}

/** False when the row is no longer this runner's: its lease was given up and its hold released. */
export async function completeRow(tx: Queries, id: string, runnerId: string, values: Completion): Promise<boolean> {
  const changed = await tx.run(
    `UPDATE analyses SET status = 'completed', updated_at = ?, display_score = ?, score = ?, interaction_score = ?, interaction_type = ?,
       interaction_type_source = ?, language = ?, summary = ?, tokens_used = ?, cost = ?, runner_id = NULL, held_hundredths = 0
     WHERE id = ? AND runner_id = ? AND status = 'processing'`,
    [
      values.now,
      values.display_score,
      values.score,
      values.interaction_score,
      values.interaction_type,
      values.interaction_type_source,
      values.language,
      values.summary,
      values.tokens_used,
      values.cost,
      id,
      runnerId,
    ],
  );
  return changed === 1;
}

/** False when the row is no longer this runner's. */
export async function failRow(
  tx: Queries,
  id: string,
  runnerId: string,
  failure: { now: number; errorSource: string; errorDetail: string },
): Promise<boolean> {
  const changed = await tx.run(
    `UPDATE analyses SET status = 'failed', updated_at = ?, error_source = ?, error_detail = ?, runner_id = NULL, held_hundredths = 0
     WHERE id = ? AND runner_id = ? AND status = 'processing'`,
    [failure.now, failure.errorSource, failure.errorDetail, id, runnerId],
  );
  return changed === 1;
}

export interface Orphan {
  id: string;
  company_id: string;
  held_hundredths: number;
}

const abandoned =
  "status = 'processing' AND (runner_id IS NULL OR runner_id = ? OR runner_id NOT IN (SELECT id FROM runners))";

/** Rows in `processing` that nobody lives to finish, and those of `runnerId`, which knows itself what it has in hand. */
export const possibleOrphans = (tx: Queries, runnerId: string) =>
  tx.all<Orphan>(
    `SELECT id, company_id, held_hundredths FROM analyses WHERE ${abandoned} ORDER BY id ${tx.forUpdate}`,
    [runnerId],
  );

/** Fails an orphan; false when it has moved since it was seen. */
export async function interruptRow(tx: Queries, id: string, runnerId: string, now: number): Promise<boolean> {
  const changed = await tx.run(
    `UPDATE analyses SET status = 'failed', updated_at = ?, error_source = 'interrupted', error_detail = ?, runner_id = NULL, held_hundredths = 0
     WHERE id = ? AND ${abandoned}`,
    [now, 'The process that analysed it stopped before it was done.', id, runnerId],
  );
  return changed === 1;
}

export async function setArchivedAt(
  db: Queries,
  companyId: string,
  id: string,
  archivedAt: number | null,
  now: number,
): Promise<void> {
  await db.run('UPDATE analyses SET archived_at = ?, updated_at = ? WHERE company_id = ? AND id = ?', [
    archivedAt,
    now,
    companyId,
    id,
  ]);
}

export type Attribution = Pick<
  AnalysisRow,
  'salesperson_id' | 'salesperson_name' | 'supervisor_name' | 'attribution_status' | 'updated_at'
>;

export async function setSalesperson(
  db: Queries,
  companyId: string,
  id: string,
  attribution: Attribution,
): Promise<void> {
  await db.run(
    `UPDATE analyses SET salesperson_id = ?, salesperson_name = ?, supervisor_name = ?, attribution_status = ?, updated_at = ?
     WHERE company_id = ? AND id = ?`,
    [
      attribution.salesperson_id,
      attribution.salesperson_name,
      attribution.supervisor_name,
      attribution.attribution_status,
      attribution.updated_at,
      companyId,
      id,
    ],
  );
}

export async function tokensUsedByCompany(db: Queries, companyId: string): Promise<number> {
  const row = await db.get<{ tokens: number | null }>(
    'SELECT SUM(tokens_used) AS tokens FROM analyses WHERE company_id = ?',
    [companyId],
  );
  return Number(row?.tokens ?? 0);
}

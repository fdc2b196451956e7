// What people contest and decide of an analysis' verdicts: both halves of its row change together (docs/decisions/coaching.md#verdicts-of-people).
import type { AnalysisRow } from './analyses.ts';
import { type BlockColumn, type BlocksToStore, updateDocument } from './analysis-documents.ts';
import type { Queries, Value } from './database.ts';
import { readJson } from './json-text.ts';
import type { TrendColumns } from './trend-measures.ts';
import { visibilityCondition } from './visibility-condition.ts';

export interface ReviewColumns
  extends Pick<AnalysisRow, 'updated_at' | 'display_score' | 'score' | 'interaction_score'>,
    TrendColumns {
  /** Since when a contest is open; null where none is. */
  contested_at: number | null;
  /** When somebody reviewed the whole; null where nobody has. */
  reviewed_at: number | null;
  /** What the engine had judged, of a reviewed one; `outcome_id` is what stands. */
  engine_outcome_id: string | null;
  /** The official score by the engine's verdicts, of a reviewed one. */
  engine_score: number | null;
}

export type ReviewBlocks = Partial<
  Pick<
    BlocksToStore,
    Extract<BlockColumn, 'interaction_scorecard' | 'universal_indicators' | 'dimension_scores' | 'review'> | 'stage'
  >
>;

/** Until the transaction ends, nobody else decides anything of it. */
export const lockAnalysis = (tx: Queries, companyId: string, id: string) =>
  tx.get(`SELECT id FROM analyses WHERE company_id = ? AND id = ? ${tx.forUpdate}`, [companyId, id]);

/** Call it in the transaction that has locked the analysis. */
export async function saveReview(
  tx: Queries,
  { companyId, id }: { companyId: string; id: string },
  columns: ReviewColumns,
  blocks: ReviewBlocks,
): Promise<void> {
  const entries = Object.entries(columns) as [string, Value][];
  await tx.run(
    `UPDATE analyses SET ${entries.map(([name]) => `${name} = ?`).join(', ')} WHERE company_id = ? AND id = ?`,
    [...entries.map(([, value]) => value), companyId, id],
  );
  await updateDocument(tx, id, blocks, null);
}

export interface ContestedRow {
  id: string;
  occurred_at: number;
  salesperson_name: string | null;
  client_name: string | null;
  interaction_scorecard: string | null;
  review: string | null;
}

/** Those contested first come first. */
export async function contestedAnalyses(
  db: Queries,
  companyId: string,
  visibleUserIds: 'all' | readonly string[],
  limit: number,
): Promise<ContestedRow[]> {
  const { condition, values } = visibilityCondition(visibleUserIds);
  return db.all<ContestedRow>(
    `SELECT id, occurred_at, salesperson_name, client_name, interaction_scorecard, review
     FROM analyses JOIN analysis_documents ON analysis_id = id
     WHERE company_id = ? AND contested_at IS NOT NULL ${condition}
     ORDER BY contested_at, id LIMIT ?`,
    [companyId, ...values, limit],
  );
}

/** A review without quotes, or without what people wrote; null where there is none, or of another form. */
export function emptiedReview(text: string | null, what: 'evidence' | 'reason'): string | null {
  if (!Array.isArray((readJson(text) as { verdicts?: unknown } | null)?.verdicts)) return null;
  return JSON.stringify(readJson(text), (key, value) => (key === what && typeof value === 'string' ? '' : value));
}

/** What the person decided, contested, reviewed and changed of the type stays, without id and name. */
export const reviewWithout = (text: string, userId: string): string =>
  JSON.stringify(readJson(text), (_key, value) => {
    if (value?.contestedBy === userId) return { ...value, contestedBy: null, contestedByName: null };
    if (value?.changedBy === userId) return { ...value, changedBy: null, changedByName: null };
    if (value?.decidedBy === userId) return { ...value, decidedBy: null, decidedByName: null };
    if (value?.reviewedBy === userId) return { ...value, reviewedBy: null, reviewedByName: null };
    return value;
  });

/** Forgets a person in everything that the company's people have decided. Locks as a decision does, so that others' decisions stay. */
export async function forgetReviewer(tx: Queries, companyId: string, userId: string): Promise<void> {
  const rows = await tx.all<{ id: string; review: string }>(
    `SELECT id, review FROM analyses JOIN analysis_documents ON analysis_id = id
     WHERE review IS NOT NULL AND company_id = ? AND review LIKE ? ORDER BY id ${tx.forUpdate}`,
    [companyId, `%${userId}%`],
  );
  for (const { id, review } of rows)
    await tx.run('UPDATE analysis_documents SET review = ? WHERE analysis_id = ?', [reviewWithout(review, userId), id]);
}

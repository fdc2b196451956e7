// A completed analysis that is judged anew, by other sides or another type, with all that follows: both halves change together or not at all.
import { type BlocksToStore, updateDocument } from './analysis-documents.ts';
import type { Queries } from './database.ts';
import type { ReviewColumns } from './reviews.ts';
import type { TrendColumns } from './trend-measures.ts';

export interface JudgedColumns {
  updated_at: number;
  display_score: number | null;
  score: number | null;
  interaction_score: number | null;
  interaction_type: string | null;
  interaction_type_source: string | null;
  summary: string | null;
  tokens_used?: number;
  cost?: number;
}

/** Every column that is judged; the transcript stays. */
export type JudgementBlocks = Partial<Omit<BlocksToStore, 'transcript'>>;

/** Call it in the transaction that has locked the analysis, and roll back on false: the transcript is gone, or the pieces of `segmentsSet` are. */
export async function saveJudgedAnew(
  tx: Queries,
  { companyId, id }: { companyId: string; id: string },
  columns: JudgedColumns & TrendColumns & Partial<ReviewColumns>,
  blocks: JudgementBlocks,
  segmentsSet: string | null,
): Promise<boolean> {
  const analyses = Object.entries(columns);
  const saved = await tx.run(
    `UPDATE analyses SET ${analyses.map(([name]) => `${name} = ?`).join(', ')}
     WHERE company_id = ? AND id = ? AND status = 'completed'`,
    [...analyses.map(([, value]) => value), companyId, id],
  );
  if (saved !== 1) return false;
  const isThere = "AND (transcript <> '' OR transcript_set IS NOT NULL)";
  return updateDocument(tx, id, blocks, segmentsSet, { where: isThere, values: [] });
}

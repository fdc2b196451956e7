// The sides of a completed analysis, set by hand, with all that follows from them: both halves change together or not at all.
import { type StoredBlocks, updateDocument } from './analysis-documents.ts';
import type { Queries } from './database.ts';
import type { TrendColumns } from './trend-measures.ts';

export interface SidesColumns extends TrendColumns {
  updated_at: number;
  display_score: number | null;
  score: number | null;
  interaction_score: number | null;
  interaction_type: string | null;
  interaction_type_source: string | null;
  summary: string | null;
  contested_at?: number | null;
}

/** False when the sides are no longer as they were, `before`, or the verdicts of people: somebody has set them, or deleted the transcript or all of it. To be rolled back then. */
export async function saveSides(
  tx: Queries,
  { companyId, id, before, review }: { companyId: string; id: string; before: string; review: string | null },
  columns: SidesColumns,
  blocks: Partial<Omit<StoredBlocks, 'transcript'>>,
  segmentsSet: string | null,
): Promise<boolean> {
  const analyses = Object.entries(columns);
  const saved = await tx.run(
    `UPDATE analyses SET ${analyses.map(([name]) => `${name} = ?`).join(', ')}
     WHERE company_id = ? AND id = ? AND status = 'completed'`,
    [...analyses.map(([, value]) => value), companyId, id],
  );
  if (saved !== 1) return false;
  return updateDocument(tx, id, blocks, segmentsSet, {
    where: "AND participants = ? AND COALESCE(review, '') = ?",
    values: [before, review ?? ''],
  });
}

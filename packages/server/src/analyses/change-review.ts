// What people say of an analysis' verdicts, one at a time or all of them, with all that follows from it, in one transaction (docs/decisions/coaching.md).
import { type AnalysisReview, earshotError } from '@earshot/core';
import { lockPresent, requirePresent } from '../accounts/present-people.ts';
import { type Deed, recordDeed } from '../audit/record-deed.ts';
import { analysisWithoutWords, type FullAnalysisRow } from '../records/analysis-documents.ts';
import { laterThan } from '../records/clock.ts';
import { lockAnalysis, saveReview } from '../records/reviews.ts';
import { keepOutcome } from '../records/trends.ts';
import type { Caller, Service } from '../service.ts';
import { analysisFactsForCaller } from './analysis-for-caller.ts';
import { type Judged, judgedOf, type Reviewed, reviewed, type Said } from './review.ts';
import { criterionWeights } from './share-page.ts';

/** What people have said from then on, and what the audit log has of it; null where nothing is to change. `judged` is null where there is no verdict. */
export type ReviewChange = (
  judged: Judged | null,
  facts: { callerName: string; row: Pick<FullAnalysisRow, 'salesperson_id' | 'updated_at' | 'transcript_gone'> },
) => { said: Said; deed: Pick<Deed, 'kind' | 'details'> } | null;

/** Throws 404 for what the caller does not see, and what `change` throws, which has to throw for what has no verdict. */
export async function changeReview(
  id: string,
  caller: Caller,
  { db, now }: Pick<Service, 'db' | 'now'>,
  change: ReviewChange,
): Promise<{ columns: Reviewed['columns']; updatedAt: number; review: AnalysisReview | null }> {
  const { company_id: companyId } = await analysisFactsForCaller(db, caller, id);
  return db.transaction(async (tx) => {
    const { name } = requirePresent(await lockPresent(tx, companyId, [caller.userId]), caller.userId);
    await lockAnalysis(tx, companyId, id);
    const row = await analysisWithoutWords(tx, companyId, id);
    if (!row) throw earshotError('analysisNotFound');
    const judged = row.status === 'completed' ? judgedOf(row, {}) : null;
    if (judged && row.score_basis === null) {
      const weights = await criterionWeights(tx, companyId, judged.blocks.interactionScorecard);
      judged.basis = { ...judged.basis, weights: weights ?? {} };
    }
    const changed = change(judged, { callerName: name, row });
    if (!judged) throw earshotError('analysisNotReviewable');
    const { columns, blocks, outcomes, review } = reviewed(judged, changed?.said ?? judged.said);
    if (!changed) return { columns, updatedAt: row.updated_at, review };
    const updatedAt = laterThan(row.updated_at, now());
    for (const outcome of outcomes) await keepOutcome(tx, outcome);
    await saveReview(tx, { companyId, id }, { ...columns, updated_at: updatedAt }, blocks);
    await recordDeed(tx, caller, { ...changed.deed, subjectId: id }, now());
    return { columns, updatedAt, review };
  });
}

// One verdict of an analysis that a person contests or decides, with all that follows from it, in one transaction.

import { earshotError, type ReviewedAnalysis, type ReviewedVerdict } from '@earshot/core';
import { lockPresent, requirePresent } from '../accounts/present-people.ts';
import { type Deed, recordDeed } from '../audit/record-deed.ts';
import { analysisWithoutWords } from '../records/analysis-documents.ts';
import { lockAnalysis, saveReview } from '../records/reviews.ts';
import { keepOutcome } from '../records/trends.ts';
import type { Caller, Service } from '../service.ts';
import { analysisFactsForCaller } from './analysis-for-caller.ts';
import { judgedOf, reviewed } from './review.ts';
import { criterionWeights } from './share-page.ts';

/** What becomes of the verdict; null where nothing is to change. `said` is what people have said of it before; `facts`: who asks, and whose analysis it is. */
export type VerdictChange = (
  said: Pick<ReviewedVerdict, 'contest' | 'decision'>,
  facts: { callerName: string; salespersonId: string | null },
) => {
  verdict: Pick<ReviewedVerdict, 'contest' | 'decision'>;
  kind: Deed['kind'];
} | null;

/** Throws 404 for what the caller does not see, 400 for a criterion that was not judged, and what `change` throws. */
export async function changeVerdict(
  { id, criterion }: { id: string; criterion: string },
  caller: Caller,
  { db, now }: Pick<Service, 'db' | 'now'>,
  change: VerdictChange,
): Promise<ReviewedAnalysis> {
  const { company_id: companyId } = await analysisFactsForCaller(db, caller, id);
  return db.transaction(async (tx) => {
    const { name } = requirePresent(await lockPresent(tx, companyId, [caller.userId]), caller.userId);
    await lockAnalysis(tx, companyId, id);
    const row = await analysisWithoutWords(tx, companyId, id);
    if (!row) throw earshotError('analysisNotFound');
    const judged = judgedOf(row, {});
    const criteria = judged?.blocks.interactionScorecard.criteria ?? [];
    const found = criteria.find(({ key }) => key === criterion);
    if (!judged || !found || row.status !== 'completed') throw earshotError('criterionNotJudged', criterion);
    if (row.score_basis === null)
      judged.basis = {
        ...judged.basis,
        weights: (await criterionWeights(tx, companyId, judged.blocks.interactionScorecard)) ?? {},
      };
    const { key, met, evidence, timestamp } = found;
    const { said } = judged;
    const before = said.verdicts.find((each) => each.key === criterion);
    const facts = { callerName: name, salespersonId: row.salesperson_id };
    const changed = change(before ?? { contest: null, decision: null }, facts);
    const others = said.verdicts.filter((each) => each.key !== criterion);
    const isSaid = changed !== null && (changed.verdict.contest !== null || changed.verdict.decision !== null);
    const verdicts = isSaid ? [...others, { key, met, evidence, timestamp, ...changed.verdict }] : others;
    const after = reviewed(judged, changed === null ? said : { ...said, verdicts });
    const { display_score: displayScore, score, interaction_score: interactionScore } = after.columns;
    if (changed !== null) {
      if (after.outcome) await keepOutcome(tx, after.outcome);
      await saveReview(tx, { companyId, id }, { ...after.columns, updated_at: now() }, after.blocks);
      await recordDeed(tx, caller, { kind: changed.kind, subjectId: id, details: { criterion } }, now());
    }
    return { id, displayScore, score, interactionScore, review: after.review };
  });
}

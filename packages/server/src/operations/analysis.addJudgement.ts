// analysis.addJudgement (extension): what somebody finds of each criterion, without seeing what others found (docs/decisions/coaching.md#calibration).
import { earshotError, type JudgedVerdict, type ScorecardCriterion } from '@earshot/core';
import { lockPresent, requirePresent } from '../accounts/present-people.ts';
import { analysisFactsForCaller, isVisible } from '../analyses/analysis-for-caller.ts';
import { calibrationOf } from '../analyses/calibration.ts';
import { judgedOf } from '../analyses/review.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { analysisWithoutWords } from '../records/analysis-documents.ts';
import { newId } from '../records/ids.ts';
import { insertJudgement, type JudgedBeside, judgedAnalyses } from '../records/judgements.ts';
import { lockAnalysis } from '../records/reviews.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.addJudgement'> = async ({ id, verdicts }, caller, { db, now }) => {
  const { company_id: companyId } = await analysisFactsForCaller(db, caller, id);
  return db.transaction(async (tx) => {
    requirePresent(await lockPresent(tx, companyId, [caller.userId]), caller.userId);
    // If two come at once, the second one sees the first. None comes after the erasure of its analysis.
    await lockAnalysis(tx, companyId, id);
    const row = await analysisWithoutWords(tx, companyId, id);
    if (!row || !isVisible(caller, row)) throw earshotError('analysisNotFound');
    if (row.salesperson_id === caller.userId) throw earshotError('reviewOfOwn');
    const criteria = row.status === 'completed' ? judgedOf(row, {})?.blocks.interactionScorecard.criteria : null;
    if (!criteria?.length) throw earshotError('analysisNotReviewable');
    if ((await judgedAnalyses(tx, [id], caller.userId)).length > 0) throw earshotError('judgementMade');
    if (row.transcript_gone === 1) throw earshotError('reviewWithoutTranscript');
    await insertJudgement(tx, {
      id: newId().id,
      company_id: companyId,
      analysis_id: id,
      judge_id: caller.userId,
      verdicts: JSON.stringify(besideEngine(criteria, verdicts)),
      judged_at: now(),
    });
    await recordDeed(tx, caller, { kind: 'analysis.judged', subjectId: id }, now());
    return calibrationOf(tx, caller, id);
  });
};

/** Throws 400 unless each criterion has exactly one verdict. */
function besideEngine(criteria: readonly ScorecardCriterion[], verdicts: readonly JudgedVerdict[]): JudgedBeside[] {
  const verdictOf = new Map(verdicts.map(({ key, verdict }) => [key, verdict]));
  if (verdicts.length !== criteria.length) throw earshotError('judgementIncomplete');
  return criteria.map(({ key, polarity, met }) => {
    const verdict = verdictOf.get(key);
    if (verdict === undefined) throw earshotError('judgementIncomplete');
    return [key, polarity, verdict === 'cannot_tell' ? null : verdict === 'met', met];
  });
}

// One verdict of an analysis that a person contests or decides.

import { earshotError, type ReviewedAnalysis, type ReviewedVerdict } from '@earshot/core';
import type { Deed } from '../audit/record-deed.ts';
import type { Caller, Service } from '../service.ts';
import { changeReview } from './change-review.ts';

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
  service: Pick<Service, 'db' | 'now'>,
  change: VerdictChange,
): Promise<ReviewedAnalysis> {
  const { columns, review } = await changeReview(id, caller, service, (judged, { callerName, row }) => {
    const found = judged?.blocks.interactionScorecard.criteria.find(({ key }) => key === criterion);
    if (!judged || !found) throw earshotError('criterionNotJudged', criterion);
    const { key, met, evidence, timestamp } = found;
    const { said } = judged;
    const before = said.verdicts.find((each) => each.key === criterion);
    const facts = { callerName, salespersonId: row.salesperson_id };
    const changed = change(before ?? { contest: null, decision: null }, facts);
    if (changed === null) return null;
    const others = said.verdicts.filter((each) => each.key !== criterion);
    const isSaid = changed.verdict.contest !== null || changed.verdict.decision !== null;
    const verdicts = isSaid ? [...others, { key, met, evidence, timestamp, ...changed.verdict }] : others;
    return { said: { ...said, verdicts }, deed: { kind: changed.kind, details: { criterion } } };
  });
  const { display_score: displayScore, score, interaction_score: interactionScore } = columns;
  return { id, displayScore, score, interactionScore, review };
}

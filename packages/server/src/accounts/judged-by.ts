// Whether a person has judged an analysis: nobody judges a conversation of their own, nor makes one their own that they have judged (docs/decisions/coaching.md#attached-to-a-judge).
import { readReviewRecord } from '@earshot/core/views';
import { readJson } from '../records/json-text.ts';

/** By what stands: a decision of somebody else's, or a later change of the type, took the place of theirs. */
export function isJudgedBy(review: string | null, userId: string): boolean {
  const said = readReviewRecord(readJson(review));
  if (!said) return false;
  const decisions = [...(said.verdicts ?? []), ...(said.setAside ?? [])].map(({ decision }) => decision?.decidedBy);
  return [said.reviewed?.reviewedBy, said.typeChanges?.at(-1)?.changedBy, ...decisions].includes(userId);
}

// Which analyses a person has judged: nobody judges a conversation of their own, nor makes one their own that they have judged (docs/decisions/coaching.md#attached-to-a-judge).
import { readReviewRecord } from '@earshot/core/views';
import type { Queries } from '../records/database.ts';
import { readJson } from '../records/json-text.ts';
import { judgedAnalyses } from '../records/judgements.ts';

/** The ids of those that the person has judged, together with others or independently. */
export async function judgedAmong(
  tx: Queries,
  analyses: readonly { id: string; review: string | null }[],
  userId: string,
): Promise<string[]> {
  const ids = analyses.map(({ id }) => id);
  const decided = analyses.filter(({ review }) => isDecidedBy(review, userId)).map(({ id }) => id);
  return [...decided, ...(await judgedAnalyses(tx, ids, userId))];
}

/** By what stands: a decision of somebody else's, or a later change of the type, took the place of theirs. */
function isDecidedBy(review: string | null, userId: string): boolean {
  const said = readReviewRecord(readJson(review));
  if (!said) return false;
  const decisions = [...(said.verdicts ?? []), ...(said.setAside ?? [])].map(({ decision }) => decision?.decidedBy);
  return [said.reviewed?.reviewedBy, said.typeChanges?.at(-1)?.changedBy, ...decisions].includes(userId);
}

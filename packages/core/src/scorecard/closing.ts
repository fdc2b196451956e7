// The procedure view's `closing`: how many of the three acts that close a conversation were seen.
import type { CriterionKey } from './criteria.ts';
import { toScore } from './score.ts';

const closingActs: readonly CriterionKey[] = ['commitment_requested', 'next_step_scheduled', 'recap'];

/** Share of the three closing acts, 0..100 (0, 33, 67 or 100). */
export function closingScore(met: ReadonlySet<string>): number {
  return toScore((100 * closingActs.filter((key) => met.has(key)).length) / closingActs.length);
}

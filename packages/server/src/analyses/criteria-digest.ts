// A digest of what judges in a set of criteria, which tells whether they were tried; names and weights may change afterwards (docs/decisions/house-types.md#tried).
import { hash } from 'node:crypto';
import type { ScorecardDefinition } from '@earshot/core';

/** The same in whatever order the criteria are. */
export function criteriaDigest(criteria: ScorecardDefinition['criteria']): string {
  const judging = criteria.map(({ key, polarity, description, cues }) => [
    key,
    polarity,
    description ?? '',
    cues ?? [],
  ]);
  return hash('sha256', JSON.stringify(judging.sort(([one], [other]) => (one! < other! ? -1 : 1))), 'hex');
}

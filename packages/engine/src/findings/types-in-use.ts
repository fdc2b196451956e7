// Which types a company uses: those of the catalogue that it has not switched off, and its own, some in place of one of the catalogue.
import type { ScorecardDefinition } from '@earshot/core';
import type { ProposalRequest } from './findings.ts';

export type TypesInUse = Pick<ProposalRequest, 'candidates' | 'typesOff'>;

/** Key of the type that judges what is found to be `key`: a company's own stands in for it, also where it is off; null where it is off. */
export function typeInUse({ candidates, typesOff }: TypesInUse, key: string): string | null {
  const own = candidates.find(({ replaces }) => replaces === key);
  return own?.key ?? (typesOff?.includes(key) ? null : key);
}

/** Key of the catalogue type that this one is or stands in for, else its own. */
export const kindOf = (type: Pick<ScorecardDefinition, 'key' | 'replaces'> | null): string | undefined =>
  type?.replaces ?? type?.key;

// How an analysis got its salesperson (docs/contract.md#states-and-transitions; docs/decisions/analysis-fields.md#d33).
import type { AttributionStatus } from '../generated/types.gen.ts';

/** `manual`: someone named or set the person (a salesperson's own key counts); `pending`: nobody is attached. */
export function attributionOnCreation(salespersonId: string | null): AttributionStatus {
  return salespersonId === null ? 'pending' : 'manual';
}

/**
 * The attribution of a collected analysis, which is matched by extension or e-mail.
 * @param matchedRole role of the matched person; null when nobody matched
 */
export function attributionOnCollection(matchedRole: 'salesperson' | 'supervisor' | null): AttributionStatus {
  if (matchedRole === null) return 'pending';
  return matchedRole === 'supervisor' ? 'auto_supervisor' : 'auto';
}

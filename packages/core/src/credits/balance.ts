// When a balance refuses an analysis: below one minute at once, below the cost once the length is known (docs/decisions/creation.md#d20).
import { earshotError } from '../earshot-error.ts';

/**
 * Throws when the balance does not allow any analysis (docs/contract.md#specific-cases; 403).
 * @param balanceMinutes ledger sum less open holds
 */
export function requireOneMinute(balanceMinutes: number): void {
  if (balanceMinutes < 1) throw earshotError('balanceExhausted', balanceMinutes);
}

/** Throws when the balance does not pay for an analysis of that cost (docs/contract.md#specific-cases; 403). */
export function requireBalance(balanceMinutes: number, costMinutes: number): void {
  requireOneMinute(balanceMinutes);
  if (balanceMinutes < costMinutes) throw earshotError('balanceTooLow', costMinutes, balanceMinutes);
}

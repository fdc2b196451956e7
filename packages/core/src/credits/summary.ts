// The credit summary of a company, from its ledger and plan (docs/decisions/minutes.md#d45).
import type { CreditSummary } from '../generated/types.gen.ts';

/** Sums that the ledger gives; all in minutes except the tokens. */
export type CreditFigures = {
  ledgerSum: number;
  openHolds: number;
  planName: string;
  /** Monthly minutes of the plan. */
  planCredits: number;
  /** Debits since monthStartMs(now). */
  usedThisMonth: number;
  /** Counts every analysis of the company, ever. */
  totalTokensUsed: number;
};

// Differences of hundredths are hundredths again, and not 0.10000000000000009 (docs/decisions/access.md#d57).
const exact = (minutes: number) => Math.round(minutes * 100) / 100;

/** docs/contract.md#records-of-the-procedure-style-interface; docs/decisions/minutes.md#d45. */
export function creditSummary(figures: CreditFigures): CreditSummary {
  const currentBalance = exact(figures.ledgerSum - figures.openHolds);
  return {
    currentBalance,
    planCredits: figures.planCredits,
    usedThisMonth: figures.usedThisMonth,
    remainingThisMonth: exact(Math.max(0, figures.planCredits - figures.usedThisMonth)),
    totalTokensUsed: figures.totalTokensUsed,
    estimatedMinutesRemaining: Math.floor(Math.max(0, currentBalance)),
    planName: figures.planName,
  };
}

/** First millisecond of the UTC calendar month in which a time lies (docs/decisions/minutes.md#d45). */
export function monthStartMs(timeMs: number): number {
  const time = new Date(timeMs);
  return Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), 1);
}

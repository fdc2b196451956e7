import { describe, expect, it } from 'vitest';
import { creditSummary, monthStartMs } from './summary.ts';

const figures = {
  ledgerSum: 480.5,
  openHolds: 10,
  planName: 'Standard',
  planCredits: 600,
  usedThisMonth: 119.5,
  totalTokensUsed: 42_000,
};

describe('D45: credits.getSummary', () => {
  it('takes open holds off the balance and floors the estimate', () => {
    expect(creditSummary(figures)).toEqual({
      currentBalance: 470.5,
      planCredits: 600,
      usedThisMonth: 119.5,
      remainingThisMonth: 480.5,
      totalTokensUsed: 42_000,
      estimatedMinutesRemaining: 470,
      planName: 'Standard',
    });
  });

  it('never shows less than zero remaining', () => {
    const overdrawn = creditSummary({ ...figures, ledgerSum: -5, usedThisMonth: 700 });
    expect(overdrawn).toMatchObject({ currentBalance: -15, remainingThisMonth: 0, estimatedMinutesRemaining: 0 });
  });

  it('starts the month in UTC', () => {
    expect(monthStartMs(Date.UTC(2026, 11, 31, 23, 59))).toBe(Date.UTC(2026, 11, 1));
    expect(monthStartMs(Date.UTC(2026, 0, 1))).toBe(Date.UTC(2026, 0, 1));
  });
});

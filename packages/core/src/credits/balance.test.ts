import { describe, expect, it } from 'vitest';
import { creditSummary, monthStartMs, requireBalance, requireOneMinute } from './balance.ts';

describe('contract: Specific cases, balance', () => {
  it('refuses everything below one minute', () => {
    expect(() => requireOneMinute(0.99)).toThrow('Insufficient minutes. Current balance: 0.99 min.');
    expect(() => requireOneMinute(-3)).toThrow('Current balance: -3 min.');
    expect(() => requireOneMinute(1)).not.toThrow();
  });

  it('refuses a cost above a positive balance', () => {
    expect(() => requireBalance(2.5, 3)).toThrow(
      'Insufficient minutes. Analysis requires 3 min, but balance is 2.5 min.',
    );
    expect(() => requireBalance(3, 3)).not.toThrow();
  });

  it('prefers the text about the balance below one minute', () => {
    expect(() => requireBalance(0, 3)).toThrow('Current balance: 0 min.');
  });
});

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

import { describe, expect, it } from 'vitest';
import { requireBalance, requireOneMinute } from './balance.ts';

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

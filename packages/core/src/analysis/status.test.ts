import { describe, expect, it } from 'vitest';
import { autoRetryDelayMs, mayMove } from './status.ts';

describe('D37: moves of an analysis', () => {
  it.each([
    ['pending', 'processing'],
    ['processing', 'completed'],
    ['processing', 'failed'],
    ['processing', 'pending'],
  ] as const)('%s → %s', (from, to) => {
    expect(mayMove(from, to)).toBe(true);
  });

  it('a finished analysis never moves again', () => {
    for (const to of ['pending', 'processing', 'completed', 'failed'] as const) {
      expect(mayMove('completed', to)).toBe(false);
      expect(mayMove('failed', to)).toBe(false);
    }
  });

  it('nothing completes without having been worked on', () => {
    expect(mayMove('pending', 'completed')).toBe(false);
  });
});

it('D37: at most 3 automatic retries, 30 s × 2ⁿ apart', () => {
  expect([0, 1, 2, 3].map(autoRetryDelayMs)).toEqual([30_000, 60_000, 120_000, null]);
});

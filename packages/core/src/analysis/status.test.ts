import { expect, it } from 'vitest';
import { autoRetryDelayMs } from './status.ts';

it('D37: at most 3 automatic retries, 30 s × 2ⁿ apart', () => {
  expect([0, 1, 2, 3].map(autoRetryDelayMs)).toEqual([30_000, 60_000, 120_000, null]);
});

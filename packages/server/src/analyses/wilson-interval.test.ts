import { expect, it } from 'vitest';
import { effectiveCount, wilsonInterval } from './wilson-interval.ts';

const percent = ({ low, high }: { low: number; high: number }) =>
  [low, high].map((each) => Math.round(each * 1000) / 10);

it('the interval of Wilson, as tables have it', () => {
  expect(percent(wilsonInterval(0.9, 40))).toEqual([76.9, 96]);
  expect(percent(wilsonInterval(1, 30))).toEqual([88.6, 100]);
  expect(percent(wilsonInterval(0, 30))).toEqual([0, 11.4]);
  expect(percent(wilsonInterval(0.5, 10))).toEqual([23.7, 76.3]);
});

it('verdicts count one by one where errors are spread, and by conversations where they come together', () => {
  // One error in each conversation of ten.
  expect(effectiveCount([{ count: 40, verdicts: 10, kept: 9 }])).toBe(400);
  // Four of forty conversations are wrong from end to end.
  const together = effectiveCount([
    { count: 36, verdicts: 10, kept: 10 },
    { count: 4, verdicts: 10, kept: 0 },
  ]);
  expect(together).toBeCloseTo(39, 5);
  expect(effectiveCount([{ count: 40, verdicts: 10, kept: 10 }])).toBe(400);
  expect(effectiveCount([{ count: 1, verdicts: 10, kept: 9 }])).toBe(10);
  expect(effectiveCount([])).toBe(0);
});

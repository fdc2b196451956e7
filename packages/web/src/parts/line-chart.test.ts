import { describe, expect, it } from 'vitest';
import { roundStep, segmentsOf } from './line-chart.tsx';

describe('the scale', () => {
  it.each([
    [0, 1],
    [3, 1],
    [4, 1],
    [7, 2],
    [9, 2.5],
    [17, 5],
    [100, 25],
    [101, 50],
    [0.9, 0.25],
  ])('up to %d has steps of %d', (highest, step) => {
    expect(roundStep(highest)).toBeCloseTo(step, 10);
  });
});

describe('a line', () => {
  it('joins neighbours, and bridges what was not measured', () => {
    expect(segmentsOf([null, 5, 0, null, 7, null])).toEqual([
      { from: 1, to: 2, isBridge: false },
      { from: 2, to: 4, isBridge: true },
    ]);
    expect(segmentsOf([null, 5])).toEqual([]);
  });
});

import type { CriterionTrend } from '@earshot/core/client';
import { describe, expect, it } from 'vitest';
import { mostChanged, progressOf } from './progress.ts';

const scores = (scored: number, meanScore: number, scoreDeviation: number) => ({ scored, meanScore, scoreDeviation });

describe('progress of a person (issue 23)', () => {
  it('says nothing of fewer than ten calls in one of the periods', () => {
    expect(progressOf(scores(9, 90, 1), scores(40, 10, 1))).toEqual({ verdict: 'few', change: null });
    expect(progressOf(scores(40, 90, 1), scores(9, 10, 1)).verdict).toBe('few');
    expect(progressOf(scores(40, 90, 1), undefined).verdict).toBe('few');
  });

  it('has the interval of Welch', () => {
    // By hand: standard error √(100/10 + 225/12) = 5.362; freedom 19.2; quantile 2.0915.
    const { change, verdict } = progressOf(scores(10, 70, 10), scores(12, 60, 15));
    expect(verdict).toBe('unclear');
    expect(change!.points).toBe(10);
    expect(change!.low).toBeCloseTo(10 - 2.0915 * 5.362, 1);
    expect(change!.high).toBeCloseTo(10 + 2.0915 * 5.362, 1);
  });

  it('improves or falls only if the whole interval is on one side of zero; scores that are all alike leave no doubt', () => {
    expect(progressOf(scores(30, 75, 10), scores(30, 60, 10)).verdict).toBe('better');
    expect(progressOf(scores(30, 60, 10), scores(30, 75, 10)).verdict).toBe('worse');
    expect(progressOf(scores(10, 60, 0), scores(10, 61, 0)).change).toEqual({ points: -1, low: -1, high: -1 });
    expect(progressOf(scores(10, 60, 0), scores(10, 60, 0)).verdict).toBe('unclear');
  });
});

describe('the criterion that changed most', () => {
  const criterion = (key: string, judged: number, missed: number, polarity: 'objective' | 'negative' = 'objective') =>
    ({
      key,
      polarity,
      judged,
      missed,
      met: polarity === 'negative' ? missed : judged - missed,
      samples: [],
    }) satisfies CriterionTrend;

  it('is the one whose share of good calls moved furthest, faults counted as faults', () => {
    const now = [criterion('recap', 20, 10), criterion('pressure', 20, 1, 'negative')];
    const before = [criterion('recap', 20, 12), criterion('pressure', 20, 15, 'negative')];
    expect(mostChanged(now, before)).toMatchObject({ criterion: { key: 'pressure' }, points: 70, isSure: true });
    expect(mostChanged(before, now)!.points).toBe(-70);
  });

  it('a change that chance may bring is not sure; one that was judged too seldom, or did not change, is none', () => {
    expect(mostChanged([criterion('recap', 12, 4)], [criterion('recap', 12, 7)])).toMatchObject({ isSure: false });
    expect(mostChanged([criterion('recap', 9, 0)], [criterion('recap', 12, 12)])).toBeNull();
    expect(mostChanged([criterion('recap', 12, 3)], [criterion('recap', 12, 3)])).toBeNull();
    expect(mostChanged([criterion('recap', 12, 3)], [])).toBeNull();
  });
});

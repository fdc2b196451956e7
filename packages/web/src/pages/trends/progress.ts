// Whether somebody is improving: the change of the average score with its 95 % interval (Welch), and the criterion that changed most.
import type { CriterionTrend, Trend } from '@earshot/core/client';

/** Behind fewer, a figure is shown as a hint only. */
export const enough = 10;

type Scores = Pick<Trend, 'scored' | 'meanScore' | 'scoreDeviation'>;

export interface Progress {
  /** Too few: fewer than ten scores in one of the two periods, of which nothing is said. */
  verdict: 'better' | 'worse' | 'unclear' | 'few';
  /** Points, and the ends of the interval; null where there are too few. */
  change: { points: number; low: number; high: number } | null;
}

export function progressOf(now: Scores, before: Scores | undefined): Progress {
  const few: Progress = { verdict: 'few', change: null };
  if (!before || now.scored < enough || before.scored < enough) return few;
  const [partNow, partBefore] = [now, before].map(
    ({ scored, scoreDeviation }) => (scoreDeviation ?? 0) ** 2 / scored,
  ) as [number, number];
  const points = now.meanScore! - before.meanScore!;
  const variance = partNow + partBefore;
  const freedom = variance ** 2 / (partNow ** 2 / (now.scored - 1) + partBefore ** 2 / (before.scored - 1));
  // Scores that are all alike leave no doubt.
  const half = variance === 0 ? 0 : quantile(freedom) * Math.sqrt(variance);
  const change = { points, low: points - half, high: points + half };
  return { verdict: change.low > 0 ? 'better' : change.high < 0 ? 'worse' : 'unclear', change };
}

/** The 97.5 % quantile of Student's t, by the expansion of Cornish and Fisher: right to a hundredth from nine degrees of freedom. */
function quantile(freedom: number): number {
  const z = 1.959964;
  const terms = [
    z,
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
  ];
  return terms.reduce((sum, term, power) => sum + term / freedom ** power, 0);
}

export interface CriterionChange {
  criterion: CriterionTrend;
  /** Of 100 conversations, how many more (or fewer) are well now. */
  points: number;
  /** One of twenty criteria changes by two standard errors by chance; by three, hardly any. */
  isSure: boolean;
}

const sureErrors = 3;
/** How many conversations are well by this criterion: a behaviour shown, or a fault left out. */
const wellIn = ({ judged, missed }: CriterionTrend) => judged - missed;

/** Null where nothing was judged ten times in both periods, or nothing changed. */
export function mostChanged(now: readonly CriterionTrend[], before: readonly CriterionTrend[]): CriterionChange | null {
  let most: CriterionChange | null = null;
  for (const criterion of now) {
    const earlier = before.find(({ key, polarity }) => key === criterion.key && polarity === criterion.polarity);
    if (!earlier || Math.min(criterion.judged, earlier.judged) < enough) continue;
    const share = wellIn(criterion) / criterion.judged - wellIn(earlier) / earlier.judged;
    const points = Math.round(share * 100);
    if (points === 0 || Math.abs(points) <= Math.abs(most?.points ?? 0)) continue;
    const together = (wellIn(criterion) + wellIn(earlier)) / (criterion.judged + earlier.judged);
    const error = Math.sqrt(together * (1 - together) * (1 / criterion.judged + 1 / earlier.judged));
    most = { criterion, points, isSure: Math.abs(share) >= sureErrors * error };
  }
  return most;
}

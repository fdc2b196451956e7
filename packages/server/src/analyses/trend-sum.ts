// The sum of one group of analyses: means of what was measured, points in time, criteria, newest samples. Sums of parts add up to the whole.
import { type CriterionTrend, type Polarity, type Trend, type TrendPoint, toTimestamp } from '@earshot/core';
import type { TrendRow } from '../records/trends.ts';

const mostSamples = 3;

/** The same object for the same criterion, so that it can be a key of maps. */
export interface Criterion {
  readonly key: string;
  readonly polarity: Polarity;
}

/** How a criterion came out. */
export interface Judgement {
  readonly criterion: Criterion;
  readonly isMet: boolean;
}

/** A mean of what is there; what was not measured is left out, never counted as 0. */
class Mean {
  #sum = 0;
  #squares = 0;
  #count = 0;

  add(value: number | null): void {
    if (value === null) return;
    this.#sum += value;
    this.#squares += value * value;
    this.#count += 1;
  }

  merge(part: Mean): void {
    this.#sum += part.#sum;
    this.#squares += part.#squares;
    this.#count += part.#count;
  }

  get count(): number {
    return this.#count;
  }

  /** Standard deviation of a sample, to two decimals; null of fewer than two. Scores are whole, so their squares add up exactly. */
  get deviation(): number | null {
    if (this.#count < 2) return null;
    const variance = (this.#squares - this.#sum ** 2 / this.#count) / (this.#count - 1);
    return Math.round(Math.sqrt(Math.max(0, variance)) * 100) / 100;
  }

  /** To one decimal; null of nothing. */
  get value(): number | null {
    return this.#count === 0 ? null : Math.round((this.#sum / this.#count) * 10) / 10;
  }
}

class Figures {
  #analyses = 0;
  readonly #score = new Mean();
  readonly #talk = new Mean();
  readonly #interruptions = new Mean();

  add(row: TrendRow): void {
    this.#analyses += 1;
    this.#score.add(row.display_score);
    this.#talk.add(row.attendant_talk_pct);
    this.#interruptions.add(row.interruptions_per_ten_min);
  }

  merge(part: Figures): void {
    this.#analyses += part.#analyses;
    this.#score.merge(part.#score);
    this.#talk.merge(part.#talk);
    this.#interruptions.merge(part.#interruptions);
  }

  get spread() {
    return { scored: this.#score.count, scoreDeviation: this.#score.deviation };
  }

  get values() {
    return {
      analyses: this.#analyses,
      meanScore: this.#score.value,
      meanAttendantTalkPct: this.#talk.value,
      meanInterruptionsPerTenMin: this.#interruptions.value,
    };
  }
}

type Sample = Pick<TrendRow, 'id' | 'occurred_at'>;

const isNewer = (a: Sample, b: Sample) =>
  a.occurred_at > b.occurred_at || (a.occurred_at === b.occurred_at && a.id > b.id);

/** The newest, newest first; rows come in order of time, so most of the time each is the newest so far. */
class Newest {
  #samples: Sample[] = [];

  add(sample: Sample): void {
    if (this.#samples.length > 0 && isNewer(this.#samples[0]!, sample)) this.#insert([sample]);
    else if (this.#samples.unshift(sample) > mostSamples) this.#samples.pop();
  }

  merge(part: Newest): void {
    this.#insert(part.#samples);
  }

  #insert(samples: readonly Sample[]): void {
    const isFull = this.#samples.length === mostSamples;
    if (samples.length === 0 || (isFull && isNewer(this.#samples[mostSamples - 1]!, samples[0]!))) return;
    this.#samples = [...this.#samples, ...samples].sort((a, b) => (isNewer(a, b) ? -1 : 1)).slice(0, mostSamples);
  }

  get ids(): string[] {
    return this.#samples.map(({ id }) => id);
  }
}

class CriterionSum {
  judged = 0;
  met = 0;
  readonly missedBy = new Newest();
}

/** Analyses with the same outcome. */
interface Alike {
  count: number;
  newest: Newest;
}

export class TrendSum {
  readonly #total = new Figures();
  readonly #samples = new Newest();
  readonly #points = new Map<number, Figures>();
  readonly #outcomes = new Map<string, Alike>();
  readonly #criteria = new Map<Criterion, CriterionSum>();

  /** `startMs` is the beginning of the row's day or week. */
  add(row: TrendRow, startMs: number): void {
    this.#total.add(row);
    this.#samples.add(row);
    getOrCreate(this.#points, startMs, () => new Figures()).add(row);
    if (row.outcome_id === null) return;
    const alike = getOrCreate(this.#outcomes, row.outcome_id, () => ({ count: 0, newest: new Newest() }));
    alike.count += 1;
    alike.newest.add(row);
  }

  get outcomeIds(): Iterable<string> {
    return this.#outcomes.keys();
  }

  /** Counts the criteria, once every row is in. */
  judge(judgementsOf: ReadonlyMap<string, readonly Judgement[]>): void {
    for (const [outcomeId, { count, newest }] of this.#outcomes) {
      for (const { criterion, isMet } of judgementsOf.get(outcomeId) ?? []) {
        const sum = getOrCreate(this.#criteria, criterion, () => new CriterionSum());
        sum.judged += count;
        if (isMet) sum.met += count;
        if (isMet === (criterion.polarity === 'negative')) sum.missedBy.merge(newest);
      }
    }
  }

  /** Takes in another group that has been judged. */
  merge(part: TrendSum): void {
    this.#total.merge(part.#total);
    this.#samples.merge(part.#samples);
    for (const [startMs, figures] of part.#points)
      getOrCreate(this.#points, startMs, () => new Figures()).merge(figures);
    for (const [criterion, { judged, met, missedBy }] of part.#criteria) {
      const sum = getOrCreate(this.#criteria, criterion, () => new CriterionSum());
      sum.judged += judged;
      sum.met += met;
      sum.missedBy.merge(missedBy);
    }
  }

  get trend(): Trend {
    const points = [...this.#points]
      .sort(([a], [b]) => a - b)
      .map(([startMs, figures]): TrendPoint => ({ start: toTimestamp(startMs), ...figures.values }));
    const criteria = [...this.#criteria].map(([{ key, polarity }, { judged, met, missedBy }]): CriterionTrend => {
      const missed = polarity === 'negative' ? met : judged - met;
      return { key, polarity, judged, met, missed, samples: missedBy.ids };
    });
    criteria.sort((a, b) => b.missed - a.missed || (a.key < b.key ? -1 : 1));
    return { ...this.#total.values, ...this.#total.spread, samples: this.#samples.ids, points, criteria };
  }
}

export function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

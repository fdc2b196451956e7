// Whether both channels of a recording carry the same sound: also late, louder or with a codec's noise on one of them.

/** The loudest moments of each side are compared, some for every minute. */
const [momentSeconds, periodSeconds] = [0.5, 15];
/** How late one side may be, and the rate at which that is looked for. */
const [latestSeconds, comparedHertz] = [0.05, 8_000];
/** The share of moments that must be alike, how alike they must be, and how far the difference in loudness may vary. */
const [leastShare, leastLikeness, mostDecibelsApart] = [0.8, 0.75, 3];
/** Power below which a moment is silent: of 16-bit samples, and beside the loudest moment of its side, which may be faint as a whole. */
const [silentPower, silentShare] = [4 ** 2, 10 ** -2.5];

interface Moment {
  readonly sides: readonly [Float32Array, Float32Array];
  readonly powers: readonly [number, number];
}

/** A moment, and the side on which it is one of the loudest. */
interface Loudest {
  readonly moment: Moment;
  readonly side: 0 | 1;
}

export interface SameSound {
  /** The next samples of both sides, as many of each. */
  add(left: Int16Array, right: Int16Array): void;
  /** False also where nothing was heard. */
  isSame(): boolean;
}

/** Two parties speak in turns: what is loud on one side is faint on the other, and what leaks over is always louder on its own side. */
export function sameSound(rate: number): SameSound {
  const every = Math.max(1, Math.floor(rate / comparedHertz));
  const perMoment = Math.floor(rate * momentSeconds);
  const perPeriod = Math.round(periodSeconds / momentSeconds);
  const picked: Loudest[] = [];
  let loudest: [Moment | null, Moment | null] = [null, null];
  const current = [new Int16Array(perMoment), new Int16Array(perMoment)] as const;
  let [filled, seen] = [0, 0];

  function endMoment(): void {
    const sides = current.map((samples) => thinned(samples, every)) as [Float32Array, Float32Array];
    const powers = sides.map((samples) => product(samples, samples, 0)) as [number, number];
    const moment = { sides, powers };
    for (const side of [0, 1] as const) {
      const best = loudest[side]?.powers[side] ?? silentPower;
      if (powers[side] > best) loudest[side] = moment;
    }
    filled = 0;
    seen += 1;
    if (seen % perPeriod === 0) endPeriod();
  }

  function endPeriod(): void {
    for (const side of [0, 1] as const) if (loudest[side]) picked.push({ moment: loudest[side], side });
    loudest = [null, null];
  }

  return {
    add: (left, right) => {
      for (let index = 0; index < left.length; index++) {
        current[0][filled] = left[index]!;
        current[1][filled] = right[index]!;
        filled += 1;
        if (filled === perMoment) endMoment();
      }
    },
    isSame: () => {
      endPeriod();
      const peaks = [mostPower(picked, 0), mostPower(picked, 1)] as const;
      const heard = picked.filter(({ moment, side }) => moment.powers[side] >= silentShare * peaks[side]);
      const moments = [...new Set(heard.map(({ moment }) => moment))];
      const lags = Math.ceil((latestSeconds * rate) / every);
      const levels = moments.map(({ powers: [one, other] }) => 10 * Math.log10((one + 1) / (other + 1)));
      const usual = levels.toSorted((one, other) => one - other)[levels.length >> 1] ?? 0;
      const alike = moments.filter(
        (moment, index) =>
          Math.abs(levels[index]! - usual) <= mostDecibelsApart && likeness(moment, lags) >= leastLikeness,
      );
      return moments.length > 0 && alike.length >= leastShare * moments.length;
    },
  };
}

/** The power of the loudest moment of a side. */
function mostPower(picked: readonly Loudest[], side: 0 | 1): number {
  return picked.reduce((best, each) => (each.side === side ? Math.max(best, each.moment.powers[side]) : best), 0);
}

/** The means of each `every` samples. */
function thinned(samples: Int16Array, every: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / every) }, (_, index) => {
    let sum = 0;
    for (let at = index * every; at < (index + 1) * every; at++) sum += samples[at]!;
    return sum / every;
  });
}

/** Mean product of one side and the other, which is `lag` samples later. */
function product(one: Float32Array, other: Float32Array, lag: number): number {
  let sum = 0;
  const to = Math.min(one.length, other.length - lag);
  for (let index = Math.max(0, -lag); index < to; index++) sum += one[index]! * other[index + lag]!;
  return sum / one.length;
}

/** Correlation at the delay where it is largest, also of a side that is turned upside down. */
function likeness({ sides: [one, other], powers }: Moment, lags: number): number {
  let best = 0;
  for (let lag = -lags; lag <= lags; lag++) best = Math.max(best, Math.abs(product(one, other, lag)));
  return best / Math.sqrt(powers[0] * powers[1] + 1);
}

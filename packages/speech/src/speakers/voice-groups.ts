// How many voices there are, and what each sounds like: steps of speech are joined by likeness, and groups that are too small or too alike go.
import { stepSeconds, voiceSize } from '../signal/voice-steps.ts';

/** Steps that are compared with each other, at most: joining takes the square of their number. */
const mostCompared = 400;
const mostVoices = 6;
/** Joining stops at this many groups. Where voices change or overlap, steps make groups of their own. */
const firstGroups = 10;
/** A voice has at least this much of the speech. */
const [leastSeconds, leastShare] = [1.5, 0.05];
/** Two groups are one voice when their middles are more alike than this; a small group, which may be one mood of a voice, has to differ more. */
const [alikeSmall, alikeLarge, largeShare] = [0.74, 0.84, 0.2];
/** Steps that have a window in which one voice follows another. A group with such a share of them is no voice. */
const [longestPassing, passingShare] = [7, 0.4];
/** Two groups of about the same size, whose steps lie apart, may be more alike: two women on the telephone are. */
const [alikeDistinct, evenShare, leastDistinct] = [0.9, 0.3, 5];
/** In a recording with few steps, both must differ more, by up to so much. */
const [fewSteps, fewStepsApart] = [48, 0.1];
/** What is heard three quarters of a second before a step and after it tells whether it is steady; this share of the steps is taken for steady. */
const [steadyReach, steadyShare] = [3, 0.65];

/** Middles of the voices, as unit vectors; one voice at least. */
export function voiceMiddles(voices: readonly Float32Array[]): Float32Array[] {
  const steady = steadySteps(voices);
  const every = Math.max(1, Math.ceil(steady.length / mostCompared));
  const compared = steady.filter((_, index) => index % every === 0);
  let middles = joinedByLikeness(compared);
  const least = Math.max(leastSeconds / stepSeconds / every, leastShare * compared.length);
  while (middles.length > 1) {
    const groups = groupsOf(compared, middles);
    const smallest = groups.reduce((best, group, index) => (group.length < groups[best]!.length ? index : best), 0);
    middles = groups.map((group, index) => (group.length === 0 ? middles[index]! : middleOf(group)));
    if (groups[smallest]!.length < least || middles.length > mostVoices) {
      middles.splice(smallest, 1);
      continue;
    }
    const passing = passingGroup(voices, middles);
    if (passing !== null) {
      middles.splice(passing, 1);
      continue;
    }
    const pair = closestPair(middles);
    const share = Math.min(...pair.map((index) => groups[index]!.length)) / compared.length;
    const few = fewStepsApart * (1 - Math.min(1, compared.length / fewSteps));
    const isDistinct = share >= evenShare && distinctness(groups[pair[0]]!, groups[pair[1]]!) >= leastDistinct;
    const large = isDistinct ? alikeDistinct : alikeLarge;
    const alikeAtMost = alikeSmall + (large - alikeSmall) * Math.min(1, share / largeShare) - few;
    if (likeness(middles[pair[0]]!, middles[pair[1]]!) <= alikeAtMost) return middles;
    middles = middles.filter((_, index) => !pair.includes(index));
    middles.push(middleOf(pair.flatMap((index) => groups[index]!)));
  }
  return compared.length === 0 ? [] : [middleOf(compared)];
}

/** The smallest group that is heard only where one voice follows another, by its index; null if there is none. */
function passingGroup(voices: readonly Float32Array[], middles: readonly Float32Array[]): number | null {
  if (middles.length < 3) return null;
  const labels = voices.map((voice) => nearest(voice, middles));
  const [steps, passing] = [middles.map(() => 0), middles.map(() => 0)];
  for (let from = 0; from < labels.length; ) {
    const label = labels[from]!;
    let to = from + 1;
    while (labels[to] === label) to++;
    steps[label]! += to - from;
    const [before, after] = [labels[from - 1] ?? label, labels[to] ?? label];
    const isBetween = before !== label && after !== label && likeness(middles[before]!, middles[after]!) < alikeSmall;
    if (isBetween && to - from <= longestPassing) passing[label]! += to - from;
    from = to;
  }
  const found = [...steps.keys()].filter((index) => passing[index]! >= passingShare * steps[index]!);
  return found.length === 0 ? null : found.reduce((best, index) => (steps[index]! < steps[best]! ? index : best));
}

/** Those around which the voice does not change: a window with two voices is like neither. */
function steadySteps(voices: readonly Float32Array[]): Float32Array[] {
  const steadiness = voices.map((_, index) => {
    const before = voices[Math.max(0, index - steadyReach)]!;
    return likeness(before, voices[Math.min(voices.length - 1, index + steadyReach)]!);
  });
  const limit = steadiness.toSorted((one, other) => one - other)[Math.floor(voices.length * (1 - steadyShare))]!;
  return voices.filter((_, index) => steadiness[index]! >= limit);
}

export function likeness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < voiceSize; index++) sum += one[index]! * other[index]!;
  return sum;
}

function middleOf(group: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(voiceSize);
  for (const voice of group) for (let index = 0; index < voiceSize; index++) sum[index]! += voice[index]!;
  const length = Math.sqrt(likeness(sum, sum)) || 1;
  return sum.map((value) => value / length);
}

/** The steps that are most like each middle. */
function groupsOf(voices: readonly Float32Array[], middles: readonly Float32Array[]): Float32Array[][] {
  const groups = middles.map((): Float32Array[] => []);
  for (const voice of voices) groups[nearest(voice, middles)]!.push(voice);
  return groups;
}

/** How far apart two groups lie on the line between their middles, in spreads of their steps: two halves of one voice touch each other. */
function distinctness(one: readonly Float32Array[], other: readonly Float32Array[]): number {
  const [first, second] = [middleOf(one), middleOf(other)];
  const line = first.map((value, index) => value - second[index]!);
  const spreads = [one, other].map((group) => {
    const places = group.map((voice) => likeness(voice, line));
    const mean = places.reduce((sum, place) => sum + place, 0) / places.length;
    return { mean, variance: places.reduce((sum, place) => sum + (place - mean) ** 2, 0) / places.length };
  }) as [{ mean: number; variance: number }, { mean: number; variance: number }];
  const spread = Math.sqrt((spreads[0].variance + spreads[1].variance) / 2);
  return (spreads[0].mean - spreads[1].mean) / Math.max(spread, 1e-6);
}

function nearest(voice: Float32Array, middles: readonly Float32Array[]): number {
  const degrees = middles.map((middle) => likeness(voice, middle));
  return degrees.indexOf(Math.max(...degrees));
}

function closestPair(middles: readonly Float32Array[]): [number, number] {
  let [pair, most] = [[0, 1] as [number, number], -1];
  for (let one = 1; one < middles.length; one++)
    for (let other = 0; other < one; other++) {
      const degree = likeness(middles[one]!, middles[other]!);
      if (degree > most) [pair, most] = [[other, one], degree];
    }
  return pair;
}

/** Joins the two groups whose steps are most alike on average, until few are left; gives their middles. */
function joinedByLikeness(voices: readonly Float32Array[]): Float32Array[] {
  const groups: (Float32Array[] | null)[] = voices.map((voice) => [voice]);
  const degrees = voices.map((voice, index) =>
    Float32Array.from(voices.slice(0, index), (other) => likeness(voice, other)),
  );
  const degree = (one: number, other: number) => degrees[Math.max(one, other)]![Math.min(one, other)]!;
  for (let left = voices.length; left > firstGroups; left--) {
    let [first, second, most] = [0, 0, Number.NEGATIVE_INFINITY];
    for (let row = 1; row < groups.length; row++) {
      if (!groups[row]) continue;
      for (let column = 0; column < row; column++)
        if (groups[column] && degrees[row]![column]! > most)
          [first, second, most] = [column, row, degrees[row]![column]!];
    }
    const [one, other] = [groups[first]!, groups[second]!];
    for (let index = 0; index < groups.length; index++) {
      if (!groups[index] || index === first || index === second) continue;
      const sum = degree(first, index) * one.length + degree(second, index) * other.length;
      degrees[Math.max(first, index)]![Math.min(first, index)] = sum / (one.length + other.length);
    }
    groups[first] = [...one, ...other];
    groups[second] = null;
  }
  return groups.filter((group) => group !== null).map(middleOf);
}

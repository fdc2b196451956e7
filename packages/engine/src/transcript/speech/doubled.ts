// Speech that stands under two labels at once: one recording on both channels, or a loudspeaker that the other microphone hears.
import type { RawSegment } from '../../conversation/raw.ts';
import { plainWords } from '../../conversation/words.ts';

/** How far two hearings of one thing said begin apart. */
const mostApartSeconds = 2;
/** Beside this many neighbours in time a second hearing is looked for. */
const neighbours = 6;
/** Fewer words are said by both, as `sim` and `okay` are. */
const fewestWords = 3;
/** A conversation is doubled if this share of its segments is. Now and then people do say the same. */
const leastDoubled = 0.25;
const fewestDoubled = 2;

interface Pair {
  readonly first: number;
  readonly second: number;
}

/** The segments with what was heard twice only once, under the label of the speaker; a file that holds all of them twice, once. */
export function withoutDoubled(segments: readonly RawSegment[]): readonly RawSegment[] {
  const once = withoutRepeat(segments);
  if (once.length < segments.length) return once;
  const labels = new Set(segments.flatMap(({ speaker }) => speaker ?? []));
  if (labels.size < 2 || segments.some(({ start }) => start === null)) return segments;
  const words = segments.map(({ text }) => plainWords(text));
  const pairs = pairsOf(segments, words);
  const doubled = new Set(pairs.flatMap(({ first, second }) => [first, second]));
  if (pairs.length < fewestDoubled || doubled.size < leastDoubled * segments.length) return segments;
  const shares = sharesOf(segments, doubled);
  const dropped = new Set<number>();
  for (const { first, second } of pairs) dropped.add(isSaidFirst(segments, first, second, shares) ? second : first);
  return segments.filter((_, at) => !dropped.has(at));
}

const fewestRepeated = 4;
const leastDifferent = 0.7;

/** Half of the segments where the other half says the same at the same times: the file was put together from one twice. */
function withoutRepeat(segments: readonly RawSegment[]): readonly RawSegment[] {
  const half = segments.length / 2;
  if (half < fewestRepeated || !Number.isInteger(half)) return segments;
  // Who says one thing over and over says it more than twice.
  if (new Set(segments.map(({ text }) => text)).size < leastDifferent * half) return segments;
  const areSame = (a: RawSegment, b: RawSegment) => a.text === b.text && a.speaker === b.speaker && a.start === b.start;
  if (segments.slice(0, half).every((segment, at) => areSame(segment, segments[half + at]!)))
    return segments.slice(0, half);
  // Sorted by their times, both stand side by side.
  const first = segments.filter((_, at) => at % 2 === 0);
  const isTimed = segments.every(({ start }) => start !== null);
  return isTimed && first.every((segment, at) => areSame(segment, segments[2 * at + 1]!)) ? first : segments;
}

function pairsOf(segments: readonly RawSegment[], words: readonly (readonly string[])[]): Pair[] {
  const order = segments.map((_, at) => at).sort((a, b) => segments[a]!.start! - segments[b]!.start!);
  const taken = new Set<number>();
  const pairs: Pair[] = [];
  order.forEach((first, place) => {
    if (taken.has(first) || words[first]!.length < fewestWords) return;
    for (const second of order.slice(place + 1, place + 1 + neighbours)) {
      if (segments[second]!.start! - segments[first]!.start! > mostApartSeconds) break;
      if (taken.has(second) || segments[second]!.speaker === segments[first]!.speaker) continue;
      if (!areAlike(words[first]!, words[second]!)) continue;
      taken.add(first).add(second);
      pairs.push({ first, second });
      break;
    }
  });
  return pairs;
}

function areAlike(a: readonly string[], b: readonly string[]): boolean {
  if (Math.min(a.length, b.length) < 0.7 * Math.max(a.length, b.length)) return false;
  const counts = new Map<string, number>();
  for (const word of a) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of b) {
    const left = counts.get(word) ?? 0;
    if (left > 0) {
      common += 1;
      counts.set(word, left - 1);
    }
  }
  return common >= 0.8 * Math.max(a.length, b.length);
}

/** How much of each label is heard twice: the label that is heard elsewhere too is the speaker. */
function sharesOf(segments: readonly RawSegment[], doubled: ReadonlySet<number>): Map<string | null, number> {
  const all = new Map<string | null, number>();
  const twice = new Map<string | null, number>();
  segments.forEach(({ speaker }, at) => {
    all.set(speaker, (all.get(speaker) ?? 0) + 1);
    if (doubled.has(at)) twice.set(speaker, (twice.get(speaker) ?? 0) + 1);
  });
  return new Map([...all].map(([speaker, count]) => [speaker, (twice.get(speaker) ?? 0) / count]));
}

/** An echo comes later; at the same time, the label with words of its own only hears. */
function isSaidFirst(
  segments: readonly RawSegment[],
  first: number,
  second: number,
  shares: ReadonlyMap<string | null, number>,
): boolean {
  const [a, b] = [segments[first]!, segments[second]!];
  const [shareA, shareB] = [shares.get(a.speaker)!, shares.get(b.speaker)!];
  if (Math.abs(shareA - shareB) > 0.1) return shareA > shareB;
  return Math.abs(b.start! - a.start!) > 0.02 || (a.speaker ?? '') <= (b.speaker ?? '');
}

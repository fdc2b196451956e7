// Stereo recordings: whether each channel holds a speaker of its own, and what has only leaked over from the other.
import { leakOf, leakWindowSeconds, sameSound } from '@earshot/engine/decoding';
import { levelsOf } from '../signal/level.ts';
import { floatsOf, loudness, type Sound, type Span, samplesPerSecond } from '../signal/sound.ts';

/** A channel this much weaker than the other holds nobody. */
const silentRatio = 0.001;
/** What leaked over is looked for in windows; a short piece of it inside speech is left in it. */
const [longestLeakKeptSeconds, copyAlikeAtLeast] = [0.6, 0.5];

/** The lines that somebody speaks on, and whether both carry the same sound. */
export interface SpeakingChannels {
  readonly heard: readonly Int16Array[];
  readonly areAlike: boolean;
}

/** The channels to listen to: both where each has a speaker of its own, otherwise the louder one. */
export function speakingChannels({ channels }: Sound): SpeakingChannels {
  const [left, right] = channels;
  if (!left || !right) return { heard: channels, areAlike: false };
  const { ownEnergy: leftEnergy, otherEnergy: rightEnergy } = alikeness(left, right);
  const louder = leftEnergy >= rightEnergy ? left : right;
  const ratio = Math.sqrt(Math.min(leftEnergy, rightEnergy) / Math.max(leftEnergy, rightEnergy, 1));
  if (ratio < silentRatio) return { heard: [louder], areAlike: false };
  const same = sameSound(samplesPerSecond);
  same.add(left, right);
  return same.isSame() ? { heard: [louder], areAlike: true } : { heard: [left, right], areAlike: false };
}

/** The spans of speech in `own` without what has leaked over from `other`: what is no louder than the leak, and what copies the other's sound. */
export function ownSpans(own: Int16Array, other: Int16Array, spans: readonly Span[]): Span[] {
  const leak = leakOf(levelsOf(own, leakWindowSeconds), levelsOf(other, leakWindowSeconds));
  return spans.flatMap((span) => withoutLeaks(own, other, leak, span));
}

function withoutLeaks(own: Int16Array, other: Int16Array, leak: number, span: Span): Span[] {
  const kept: Span[] = [];
  for (let start = span.start; start < span.end; start += leakWindowSeconds) {
    const window = { start, end: Math.min(start + leakWindowSeconds, span.end) };
    if (loudness(own, window) <= leak * loudness(other, window) || isCopy(own, other, window)) continue;
    const before = kept.at(-1);
    if (before && start - before.end < longestLeakKeptSeconds) kept[kept.length - 1] = { ...before, end: window.end };
    else kept.push(window);
  }
  return kept.filter(({ start, end }) => end - start > leakWindowSeconds);
}

/** Two people who speak at once do not sound alike; a codec that saves on the second channel makes a weaker copy of the first. */
function isCopy(own: Int16Array, other: Int16Array, window: Span): boolean {
  const [one, two] = [floatsOf(own, window), floatsOf(other, window)];
  const { ownEnergy, otherEnergy, product } = alikeness(one, two);
  return ownEnergy < otherEnergy && Math.abs(product) > copyAlikeAtLeast * Math.sqrt(ownEnergy * otherEnergy);
}

function alikeness(own: Int16Array | Float32Array, other: Int16Array | Float32Array) {
  let [ownEnergy, otherEnergy, product] = [0, 0, 0];
  for (let index = 0; index < own.length; index++) {
    const [one, two] = [own[index]!, other[index]!];
    ownEnergy += one * one;
    otherEnergy += two * two;
    product += one * two;
  }
  return { ownEnergy, otherEnergy, product };
}

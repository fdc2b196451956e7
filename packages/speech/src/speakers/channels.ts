// Stereo recordings: whether each channel holds a speaker of its own, and what has only leaked over from the other.
import { sameSound } from '@earshot/engine/decoding';
import { floatsOf, loudness, type Sound, type Span, samplesPerSecond } from '../signal/sound.ts';

/** A channel this much weaker than the other holds nobody, and speech that is 10 dB weaker than the other's has leaked over. */
const [silentRatio, bleedRatio] = [0.001, 10 ** (-10 / 20)];
/** Copies are looked for in windows; a short one inside speech is left in it. */
const [windowSeconds, longestCopyKeptSeconds, copyAlikeAtLeast] = [0.25, 0.6, 0.5];

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

/** The spans of speech in `own` without what has leaked over from `other`: whole spans, and the parts of a span that copy the other's sound. */
export function ownSpans(own: Int16Array, other: Int16Array, spans: readonly Span[]): Span[] {
  return spans
    .filter((span) => loudness(own, span) >= loudness(other, span) * bleedRatio)
    .flatMap((span) => withoutCopies(own, other, span));
}

/** Two people who speak at once do not sound alike; a codec that saves on the second channel makes a weaker copy of the first. */
function withoutCopies(own: Int16Array, other: Int16Array, span: Span): Span[] {
  const kept: Span[] = [];
  for (let start = span.start; start < span.end; start += windowSeconds) {
    const window = { start, end: Math.min(start + windowSeconds, span.end) };
    if (isCopy(own, other, window)) continue;
    const before = kept.at(-1);
    if (before && start - before.end < longestCopyKeptSeconds) kept[kept.length - 1] = { ...before, end: window.end };
    else kept.push(window);
  }
  return kept.filter(({ start, end }) => end - start > windowSeconds);
}

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

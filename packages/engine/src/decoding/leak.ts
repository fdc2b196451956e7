// How much of one line of a call is heard on the other: a microphone beside the other's loudspeaker hears much, a headset nothing.

/** Lines are compared in windows of this length. */
export const leakWindowSeconds = 0.25;
/** One window in ten is at least as loud as a line's level. */
const loudShare = 0.1;
/** The other speaks where its line is louder than this share of its level (−14 dB). */
const speakingShare = 0.2;
/** Where the other speaks, this share of the windows has nothing but what leaks over; own speech is this much louder (8 dB), or as loud as the other. */
const [leakShare, louderThanLeak, mostLeak] = [0.2, 10 ** (8 / 20), 1];

/** How loud the speech of a line is, by the root mean squares of its windows. */
export function levelOfSpeech(levels: readonly number[]): number {
  return levels.toSorted((one, other) => other - one)[Math.floor(levels.length * loudShare)] ?? 0;
}

/**
 * The share of the other's loudness that own speech is louder than, however faint it is. Both: root mean squares of the windows of a
 * line, from its beginning.
 */
export function leakOf(own: readonly number[], other: readonly number[]): number {
  const speaking = speakingShare * levelOfSpeech(other);
  const shares = own.flatMap((level, at) => ((other[at] ?? 0) > speaking ? [level / other[at]!] : []));
  const leak = shares.sort((one, another) => one - another)[Math.floor(shares.length * leakShare)] ?? 0;
  return Math.min(mostLeak, louderThanLeak * leak);
}

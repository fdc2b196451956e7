// How loud the speech of a line is, and a faint line made as loud as others: the detector and the recogniser want a usual level.
import { levelOfSpeech } from '@earshot/engine/decoding';
import { loudness, samplesPerSecond } from './sound.ts';

const momentSeconds = 0.1;
/** Levels 0..1. A line whose level is below the first (−36 dB) is brought to the second (−26 dB), by at most the third (40 dB): what is fainter still is noise. */
const [faint, usual, mostGain] = [10 ** (-36 / 20), 10 ** (-26 / 20), 100];

/** How loud each stretch of that length is, from the beginning. */
export function levelsOf(samples: Int16Array, seconds: number): number[] {
  const count = Math.floor(samples.length / samplesPerSecond / seconds);
  return Array.from({ length: count }, (_, at) => loudness(samples, { start: at * seconds, end: (at + 1) * seconds }));
}

export const levelOf = (samples: Int16Array): number => levelOfSpeech(levelsOf(samples, momentSeconds));

/** The same samples where they are loud enough. */
export function audible(samples: Int16Array): Int16Array {
  const level = levelOf(samples);
  if (level === 0 || level >= faint) return samples;
  const gain = Math.min(usual / level, mostGain);
  return samples.map((sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * gain))));
}

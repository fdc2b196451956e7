// Passages of many turns, listened to in several ways: context helps the recogniser, and where it guesses, it guesses otherwise each time.

import { resampled } from '../decode/resample.ts';
import { inParallel } from '../in-parallel.ts';
import type { Recogniser } from '../recogniser/recogniser.ts';
import { brightened, mirrored } from '../signal/brightness.ts';
import { samplesPerSecond } from '../signal/sound.ts';
import { isLooping } from './loops.ts';
import { joined, passagesOf } from './passages.ts';
import type { Reading } from './votes.ts';

/** At most the length that it was trained on; beyond 30 s it loops. */
const longestSeconds = 28.5;
/** Ways of listening, the best first: at full speed or slower, high tones raised, the empty half of a telephone's band filled. */
const ways = [
  { pace: 1, brightness: 0.9, mirror: 0 },
  { pace: 0.95, brightness: 0.6, mirror: 0 },
  { pace: 1, brightness: 0.6, mirror: 0.1 },
];
/** Share of the words of its turns that a passage has in all; beyond it, something was lost or made up. */
const [fewestWords, mostWords, wordsMore] = [0.7, 1.5, 3];

/** What was understood, and how long its sound was. */
export interface HeardPassage extends Reading {
  readonly seconds: number;
}

/** All passages of turns, given by their sounds, for each way of listening. */
export async function passagesHeard(sounds: readonly Int16Array[], recogniser: Recogniser): Promise<HeardPassage[][]> {
  const used = ways.slice(0, recogniser.ways);
  const jobs = used.flatMap((way) =>
    passagesOf(sounds, longestSeconds * way.pace).map((passage) => {
      const samples = sounds.slice(passage.from, passage.to).reduce((sum, sound) => sum + sound.length, 0);
      return { way, passage, seconds: samples / samplesPerSecond / way.pace };
    }),
  );
  // The longest first: the recogniser then keeps memory for one of them, not for each length that it meets.
  jobs.sort((one, other) => other.seconds - one.seconds);
  const heard = await inParallel(jobs, recogniser.atOnce, async ({ way, passage, seconds }) => {
    const text = await recogniser.textOf(varied(joined(sounds, passage), way));
    return { way, reading: { ...passage, text, seconds } };
  });
  return used.map((way) => heard.filter((one) => one.way === way).map(({ reading }) => reading));
}

/** Drops readings that can't be right; `own` is each turn as it was understood alone. */
export function likelyReadings(heard: readonly HeardPassage[][], own: readonly string[]): Reading[][] {
  const isLikely = ({ text, seconds, from, to }: HeardPassage) => {
    const words = own.slice(from, to).reduce((sum, turn) => sum + count(turn), 0);
    const isWhole = count(text) >= words * fewestWords && count(text) <= words * mostWords + wordsMore;
    return isWhole && !isLooping(text, seconds);
  };
  return heard.map((readings) => readings.filter(isLikely));
}

function varied(sound: Int16Array, { pace, brightness, mirror }: (typeof ways)[number]): Int16Array {
  const bright = brightened(mirror === 0 ? sound : mirrored(sound, mirror), brightness);
  return pace === 1 ? bright : resampled([Float32Array.from(bright)], samplesPerSecond * pace)[0]!;
}

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;

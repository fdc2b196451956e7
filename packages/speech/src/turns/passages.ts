// Turns in a row as one sound: the recogniser understands a sentence better when it has heard what came before.
import { samplesPerSecond } from '../signal/sound.ts';

/** Between turns of a passage. */
const pauseSamples = 0.1 * samplesPerSecond;

/** Consecutive turns, as positions in their list: `to` is the one after the last. */
export interface Passage {
  readonly from: number;
  readonly to: number;
}

/** Divides turns, given by their sound, into passages of at most `longestSeconds`; a longer turn is one alone. */
export function passagesOf(sounds: readonly Int16Array[], longestSeconds: number): Passage[] {
  const passages: Passage[] = [];
  let [from, samples] = [0, 0];
  for (const [index, sound] of sounds.entries()) {
    const more = sound.length + pauseSamples;
    if (index > from && samples + more > longestSeconds * samplesPerSecond) {
      passages.push({ from, to: index });
      [from, samples] = [index, 0];
    }
    samples += more;
  }
  if (sounds.length > from) passages.push({ from, to: sounds.length });
  return passages;
}

/** The sound of a passage, a short pause after each turn. */
export function joined(sounds: readonly Int16Array[], { from, to }: Passage): Int16Array {
  const parts = sounds.slice(from, to);
  const whole = new Int16Array(parts.reduce((sum, part) => sum + part.length + pauseSamples, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length + pauseSamples;
  }
  return whole;
}

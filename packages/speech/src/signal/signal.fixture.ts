// Sounds made by formula for tests: voices, tones, noise.
import { inARow as joined, samplesPerSecond } from './sound.ts';

/** A buzz of a pitch through two resonances, as a vowel is made: enough to tell two voices apart. `seed` varies it as speech varies. */
export function buzz(hertz: number, resonances: readonly [number, number], seconds: number, seed = 1): Int16Array {
  const random = randomness(seed);
  const samples = new Int16Array(Math.round(seconds * samplesPerSecond));
  let phase = 0;
  let pitch = hertz;
  const memory = resonances.map(() => [0, 0] as [number, number]);
  let [shift, until] = [1, 0];
  for (let index = 0; index < samples.length; index++) {
    if (index >= until) {
      // A new "vowel" every tenth of a second.
      until += samplesPerSecond / 10;
      shift = 0.85 + 0.3 * random();
      pitch = hertz * (0.92 + 0.16 * random());
    }
    phase += pitch / samplesPerSecond;
    let value = (random() - 0.5) * 0.02;
    if (phase >= 1) {
      phase -= 1;
      value += 1;
    }
    for (const [order, resonance] of resonances.entries()) {
      const state = memory[order]!;
      const radius = 0.97;
      const angle = (2 * Math.PI * resonance * shift) / samplesPerSecond;
      value += 2 * radius * Math.cos(angle) * state[0] - radius * radius * state[1];
      state[1] = state[0];
      state[0] = value;
    }
    samples[index] = Math.max(-32_768, Math.min(32_767, value * 900));
  }
  return samples;
}

export function tone(hertz: number, seconds: number, level = 8_000): Int16Array {
  const length = Math.round(seconds * samplesPerSecond);
  return Int16Array.from({ length }, (_, index) => level * Math.sin((2 * Math.PI * hertz * index) / samplesPerSecond));
}

export function noise(seconds: number, level: number, seed = 1): Int16Array {
  const random = randomness(seed);
  return Int16Array.from({ length: Math.round(seconds * samplesPerSecond) }, () => level * (2 * random() - 1));
}

export function silence(seconds: number): Int16Array {
  return new Int16Array(Math.round(seconds * samplesPerSecond));
}

export const inARow = (...parts: readonly Int16Array[]): Int16Array => joined(parts);

/** A WAV file of one channel at 16 kHz. */
export function wavOf(samples: Int16Array): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  for (const [at, value] of [
    [16, 16],
    [24, samplesPerSecond],
    [28, samplesPerSecond * 2],
    [40, samples.byteLength],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    head.writeUInt16LE(value, at);
  head.write('data', 36, 'latin1');
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
}

/** The same numbers in 0..1 for the same seed. */
function randomness(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

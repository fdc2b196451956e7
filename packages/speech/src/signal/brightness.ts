// The same sound, brighter: what the telephone and a dull microphone take from the high tones is what tells consonants apart.

const peak = 0.6 * 32_768;

/** High tones raised over low ones, the more the nearer `amount` is to 1; the loudest sample is then 60 % of the largest there is. */
export function brightened(sound: Int16Array, amount: number): Int16Array {
  const bright = Float32Array.from(sound, (sample, index) => sample - amount * (sound[index - 1] ?? 0));
  const loudest = bright.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1);
  return Int16Array.from(bright, (sample) => (sample * peak) / loudest);
}

/** With a faint mirror image of the lower half of the spectrum in its upper half, which the telephone leaves empty. */
export function mirrored(sound: Int16Array, share: number): Int16Array {
  return sound.map((sample, index) => clipped(sample * (1 + (index % 2 === 0 ? share : -share))));
}

const clipped = (sample: number) => Math.max(-32_768, Math.min(32_767, sample));

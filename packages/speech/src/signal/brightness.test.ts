import { describe, expect, it } from 'vitest';
import { brightened, mirrored } from './brightness.ts';
import { silence, tone } from './signal.fixture.ts';
import { loudness, samplesPerSecond } from './sound.ts';

const second = { start: 0, end: 1 };
/** How strong a frequency is, as the share of a full-scale tone of it. */
function strength(sound: Int16Array, hertz: number): number {
  let [real, imaginary] = [0, 0];
  for (const [index, sample] of sound.entries()) {
    const angle = (2 * Math.PI * hertz * index) / samplesPerSecond;
    real += sample * Math.cos(angle);
    imaginary += sample * Math.sin(angle);
  }
  return (2 * Math.hypot(real, imaginary)) / sound.length / 32_768;
}

describe('brighter', () => {
  it('raises high tones over low ones, and the whole to one level', () => {
    const high = tone(3_000, 1, 800);
    const both = tone(200, 1, 8_000).map((sample, index) => sample + high[index]!);
    const bright = brightened(both, 0.9);
    expect(strength(bright, 3_000) / strength(bright, 200)).toBeGreaterThan(5 * (800 / 8_000));
    expect(Math.max(...bright)).toBeCloseTo(0.6 * 32_768, -2);
    expect(loudness(brightened(silence(1), 0.9), second)).toBe(0);
  });

  it('mirrors 1 kHz to 7 kHz, and clips nothing over', () => {
    const sound = mirrored(tone(1_000, 1, 10_000), 0.1);
    expect(strength(sound, 7_000)).toBeCloseTo(0.1 * strength(sound, 1_000), 3);
    expect(Math.max(...mirrored(tone(1_000, 1, 32_000), 0.5))).toBe(32_767);
  });
});

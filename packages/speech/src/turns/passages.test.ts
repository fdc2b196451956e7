import { describe, expect, it } from 'vitest';
import { samplesPerSecond } from '../signal/sound.ts';
import { joined, passagesOf } from './passages.ts';

const sound = (seconds: number, value = 1) => new Int16Array(seconds * samplesPerSecond).fill(value);

describe('passages', () => {
  it('hold as many turns as fit, all of them once, in order', () => {
    const sounds = [10, 10, 7, 1, 28, 12, 20].map((seconds) => sound(seconds));
    expect(passagesOf(sounds, 28)).toEqual([
      { from: 0, to: 3 },
      { from: 3, to: 4 },
      { from: 4, to: 5 },
      { from: 5, to: 6 },
      { from: 6, to: 7 },
    ]);
    expect(passagesOf([], 28)).toEqual([]);
  });

  it('sound as their turns do, a tenth of a second apart', () => {
    const whole = joined([sound(9), sound(1, 2), sound(1, 3)], { from: 1, to: 3 });
    expect(whole).toHaveLength(2.2 * samplesPerSecond);
    expect([0, 0.99, 1.05, 1.2, 2.15].map((at) => whole[at * samplesPerSecond])).toEqual([2, 2, 0, 3, 0]);
  });
});

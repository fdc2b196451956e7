// Faint lines are made audible; what is loud enough, or only noise, stays.
import { expect, it } from 'vitest';
import { audible, levelOf } from './level.ts';
import { buzz, inARow, noise, silence } from './signal.fixture.ts';

const voice = inARow(buzz(110, [550, 1_400], 4), silence(4));
const fainter = (decibels: number) => voice.map((sample) => Math.round(sample * 10 ** (decibels / 20)));

it.each([-30, -36, -44])('a voice that is %d dB fainter is brought to a usual level', (decibels) => {
  expect(20 * Math.log10(levelOf(audible(fainter(decibels))))).toBeCloseTo(-26, 0);
});

it('a voice that is loud enough stays as it is', () => {
  expect(audible(voice)).toBe(voice);
});

it('silence and the last bit of a line do not become loud', () => {
  expect(audible(silence(2)).every((sample) => sample === 0)).toBe(true);
  expect(levelOf(audible(noise(2, 2)))).toBeLessThan(0.01);
});

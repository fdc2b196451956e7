import { expect, it } from 'vitest';
import { minutesOf } from './transcript-minutes.ts';

const words = (count: number) => 'word '.repeat(count);

it('D22: a transcript’s minutes are those of its times, without long gaps, else of its words', () => {
  expect(minutesOf('  ')).toBe(0);
  expect(minutesOf('Ana: Hello')).toBe(1);
  expect(minutesOf(words(2100))).toBe(14);
  expect(minutesOf(`[00:00] Ana: Hello\n[13:20] Rui: Hello\n[13:59] Ana: Bye`)).toBe(1);
  expect(minutesOf(`WEBVTT\n\n00:00:00.000 --> 00:08:00.000\nHello\n\n00:08:00.000 --> 00:13:30.500\nBye`)).toBe(14);
  expect(minutesOf(`[00:00] Ana: ${words(900)}\n[00:30] Rui: Bye`)).toBe(4);
  expect(minutesOf(`01/02/2026 10:00 - Ana: ${words(290)}\n01/02/2026 10:45 - Rui: Bye`)).toBe(2);
});

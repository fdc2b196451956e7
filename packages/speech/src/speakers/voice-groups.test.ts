import { describe, expect, it } from 'vitest';
import { voiceSize } from '../signal/voice-steps.ts';
import { likeness, voiceMiddles } from './voice-groups.ts';

/** A step of a voice, which is never twice quite the same; `parts`: how much of which of the encoder's numbers. */
function step(parts: Readonly<Record<number, number>>, index: number, spread = 0.3): Float32Array {
  const voice = new Float32Array(voiceSize);
  for (const [place, part] of Object.entries(parts)) voice[Number(place)] = part;
  voice[100 + (index % 50)] = spread;
  const length = Math.sqrt(likeness(voice, voice));
  return voice.map((value) => value / length);
}

/** Turns of a number of steps, each of one voice. */
const steps = (turns: readonly (readonly [parts: Record<number, number>, count: number])[], spread?: number) =>
  turns
    .flatMap(([parts, count]) => Array.from({ length: count }, () => parts))
    .map((parts, at) => step(parts, at, spread));

describe('how many voices', () => {
  const [one, other] = [
    { 0: 1, 2: 0.9 },
    { 1: 1, 2: 0.9 },
  ];

  it('what is heard only where one voice follows another is none', () => {
    // A window with two voices in it is like neither: the encoder hears a third.
    const change = { 0: 0.3, 1: 0.3, 3: 1 };
    const back = { 0: 0.2, 1: 0.4, 4: 1 };
    const turns = Array.from(
      { length: 8 },
      () =>
        [
          [one, 9],
          [change, 6],
          [other, 9],
          [back, 6],
        ] as const,
    ).flat();
    expect(voiceMiddles(steps(turns))).toHaveLength(2);
  });

  it('a third person who speaks between the two is one', () => {
    const third = { 3: 1, 2: 0.5 };
    const turns = Array.from(
      { length: 8 },
      () =>
        [
          [one, 12],
          [third, 9],
          [other, 12],
          [third, 9],
        ] as const,
    ).flat();
    expect(voiceMiddles(steps(turns))).toHaveLength(3);
  });

  it('one voice of many moods is one, and two that are nearly alike, with nothing between them, are two', () => {
    const mood = (part: number) => ({ 0: 1, 1: part });
    const moods = Array.from({ length: 200 }, (_, at) => step(mood(Math.abs(((at * 0.04) % 1.8) - 0.9)), at));
    expect(voiceMiddles(moods)).toHaveLength(1);
    const alike = Array.from(
      { length: 8 },
      () =>
        [
          [mood(-0.26), 12],
          [mood(0.26), 12],
        ] as const,
    ).flat();
    expect(voiceMiddles(steps(alike, 0.1))).toHaveLength(2);
  });
});

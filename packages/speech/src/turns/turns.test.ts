import { describe, expect, it } from 'vitest';
import { inARow, silence, tone } from '../signal/signal.fixture.ts';
import { isLooping, withoutLoops, withoutSecondStart } from './loops.ts';
import { cutLongTurns, joinTurns, quietestPoint } from './turns.ts';

const turn = (start: number, end: number, speaker = 0) => ({ start, end, speaker });

describe('joining', () => {
  it('joins a speaker’s consecutive turns across gaps under 1.5 s', () => {
    expect(joinTurns([turn(0, 1), turn(2.4, 3), turn(4.5, 5)])).toEqual([turn(0, 3), turn(4.5, 5)]);
  });

  it('joins neither what is longer than 10 s together nor what another speaker has come between', () => {
    expect(joinTurns([turn(0, 5), turn(5.5, 10.1)])).toHaveLength(2);
    expect(joinTurns([turn(0, 5), turn(5.5, 10)])).toEqual([turn(0, 10)]);
    const interrupted = [turn(0, 2), turn(1.8, 2.2, 1), turn(2.3, 4)];
    expect(joinTurns(interrupted)).toEqual(interrupted);
  });
});

describe('cutting', () => {
  it('cuts at the quietest point of the later half, until nothing is longer than 14 s', () => {
    const sound = inARow(tone(200, 10), silence(0.4), tone(200, 9.6), silence(0.4), tone(200, 9.6));
    const parts = cutLongTurns([turn(0, 30, 1)], () => sound);
    expect(parts).toHaveLength(3);
    expect(parts[0]!.end).toBeGreaterThan(10);
    expect(parts[0]!.end).toBeLessThan(10.4);
    expect(parts[1]!.end).toBeGreaterThan(20);
    expect(parts[1]!.end).toBeLessThan(20.4);
    expect(parts.every(({ speaker }) => speaker === 1)).toBe(true);
  });

  it('never leaves a longer or an empty part, however long the turn', () => {
    for (const length of [14, 14.01, 15, 28, 61.3, 600]) {
      const parts = cutLongTurns([turn(3, 3 + length)], () => silence(1));
      expect(parts[0]!.start).toBe(3);
      expect(parts.at(-1)!.end).toBe(3 + length);
      for (const [index, { start, end }] of parts.entries()) {
        expect(start).toBe(index === 0 ? 3 : parts[index - 1]!.end);
        expect(end - start).toBeGreaterThan(0.9);
        expect(end - start).toBeLessThanOrEqual(14);
      }
    }
  });

  it('a span too short to search is cut in its middle', () => {
    expect(quietestPoint(silence(1), { start: 0.4, end: 0.5 })).toBeCloseTo(0.45);
  });
});

describe('loops', () => {
  it('a sentence said over and over is a loop, and is said once', () => {
    const text = 'I will call you. I will call you. I will call you. I will call you. Goodbye.';
    expect(isLooping(text, 10)).toBe(true);
    expect(withoutLoops(text)).toBe('I will call you. Goodbye.');
  });

  it('a tail that begins the text once more is cut off, and what people repeat stays', () => {
    expect(withoutSecondStart('Volando, ingeniero. Volando, ing')).toBe('Volando, ingeniero.');
    expect(withoutSecondStart('¿Qué pasó, Brenda? ¿Qué')).toBe('¿Qué pasó, Brenda?');
    for (const text of ['No, no', 'Está bien, está bien.', 'Sí, claro, sí', 'Muchas gracias a usted', 'Okay'])
      expect(withoutSecondStart(text)).toBe(text);
  });

  it('what people say is left alone', () => {
    for (const text of ['No, no, no, no, we do not.', 'Yes. Yes. Very, very good, very, very good.', '']) {
      expect(isLooping(text, 4)).toBe(false);
      expect(withoutLoops(text)).toBe(text);
    }
  });

  it('more words than anybody can say are a loop', () => {
    const text = 'a b c d e f g h i j k l m n o p';
    expect(isLooping(text, 2)).toBe(true);
    expect(isLooping(text, 4)).toBe(false);
  });
});

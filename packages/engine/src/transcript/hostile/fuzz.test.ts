// Any text gives segments whose words and times can be used. Seeds are fixed; how work grows is told by linear.test.ts.
import { describe, expect, it } from 'vitest';
import { parseConversation } from '../parse.ts';
import { pick, random } from './fuzz-texts.fixture.ts';

describe('Transcript forms: any text', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => seed))(
    'gives segments whose words and times can be used, seed %i',
    (seed) => {
      const next = random(seed);
      for (let round = 0; round < 60; round += 1) {
        const source = pick(next, 1 + next(120));
        const { segments, durationSeconds } = parseConversation(source, { salespersonName: 'Ana', clientName: null });
        for (const [at, { index, start, end, text, speaker }] of segments.entries()) {
          expect(index).toBe(at);
          expect(text.trim()).toBe(text);
          expect(text).not.toBe('');
          expect(speaker).not.toBe('');
          for (const time of [start, end]) expect(time === null || (Number.isFinite(time) && time >= 0)).toBe(true);
          expect(start === null || end === null || end >= start).toBe(true);
        }
        expect(durationSeconds === null || durationSeconds >= 0).toBe(true);
      }
    },
  );
});

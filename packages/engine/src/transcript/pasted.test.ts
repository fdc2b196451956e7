// What people paste around and instead of the forms: every turn, whose it is, and when, and nothing else.
import { describe, expect, it } from 'vitest';
import { parseConversation } from './parse.ts';
import { pasted } from './pasted.fixture.ts';

const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('Transcript forms: as people paste them', () => {
  it.each(pasted.map((sample) => [sample.name, sample] as const))(
    '%s',
    (_name, { text, turns, labels, stepSeconds }) => {
      const { segments, speakers } = parseConversation(text, { salespersonName: null, clientName: null });
      expect(segments.map((segment) => [segment.side, flat(segment.text)])).toEqual(
        turns.map(([side, said]) => [side, said]),
      );
      expect(new Set(speakers.map(({ name }) => name))).toEqual(new Set(labels));
      const first = segments[0]!.start;
      expect(segments.map(({ start }) => (start === null ? null : start - first!))).toEqual(
        turns.map((_, at) => (stepSeconds === null ? null : at * stepSeconds)),
      );
    },
  );
});

import { describe, expect, it } from 'vitest';
import { speechesOf } from './across.ts';
import { findAll, foldLines, placeOf as placeIn } from './find.ts';
import { type Line, lineAt, linesOf, secondsOf } from './lines.ts';

const turn = (start: number | null, text: string) => ({
  speaker: 'Ana',
  side: 'client' as const,
  text,
  start,
  end: null,
});
const linesFrom = (...texts: [number | null, string][]) =>
  linesOf({ transcript: '', turns: texts.map(([start, text]) => turn(start, text)) });

describe('lines of a transcript', () => {
  it('D60: are its turns, also without times', () => {
    expect(linesFrom([62, 'Hi'], [null, 'Bye'])).toMatchObject([
      { index: 0, start: 62, end: null, speaker: 'Ana', side: 'client', text: 'Hi' },
      { index: 1, start: null, text: 'Bye' },
    ]);
    expect(linesOf({ transcript: 'x', turns: [{ ...turn(0, 'Hi'), speaker: '' }] })[0]!.speaker).toBeNull();
  });

  it('catalogue: MM:SS of a finding in seconds', () => {
    expect(['01:02', '125:03', null, 'x', ''].map(secondsOf)).toEqual([62, 7503, null, null, null]);
  });

  it.each([null, []])('without turns (%j) they are the lines of the text', (turns) => {
    const lines = linesOf({ transcript: 'One\n\n Two\r\n', turns });
    expect(lines.map(({ text, start, speaker }) => [text.trim(), start, speaker])).toEqual([
      ['One', null, null],
      ['Two', null, null],
    ]);
  });

  it('the one that is being said is the last that has begun', () => {
    const lines = linesFrom([0, 'a'], [4, 'b'], [9, 'c']);
    expect([-1, 0, 3.9, 4, 100].map((seconds) => lineAt(lines, seconds))).toEqual([-1, 0, 0, 1, 2]);
  });
});

describe('finding in a transcript', () => {
  const placeOf = (
    lines: readonly Line[],
    folded: ReturnType<typeof foldLines>,
    place: Parameters<typeof placeIn>[3],
  ) => placeIn(lines, folded, speechesOf(lines, folded), place);

  it('does not mind case, accents, quotes and white space, and marks what stands there', () => {
    const text = 'É a “Reunião”  de\nterça, İstanbul, ﬁm.';
    const folded = foldLines(linesFrom([0, text]));
    const found = (query: string) => findAll(folded, query).map(({ from, to }) => text.slice(from, to));
    expect(found('reuniao')).toEqual(['Reunião']);
    expect(found('"REUNIÃO" de terca')).toEqual(['“Reunião”  de\nterça']);
    expect(found('istanbul')).toEqual(['İstanbul']);
    expect(found('  ')).toEqual([]);
    expect(found('.*')).toEqual([]);
  });

  it('a quote is where its mark says, else where its words are first, else at the mark', () => {
    const lines = linesFrom([0, 'Good morning'], [30.4, 'Yes, sure'], [61.2, 'Yes, sure']);
    const folded = foldLines(lines);
    expect(placeOf(lines, folded, { quote: 'yes, SURE', mark: '01:01' })?.line).toBe(2);
    expect(placeOf(lines, folded, { quote: 'Yes', mark: '00:12' })?.line).toBe(1);
    expect(placeOf(lines, folded, { quote: 'nothing of it', mark: '00:30' })?.line).toBe(1);
    expect(placeOf(lines, folded, { quote: '', mark: null })).toBeNull();
  });

  it('a quote over several lines of a speaker is found, with its part in each; a "yes" of the other may stand between', () => {
    const says = (speaker: string, start: number, text: string) => ({ ...turn(start, text), speaker });
    const texts = [
      says('Ana', 0, 'It is too'),
      says('Rui', 2, 'Too what?'),
      says('Ana', 10, ' It is too '),
      says('Rui', 11, 'Yes'),
      says('Ana', 12, 'expensive for “us”,'),
      says('Ana', 14, 'honestly.'),
      says('Rui', 16, 'A'),
      says('Rui', 18, 'B'),
      says('Rui', 20, 'C'),
      says('Ana', 22, 'Bye now'),
    ];
    const lines = linesOf({ transcript: '', turns: texts });
    const folded = foldLines(lines);
    const parts = (quote: string) => {
      const found = placeOf(lines, folded, { quote, mark: null });
      return found && [found, ...found.rest].map(({ line, from, to }) => [line, lines[line]!.text.slice(from, to)]);
    };
    expect(parts('too expensive for "us", HONESTLY')).toEqual([
      [2, 'too'],
      [4, 'expensive for “us”,'],
      [5, 'honestly'],
    ]);
    expect(parts('honestly. Bye now')).toBeNull();
    expect(parts('Yes expensive')).toBeNull();
  });
});

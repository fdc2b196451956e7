import { describe, expect, it } from 'vitest';
import { findAll, foldLines, placeOf } from './find.ts';
import { lineAt, linesOf, secondsOf } from './lines.ts';

const segment = (start: number | string | null, text: string) => ({ start, end: null, text, speaker: 'Ana' });
const linesFrom = (...texts: [number | string | null, string][]) =>
  linesOf({
    transcript: '',
    transcriptSegments: texts.map(([start, text]) => segment(start, text)),
    participants: [{ name: 'Ana', side: 'client' }],
  });

describe('lines of a transcript', () => {
  it('contract: transcriptSegments: seconds, legacy MM:SS and null', () => {
    expect([12.5, '125:03', null, 'x', -1].map((time) => secondsOf(time))).toEqual([12.5, 7503, null, null, null]);
    expect(linesFrom(['01:02', 'Hi'])).toMatchObject([{ start: 62, speaker: 'Ana', side: 'client' }]);
  });

  it('without segments they are the lines of the text', () => {
    const lines = linesOf({ transcript: 'One\n\n Two\r\n', transcriptSegments: null, participants: null });
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
});

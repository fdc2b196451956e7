import { expect, it } from 'vitest';
import type { RawSegment } from '../conversation/raw.ts';
import { joinOverlapping } from './join-pieces.ts';

const said = (start: number | null, end: number | null, text: string, speaker: string | null = null): RawSegment => ({
  start,
  end,
  text,
  speaker,
});
const overlap = { from: 97, cut: 100, to: 103 };
const textOf = (segments: readonly RawSegment[]) => segments.map(({ text }) => text).join(' ');

it('where both have heard the same words, the first is left in their middle, and the second goes on from there', () => {
  const left = [said(80, 90, 'First of all.'), said(92, 103, 'We looked at the desks in the blue roo')];
  const right = [said(97, 105, 'at the desks in the blue room today.'), said(105, 108, 'And then?')];
  const joined = joinOverlapping(left, right, overlap);
  expect(textOf(joined)).toBe('First of all. We looked at the desks in the blue room today. And then?');
  const starts = joined.map(({ start }) => start!);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(joined.at(-1)).toEqual(right[1]);
});

it('punctuation, capitals and accents make no difference', () => {
  const left = [said(90, 103, 'Então, é isso: combinamos na terça')];
  const right = [said(97, 110, 'isso combinamos na Terça-feira, às dez.')];
  expect(textOf(joinOverlapping(left, right, overlap))).toBe('Então, é isso: combinamos na Terça-feira, às dez.');
});

it('segments that both have heard whole come once, with the speaker of the piece that told them', () => {
  const left = [said(90, 97, 'Yes.', 'A'), said(97, 99, 'See you on Tuesday then.', 'B')];
  const right = [said(97, 99, 'See you on Tuesday then.', 'B'), said(99, 110, 'Thank you.', 'A')];
  const joined = joinOverlapping(left, right, overlap);
  expect(joined.map(({ text, speaker }) => [speaker, text])).toEqual([
    ['A', 'Yes.'],
    ['B', 'See you on'],
    ['B', 'Tuesday then.'],
    ['A', 'Thank you.'],
  ]);
});

it('nothing in common: each moment is told by the piece whose it is', () => {
  const left = [said(80, 96, 'Kept.'), said(96, 99, 'Also kept.'), said(101, 103, 'Noise.')];
  const right = [said(97, 99, 'Noise too.'), said(101, 104, 'Told here.'), said(110, 112, 'Later.')];
  expect(textOf(joinOverlapping(left, right, overlap))).toBe('Kept. Also kept. Told here. Later.');
});

it('without times, and with nothing in common, nothing is left out', () => {
  const [left, right] = [[said(null, null, 'One two three.')], [said(null, null, 'Four five six.')]];
  expect(textOf(joinOverlapping(left, right, overlap))).toBe('One two three. Four five six.');
  const more = [said(null, null, 'two three. Four five six.')];
  expect(textOf(joinOverlapping(left, more, overlap))).toBe('One two three. Four five six.');
});

it('what was uncertain stays uncertain, at its new place', () => {
  const left = [said(90, 103, 'we agreed on the price')];
  const right = [{ ...said(97, 110, 'agreed on the price of nine thousand'), uncertain: [{ from: 23, to: 27 }] }];
  const joined = joinOverlapping(left, right, overlap);
  const doubted = joined.flatMap(({ text, uncertain = [] }) => uncertain.map(({ from, to }) => text.slice(from, to)));
  expect(doubted).toEqual(['nine']);
});

import { describe, expect, it } from 'vitest';
import { zTranscriptSegment, zTurn } from '../../generated/zod.gen.ts';
import type { TurnRecord } from '../legacy-blocks.ts';
import { segmentsOf, turnsOf } from './segments.ts';

const timeOf = (text: string) => (text === '-' ? null : text.includes(':') ? text : Number(text));

/** `0/9 9/-`: start and end of each, `-` for none. Ten words each, which are 4 seconds. */
const turns = (times: string, text = 'bem '.repeat(10)): TurnRecord[] =>
  times.split(' ').map((each) => {
    const [start, end] = each.split('/').map(timeOf);
    return { start: start!, end: end!, text, speaker: 'Ana', side: 'client' };
  });

const timesOf = (stored: readonly TurnRecord[]) => {
  const segments = segmentsOf(stored);
  if (segments) expect(zTranscriptSegment.array().parse(segments)).toEqual(segments);
  return segments?.map(({ start, end }) => `${start}/${end}`).join(' ') ?? null;
};

describe('D60: transcriptSegments', () => {
  it.each([
    ['times that are stored stay as they are', '0/1.5 1.2/7', '0/1.5 1.2/7'],
    ['old MM:SS too', '00:00/00:04 01:02/125:03', '00:00/00:04 01:02/125:03'],
    ['starts only: an end is the next start, the last one its words at 150 a minute', '0/- 9/- 15/-', '0/9 9/15 15/19'],
    ['a single start', '30/-', '30/34'],
    ['starts at the same time', '0/- 5/- 5/- 8/-', '0/5 5/5 5/8 8/12'],
    ['a start before the one before it', '0/- 9/- 4/-', '0/9 9/9 4/8'],
    ['an end before its start counts as none', '10/4 20/25', '10/20 20/25'],
    ['a missing start is the end before it', '3/5 -/- 20/22', '3/5 5/20 20/22'],
    ['of two without a start, the first lasts as long as its words', '3/5 -/- -/- 20/22', '3/5 5/9 9/20 20/22'],
    ['words stop at the next time that is stored', '0/- -/- 6/8', '0/4 4/6 6/8'],
    ['also where that is an end', '0/- -/3', '0/3 3/3'],
    ['the first one begins at 0', '-/- 2/3', '0/2 2/3'],
    ['only ends', '-/4 -/9', '0/4 4/9'],
    ['an end after the next start stays', '0/30 10/- 12/13', '0/30 10/12 12/13'],
    ['a missing start after a long end is not after its own end', '0/30 -/12', '0/30 12/12'],
    ['old MM:SS without ends', '00:05/- 01:02/-', '00:05/01:02 01:02/01:06'],
    ['minutes beyond what can be told', '99999:00/-', '99999:00/00:04'],
    ['no times: null', '-/- -/-', null],
  ])('%s', (_rule, stored, shown) => {
    expect(timesOf(turns(stored))).toBe(shown);
  });

  it('without turns: null; without words, an end that is its start', () => {
    expect(segmentsOf([])).toBeNull();
    expect(timesOf(turns('30/-', '…'))).toBe('30/30');
  });

  it('every mixture of times has one in every place, and no end before its start', () => {
    const times = ['-', '0', '3', '7.25'];
    const pairs = times.flatMap((start) => times.map((end) => `${start}/${end}`));
    for (const first of pairs)
      for (const second of pairs)
        for (const third of pairs) {
          const stored = `${first} ${second} ${third}`;
          const shown = timesOf(turns(stored));
          expect(shown === null).toBe(!/\d/.test(stored));
          for (const each of shown?.split(' ') ?? []) {
            const [start, end] = each.split('/').map(Number);
            expect(start, `${stored} → ${shown}`).toBeLessThanOrEqual(end!);
          }
        }
  });

  it('a speaker that nobody named is an empty text', () => {
    expect(segmentsOf([{ ...turns('0/1')[0]!, speaker: null }])).toMatchObject([{ speaker: '' }]);
  });
});

describe('D60: turns', () => {
  it('state only what is known', () => {
    const shown = turnsOf(turns('01:02/- -/9.5'), null);
    expect(zTurn.array().parse(shown)).toEqual(shown);
    expect(shown).toMatchObject([
      { speaker: 'Ana', side: 'client', start: 62, end: null },
      { start: null, end: 9.5 },
    ]);
  });

  it('have the sides of the participants where none are stored with them', () => {
    const participants = [
      { name: 'Ana', side: 'attendant' as const },
      { name: 'Rui', side: null },
    ];
    const stored = ['Ana', 'Rui', 'Zé', '', null].map((speaker) => ({ start: null, end: null, text: 'Oi', speaker }));
    expect(turnsOf(stored, participants).map(({ side }) => side)).toEqual(['attendant', null, null, null, null]);
    expect(turnsOf([{ ...stored[0]!, side: null }], participants)).toMatchObject([{ side: null }]);
    expect(turnsOf(stored, null)).toHaveLength(5);
  });
});

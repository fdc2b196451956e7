// Any text gives segments, in time that grows as the text does (issue: no backtracking, 5 MB in linear time). Seeds are fixed.
import { describe, expect, it } from 'vitest';
import { readTranscript } from './detect.ts';
import { parseConversation } from './parse.ts';

const fragments = [
  ...[
    '00:01',
    '1:02:03.500',
    '0:12 AM',
    '2m 3s',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '{',
    '}',
    ':',
    ': ',
    ' - ',
    ' – ',
    ' | ',
    '|',
    ',',
    ';',
  ],
  ...[
    '\t',
    '\n',
    '\n\n',
    ' ',
    '. ',
    '? ',
    '…',
    '"',
    '”',
    '\\',
    '-->',
    ' --> ',
    'WEBVTT\n\n',
    '<v ',
    '<v Ana>',
    '</v>',
    '{\\an8}',
    '&lt;',
  ],
  ...[
    'Ana',
    'Agent',
    'Cliente',
    'Dr. Roe',
    'a@b.co',
    '🙂',
    'word',
    'and so on',
    '1',
    '12. ',
    '**',
    '__',
    '# ',
    '> ',
    '- ',
    '](http://x)',
  ],
  ...[
    '05/03/2025 09:00',
    '05/03/2025 09:00 - ',
    '[09:00, 05/03/2025] ',
    '\u200e',
    ', [05.03.2025 09:00:01]',
    'From ',
    ' to Everyone',
  ],
  ...['{"text":"a b","start":1}', '{"segments":[', '"words":[', ']}', 'null', '\u00a0', '\r', '\u0000', 'é', '\ud800'],
];

/** Mulberry32: the same numbers for the same seed everywhere. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function pick(next: (below: number) => number, count: number): string {
  return Array.from({ length: count }, () => fragments[next(fragments.length)]!).join('');
}

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

describe('Transcript forms: work grows as the text does', () => {
  const small = 250_000;
  /** Thread's own processor time, in milliseconds; the best of a few tries. */
  const cost = (source: string, tries: number): number => {
    let best = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const before = process.threadCpuUsage();
      readTranscript(source);
      const used = process.threadCpuUsage(before);
      best = Math.min(best, (used.user + used.system) / 1000);
    }
    return best;
  };

  // Four times the text may take four times the work; a reader that looks back at every place would take sixteen times.
  it.each(Array.from({ length: 40 }, (_, seed) => seed))('motif %i', (seed) => {
    const next = random(1000 + seed);
    const head = next(3) === 0 ? pick(next, 3) : '';
    const motif = pick(next, 1 + next(6));
    const text = (length: number) => head + motif.repeat(Math.ceil(length / motif.length));
    const ratio = (tries: number) => cost(text(4 * small), tries) / Math.max(4, cost(text(small), tries));
    const first = ratio(1);
    expect(first < 9 ? first : ratio(4), JSON.stringify(head + motif)).toBeLessThan(9);
  });
});

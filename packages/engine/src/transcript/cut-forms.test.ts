// What is left of each form's sample when it is cut, doubled, shuffled or saved by another program: it is read or refused, and never breaks.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inspect } from '../read.ts';
import { random } from './hostile/fuzz-texts.fixture.ts';
import { parseConversation } from './parse.ts';
import { pasted } from './pasted.fixture.ts';

const folder = join(import.meta.dirname, 'forms');
const samples: [string, string][] = [
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.fixture.') || /vendors\/\w/.test(name.replaceAll('\\', '/')))
    .filter((name) => /\.(?:json|txt|vtt|srt|tsv|ttml|ass|lrc|xml|yaml)$/.test(name))
    .map((name): [string, string] => [name, readFileSync(join(folder, name), 'utf8')]),
  ...pasted.map(({ name, text }): [string, string] => [name, text]),
];
/** Cuts of one sample at the most: of a longer one, evenly spread. */
const mostCuts = 24;

function expectReadable(source: string): void {
  const { segments, durationSeconds } = parseConversation(source, { salespersonName: null, clientName: null });
  const isTime = (time: number | null) => time === null || (Number.isFinite(time) && time >= 0);
  const broken = segments.filter(
    ({ start, end, text, speaker }) => text === '' || speaker === '' || !isTime(start) || !isTime(end),
  );
  expect([broken, isTime(durationSeconds)]).toEqual([[], true]);
  expect(inspect(source).refusal?.httpStatus ?? 422).toBe(422);
}

describe.each(samples)('%s', (_name, sample) => {
  it('cut off or begun at any byte', () => {
    const bytes = Buffer.from(sample);
    const step = Math.max(1, Math.floor(bytes.length / mostCuts));
    for (let at = 0; at < bytes.length; at += step) {
      expectReadable(bytes.toString('utf8', 0, at));
      if (at % 4 === 0) expectReadable(bytes.toString('utf8', at));
    }
  });

  it('with lines doubled, shuffled and reversed', () => {
    const lines = sample.split('\n');
    const next = random(lines.length);
    expectReadable(lines.flatMap((line) => [line, line]).join('\n'));
    expectReadable(lines.toReversed().join('\n'));
    for (let round = 0; round < 5; round += 1)
      expectReadable(
        lines
          .map((line) => ({ line, by: next(1e9) }))
          .sort((a, b) => a.by - b.by)
          .map(({ line }) => line)
          .join('\n'),
      );
  });

  it('with other line ends, a byte order mark and NUL at the end, it says the same', () => {
    const read = (source: string) => parseConversation(source, { salespersonName: null, clientName: null });
    const whole = read(sample);
    for (const changed of [sample.replaceAll('\n', '\r\n'), `\ufeff${sample}`, `${sample}\0\0`, `${sample}\n\n\n`])
      expect(read(changed)).toEqual(whole);
  });
});

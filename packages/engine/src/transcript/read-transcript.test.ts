// Detection by content, invisible characters, hostile input.
import { describe, expect, it } from 'vitest';
import { findInterruptions } from '../talk-measures/interruptions.ts';
import { parseProse } from './forms/documents/prose.ts';
import { parseConversation } from './parse.ts';
import { readTranscript } from './read-transcript.ts';

const forms = {
  plain: 'Agent: Hello there.\nClient: Yes?\nAgent: Fine.',
  webvtt:
    'WEBVTT\n\n00:01.000 --> 00:02.000\nIda: Hello.\n\n00:02.000 --> 00:03.000\nBo: Yes?\n\n00:03.000 --> 00:04.000\nIda: Fine.',
  srt: '1\n00:00:01,000 --> 00:00:02,000\nHello.\n\n2\n00:00:02,000 --> 00:00:03,000\nYes?',
  whatsapp: '05/03/2025 09:00 - Ida: Hello\n05/03/2025 09:01 - Bo: Yes?',
  'google-meet': '00:00:00\n\nIda: Hello.\nBo: Yes?\nIda: Fine.\nBo: Good.',
  otter: 'Ida Holm  00:00\nHello.\n\nBo  00:02\nYes?',
  prose: 'Hello there. Yes? Fine.',
};

describe('Transcript forms: detected from content', () => {
  it.each(Object.entries(forms))('%s', (form, source) => {
    expect(readTranscript(source).form).toBe(form);
  });

  it.each(Object.entries(forms))('BOM, CRLF and NBSP do not matter to %s', (_, source) => {
    const dressed = `\ufeff${source.replaceAll('\n', '\r\n').replaceAll('Hello', 'Hello\u00a0')}`;
    expect(readTranscript(dressed).segments).toEqual(readTranscript(source.replaceAll('Hello', 'Hello ')).segments);
  });

  it.each([
    ['webvtt', (times: string) => times, 'WEBVTT\n\n'],
    ['srt', (times: string, at: number) => `${at + 1}\n${times.replaceAll('.', ',')}`, ''],
  ] as const)('takes no time of a cue for words: %s of a recording in which nobody speaks', (form, cue, head) => {
    const times = Array.from({ length: 30 }, (_, at) => `00:00:${10 + at}.000 --> 00:00:${11 + at}.000`);
    for (const gap of ['\n\n', '\n\n\n']) {
      const source = head + times.map((time, at) => cue(time, at)).join(gap);
      expect(readTranscript(source)).toMatchObject({ form, segments: [] });
    }
  });

  it('gives prose its sentences, without speakers', () => {
    expect(parseProse('Dr. Lund called. "Really?" Yes, at 10.30 sharp… good').segments.map(({ text }) => text)).toEqual(
      ['Dr. Lund called.', '"Really?"', 'Yes, at 10.30 sharp…', 'good'],
    );
  });
});

// A backtracking or quadratic reader would not come to the end of these within the test's time.
describe('Transcript forms: 5 MB in linear time', () => {
  const size = 5_000_000;
  const hostile = {
    'one line': 'a'.repeat(size),
    spaces: ' '.repeat(size),
    'colons in one line': 'a: '.repeat(size / 3),
    'labels, each once': Array.from({ length: size / 16 }, (_, n) => `N${n}: word`).join('\n'),
    brackets: '[('.repeat(size / 2),
    'opening tags': `WEBVTT\n\n00:01.000 --> 00:02.000\n${'<v '.repeat(size / 3)}`,
    'less-than signs': `WEBVTT\n\n00:01.000 --> 00:02.000\n${'<'.repeat(size)}`,
    arrows: '-->\n'.repeat(size / 4),
    'times alone': '00:00:01\n'.repeat(size / 9),
    'open JSON': '[{'.repeat(size / 2),
    'open JSON string': `{"a": "${'\\"'.repeat(size / 2)}`,
    dots: '. '.repeat(size / 2),
    ellipses: '…'.repeat(size / 2),
    'dated lines': '05/03/2025 09:00 - A: \u200e<\n'.repeat(size / 28),
    digits: '1'.repeat(size),
    hyphens: 'x -'.repeat(size / 3),
    'overlapping cues': Array.from(
      { length: size / 50 },
      (_, n) => `[00:01 - 50:00] ${n % 2 ? 'Agent' : 'Client'}: one two three four`,
    ).join('\n'),
  };
  it.each(Object.entries(hostile))('%s', (_, source) => {
    const conversation = parseConversation(source, { salespersonName: 'Ida Holm', clientName: 'Bo' });
    expect(
      conversation.segments.every(({ index, text }) => text !== '' && conversation.segments[index]?.text === text),
    ).toBe(true);
    expect(findInterruptions(conversation).length).toBeLessThanOrEqual(conversation.segments.length);
  });
});

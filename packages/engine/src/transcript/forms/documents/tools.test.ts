// One short call as tools write it in text (`tools/`): its two sides, all their words and nothing else; and what holds no words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inspect } from '../../../read.ts';
import { parseConversation } from '../../parse.ts';
import { readTranscript } from '../../read-transcript.ts';

const folder = join(import.meta.dirname, 'tools');
const words = {
  attendant:
    'Good morning, Mill Road Cycles, Vera speaking, how can I help? Bring it in on Thursday, the check costs fifteen pounds.',
  client: 'Hi, my rear brake squeals and I ride to work every day. Great, Thursday after work then.',
};

describe('Transcript forms: texts of tools', () => {
  it.each(readdirSync(folder))('%s', (name) => {
    const read = parseConversation(readFileSync(join(folder, name), 'utf8'), {
      salespersonName: null,
      clientName: null,
    });
    for (const side of ['attendant', 'client'] as const) {
      const said = read.segments.filter((segment) => segment.side === side).map(({ text }) => text);
      expect(said.join(' ')).toBe(words[side]);
    }
  });

  it('times of Teams with figures of one digit, and in words, count', () => {
    const startsIn = (name: string) => readTranscript(readFileSync(join(folder, name), 'utf8')).segments[2]!.start;
    expect(startsIn('teams-short-times.txt')).toBeCloseTo(10.04);
    expect(startsIn('teams-copied.txt')).toBe(10);
  });

  it.each([
    'exmaralda.exb',
    'f4-stamps.txt',
    'maxqda.txt',
    'noscribe-editor.vtt',
    'podcast.html',
    'subviewer.sub',
    'tei.xml',
    'tencent-asr.txt',
    'with-time-zones.txt',
  ])('times of %s count', (name) => {
    const { segments } = readTranscript(readFileSync(join(folder, name), 'utf8'));
    const first = segments[0]!.start!;
    expect(segments.map(({ start }, at) => Math.abs(start! - first - [0, 4.6, 9.6, 13.8][at]!) < 1)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it("words of Whisper's table have nobody who says them", () => {
    const { segments } = readTranscript(
      'start\tend\ttext\n0\t2000\tYes, hello.\n2400\t4000\tWho is it?\n4100\t5000\tAna.\n',
    );
    expect(segments.map(({ text, start, speaker }) => [text, start, speaker])).toEqual([
      ['Yes, hello.', 0, null],
      ['Who is it?', 2.4, null],
      ['Ana.', 4.1, null],
    ]);
  });

  it('RTTM, which holds no words, is refused', () => {
    const rttm =
      'SPEAKER call 1 0.50 3.20 <NA> <NA> speaker_0 <NA> <NA>\nSPEAKER call 1 4.10 2.20 <NA> <NA> speaker_1 <NA> <NA>\n';
    expect(inspect(rttm).refusal?.reason).toBe('transcript_without_words');
  });
});

// From text to conversation: timing, span and turns.
import { describe, expect, it } from 'vitest';
import { shortfallOf } from '../conversation/too-short.ts';
import { turnsOf } from '../conversation/turns.ts';
import { parseConversation } from './parse.ts';

const none = { salespersonName: null, clientName: null };
const vtt = (...cues: [number, number, string][]) =>
  `WEBVTT\n\n${cues.map(([from, to, text]) => `00:00:${from.toFixed(3).padStart(6, '0')} --> 00:00:${to.toFixed(3).padStart(6, '0')}\n${text}\n`).join('\n')}`;

describe('D22: span of the transcript’s own timestamps', () => {
  it('is from the first to the last time', () => {
    expect(
      parseConversation(vtt([2, 3, 'A: One.'], [4, 9.5, 'B: Two.'], [10, 11, 'A: Three.']), none).durationSeconds,
    ).toBe(9);
    expect(parseConversation('[00:10] A: One.\n[01:10] B: Two.\n[01:20] A: So.', none)).toMatchObject({
      timing: 'starts',
      durationSeconds: 70,
    });
  });

  it('counts times of the day from the first one', () => {
    const conversation = parseConversation('[10:02:33] A: One.\n[10:03:00] B: Two.\n[10:03:30] A: So.', none);
    expect(conversation.segments.map(({ start }) => start)).toEqual([0, 27, 57]);
  });

  it('is null for chats, whose dates are not time spent talking', () => {
    const chat = '01/02/2025 09:00 - Ana: Bom dia, tudo bem?\n03/02/2025 18:30 - Rui: Bom dia, tudo certo.\n';
    expect(parseConversation(chat, none)).toMatchObject({ form: 'whatsapp', durationSeconds: null });
  });

  it('is null without times', () => {
    expect(parseConversation('Agent: One.\nClient: Two.', none)).toMatchObject({
      timing: 'none',
      durationSeconds: null,
    });
  });
});

describe('Measured, not guessed: segments at most 0.4 s apart are one turn', () => {
  it('merges cues of one speaker, also over what another says meanwhile', () => {
    const conversation = parseConversation(
      vtt(
        [0, 1, 'A: One'],
        [1.4, 2, 'A: two'],
        [1.9, 2.1, 'B: uhum'],
        [2.2, 3, 'A: three'],
        [3.41, 4, 'A: four'],
        [5, 6, 'B: Yes'],
      ),
      none,
    );
    expect(turnsOf(conversation).map(({ segments }) => segments.map(({ text }) => text).join(' '))).toEqual([
      'One two three',
      'uhum',
      'four',
      'Yes',
    ]);
  });

  it('without ranges a turn ends when another speaks', () => {
    const conversation = parseConversation(
      '[00:01] A: One.\n[00:50] A: Two.\n[00:51] B: So.\n[00:52] A: Yes.\n[00:53] B: No.',
      none,
    );
    expect(turnsOf(conversation).map(({ segments }) => segments.length)).toEqual([2, 1, 1, 1]);
  });
});

describe('D25: too short to be analysed', () => {
  const short = (source: string) => shortfallOf(parseConversation(source, none).segments) !== null;
  it.each([
    ['eleven words', 'Agent: one two three four five six\nClient: seven eight nine ten eleven', true],
    ['twelve words', 'Agent: one two three four five six\nClient: seven eight nine ten eleven twelve', false],
    ['one sentence', 'one two three four five six seven eight nine ten eleven twelve thirteen', true],
    ['two sentences', 'One two three four five six seven. Eight nine ten eleven twelve thirteen.', false],
    ['emoji are no words', `Agent: ${'👍 '.repeat(20)}\nClient: ${'🙏 '.repeat(20)}`, true],
    ['nothing', ' \n ', true],
  ])('%s', (_, source, refused) => {
    expect(short(source)).toBe(refused);
  });
});

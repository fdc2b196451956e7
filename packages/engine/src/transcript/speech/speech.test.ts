// What of a file is speech, and in which order: machines, invented captions, second hearings, times that tell nothing.
import { describe, expect, it } from 'vitest';
import { talkShare } from '../../talk-measures/talk-share.ts';
import { parseConversation } from '../parse.ts';
import { readTranscript } from '../read-transcript.ts';

const none = { salespersonName: null, clientName: null };
const said = (turns: readonly (readonly [string, string, number, number])[]) =>
  JSON.stringify(turns.map(([speaker, text, start, end]) => ({ speaker, text, start, end })));
const read = (turns: Parameters<typeof said>[0]) =>
  readTranscript(said(turns)).segments.map(({ speaker, text }) => [speaker, text]);

describe('Captions that recognisers invent are no speech', () => {
  it.each([
    'Thanks for watching!',
    'Legendas pela comunidade Amara.org',
    'Subtítulos realizados por la comunidad',
    '[BLANK_AUDIO]',
    '♪',
  ])('%s', (caption) => {
    expect(
      read([
        ['A', 'Shall we begin?', 0, 2],
        ['B', caption, 3, 4],
      ]),
    ).toEqual([['A', 'Shall we begin?']]);
  });

  it('what is said in a sentence stays, and of a loop its first', () => {
    const loop = [4, 6, 8, 10].map((at) => ['B', 'Yes, of course.', at, at + 1] as const);
    expect(read([['A', 'Thanks for watching the demo, Bo.', 0, 3], ...loop])).toEqual([
      ['A', 'Thanks for watching the demo, Bo.'],
      ['B', 'Yes, of course.'],
    ]);
  });
});

describe('Speech under two labels counts once', () => {
  const [open, ask, tell] = [
    'Good morning, how can I help you?',
    'What does a check cost, please?',
    'It is fifteen pounds on Thursday.',
  ];

  it('one recording on both channels has one speaker and no talk share', () => {
    const both = ([open, ask, tell] as string[]).flatMap((text, at) =>
      ['0', '1'].map((channel) => [channel, text, at * 5, at * 5 + 4] as const),
    );
    const conversation = parseConversation(said(both), none);
    expect(conversation.segments.map(({ text }) => text)).toEqual([open, ask, tell]);
    expect(talkShare(conversation)).toBeNull();
  });

  it('a loudspeaker: the client stays with the client', () => {
    expect(
      read([
        ['agent', open!, 0, 3],
        ['agent', ask!, 4.2, 7.2],
        ['customer', ask!, 4, 7],
        ['agent', tell!, 8, 11],
        ['customer', 'Good, I will come on Thursday.', 12, 14],
        ['agent', 'Good, I will come on Thursday.', 12.3, 14.3],
      ]),
    ).toEqual([
      ['agent', open],
      ['customer', ask],
      ['agent', tell],
      ['customer', 'Good, I will come on Thursday.'],
    ]);
  });
});

describe('Times that tell nothing are left out, and lines out of order are sorted', () => {
  const turns = [
    'How can I help?',
    'My brake squeals.',
    'Since when?',
    'Since Monday.',
    'Come on Thursday.',
    'Fine, thanks.',
  ];
  const at = (starts: readonly number[]) =>
    readTranscript(
      turns
        .map((text, n) => `[00:${String(starts[n]).padStart(2, '0')}] ${n % 2 ? 'Client' : 'Agent'}: ${text}`)
        .join('\n'),
    );

  it.each([
    ['all the same', [7, 7, 7, 7, 7, 7]],
    ['in no order', [50, 3, 40, 2, 30, 1]],
  ])('%s', (_, starts) => {
    expect(at(starts)).toMatchObject({ timesUnusable: true, segments: turns.map((text) => ({ text, start: null })) });
  });

  it('out of order', () => {
    expect(at([1, 20, 5, 9, 14, 30]).segments.map(({ start }) => start)).toEqual([1, 5, 9, 14, 20, 30]);
  });

  it('before zero: the earliest begins', () => {
    expect(
      readTranscript(
        said([
          ['A', 'One two three four.', -4, -1],
          ['B', 'Five six seven eight.', 0, 3],
        ]),
      ).segments,
    ).toMatchObject([
      { start: 0, end: 3 },
      { start: 4, end: 7 },
    ]);
  });
});

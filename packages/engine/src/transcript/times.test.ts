// Times of a transcript in seconds from its beginning, whatever the file counts in (docs/decisions/minutes.md#d62).
import { describe, expect, it } from 'vitest';
import { inspect } from '../read.ts';
import { findInterruptions } from '../talk-measures/interruptions.ts';
import { parseConversation } from './parse.ts';

const none = { salespersonName: null, clientName: null };
const read = (source: unknown) => parseConversation(typeof source === 'string' ? source : JSON.stringify(source), none);
const minutesOf = (source: unknown) =>
  Math.max(1, Math.ceil(inspect(typeof source === 'string' ? source : JSON.stringify(source)).estimatedSeconds / 60));

/** A call of 11.5 s. */
const spoken = [
  { speaker: 'Ana', start: 0.5, end: 3.5, text: 'Hello, this is Ana from Oak Street, how can I help you?' },
  { speaker: 'Bo', start: 4, end: 8, text: 'Hi, I would like to know what your plan costs for ten people.' },
  { speaker: 'Ana', start: 8.4, end: 11.5, text: 'That is thirty a month for each.' },
];
const inUnit = (perSecond: number, origin = 0) =>
  spoken.map((turn) => ({ ...turn, start: origin + turn.start * perSecond, end: origin + turn.end * perSecond }));
const asText = (origin: number) => (time: number) => new Date(origin + time * 1000).toISOString();

describe('D62: the unit is told from the rate of speech', () => {
  it.each([
    ['seconds', 1],
    ['milliseconds', 1e3],
    ['microseconds', 1e6],
    ['ticks of 100 ns', 1e7],
    ['nanoseconds', 1e9],
  ])('%s', (_, perSecond) => {
    for (const source of [inUnit(perSecond), { items: inUnit(perSecond) }, { segments: inUnit(perSecond) }]) {
      expect(read(source).segments.map(({ start, end }) => [start, end])).toEqual(
        spoken.map(({ start, end }) => [start, end]),
      );
      expect(read(source).durationSeconds).toBe(11);
      expect(minutesOf(source)).toBe(1);
    }
  });

  it.each([
    ['days, as spreadsheets have durations', 0],
    ['days since 1900, as spreadsheets have dates', 45_790.5],
  ])('%s', (_, day) => {
    const rows = spoken.map(({ speaker, start, text }) => `${(day + start / 86_400).toFixed(9)};${speaker};${text}`);
    const { segments, durationSeconds } = read(['time;speaker;text', ...rows].join('\n'));
    expect(segments.map(({ start }) => Math.round(10 * (start! - segments[0]!.start!)))).toEqual([0, 35, 79]);
    expect(durationSeconds).toBeCloseTo(7.9, 1);
  });

  it.each([
    ['beside a date', (at: number) => `2025-05-13 14:2${at} `],
    ['beside a date in words', (at: number) => `13 de mayo de 2025 14:2${at} - `],
    ['alone, where nobody could talk so fast', (at: number) => `14:2${at} `],
  ])('hours and minutes %s', (_, time) => {
    const lines = [...spoken, ...spoken].map(({ speaker, text }, at) => `${time(at)}${speaker}: ${text}`);
    const { segments, isChat } = read(lines.join('\n'));
    expect(segments.map(({ start }) => start)).toEqual([0, 60, 120, 180, 240, 300]);
    expect(isChat).toBe(true);
  });

  it('AssemblyAI’s form in seconds, Gong’s in milliseconds', () => {
    const utterances = spoken.map((turn) => ({ ...turn, start: Math.round(turn.start), end: Math.round(turn.end) }));
    expect(read({ utterances }).segments.map(({ start, end }) => [start, end])).toEqual([
      [1, 4],
      [4, 8],
      [8, 12],
    ]);
    const transcript = inUnit(1e3).map(({ speaker, ...sentence }) => ({ speakerId: speaker, sentences: [sentence] }));
    expect(read({ callTranscripts: [{ transcript }] }).segments[1]).toMatchObject({ start: 4, end: 8 });
  });

  it('starts alone, and rows of a table', () => {
    const starts = { list: inUnit(1e3).map(({ speaker, start, text }) => ({ speaker, timestamp: start, text })) };
    expect(read(starts).segments.map(({ start }) => start)).toEqual([0.5, 4, 8.4]);
    const rows = [...inUnit(1e3), ...inUnit(1e3, 12_000)].map(
      ({ speaker, start, text }) => `${start},${speaker},"${text}"`,
    );
    expect(read(`start,speaker,text\n${rows.join('\n')}`).segments.map(({ start }) => start)).toEqual([
      0.5, 4, 8.4, 12.5, 16, 20.4,
    ]);
  });

  it('the name of a field says it, also where nobody can be heard talking', () => {
    const fields = spoken.map(({ speaker, start, end, text }) => ({
      speaker,
      text,
      offsetInTicks: start * 1e7,
      durationInTicks: (end - start) * 1e7,
    }));
    expect(read({ phrases: fields }).segments[1]).toMatchObject({ start: 4, end: 8 });
    const single = [{ speaker: 'Ana', startMs: 1500, text: 'Hello, this is Ana.' }];
    expect(read({ items: single }).segments[0]).toMatchObject({ start: 1.5 });
  });

  it('stays with seconds where talk is slow, or only one cue has a time', () => {
    const slow = spoken.map((turn, at) => ({ ...turn, start: at * 60, end: at * 60 + 50 }));
    expect(read(slow).segments.map(({ start }) => start)).toEqual([0, 60, 120]);
    expect(read([{ ...spoken[0], start: 300, end: 302 }]).segments[0]).toMatchObject({ start: 300, end: 302 });
  });

  it('is one unit for the file: a pause or a damaged time does not change it', () => {
    const paused = inUnit(1e3).map((turn, at) => (at === 2 ? { ...turn, start: 1.8e6, end: 1.8031e6 } : turn));
    expect(read(paused).segments[2]).toMatchObject({ start: 1800, end: 1803.1 });
  });
});

describe('D62: times since 1970 and times of the day count from the first', () => {
  const expected = [
    [0, 3],
    [3.5, 7.5],
    [7.9, 11],
  ];
  it.each<[string, unknown]>([
    ['seconds', inUnit(1, 1.7e9)],
    ['milliseconds', inUnit(1e3, 1.7e12)],
    ['microseconds', inUnit(1e6, 1.7e15)],
    [
      'ISO dates',
      spoken.map((turn) => ({ ...turn, start: asText(1.7e12)(turn.start), end: asText(1.7e12)(turn.end) })),
    ],
    [
      'other keys',
      { items: inUnit(1e3, 1.7e12).map(({ start, end, ...turn }) => ({ ...turn, startTime: start, endTime: end })) },
    ],
  ])('%s', (_, source) => {
    expect(read(source).segments.map(({ start, end }) => [start, end])).toEqual(expected);
    expect(minutesOf(source)).toBe(1);
  });

  it('ticks since the year 1, as exactly as JSON can write them', () => {
    const { segments } = read(inUnit(1e7, 6.38e17));
    expect(segments.map(({ start }) => Math.round(start! * 10) / 10)).toEqual([0, 3.5, 7.9]);
  });

  it('a clock', () => {
    const clock = '[10:02:33] A: One two three.\n[10:02:36] B: Two and three.\n[10:02:40] A: So it is.';
    expect(read(clock).segments.map(({ start }) => start)).toEqual([0, 3, 7]);
  });

  it('one cue alone', () => {
    expect(read([{ ...spoken[0], start: 1.7e12, end: 1.7e12 + 3000 }]).segments[0]).toMatchObject({ start: 0, end: 3 });
  });
});

describe('D60, D62: no time is before the beginning', () => {
  it('an aligner that is a little off, and a damaged time', () => {
    for (const before of [-0.02, -360_000]) {
      const early = spoken.map((turn, at) => (at === 0 ? { ...turn, start: before } : turn));
      for (const source of [early, { segments: early }])
        expect(read(source).segments.map(({ start }) => start)).toEqual([0, 4, 8.4]);
      expect(minutesOf(early)).toBe(1);
    }
  });
});

describe('D62: chats and other exports of messages cost by their words', () => {
  const messages = (everySeconds: number) =>
    Array.from({ length: 45 }, (_, at) => ({
      from: at % 2 ? 'Ana' : 'Bo',
      timestamp: 1.7e9 + at * everySeconds,
      body: 'Yes I can do this for you tomorrow morning',
    }));

  it('JSON of a messenger', () => {
    for (const every of [3, 90, 4000]) {
      const source = { messages: messages(every) };
      expect(read(source)).toMatchObject({ isChat: true, durationSeconds: null });
      // 405 words at 150 a minute.
      expect(minutesOf(source)).toBe(3);
    }
  });

  it('lines stamped by the clock at the pace of writing', () => {
    const lines = messages(90).map(
      ({ from, timestamp, body }) => `[${asText(0)(timestamp).slice(11, 19)}] ${from}: ${body}`,
    );
    expect(read(lines.join('\n'))).toMatchObject({ isChat: true, durationSeconds: null });
    expect(minutesOf(lines.join('\n'))).toBe(3);
  });

  it('but a call with a date for each utterance costs by its times', () => {
    const call = messages(4).map(({ from, timestamp, body }) => ({ speaker: from, start: timestamp, text: body }));
    expect(read({ items: call })).toMatchObject({ durationSeconds: 176 });
    expect(read({ items: call }).isChat).toBeUndefined();
  });

  it('and messages have no interruptions', () => {
    const talk = (key: string) =>
      read({
        items: messages(5).map(({ timestamp }, at) => ({
          role: at % 2 ? 'Agent' : 'Client',
          timestamp,
          [key]: at % 2 ? 'But we have an offer' : 'I wanted to…',
        })),
      });
    expect(findInterruptions(talk('text')).length).toBe(22);
    expect(findInterruptions(talk('message'))).toEqual([]);
  });
});

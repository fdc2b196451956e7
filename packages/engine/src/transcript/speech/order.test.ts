// Times that go on behind midnight, lists of messages with the newest first, and JSON in no order.
import { describe, expect, it } from 'vitest';
import { readTranscript } from '../read-transcript.ts';

const words = ['Hello, Norwick Desks, Ida here.', 'Hi, I need two desks.', 'For which day?', 'For Monday, please.'];
const names = ['Agent', 'Customer'];

describe('Transcript forms: times that are not in order', () => {
  it('go on behind midnight', () => {
    const clocks = ['23:59:40', '23:59:52', '00:00:03', '00:00:09'];
    const read = readTranscript(words.map((text, at) => `[${clocks[at]}] ${names[at % 2]}: ${text}`).join('\n'));
    expect(read.segments.map(({ start, text }) => [start, text])).toEqual([
      [0, words[0]],
      [12, words[1]],
      [23, words[2]],
      [29, words[3]],
    ]);
  });

  it('begin with the newest message', () => {
    const messages = words.map((content, at) => ({
      sender_name: names[at % 2],
      timestamp_ms: 1_721_651_880_000 + at * 60_000,
      content,
    }));
    const read = readTranscript(JSON.stringify({ messages: messages.toReversed() }));
    expect(read).toMatchObject({ isChat: true });
    expect(read.segments.map(({ start, text }) => [start, text])).toEqual(words.map((text, at) => [at * 60, text]));
  });

  it('are left out where they contradict that people take turns, in JSON too', () => {
    const starts = [50, 3, 41, 9, 22, 17, 60, 2, 33, 12, 5, 28];
    const segments = starts.map((start, at) => ({ speaker: names[at % 2], start, text: `${words[at % 4]} ${at}` }));
    const read = readTranscript(JSON.stringify({ segments }));
    expect(read.timesUnusable).toBe(true);
    expect(read.segments.map(({ text }) => text)).toEqual(segments.map(({ text }) => text));
  });
});

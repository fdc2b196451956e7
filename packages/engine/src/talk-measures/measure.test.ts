// Catalogue: Measured, not guessed.
import { describe, expect, it } from 'vitest';
import type { Conversation, Segment, Side, Timing } from '../conversation/conversation.ts';
import { parseConversation } from '../transcript/parse.ts';
import { estimateSeconds } from './duration.ts';
import { findInterruptions, isBackChannel, perTenMinutes } from './interruptions.ts';
import { talkShare } from './talk-share.ts';
import { clientThirds } from './thirds.ts';

type Cue = [speaker: string, text: string, start?: number, end?: number];
const sideOf: Readonly<Record<string, Side>> = { A: 'attendant', A2: 'attendant', C: 'client', C2: 'client' };

function conversation(timing: Timing, ...cues: Cue[]): Conversation {
  const segments = cues.map(
    ([speaker, text, start, end], index): Segment => ({
      index,
      speaker,
      text,
      start: start ?? null,
      end: end ?? null,
      side: sideOf[speaker] ?? null,
    }),
  );
  return { form: 'webvtt', language: 'en', timing, segments, speakers: [], durationSeconds: null };
}
const ranges = (...cues: Cue[]) => conversation('ranges', ...cues);
const count = (value: Conversation) => findInterruptions(value).length;

describe('talkToListen', () => {
  it('is spoken time where segments have start and end, with colleagues on their side', () => {
    expect(
      talkShare(ranges(['A', 'x', 0, 3], ['C', 'a b c d e f', 3, 4], ['A2', 'y', 4, 5], ['C2', 'z', 5, 6])),
    ).toEqual({ attendantPct: 67, clientPct: 33 });
  });

  it('is words where there are only starts or no times', () => {
    expect(talkShare(conversation('starts', ['A', 'one two three', 0], ['C', 'one — 👍', 60]))).toEqual({
      attendantPct: 75,
      clientPct: 25,
    });
  });

  it('is null where nothing tells who speaks', () => {
    expect(talkShare(ranges(['X', 'one', 0, 1]))).toBeNull();
  });
});

describe('interruptions, with times', () => {
  const long = 'well the thing is that';
  it.each([
    ['starts 0.3 s before the end', 9.7, 12, 1],
    ['starts 0.2 s before the end', 9.8, 12, 0],
    ['the client stops 2 s later', 8, 12, 1],
    ['the client goes on for 2.1 s', 7.9, 12, 0],
    ['starts after the end', 10.5, 12, 0],
  ])('%s', (_, start, end, interruptions) => {
    expect(count(ranges(['C', long, 5, 10], ['A', 'But we have an offer', start, end]))).toBe(interruptions);
  });

  it('counts the turn, whose segments are at most 0.4 s apart', () => {
    expect(count(ranges(['C', long, 0, 3], ['A', 'But we have an offer', 2.5, 5], ['C', long, 3.4, 8]))).toBe(0);
    expect(count(ranges(['C', long, 0, 3], ['A', 'But we have an offer', 2.5, 5], ['C', long, 3.5, 8]))).toBe(1);
  });

  it.each(['Uhum', 'sure', 'Sim, sim.', 'Ya', 'okay'])('does not count the back-channel "%s"', (text) => {
    expect(count(ranges(['C', long, 0, 3], ['A', text, 2.5, 3.5]))).toBe(0);
  });

  it('does not count the client breaking in, nor talking over a colleague', () => {
    expect(count(ranges(['A', long, 0, 3], ['C', 'but no I said', 2.5, 4]))).toBe(0);
    expect(count(ranges(['A', long, 0, 3], ['A2', 'and we also offer', 2.5, 4]))).toBe(0);
  });
});

describe('interruptions, without times', () => {
  it.each([
    ['dash', 'I wanted to—', 'Sorry, one thing.', 1],
    ['hyphen', 'I wanted to -', 'Sorry, one thing.', 1],
    ['ellipsis', 'I wanted to…', 'Sorry, one thing.', 1],
    ['three dots', 'I wanted to...', 'Sorry, one thing.', 1],
    ['full stop', 'I wanted to.', 'Sorry, one thing.', 0],
    ['back-channel', 'I wanted to…', 'uhum', 0],
  ])('a client turn that breaks off with %s', (_, client, attendant, interruptions) => {
    expect(count(conversation('none', ['C', client], ['A', attendant]))).toBe(interruptions);
    expect(count(conversation('starts', ['C', client, 1], ['A', attendant, 5]))).toBe(interruptions);
  });

  it('only followed by the attendant, and never in chats', () => {
    expect(count(conversation('none', ['C', 'I wanted to…'], ['C2', 'Me too.']))).toBe(0);
    expect(
      count({ ...conversation('starts', ['C', 'I wanted to…', 0], ['A', 'Yes, tell me.', 9]), form: 'whatsapp' }),
    ).toBe(0);
  });
});

describe('perTenMinutes', () => {
  it('is count / minutes × 10 with one decimal', () => {
    expect(perTenMinutes(1, 900)).toBe(0.7);
    expect(perTenMinutes(3, 600)).toBe(3);
    expect(perTenMinutes(0, 0)).toBe(0);
  });
});

describe('A back-channel is a turn of at most two words, all acknowledgements', () => {
  it.each([
    ['uhum', true],
    ['Ah, entendi', true],
    ['Sure thing buddy', false],
    ['not sure', false],
    ['sí sí sí', false],
  ])('%s', (text, is) => {
    expect(isBackChannel(text)).toBe(is);
  });
});

describe('D22: seconds without audio', () => {
  it('are the span of the transcript’s own times, else its words at 150 a minute', () => {
    const none = { salespersonName: null, clientName: null };
    expect(estimateSeconds(parseConversation('[00:10] A: One.\n[02:10] B: Two.\n[02:20] A: So.', none))).toBe(130);
    expect(
      estimateSeconds(parseConversation(`Agent: ${'word '.repeat(200)}\nClient: ${'word '.repeat(100)}`, none)),
    ).toBe(120);
  });
});

describe('emotionalClimate: thirds of the client’s words', () => {
  const texts = (value: Conversation) => clientThirds(value).map((third) => third.map(({ text }) => text));
  it('puts each segment where its middle word falls', () => {
    expect(
      texts(
        ranges(['C', 'a b c', 0, 1], ['A', 'x x x x x x x x x', 1, 2], ['C', 'd e f', 2, 3], ['C2', 'g h i', 3, 4]),
      ),
    ).toEqual([['a b c'], ['d e f'], ['g h i']]);
    expect(texts(ranges(['C', 'a', 0, 1], ['C', 'b', 1, 2], ['C', 'c d e f g h i j k l', 2, 3]))).toEqual([
      ['a', 'b'],
      ['c d e f g h i j k l'],
      [],
    ]);
  });

  it('takes everything said where sides are not told', () => {
    expect(texts(ranges(['X', 'a', 0, 1], ['Y', 'b', 1, 2], ['X', 'c', 2, 3]))).toEqual([['a'], ['b'], ['c']]);
  });
});

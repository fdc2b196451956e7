import { describe, expect, it } from 'vitest';
import { buzz, inARow, noise, silence } from '../signal/signal.fixture.ts';
import { ownSpans, speakingChannels } from './channels.ts';
import { separateSpeakers, type Turn } from './separate.ts';

const low = (seconds: number, seed: number) => buzz(110, [550, 1_400], seconds, seed);
const high = (seconds: number, seed: number) => buzz(210, [700, 2_000], seconds, seed);
/** Share of the time in which the turns name the speaker that `speakerAt` names. */
const rightShare = (turns: readonly Turn[], seconds: number, speakerAt: (time: number) => number) => {
  let right = 0;
  for (let time = 0; time < seconds; time += 0.01)
    if (turns.find(({ start, end }) => start <= time && time < end)?.speaker === speakerAt(time)) right += 0.01;
  return right / seconds;
};

describe('one channel, two voices', () => {
  it('gives each span its speaker, numbered by appearance', () => {
    const sound = inARow(
      ...[0, 1, 2, 3, 4, 5].flatMap((turn) => [turn % 2 ? high(4, turn + 1) : low(4, turn + 1), silence(0.5)]),
    );
    const spans = [0, 1, 2, 3, 4, 5].map((turn) => ({ start: turn * 4.5, end: turn * 4.5 + 4 }));
    const turns = separateSpeakers(sound, spans);
    expect(turns.map(({ speaker }) => speaker)).toEqual([0, 1, 0, 1, 0, 1]);
    expect(turns.map(({ start, end }) => ({ start, end }))).toEqual(spans);
  });

  it('cuts a span in which the voice changes without a pause', () => {
    const sound = inARow(low(5, 1), high(5, 2), low(5, 3), high(5, 4));
    const turns = separateSpeakers(sound, [{ start: 0, end: 20 }]);
    expect(rightShare(turns, 20, (time) => Math.floor(time / 5) % 2)).toBeGreaterThan(0.95);
    expect(turns[0]!.start).toBe(0);
    expect(turns.at(-1)!.end).toBe(20);
  });

  it('one voice is one speaker', () => {
    const spans = [0, 1, 2, 3].map((turn) => ({ start: turn * 5, end: turn * 5 + 4.5 }));
    const turns = separateSpeakers(inARow(low(5, 1), low(5, 2), low(5, 3), low(5, 4)), spans);
    expect(turns).toEqual(spans.map((span) => ({ ...span, speaker: 0 })));
  });

  it('nothing, noise, and a single word make no second speaker', () => {
    expect(separateSpeakers(silence(1), [])).toEqual([]);
    const span = { start: 0, end: 3 };
    expect(separateSpeakers(noise(3, 5_000), [span])).toEqual([{ ...span, speaker: 0 }]);
    expect(separateSpeakers(low(0.5, 1), [{ start: 0, end: 0.5 }])).toEqual([{ start: 0, end: 0.5, speaker: 0 }]);
  });
});

describe('two channels', () => {
  const [left, right] = [inARow(low(2, 1), silence(2)), inARow(silence(2), high(2, 2))];

  it('are heard apart where each has its own sound', () => {
    expect(speakingChannels({ channels: [left, right] })).toEqual([left, right]);
  });

  it('are one where both have the same, or one has nothing', () => {
    const quieter = left.map((sample) => sample / 2);
    const mixed = speakingChannels({ channels: [left, quieter] });
    expect(mixed).toHaveLength(1);
    expect(Math.abs(mixed[0]![1_000]! - left[1_000]! * 0.75)).toBeLessThanOrEqual(1);
    expect(speakingChannels({ channels: [silence(4), right] })).toEqual([right]);
    expect(speakingChannels({ channels: [left] })).toEqual([left]);
  });

  it('what is 10 dB weaker than the other channel has leaked over', () => {
    const [span, echo] = [{ start: 0, end: 2 }, low(4, 9)];
    expect(
      ownSpans(
        echo.map((sample) => sample * 0.2),
        left,
        [span],
      ),
    ).toEqual([]);
    expect(
      ownSpans(
        echo.map((sample) => sample * 0.5),
        left,
        [span],
      ),
    ).toEqual([span]);
  });

  it('a weaker copy of the other channel is cut out of a span; the louder original is kept whole', () => {
    const copied = inARow(
      low(2, 1).map((sample) => sample * 0.6),
      high(2, 2),
    );
    const span = { start: 0, end: 4 };
    expect(ownSpans(copied, left, [span])).toEqual([{ start: 2, end: 4 }]);
    expect(ownSpans(left, copied, [{ start: 0, end: 2 }])).toEqual([{ start: 0, end: 2 }]);
  });
});

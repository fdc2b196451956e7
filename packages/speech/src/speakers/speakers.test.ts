import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFfmpeg } from '@earshot/engine/decoding';
import { describe, expect, it } from 'vitest';
import { decode } from '../decode/decode.ts';
import { resampled } from '../decode/resample.ts';
import { buzz, inARow, noise, silence } from '../signal/signal.fixture.ts';
import type { Span } from '../signal/sound.ts';
import { stepSeconds, voiceSize } from '../signal/voice-steps.ts';
import { ownSpans, speakingChannels } from './channels.ts';
import { separateSpeakers, type Turn } from './separate.ts';

const ffmpeg = await findFfmpeg();
const low = (seconds: number, seed: number) => buzz(110, [550, 1_400], seconds, seed);
const high = (seconds: number, seed: number) => buzz(210, [700, 2_000], seconds, seed);
/** Share of the time in which the turns name the speaker that `speakerAt` names. */
const rightShare = (turns: readonly Turn[], seconds: number, speakerAt: (time: number) => number) => {
  let right = 0;
  for (let time = 0; time < seconds; time += 0.01)
    if (turns.find(({ start, end }) => start <= time && time < end)?.speaker === speakerAt(time)) right += 0.01;
  return right / seconds;
};

/** Down to 8 kHz and up again. */
const telephoned = (samples: Int16Array) => {
  const narrow = resampled([Float32Array.from(samples)], 32_000)[0]!;
  return resampled([Float32Array.from(narrow)], 8_000)[0]!;
};
/** What an encoder hears in a step of the spans: the voice that `voiceAt` names, which is never twice quite the same. */
const heardVoices = (spans: readonly Span[], voiceAt: (time: number) => number): Float32Array[] => {
  const times = spans.flatMap(({ start, end }) =>
    Array.from({ length: Math.round((end - start) / stepSeconds) }, (_, step) => start + (step + 0.5) * stepSeconds),
  );
  return times.map((time, step) => {
    const voice = new Float32Array(voiceSize);
    voice[voiceAt(time)] = 1;
    voice[100 + (step % 50)] = 0.3;
    return voice.map((value) => value / Math.hypot(1, 0.3));
  });
};
const separated = (sound: Int16Array, spans: readonly Span[], voiceAt: (time: number) => number) =>
  separateSpeakers(sound, spans, heardVoices(spans, voiceAt));

describe('one channel, several voices', () => {
  it('gives each span its speaker, numbered by appearance', () => {
    const sound = inARow(
      ...[0, 1, 2, 3, 4, 5].flatMap((turn) => [turn % 2 ? high(4, turn + 1) : low(4, turn + 1), silence(0.5)]),
    );
    const spans = [0, 1, 2, 3, 4, 5].map((turn) => ({ start: turn * 4.5, end: turn * 4.5 + 4 }));
    const turns = separated(sound, spans, (time) => Math.floor(time / 4.5) % 2);
    expect(turns.map(({ speaker }) => speaker)).toEqual([0, 1, 0, 1, 0, 1]);
    expect(turns.map(({ start, end }) => ({ start, end }))).toEqual(spans);
  });

  it('cuts a span in which the voice changes without a pause', () => {
    const sound = inARow(low(5, 1), high(5, 2), low(5, 3), high(5, 4));
    const turns = separated(sound, [{ start: 0, end: 20 }], (time) => Math.floor(time / 5) % 2);
    expect(rightShare(turns, 20, (time) => Math.floor(time / 5) % 2)).toBeGreaterThan(0.95);
    expect(turns[0]!.start).toBe(0);
    expect(turns.at(-1)!.end).toBe(20);
  });

  it('tells three voices and more', () => {
    const sound = inARow(...[0, 1, 2, 0, 2, 1].map((voice, turn) => buzz(100 + 60 * voice, [600, 1_700], 4, turn)));
    const spans = [0, 1, 2, 3, 4, 5].map((turn) => ({ start: turn * 4, end: turn * 4 + 4 }));
    const turns = separated(sound, spans, (time) => [0, 1, 2, 0, 2, 1][Math.floor(time / 4)] ?? 1);
    expect(turns.map(({ speaker }) => speaker)).toEqual([0, 1, 2, 0, 2, 1]);
  });

  it('one voice is one speaker, and so is a voice with a word or two of another', () => {
    const spans = [0, 1, 2, 3].map((turn) => ({ start: turn * 5, end: turn * 5 + 4.5 }));
    const sound = inARow(low(5, 1), low(5, 2), low(5, 3), low(5, 4));
    const one = spans.map((span) => ({ ...span, speaker: 0 }));
    expect(separated(sound, spans, () => 0)).toEqual(one);
    expect(separated(sound, spans, (time) => (time > 7 && time < 7.6 ? 1 : 0))).toEqual(one);
  });

  it('nothing, noise, and a single word make no second speaker', () => {
    expect(separateSpeakers(silence(1), [], [])).toEqual([]);
    const span = { start: 0, end: 3 };
    expect(separated(noise(3, 5_000), [span], () => 0)).toEqual([{ ...span, speaker: 0 }]);
    expect(separateSpeakers(low(0.5, 1), [{ start: 0, end: 0.2 }], [])).toEqual([{ start: 0, end: 0.2, speaker: 0 }]);
  });
});

describe('two channels', () => {
  const [left, right] = [inARow(low(2, 1), silence(2)), inARow(silence(2), high(2, 2))];

  it('are heard apart where each has its own sound', () => {
    const apart = speakingChannels({ channels: [left, right] });
    expect(apart).toEqual({ heard: [left, right], areAlike: false });
  });

  const voice = inARow(low(4, 1), high(4, 2), low(4, 3));
  const hum = noise(12, 300, 7);
  it.each([
    ['quieter', voice.map((sample) => sample / 2)],
    ['late', inARow(silence(0.02), voice.slice(0, -320))],
    ['upside down', voice.map((sample) => -sample)],
    ['with noise of its own', voice.map((sample, index) => sample + hum[index]!)],
    ['with the band of a telephone', telephoned(voice)],
  ])('are one where both have the same sound, one of them %s', (_how, other) => {
    const { heard, areAlike } = speakingChannels({ channels: [voice, other] });
    expect(areAlike).toBe(true);
    expect(heard).toHaveLength(1);
    expect([voice, other]).toContain(heard[0]);
  });

  it.skipIf(!ffmpeg)(
    'are one in a file of ffmpeg with the same call on both sides (skipped without ffmpeg)',
    async () => {
      const path = join(await mkdtemp(join(tmpdir(), 'earshot-alike-')), 'call.mp3');
      const call = fileURLToPath(new URL('../../fixtures/support-mono.opus', import.meta.url));
      const late = 'aresample=16000,asplit[a][b];[b]adelay=15,volume=0.5[c];[a][c]join=inputs=2:channel_layout=stereo';
      const settings = ['-filter_complex', late, '-c:a', 'libmp3lame', '-b:a', '48k', '-joint_stereo', '0'];
      await promisify(execFile)(ffmpeg!, ['-v', 'error', '-i', call, ...settings, path]);
      const sound = await decode({ path, container: 'mp3', channels: 2, durationSeconds: 23.9 });
      expect(sound.channels).toHaveLength(2);
      expect(speakingChannels(sound)).toMatchObject({ areAlike: true });
      await rm(join(path, '..'), { recursive: true });
    },
  );

  it('are two where each voice leaks over to the other side', () => {
    const [agent, client] = [inARow(low(8, 1), silence(8)), inARow(silence(8), high(8, 2))];
    const leaking = [
      agent.map((sample, index) => sample + client[index]! * 0.2),
      client.map((sample, index) => sample + agent[index]! * 0.2),
    ];
    expect(speakingChannels({ channels: leaking })).toEqual({ heard: leaking, areAlike: false });
  });

  it('are two where one side is faint, and the other leaks over to it', () => {
    const [agent, client] = [inARow(low(8, 1), silence(8)), inARow(silence(8), high(8, 2))];
    const faint = client.map((sample, index) => sample * 0.02 + agent[index]! * 0.006);
    expect(speakingChannels({ channels: [agent, faint] })).toEqual({ heard: [agent, faint], areAlike: false });
  });

  it('are one where one side has nothing', () => {
    expect(speakingChannels({ channels: [silence(4), right] })).toEqual({ heard: [right], areAlike: false });
    expect(speakingChannels({ channels: [left] })).toEqual({ heard: [left], areAlike: false });
  });

  const quieter = (samples: Int16Array, decibels: number) => samples.map((sample) => sample * 10 ** (decibels / 20));
  /** The other's voice and one's own, in turns of 2 s without a pause between them. */
  const others = inARow(low(2, 1), silence(2), low(2, 3), silence(2));
  const own = inARow(silence(2), high(2, 2), silence(2), high(2, 4));
  const whole = { start: 0, end: 8 };

  it.each([0, -20, -34, -44])('who is %d dB fainter than the other is heard, and nothing more', (decibels) => {
    expect(ownSpans(quieter(own, decibels), others, [whole])).toEqual([
      { start: 2, end: 4 },
      { start: 6, end: 8 },
    ]);
  });

  it.each([
    [-34, -44],
    [0, -12],
    [-20, -30],
  ])('%d dB: the other, who leaks over at %d dB, is no part of it', (decibels, leaking) => {
    const leak = quieter(inARow(silence(0.04), others.slice(0, -640)), leaking);
    const heard = ownSpans(
      quieter(own, decibels).map((sample, index) => sample + leak[index]!),
      others,
      [whole],
    );
    const share = rightShare(
      heard.map((span) => ({ ...span, speaker: 1 })),
      8,
      (time) => (time % 4 >= 2 ? 1 : Number.NaN),
    );
    expect(share * 8).toBeCloseTo(4, 0);
    expect(heard.reduce((sum, { start, end }) => sum + end - start, 0)).toBeLessThan(4.6);
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

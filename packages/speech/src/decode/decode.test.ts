import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AudioContainer } from '@earshot/core';
import { findFfmpeg } from '@earshot/engine/decoding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tone, wavOf } from '../signal/signal.fixture.ts';
import { loudness, type Sound, samplesPerSecond } from '../signal/sound.ts';
import { decode } from './decode.ts';
import { resampled } from './resample.ts';

const ffmpeg = await findFfmpeg();
const fixture = (name: string) => fileURLToPath(new URL(`../../../../test/fixtures/audio/${name}`, import.meta.url));
const file = (name: string, container: AudioContainer, channels: number, durationSeconds: number) => ({
  path: fixture(name),
  container,
  channels,
  durationSeconds,
});
const secondsOf = (sound: Sound) => sound.channels[0]!.length / samplesPerSecond;
/** Loudness of every 10 ms. */
const outline = (samples: Int16Array) =>
  Array.from({ length: Math.floor((samples.length / samplesPerSecond) * 100) }, (_, index) =>
    loudness(samples, { start: index / 100, end: (index + 1) / 100 }),
  );
/** Cosine of two outlines, one of them moved by some windows. */
const likeness = (one: number[], other: number[], shift: number) => {
  const product = one.reduce((sum, level, index) => sum + level * (other[index + shift] ?? 0), 0);
  return product / (Math.hypot(...one) * Math.hypot(...other));
};

const own: [string, AudioContainer, number, number][] = [
  ['vbr.mp3', 'mp3', 1, 11.7],
  ['cbr.mp3', 'mp3', 1, 11.7],
  ['call.opus', 'ogg', 1, 11.65],
  ['stereo.opus', 'ogg', 2, 11.65],
  ['pcm.wav', 'wav', 1, 3.5],
  ['mulaw.wav', 'wav', 1, 6],
  ['alaw.wav', 'wav', 1, 6],
  ['stereo-mulaw.wav', 'wav', 2, 3.6],
  ['call.flac', 'flac', 1, 5],
  ['call.webm', 'webm', 1, 11.6],
  ['live.webm', 'webm', 1, 11.6],
];

describe('without ffmpeg', () => {
  it.each(own)('decodes %s', async (name, container, channels, seconds) => {
    const sound = await decode(file(name, container, channels, seconds), null);
    expect(sound.channels).toHaveLength(channels);
    expect(Math.abs(secondsOf(sound) - seconds)).toBeLessThan(0.2);
    expect(Math.max(...outline(sound.channels[0]!))).toBeGreaterThan(0.02);
  });

  it.each(own)('%s → tells that it goes on', async (name, container, channels, seconds) => {
    let steps = 0;
    await decode(file(name, container, channels, seconds), null, () => steps++);
    expect(steps).toBeGreaterThan(0);
  });

  it.skipIf(!ffmpeg).each(own)(
    '%s sounds as ffmpeg decodes it (skipped without ffmpeg)',
    async (name, container, channels, seconds) => {
      const [ours, theirs] = await Promise.all(
        [null, ffmpeg!].map((by) => decode(file(name, container, channels, seconds), by)),
      );
      for (const channel of ours!.channels.keys()) {
        const [one, other] = [outline(ours!.channels[channel]!), outline(theirs!.channels[channel]!)];
        // An encoder's delay is cut by ffmpeg only: up to 0.15 s.
        const shifts = Array.from({ length: 31 }, (_, index) => index - 15);
        expect(Math.max(...shifts.map((shift) => likeness(one, other, shift)))).toBeGreaterThan(0.98);
        expect(Math.hypot(...one) / Math.hypot(...other)).toBeCloseTo(1, 1);
      }
    },
  );

  it.each([
    ['call.mp4', 'mp4'],
    ['faststart.m4a', 'mp4'],
    ['vorbis.ogg', 'ogg'],
    ['gsm.wav', 'wav'],
  ] as const)('%s needs ffmpeg, and the error says so', async (name, container) => {
    await expect(decode(file(name, container, 1, 10), null)).rejects.toMatchObject({
      kind: 'ffmpegMissing',
      message: expect.stringContaining('Install ffmpeg'),
    });
  });
});

describe.skipIf(!ffmpeg)('with ffmpeg (skipped where it is not installed)', () => {
  it.each([
    ...own,
    ['call.mp4', 'mp4', 1, 11.6],
    ['fragmented.mp4', 'mp4', 1, 11.6],
    ['faststart.m4a', 'mp4', 1, 11.6],
    ['vorbis.ogg', 'ogg', 1, 11.6],
    ['gsm.wav', 'wav', 1, 11.6],
    ['adpcm-ima.wav', 'wav', 1, 11.6],
    ['adpcm-ms.wav', 'wav', 1, 11.6],
  ] as [string, AudioContainer, number, number][])('decodes %s', async (name, container, channels, seconds) => {
    const sound = await decode(file(name, container, channels, seconds), ffmpeg);
    expect(sound.channels).toHaveLength(channels);
    expect(Math.abs(secondsOf(sound) - seconds)).toBeLessThan(0.2);
  });
});

describe.each([
  ['ffmpeg', ffmpeg],
  ['own decoders', null],
] as const)('hostile files: %s', (by, program) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'earshot-decode-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const as = async (container: AudioContainer, bytes: string | Buffer) => {
    const path = join(folder, `${container}-${bytes.length}`);
    await writeFile(path, bytes);
    return { path, container, channels: 1, durationSeconds: 1 };
  };
  const isMissing = by === 'ffmpeg' && !ffmpeg;

  it.skipIf(isMissing)('a playlist that calls itself audio opens no other file', async () => {
    const secret = await as('wav', wavOf(tone(440, 2)));
    for (const playlist of [
      `#EXTM3U\n#EXTINF:2,\nfile:${secret.path}\n#EXT-X-ENDLIST\n`,
      `ffconcat version 1.0\nfile ${secret.path}\n`,
    ])
      for (const container of ['mp3', 'wav', 'ogg', 'flac', 'webm'] as const)
        await expect(decode(await as(container, playlist), program)).rejects.toMatchObject({
          kind: expect.stringMatching(/^(undecodable|trackless|ffmpegMissing)$/),
        });
  });

  it.skipIf(isMissing)('what goes on after the length that was told and paid for is cut after a minute', async () => {
    const sound = await decode(await as('wav', wavOf(tone(440, 90))), program);
    expect(Math.round(secondsOf(sound))).toBe(61);
  });

  it.skipIf(isMissing)(
    'a length of 2^31, none at all, and random bytes end in sound that is there or in an error',
    async () => {
      const lying = wavOf(tone(440, 2));
      lying.writeUInt32LE(2 ** 31, 40);
      expect(secondsOf(await decode(await as('wav', lying), program))).toBeCloseTo(2, 1);
      const whole = await readFile(fixture('vbr.mp3'));
      for (const [container, bytes] of [
        ['wav', lying.subarray(0, 30)],
        ['ogg', Buffer.from('OggS'.padEnd(40, '\xff'), 'latin1')],
        ['mp3', Buffer.alloc(5_000, 0x55)],
      ] as const)
        await expect(decode(await as(container, bytes), program)).rejects.toMatchObject({
          kind: expect.stringMatching(/^(undecodable|trackless|ffmpegMissing)$/),
        });
      expect(secondsOf(await decode(await as('mp3', whole.subarray(0, whole.length / 2)), program))).toBeGreaterThan(3);
      for (const [name, container] of [
        ['call.flac', 'flac'],
        ['call.webm', 'webm'],
      ] as const) {
        const bytes = await readFile(fixture(name));
        const half = await as(container, bytes.subarray(0, bytes.length / 2));
        expect(secondsOf(await decode(half, program))).toBeGreaterThan(1.5);
        const spoilt = Buffer.from(bytes.map((byte, at) => (at > 2_000 && at % 97 === 0 ? byte ^ 0x5a : byte)));
        const sound = await decode(await as(container, spoilt), program).catch((error: Error) => error);
        if (sound instanceof Error) expect(sound).toMatchObject({ kind: expect.stringMatching(/^undecodable$/) });
        else expect(secondsOf(sound)).toBeLessThan(62);
      }
    },
  );
});

describe('resampling', () => {
  it('keeps a tone that fits at its level, and nothing of one that does not', () => {
    const at = (hertz: number) =>
      Float32Array.from({ length: 48_000 }, (_, index) => 10_000 * Math.sin((2 * Math.PI * hertz * index) / 48_000));
    const [low, high] = resampled([at(1_000), at(12_000)], 48_000);
    const span = { start: 0.1, end: 0.9 };
    expect(low).toHaveLength(16_000);
    expect(loudness(low!, span)).toBeCloseTo(10_000 / 32_768 / Math.SQRT2, 2);
    expect(loudness(high!, span)).toBeLessThan(0.002);
  });

  it('raises 8 kHz to 16 kHz without an image above 4 kHz', () => {
    const source = Float32Array.from(
      { length: 8_000 },
      (_, index) => 10_000 * Math.sin((2 * Math.PI * 500 * index) / 8_000),
    );
    const [raised] = resampled([source], 8_000);
    const wanted = tone(500, 1, 10_000);
    const worst = Math.max(...raised!.slice(200, -200).map((sample, index) => Math.abs(sample - wanted[index + 200]!)));
    expect(worst).toBeLessThan(100);
  });
});

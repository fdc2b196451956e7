import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AudioContainer } from '@earshot/core';
import { findFfmpeg } from '@earshot/engine/decoding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containerOfFile, measureAudio } from './measure-audio.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../../../../../test/fixtures/audio/${name}`, import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-measure-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A fixture after `change`, as a file of its own. */
async function changed(name: string, change: (bytes: Buffer) => Buffer): Promise<string> {
  const path = join(folder, `${Math.random()}-${name}`);
  await writeFile(path, change(await readFile(fixture(name))));
  return path;
}
const made = async (bytes: Buffer) => {
  const path = join(folder, `made-${Math.random()}`);
  await writeFile(path, bytes);
  return path;
};

/** Seconds as ffprobe tells them, or as the source was cut. */
const files: [string, AudioContainer, number, number][] = [
  ['vbr.mp3', 'mp3', 11.736, 1],
  ['cbr.mp3', 'mp3', 11.736, 1],
  ['call.mp4', 'mp4', 11.708, 1],
  ['faststart.m4a', 'mp4', 11.708, 1],
  ['fragmented.mp4', 'mp4', 11.708, 1],
  ['vorbis.ogg', 'ogg', 11.644, 1],
  ['call.opus', 'ogg', 11.644, 1],
  ['stereo.opus', 'ogg', 11.644, 2],
  ['call.flac', 'flac', 5, 1],
  ['call.webm', 'webm', 11.652, 1],
  ['live.webm', 'webm', 11.652, 1],
  ['pcm.wav', 'wav', 3.5, 1],
  ['mulaw.wav', 'wav', 6, 1],
  ['alaw.wav', 'wav', 6, 1],
  ['gsm.wav', 'wav', 11.68, 1],
  ['adpcm-ima.wav', 'wav', 11.736, 1],
  ['adpcm-ms.wav', 'wav', 11.707, 1],
  ['stereo-mulaw.wav', 'wav', 3.6, 2],
];

describe('duration by content (D22, D26, D27)', () => {
  it.each(files)('%s', async (name, container, seconds, channels) => {
    expect(await containerOfFile(fixture(name))).toBe(container);
    const measured = await measureAudio(fixture(name), container);
    expect(measured.channels).toBe(channels);
    expect(Math.abs(measured.durationSeconds - seconds)).toBeLessThan(0.02);
  });

  it.each(files.filter(([name]) => name !== 'call.mp4'))(
    'cut off in the middle: what is there counts, whatever the header says: %s',
    async (name, container, seconds) => {
      const path = await changed(name, (bytes) => bytes.subarray(0, Math.ceil(bytes.length / 2)));
      const { durationSeconds } = await measureAudio(path, container);
      expect(durationSeconds / seconds).toBeGreaterThan(0.3);
      expect(durationSeconds / seconds).toBeLessThan(0.7);
    },
  );

  it('an MP4 whose tables were cut off cannot be decoded', async () => {
    const path = await changed('call.mp4', (bytes) => bytes.subarray(0, bytes.length / 2));
    await expect(measureAudio(path, 'mp4')).rejects.toMatchObject({ key: 'audioUndecodable' });
  });

  it('a film without sound has no audio track', async () => {
    await expect(measureAudio(fixture('video-only.mp4'), 'mp4')).rejects.toMatchObject({ key: 'audioWithoutTrack' });
  });
});

describe('headers that lie', () => {
  const dataAt = (bytes: Buffer) => bytes.indexOf('data') + 4;
  it.each([0, 1, 0xffff_ffff, 0x7fff_ffff].map((claim) => [claim] as const))(
    'a WAV that claims %i bytes of data never has more than it has',
    async (claim) => {
      const path = await changed('pcm.wav', (bytes) => {
        bytes.writeUInt32LE(claim, dataAt(bytes));
        return bytes;
      });
      const measured = measureAudio(path, 'wav');
      await expect(measured.then(({ durationSeconds }) => durationSeconds)).resolves.toBe(claim === 1 ? 0 : 3.5);
    },
  );

  it('an MP3 whose Xing tag claims 2^31 frames, and tags before it, change nothing', async () => {
    const path = await changed('vbr.mp3', (bytes) => {
      bytes.writeUInt32BE(2 ** 31, bytes.indexOf('Xing') + 8);
      return Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x01\0'), Buffer.alloc(128), bytes, Buffer.from('TAG')]);
    });
    expect((await measureAudio(path, 'mp3')).durationSeconds).toBeCloseTo(11.736, 2);
  });

  it('an Ogg page whose clock jumps by years adds what its packets hold', async () => {
    const path = await changed('call.opus', (bytes) => {
      bytes.writeBigUInt64LE(2n ** 62n, bytes.lastIndexOf('OggS') + 6);
      return bytes;
    });
    expect((await measureAudio(path, 'ogg')).durationSeconds).toBeLessThan(30);
  });

  it('a FLAC that claims 2^36 samples ends with its last frame', async () => {
    const path = await changed('call.flac', (bytes) => {
      bytes[21] = bytes[21]! | 15;
      bytes.writeUInt32BE(0xffff_ffff, 22);
      return bytes;
    });
    expect((await measureAudio(path, 'flac')).durationSeconds).toBeCloseTo(5, 1);
  });

  it('an MP4 with 2^31 samples of one byte has no more samples than bytes, and is told at once', async () => {
    const path = await changed('faststart.m4a', (bytes) => {
      const sizes = bytes.indexOf('stsz') + 4;
      bytes.writeUInt32BE(1, sizes + 4);
      bytes.writeUInt32BE(2 ** 31, sizes + 8);
      bytes.writeUInt32BE(2 ** 31, bytes.indexOf('stsc') + 4 + 8 + 4);
      bytes.writeUInt32BE(2 ** 31, bytes.indexOf('stts') + 4 + 8);
      return bytes;
    });
    const { durationSeconds } = await measureAudio(path, 'mp4');
    expect(durationSeconds).toBeLessThan((40_000 * 1024) / 16_000);
  });
});

describe('what is no recording is refused, in a time that the size bounds', () => {
  const box = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.length);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, content]);
  };
  const nested = (depth: number): Buffer => (depth === 0 ? Buffer.alloc(0) : box('trak', nested(depth - 1)));
  const junk = (bytes: number, start: string) =>
    Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(bytes, 0xff)]);
  it.each<[string, AudioContainer, () => Buffer]>([
    [
      'an MP4 of boxes in boxes',
      'mp4',
      () => Buffer.concat([box('ftyp', Buffer.alloc(8)), box('moov', nested(5_000))]),
    ],
    [
      'an MP4 of a million empty boxes',
      'mp4',
      () =>
        Buffer.concat([
          box('ftyp', Buffer.alloc(8)),
          box('moov', Buffer.alloc(8_000_000, box('trak', Buffer.alloc(0)))),
        ]),
    ],
    ['an Ogg head and nothing', 'ogg', () => junk(5_000_000, 'OggS')],
    ['an MP3 tag and nothing', 'mp3', () => junk(5_000_000, 'ID3\x04\0\0\0\0\0\0')],
    ['a WAV head and nothing', 'wav', () => junk(1000, 'RIFF\0\0\0\0WAVE')],
    [
      'a WAV of a million empty chunks',
      'wav',
      () => Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), Buffer.alloc(8_000_000, 'junk\0\0\0\0')]),
    ],
    ['a FLAC head and frames of nothing', 'flac', () => junk(5_000_000, `fLaC\0\0\0\x22${'\x10'.repeat(34)}`)],
    ['a WebM head and nothing', 'webm', () => junk(1000, '\x1a\x45\xdf\xa3\x84webm')],
    ['an MP3 of one frame', 'mp3', () => Buffer.from('fffb9064', 'hex')],
    ['nothing at all', 'wav', () => Buffer.alloc(0)],
  ])('%s', async (_name, container, content) => {
    const refused = measureAudio(await made(content()), container);
    await expect(refused).rejects.toMatchObject({ httpStatus: 400 });
  });
});

const ffmpeg = await findFfmpeg();
describe.skipIf(!ffmpeg)('as ffmpeg writes it into a pipe, without lengths (skipped without ffmpeg)', () => {
  /** Two seconds: of nothing, or of the fixture. */
  const piped = async (source: string[], output: string[]) => {
    const run = promisify(execFile);
    const { stdout } = await run(ffmpeg!, ['-v', 'error', ...source, '-t', '2', ...output, 'pipe:1'], {
      encoding: 'buffer',
    });
    return stdout;
  };
  const silence = ['-f', 'lavfi', '-i', 'anullsrc=r=16000:cl=mono'];
  const speech = ['-i', fixture('pcm.wav')];

  it.each<[string, AudioContainer, string[], string[]]>([
    ['a WAV whose sizes are all ones', 'wav', speech, ['-f', 'wav']],
    ['a WAV that is silent', 'wav', silence, ['-f', 'wav']],
    ['MP3 in a WAV, whose head states no bytes a second', 'wav', speech, ['-c:a', 'libmp3lame', '-f', 'wav']],
    ['Opus in Ogg, also under the name .oga', 'ogg', speech, ['-c:a', 'libopus', '-f', 'oga']],
    ['WebM without a duration', 'webm', speech, ['-c:a', 'libopus', '-f', 'webm', '-live', '1']],
  ])('%s', async (name, container, source, output) => {
    const bytes = await piped(source, output);
    if (name.includes('all ones')) expect(bytes.readUInt32LE(4)).toBe(0xffff_ffff);
    // The name says nothing, or something else.
    const path = join(folder, `${Math.random()}-call.mp3.txt`);
    await writeFile(path, bytes);
    expect(await containerOfFile(path)).toBe(container);
    const { durationSeconds } = await measureAudio(path, container);
    // Encoders add a frame or two of silence.
    expect(Math.abs(durationSeconds - 2)).toBeLessThan(0.2);
  });
});

// Decoding by the system's ffmpeg: a process of its own that reads one file, opens nothing else, and ends in time.
import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { AudioContainer } from '@earshot/core';
import { Failure } from '../failure.ts';
import { type Sound, samplesPerSecond } from '../signal/sound.ts';

/** Demuxers by container: a playlist that calls itself audio is read as what its first bytes say, never as a playlist. */
const demuxers: Readonly<Record<AudioContainer, string>> = {
  mp3: 'mp3',
  mp4: 'mov',
  wav: 'wav',
  ogg: 'ogg',
  flac: 'flac',
  webm: 'matroska',
};

const bytesPerSample = 2;
/** Decoding takes well under a hundredth of a recording's length. */
const timeLimitMs = (seconds: number) => 30_000 + seconds * 100;

/** Absolute path of `ffmpeg` in PATH; null where there is none. */
export async function findFfmpeg(): Promise<string | null> {
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const path = join(folder, process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg');
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return null;
}

/** One or two channels of a file, at most `longestSeconds` of it. Throws a Failure `undecodable` or `trackless`. */
export async function decodeWithFfmpeg(
  ffmpeg: string,
  file: { path: string; container: AudioContainer; channels: number },
  longestSeconds: number,
): Promise<Sound> {
  const channels = file.channels === 2 ? 2 : 1;
  const { bytes, complaint } = await output(
    ffmpeg,
    [
      ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-threads', '1'],
      ...['-protocol_whitelist', 'file,pipe', '-f', demuxers[file.container], '-i', `file:${file.path}`],
      ...['-map', '0:a:0', '-vn', '-sn', '-dn', '-map_metadata', '-1', '-t', String(longestSeconds)],
      ...['-ac', String(channels), '-ar', String(samplesPerSecond), '-f', 's16le', 'pipe:1'],
    ],
    {
      mostBytes: longestSeconds * samplesPerSecond * channels * bytesPerSample,
      timeLimitMs: timeLimitMs(longestSeconds),
    },
  );
  if (bytes.length < bytesPerSample * channels) {
    if (/matches no streams/.test(complaint)) throw new Failure('trackless', 'The file has no audio track');
    throw new Failure('undecodable', `ffmpeg: ${complaint.trim().split('\n').at(-1) ?? 'no sound'}`);
  }
  return { channels: deinterleaved(bytes, channels) };
}

/** What a program writes, up to `mostBytes`; it is killed when it writes more or takes longer. */
function output(
  program: string,
  arguments_: readonly string[],
  limits: { mostBytes: number; timeLimitMs: number },
): Promise<{ bytes: Buffer; complaint: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, arguments_, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limits.timeLimitMs,
      killSignal: 'SIGKILL',
      env: {},
    });
    const chunks: Buffer[] = [];
    let length = 0;
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > limits.mostBytes) child.kill('SIGKILL');
    });
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-2_000);
    });
    child.once('error', reject);
    child.once('close', () => resolve({ bytes: Buffer.concat(chunks).subarray(0, limits.mostBytes), complaint }));
  });
}

function deinterleaved(bytes: Buffer, channels: number): Int16Array[] {
  const count = Math.floor(bytes.length / bytesPerSample / channels);
  const found = Array.from({ length: channels }, () => new Int16Array(count));
  for (let index = 0; index < count * channels; index++)
    found[index % channels]![Math.floor(index / channels)] = bytes.readInt16LE(index * bytesPerSample);
  return found;
}

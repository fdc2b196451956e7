// Decoding with the system's ffmpeg: it reads this one file, as the container that was told, and nothing else; it is killed when it takes too long.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { AudioContainer } from '@earshot/core';
import { earshotError } from '@earshot/core';
import type { Pcm } from './pcm.ts';
import type { Recording } from './transcriber.ts';
import { turns } from './turns.ts';

/** The demuxer is named: a playlist or a script that only calls itself audio is never opened as one. */
const demuxers: Readonly<Record<AudioContainer, string>> = {
  mp3: 'mp3',
  mp4: 'mov',
  wav: 'wav',
  ogg: 'ogg',
  flac: 'flac',
  webm: 'matroska',
};

export const decodedRate = 16_000;
const spareSeconds = 30;
/** It takes a processor for itself: requests must not wait for recordings. */
const enter = turns(2);

/** What is run; `-t` bounds what a file can blow up to. */
export function ffmpegArguments({ path, container, durationSeconds }: Recording, channels: number): string[] {
  const input = ['-protocol_whitelist', 'file,pipe', '-f', demuxers[container], '-i', `file:${path}`];
  const output = ['-map', '0:a:0', '-vn', '-sn', '-dn', '-ac', String(channels), '-ar', String(decodedRate)];
  const longest = String(Math.ceil(durationSeconds * 1.1 + spareSeconds));
  return [
    '-nostdin',
    '-hide_banner',
    '-loglevel',
    'error',
    '-threads',
    '1',
    ...input,
    ...output,
    '-t',
    longest,
    '-f',
    's16le',
    'pipe:1',
  ];
}

/** Samples at 16 kHz, mixed to `channels`; null where there is no ffmpeg. Throws `audioUndecodable` when it makes nothing of the file (D26). */
export async function decodeWithFfmpeg(
  recording: Recording,
  channels: number,
  signal?: AbortSignal,
): Promise<Pcm | null> {
  const leave = await enter();
  const child = spawn('ffmpeg', ffmpegArguments(recording, channels), {
    stdio: ['ignore', 'pipe', 'ignore'],
    killSignal: 'SIGKILL',
    timeout: (spareSeconds + recording.durationSeconds / 2) * 1000,
    ...(signal && { signal }),
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  void ended.then(leave);
  const isThere = await new Promise<boolean>((resolve) => {
    child.once('spawn', () => {
      beNice(child.pid);
      resolve(true);
    });
    child.on('error', () => resolve(false));
  });
  if (!isThere) {
    leave();
    return null;
  }
  async function* chunks() {
    let bytes = 0;
    try {
      for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        yield chunk;
      }
    } finally {
      child.kill('SIGKILL');
    }
    const code = await ended;
    signal?.throwIfAborted();
    // What was cut off is decoded as far as it goes.
    if (bytes === 0) throw earshotError('audioUndecodable');
    if (code === null) throw new Error('ffmpeg did not end in time');
  }
  return { rate: decodedRate, channels, chunks: chunks() };
}

function beNice(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, 10);
  } catch {
    // It has ended already, or the system does not let us: it decodes all the same.
  }
}

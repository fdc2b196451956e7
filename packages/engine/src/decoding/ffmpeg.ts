// Decoding with the system's ffmpeg: it reads this one file, as the container that was told, and nothing else; it is killed when it makes no progress.
import { type ChildProcess, spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import type { AudioContainer } from '@earshot/core';
import { type AudioFile, bytesPerSample, DecodingFailure, type Pcm } from './pcm.ts';

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
/** The longest time without progress: a busy machine is slow, but a thousandth of a processor decodes something in it. */
const silenceLimitMs = 2 * 60_000;

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

/** With which every run begins: the sound of one file, and nothing else of it. `protocols`: those that it may read and write by. */
export const inputArguments = (
  { path, container }: Pick<AudioFile, 'path' | 'container'>,
  protocols: 'file' | 'file,pipe',
): string[] => [
  ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-threads', '1'],
  ...['-protocol_whitelist', protocols, '-f', demuxers[container], '-i', `file:${path}`],
  ...['-map', '0:a:0', '-vn', '-sn', '-dn', '-map_metadata', '-1'],
];

/** What is run; `-t` bounds what a file can blow up to. */
export function ffmpegArguments(file: AudioFile, longestSeconds: number): string[] {
  return [
    ...[...inputArguments(file, 'file,pipe'), '-t', String(longestSeconds)],
    ...['-ac', String(file.channels), '-ar', String(decodedRate), '-f', 's16le', 'pipe:1'],
  ];
}

/**
 * Samples at 16 kHz of at most `longestSeconds`, while ffmpeg (`program`, its path) runs: low in priority, without an environment.
 * Reading throws a DecodingFailure `undecodable` or `trackless` when it makes nothing of the file, an Error when nothing comes,
 * and the signal's reason. `ended` resolves when the process has, however.
 */
export function decodeWithFfmpeg(
  program: string,
  file: AudioFile,
  longestSeconds: number,
  signal?: AbortSignal,
  limitMs = silenceLimitMs,
): Pcm & { readonly ended: Promise<unknown> } {
  const child = spawn(program, ffmpegArguments(file, longestSeconds), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {},
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  });
  const silence = killedInSilence(child, limitMs);
  const mostBytes = longestSeconds * decodedRate * file.channels * bytesPerSample;
  let complaint = '';
  let failure: Error | null = null;
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2_000);
  });
  child.once('spawn', () => beNice(child.pid));
  child.on('error', (error) => {
    failure = error;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  async function* chunks() {
    let bytes = 0;
    let isRead = false;
    try {
      for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        // It waits for its reader, who may take long.
        silence.rest();
        yield chunk;
        silence.refresh();
        if (bytes >= mostBytes) return;
      }
      // Its output has ended; it may need a moment more to end itself, and its exit code tells how it went.
      isRead = true;
    } finally {
      if (!isRead) child.kill('SIGKILL');
    }
    const code = await ended;
    signal?.throwIfAborted();
    if (failure) throw failure;
    if (code === null) throw new Error('ffmpeg made no progress');
    // What was cut off is decoded as far as it goes.
    if (bytes > 0) return;
    if (/matches no streams/.test(complaint)) throw new DecodingFailure('trackless', 'The file has no audio track');
    throw new DecodingFailure('undecodable', `ffmpeg: ${complaint.trim().split('\n').at(-1) || 'no sound'}`);
  }
  return { rate: decodedRate, channels: file.channels, chunks: chunks(), ended };
}

/**
 * Runs ffmpeg on arguments that name the file it writes. False where it cannot. Rejects with an Error when it makes no progress, which
 * is not the file's fault. With `signal`, nobody waits for it: others go first, and it rejects with the signal's reason.
 */
export async function writeWithFfmpeg(
  program: string,
  args: readonly string[],
  signal?: AbortSignal,
  limitMs = silenceLimitMs,
): Promise<boolean> {
  const child = spawn(program, ['-progress', 'pipe:1', ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {},
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  });
  const silence = killedInSilence(child, limitMs);
  let reached: string | undefined;
  child.stdout.on('data', (chunk: Buffer) => {
    // It also reports that nothing has changed.
    const now =
      chunk
        .toString()
        .match(/out_time_us=\d+/g)
        ?.at(-1) ?? reached;
    if (now !== reached) silence.refresh();
    reached = now;
  });
  if (signal) child.once('spawn', () => beNice(child.pid));
  const isDone = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  signal?.throwIfAborted();
  if (silence.isOver()) throw new Error('ffmpeg made no progress');
  return isDone;
}

/** Kills the process when the time has passed since it was last refreshed; while it rests, no time passes. */
function killedInSilence(child: ChildProcess, limitMs: number) {
  let isOver = false;
  const kill = () => {
    isOver = true;
    child.kill('SIGKILL');
  };
  let timer = setTimeout(kill, limitMs);
  const rest = () => clearTimeout(timer);
  child.once('close', rest).once('error', rest);
  return {
    rest,
    refresh() {
      rest();
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      if (!hasEnded) timer = setTimeout(kill, limitMs);
    },
    isOver: () => isOver,
  };
}

/** What nobody waits for lets others go first. */
function beNice(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, 10);
  } catch {
    // It has ended already, or the system does not let us: it decodes all the same.
  }
}

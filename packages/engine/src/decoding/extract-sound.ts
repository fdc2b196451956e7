// The sound of a video, with the system's ffmpeg: nothing of its pictures and its metadata, at a rate that keeps it small enough.
import type { AudioContainer } from '@earshot/core';
import { decodedRate, inputArguments, writeWithFfmpeg } from './ffmpeg.ts';

export interface Video {
  readonly path: string;
  readonly container: AudioContainer;
  readonly durationSeconds: number;
}

/** More is not heard in speech of one channel; less is not understood. In bits a second. */
const [usualRate, leastRate] = [64_000, 12_000];
/** Share of the size limit, because containers take some and encoders are not exact. */
const share = 0.9;

/**
 * Writes the sound to `to` (an absolute path) as M4A of one channel that takes at most `mostBytes`, if its length allows. False where
 * ffmpeg cannot; then `to` may hold a part of it. Rejects when ffmpeg makes no progress, and with the signal's reason.
 */
export function extractSound(
  program: string,
  video: Video,
  { to, mostBytes, signal }: { to: string; mostBytes: number; signal: AbortSignal },
): Promise<boolean> {
  const fitting = Math.floor((share * mostBytes * 8) / Math.max(1, video.durationSeconds));
  const rate = Math.max(leastRate, Math.min(usualRate, fitting));
  const args = [
    ...['-y', ...inputArguments(video, 'file')],
    ...['-ac', '1', '-ar', String(decodedRate), '-c:a', 'aac', '-b:a', String(rate)],
    // The same sound gives the same bytes: files are recognised by them.
    ...['-fflags', '+bitexact', '-flags:a', '+bitexact', '-movflags', '+faststart'],
    ...['-fs', String(mostBytes + 1), '-f', 'ipod', `file:${to}`],
  ];
  return writeWithFfmpeg(program, args, signal);
}

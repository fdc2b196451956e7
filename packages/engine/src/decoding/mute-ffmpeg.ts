// Parts of a recording made silent, with the system's ffmpeg: the same container, nothing of its metadata.
import type { AudioContainer } from '@earshot/core';
import { inputArguments, writeWithFfmpeg } from './ffmpeg.ts';

/** In seconds from the beginning. */
export interface SoundPart {
  readonly start: number;
  readonly end: number;
}

/** A recogniser's times are not exact. */
const marginSeconds = 0.3;
const frameSamples = 256;
/** Characters of the list of parts; a command cannot be much longer. */
const longestFilter = 100_000;

const encoders: Readonly<Record<AudioContainer, readonly string[]>> = {
  mp3: ['-c:a', 'libmp3lame', '-f', 'mp3'],
  mp4: ['-c:a', 'aac', '-movflags', '+faststart', '-f', 'ipod'],
  wav: ['-c:a', 'pcm_s16le', '-f', 'wav'],
  ogg: ['-c:a', 'libopus', '-f', 'ogg'],
  flac: ['-c:a', 'flac', '-f', 'flac'],
  webm: ['-c:a', 'libopus', '-f', 'webm'],
};

/** Writes a copy of the file to `to` (an absolute path). False where ffmpeg cannot; then `to` may hold a part of it. Rejects when ffmpeg makes no progress. */
export async function muteWithFfmpeg(
  program: string,
  file: { path: string; container: AudioContainer },
  parts: readonly SoundPart[],
  to: string,
): Promise<boolean> {
  const filter = silenceOf(parts);
  if (filter.length > longestFilter) return false;
  const args = ['-y', ...inputArguments(file, 'file'), '-af', filter, ...encoders[file.container], `file:${to}`];
  return writeWithFfmpeg(program, args);
}

function silenceOf(parts: readonly SoundPart[]): string {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of parts.toSorted((one, other) => one.start - other.start)) {
    const wide = { start: Math.max(0, start - marginSeconds), end: end + marginSeconds };
    const last = joined.at(-1);
    if (last && wide.start <= last.end) last.end = Math.max(last.end, wide.end);
    else joined.push(wide);
  }
  const when = joined.map(({ start, end }) => `between(t,${start.toFixed(3)},${end.toFixed(3)})`).join('+');
  // A filter is on or off for a whole frame: long frames would let the beginning through.
  return `asetnsamples=n=${frameSamples}:p=0,volume=volume=0:enable='${when}'`;
}

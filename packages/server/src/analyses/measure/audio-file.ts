// A recording on disk, read a little at any place: measuring one never holds it whole.
import { open } from 'node:fs/promises';
import { earshotError } from '@earshot/core';

export interface AudioFile {
  readonly bytes: number;
  /** The bytes from `position` on; fewer than `length` at the end of the file. */
  read(position: number, length: number): Promise<Buffer>;
}

/** What is told by the file's own structure, never by what its header promises beyond its bytes. */
export interface AudioMeasures {
  durationSeconds: number;
  channels: number;
}

/** Measures one kind of container. Throws 400 `audioUndecodable` or `audioWithoutTrack`; time and memory are bounded by the file's size. */
export type Measure = (file: AudioFile) => Promise<AudioMeasures>;

const blockBytes = 256 * 1024;

/** Opens the file for `work` and closes it after. */
export async function withAudioFile<T>(path: string, work: (file: AudioFile) => Promise<T>): Promise<T> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    let cached = { start: 0, block: Buffer.alloc(0) };
    const read = async (position: number, length: number) => {
      const start = cached.start;
      if (position < start || position + length > start + cached.block.length) {
        const block = Buffer.alloc(Math.max(0, Math.min(Math.max(length, blockBytes), size - position)));
        const { bytesRead } = await handle.read(block, 0, block.length, position);
        cached = { start: position, block: block.subarray(0, bytesRead) };
      }
      const from = position - cached.start;
      return cached.block.subarray(from, from + length);
    };
    return await work({ bytes: size, read });
  } finally {
    await handle.close();
  }
}

/** The measures, when they can be those of a recording. */
export function measures(durationSeconds: number, channels: number): AudioMeasures {
  if (!(durationSeconds > 0) || !Number.isFinite(durationSeconds)) throw earshotError('audioUndecodable');
  return { durationSeconds: Math.round(durationSeconds * 1000) / 1000, channels: Math.max(1, channels) };
}

/** Samples a second that recordings have; others are a broken header. */
export function requireRate(samplesPerSecond: number): number {
  if (!(samplesPerSecond >= 1_000 && samplesPerSecond <= 768_000)) throw earshotError('audioUndecodable');
  return samplesPerSecond;
}

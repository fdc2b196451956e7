// A recording on disk, read a little at any place: measuring one never holds it whole.
import { open } from 'node:fs/promises';
import { earshotError } from '@earshot/core';

export interface AudioFile {
  readonly bytes: number;
  /** The bytes from `position` on; fewer than `length` at the end of the file. More than a kilobyte of them is good until the next read only. */
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
const copiedBytes = 1024;

/** Opens the file for `work` and closes it after. */
export async function withAudioFile<T>(path: string, work: (file: AudioFile) => Promise<T>): Promise<T> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    // One block, read over and over: a large recording leaves nothing to collect.
    const block = Buffer.allocUnsafe(Math.min(blockBytes, size));
    let [start, filled] = [0, 0];
    const read = async (position: number, length: number) => {
      const wanted = Math.max(0, Math.min(length, size - position, blockBytes));
      if (position < start || position + wanted > start + filled) {
        start = position;
        ({ bytesRead: filled } = await handle.read(block, 0, block.length, position));
      }
      const bytes = block.subarray(position - start, Math.min(position - start + wanted, filled));
      return wanted > copiedBytes ? bytes : Buffer.from(bytes);
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

// Samples of a recording as they are decoded: by ffmpeg, or from a WAV file without it.
import { decodeWithFfmpeg } from './ffmpeg.ts';
import type { Recording } from './transcriber.ts';
import { decodeWav } from './wav.ts';

/** Signed 16-bit samples, little-endian, the channels of one moment side by side; a chunk may end anywhere. */
export interface Pcm {
  /** Samples a second and channel. */
  rate: number;
  channels: number;
  chunks: AsyncIterable<Buffer>;
}

/** Null when nothing here can decode it. Throws `audioUndecodable` (D26). `channels` is 1, or as many as the recording has. */
export async function decodePcm(recording: Recording, channels: number, signal?: AbortSignal): Promise<Pcm | null> {
  return (await decodeWithFfmpeg(recording, channels, signal)) ?? decodeWav(recording, channels);
}

/** The chunks of whole moments, one sample of each channel. */
export async function* frames({ chunks, channels }: Pcm): AsyncGenerator<Int16Array> {
  const frameBytes = channels * 2;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = bytes.length - (bytes.length % frameBytes);
    rest = bytes.subarray(whole);
    if (whole === 0) continue;
    // A copy: samples must begin at an even address.
    const samples = new Int16Array(whole / 2);
    Buffer.from(samples.buffer).set(bytes.subarray(0, whole));
    yield samples;
  }
}

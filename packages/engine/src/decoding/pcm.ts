// Samples of a recording as decoders give them, piece by piece.
import type { AudioContainer } from '@earshot/core';

/** A file to decode, and how: its first bytes have told the container; `channels` is 1 (all mixed), or as many as it has. */
export interface AudioFile {
  readonly path: string;
  readonly container: AudioContainer;
  readonly channels: number;
}

/** Signed 16-bit samples, little-endian, the channels of one moment side by side; a chunk may end anywhere. */
export interface Pcm {
  /** Samples a second and channel. */
  readonly rate: number;
  readonly channels: number;
  readonly chunks: AsyncIterable<Buffer>;
}

export const bytesPerSample = 2;

/** The chunks of whole moments, one sample of each channel. */
export async function* frames({ chunks, channels }: Pcm): AsyncGenerator<Int16Array> {
  const frameBytes = channels * bytesPerSample;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = bytes.length - (bytes.length % frameBytes);
    rest = bytes.subarray(whole);
    if (whole === 0) continue;
    // A copy: samples must begin at an even address.
    const samples = new Int16Array(whole / bytesPerSample);
    Buffer.from(samples.buffer).set(bytes.subarray(0, whole));
    yield samples;
  }
}

/** Why a recording could not be decoded, in a form that crosses the border between processes. `undecodable` and `trackless`: the recording's fault; `ffmpegMissing`: nothing here decodes this format. */
export type DecodingFailureKind = 'undecodable' | 'trackless' | 'ffmpegMissing';

export class DecodingFailure extends Error {
  readonly kind: DecodingFailureKind;

  constructor(kind: DecodingFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

// WAV files of one channel, 16-bit PCM, as they are written and cut here.
import { openAsBlob } from 'node:fs';
import { open } from 'node:fs/promises';

const headerBytes = 44;

/** A WAV file of one channel that is written as it comes. */
export interface WavWriter {
  write(samples: Int16Array): Promise<void>;
  /** Completes the head. */
  close(): Promise<void>;
}

export async function createWav(path: string, rate: number): Promise<WavWriter> {
  const handle = await open(path, 'wx', 0o600);
  let bytes = 0;
  await handle.write(wavHead(rate, 0), 0, headerBytes, 0);
  return {
    write: async (samples) => {
      const chunk = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
      await handle.write(chunk, 0, chunk.length, headerBytes + bytes);
      bytes += chunk.length;
    },
    close: async () => {
      await handle.write(wavHead(rate, bytes), 0, headerBytes, 0);
      await handle.close();
    },
  };
}

/** From one second to another of a file that was written here, as a whole WAV file. */
export async function cutWav(path: string, rate: number, startSeconds: number, endSeconds: number): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const [start, end] = [startSeconds, endSeconds].map((seconds) => Math.round(seconds * rate) * 2) as [
      number,
      number,
    ];
    const cut = Buffer.alloc(headerBytes + end - start);
    const { bytesRead } = await handle.read(cut, headerBytes, end - start, headerBytes + start);
    wavHead(rate, bytesRead).copy(cut);
    return cut.subarray(0, headerBytes + bytesRead);
  } finally {
    await handle.close();
  }
}

/** The same as a Blob, which is read from the file only as it is sent. */
export async function wavPiece(path: string, rate: number, startSeconds: number, endSeconds: number): Promise<Blob> {
  const file = await openAsBlob(path);
  const [start, end] = [startSeconds, endSeconds].map((seconds) => headerBytes + Math.round(seconds * rate) * 2);
  const data = file.slice(start, end);
  return new Blob([new Uint8Array(wavHead(rate, data.size)), data]);
}

/** `dataBytes` of 16-bit PCM, one channel, follow. */
export function wavHead(rate: number, dataBytes: number): Buffer {
  const head = Buffer.alloc(headerBytes);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + dataBytes, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(dataBytes, 40);
  return head;
}

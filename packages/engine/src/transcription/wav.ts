// WAV files without ffmpeg: PCM, float and G.711 are read, 16-bit PCM of one channel is written.
import { openAsBlob } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Pcm } from './pcm.ts';
import type { Recording } from './transcriber.ts';

type Sample = (bytes: Buffer, at: number) => number;

interface Format {
  rate: number;
  channels: number;
  bytesPerSample: number;
  sample: Sample;
  dataAt: number;
  dataBytes: number;
}

const headerBytes = 44;
const blockBytes = 256 * 1024;

/** Samples at the file's own rate, as they are or mixed to one channel; null for what is no such WAV. */
export async function decodeWav({ path, container }: Recording, channels: number): Promise<Pcm | null> {
  if (container !== 'wav') return null;
  const handle = await open(path, 'r');
  const format = await readFormat(handle).catch(() => null);
  if (!format || (channels !== 1 && channels !== format.channels)) {
    await handle.close();
    return null;
  }
  return { rate: format.rate, channels, chunks: samplesOf(handle, format, channels) };
}

async function* samplesOf(handle: FileHandle, format: Format, channels: number): AsyncGenerator<Buffer> {
  const { bytesPerSample, sample, dataAt, dataBytes } = format;
  const frameBytes = bytesPerSample * format.channels;
  const block = Buffer.alloc(Math.floor(blockBytes / frameBytes) * frameBytes);
  try {
    for (let done = 0; done + frameBytes <= dataBytes; ) {
      const { bytesRead } = await handle.read(block, 0, Math.min(block.length, dataBytes - done), dataAt + done);
      const moments = Math.floor(bytesRead / frameBytes);
      if (moments === 0) return;
      done += moments * frameBytes;
      const out = Buffer.alloc(moments * channels * 2);
      for (let moment = 0; moment < moments; moment += 1) {
        let sum = 0;
        for (let channel = 0; channel < format.channels; channel += 1) {
          const value = sample(block, (moment * format.channels + channel) * bytesPerSample);
          if (channels === 1) sum += value;
          else out.writeInt16LE(clipped(value), (moment * channels + channel) * 2);
        }
        if (channels === 1) out.writeInt16LE(clipped(sum / format.channels), moment * 2);
      }
      yield out;
    }
  } finally {
    await handle.close();
  }
}

const clipped = (value: number) => Math.max(-32_768, Math.min(32_767, Math.round(value)));

async function readFormat(handle: FileHandle): Promise<Format | null> {
  const { size } = await handle.stat();
  const read = async (at: number, length: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  };
  let head: Buffer | null = null;
  for (let [at, chunks] = [12, 0]; at + 8 <= size && chunks < 1000; chunks += 1) {
    const chunk = await read(at, 8);
    const [name, stated] = [chunk.toString('latin1', 0, 4), chunk.readUInt32LE(4)];
    if (name === 'fmt ') head = await read(at + 8, Math.min(stated, 40));
    if (name === 'data')
      return head && formatOf(head, at + 8, stated === 0 ? size - at - 8 : Math.min(stated, size - at - 8));
    at += 8 + stated + (stated % 2);
  }
  return null;
}

function formatOf(head: Buffer, dataAt: number, dataBytes: number): Format | null {
  const [tag, channels, rate, bits] = [
    head.readUInt16LE(0),
    head.readUInt16LE(2),
    head.readUInt32LE(4),
    head.readUInt16LE(14),
  ];
  const codec = tag === 0xfffe && head.length >= 26 ? head.readUInt16LE(24) : tag;
  const sample = samples[`${codec}/${bits}`];
  if (!sample || channels < 1 || channels > 16) return null;
  return { rate, channels, bytesPerSample: bits / 8, sample, dataAt, dataBytes };
}

/** By codec and bits. */
const samples: Readonly<Record<string, Sample>> = {
  '1/8': (bytes, at) => (bytes[at]! - 128) * 256,
  '1/16': (bytes, at) => bytes.readInt16LE(at),
  '1/24': (bytes, at) => bytes.readIntLE(at, 3) / 256,
  '1/32': (bytes, at) => bytes.readInt32LE(at) / 65_536,
  '3/32': (bytes, at) => bytes.readFloatLE(at) * 32_767 || 0,
  '6/8': (bytes, at) => aLaw(bytes[at]!),
  '7/8': (bytes, at) => muLaw(bytes[at]!),
};

function muLaw(byte: number): number {
  const bits = ~byte & 0xff;
  const magnitude = ((((bits & 15) << 3) + 132) << ((bits >> 4) & 7)) - 132;
  return bits & 0x80 ? -magnitude : magnitude;
}

function aLaw(byte: number): number {
  const bits = byte ^ 0x55;
  const exponent = (bits >> 4) & 7;
  const mantissa = ((bits & 15) << 4) + 8;
  const magnitude = exponent === 0 ? mantissa : (mantissa + 256) << (exponent - 1);
  return bits & 0x80 ? magnitude : -magnitude;
}

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

function wavHead(rate: number, dataBytes: number): Buffer {
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

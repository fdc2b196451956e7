// WAV files without ffmpeg: PCM of 8 to 32 bits, floats, and the telephone's G.711.
import { type FileHandle, open } from 'node:fs/promises';
import type { AudioFile, Pcm } from './pcm.ts';
import { DecodingFailure } from './pcm.ts';

type Sample = (bytes: Buffer, at: number) => number;

interface Format {
  rate: number;
  channels: number;
  bytesPerSample: number;
  sample: Sample;
  dataAt: number;
  dataBytes: number;
}

const blockBytes = 256 * 1024;
const mostChunks = 1_000;
const extensibleTag = 0xfffe;

/** Samples at the file's own rate, of at most so many seconds. Throws a DecodingFailure; `ffmpegMissing` for codecs that only ffmpeg knows. */
export async function decodeWav(
  { path, channels }: Omit<AudioFile, 'container'>,
  longestSeconds: number,
): Promise<Pcm> {
  const handle = await open(path, 'r');
  try {
    const format = await readFormat(handle);
    if (channels !== 1 && channels !== format.channels)
      throw new DecodingFailure('undecodable', 'The WAV file has other channels than it was measured with');
    return { rate: format.rate, channels, chunks: samplesOf(handle, format, channels, longestSeconds) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function* samplesOf(
  handle: FileHandle,
  { rate, channels: count, bytesPerSample, sample, dataAt, dataBytes }: Format,
  channels: number,
  longestSeconds: number,
): AsyncGenerator<Buffer> {
  const frameBytes = bytesPerSample * count;
  const wanted = Math.min(dataBytes, longestSeconds * rate * frameBytes);
  const block = Buffer.alloc(Math.floor(blockBytes / frameBytes) * frameBytes);
  try {
    for (let done = 0; done + frameBytes <= wanted; ) {
      const { bytesRead } = await handle.read(block, 0, Math.min(block.length, wanted - done), dataAt + done);
      const moments = Math.floor(bytesRead / frameBytes);
      if (moments === 0) return;
      done += moments * frameBytes;
      const out = Buffer.alloc(moments * channels * 2);
      for (let moment = 0; moment < moments; moment += 1) {
        let sum = 0;
        for (let channel = 0; channel < count; channel += 1) {
          const value = sample(block, (moment * count + channel) * bytesPerSample);
          if (channels === 1) sum += value;
          else out.writeInt16LE(clipped(value), (moment * channels + channel) * 2);
        }
        if (channels === 1) out.writeInt16LE(clipped(sum / count), moment * 2);
      }
      yield out;
    }
  } finally {
    await handle.close();
  }
}

const clipped = (value: number) => Math.max(-32_768, Math.min(32_767, Math.round(value)));

async function readFormat(handle: FileHandle): Promise<Format> {
  const { size } = await handle.stat();
  const read = async (at: number, length: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  };
  let head: Buffer | null = null;
  for (let [at, chunks] = [12, 0]; at + 8 <= size && chunks < mostChunks; chunks += 1) {
    const chunk = await read(at, 8);
    const [name, stated] = [chunk.toString('latin1', 0, 4), chunk.readUInt32LE(4)];
    if (name === 'fmt ') head = await read(at + 8, Math.min(stated, 40));
    // A recorder that was cut off leaves a length of 0: then the rest of the file is sound.
    const rest = size - at - 8;
    if (name === 'data' && head && head.length >= 16)
      return formatOf(head, at + 8, stated === 0 ? rest : Math.min(stated, rest));
    at += 8 + stated + (stated % 2);
  }
  throw new DecodingFailure('undecodable', 'The WAV file has no sound');
}

function formatOf(head: Buffer, dataAt: number, dataBytes: number): Format {
  const [tag, channels] = [head.readUInt16LE(0), head.readUInt16LE(2)];
  const [rate, bits] = [head.readUInt32LE(4), head.readUInt16LE(14)];
  const codec = tag === extensibleTag && head.length >= 26 ? head.readUInt16LE(24) : tag;
  const sample = samples[`${codec}/${bits}`];
  if (!sample)
    throw new DecodingFailure('ffmpegMissing', `Install ffmpeg: WAV with codec ${codec} can't be decoded without it`);
  if (channels < 1 || channels > 16 || rate < 4_000 || rate > 192_000)
    throw new DecodingFailure('undecodable', 'Not a WAV of speech');
  return { rate, channels, bytesPerSample: bits / 8, sample, dataAt, dataBytes };
}

/** Readers by codec and bits; samples in −32,768..32,767. */
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

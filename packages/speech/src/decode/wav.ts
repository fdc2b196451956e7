// WAV without ffmpeg: PCM of 8 to 32 bits, floats, and the telephone's G.711.
import { Failure } from '../failure.ts';
import type { Sound } from '../signal/sound.ts';
import { resampled } from './resample.ts';

type Sample = (bytes: Buffer, at: number) => number;

/** Readers by format tag and bits; samples in −32,768..32,767. */
const readers: Readonly<Record<string, Sample>> = {
  '1/8': (bytes, at) => (bytes[at]! - 128) * 256,
  '1/16': (bytes, at) => bytes.readInt16LE(at),
  '1/24': (bytes, at) => bytes.readIntLE(at, 3) / 256,
  '1/32': (bytes, at) => bytes.readInt32LE(at) / 65_536,
  '3/32': (bytes, at) => bytes.readFloatLE(at) * 32_767 || 0,
  '6/8': (bytes, at) => aLaw(bytes[at]! ^ 0x55),
  '7/8': (bytes, at) => muLaw(~bytes[at]! & 0xff),
};

const extensibleTag = 0xfffe;

/** One or two channels (more are mixed to one) of up to `longestSeconds`. Throws a Failure. */
export function decodeWav(bytes: Buffer, longestSeconds: number): Sound {
  let [format, data]: (Buffer | null)[] = [null, null];
  for (let at = 12; at + 8 <= bytes.length && !data; ) {
    const length = bytes.readUInt32LE(at + 4);
    const body = bytes.subarray(at + 8, at + 8 + length);
    const name = bytes.toString('latin1', at, at + 4);
    if (name === 'fmt ' && body.length >= 16) format = body;
    // A recorder that was cut off leaves a length of 0: then the rest of the file is sound.
    if (name === 'data') data = length === 0 ? bytes.subarray(at + 8) : body;
    at += 8 + length + (length % 2);
  }
  if (!format || !data) throw new Failure('undecodable', 'The WAV file has no sound');
  const tag = format.readUInt16LE(0);
  const codec = tag === extensibleTag && format.length >= 26 ? format.readUInt16LE(24) : tag;
  const [count, rate, bits] = [format.readUInt16LE(2), format.readUInt32LE(4), format.readUInt16LE(14)];
  const read = readers[`${codec}/${bits}`];
  if (!read) throw new Failure('ffmpegMissing', `Install ffmpeg: WAV with codec ${codec} can't be decoded without it`);
  if (count < 1 || count > 16 || rate < 4_000 || rate > 192_000)
    throw new Failure('undecodable', 'Not a WAV of speech');
  const frameBytes = (count * bits) / 8;
  const length = Math.min(Math.floor(data.length / frameBytes), longestSeconds * rate);
  const channels = Array.from({ length: count <= 2 ? count : 1 }, () => new Float32Array(length));
  for (let index = 0; index < length; index++) {
    for (let channel = 0; channel < count; channel++) {
      const value = read(data, index * frameBytes + (channel * bits) / 8);
      if (count <= 2) channels[channel]![index] = value;
      else channels[0]![index]! += value / count;
    }
  }
  return { channels: resampled(channels, rate) };
}

function muLaw(bits: number): number {
  const magnitude = ((((bits & 15) << 3) + 132) << ((bits >> 4) & 7)) - 132;
  return bits & 0x80 ? -magnitude : magnitude;
}

function aLaw(bits: number): number {
  const exponent = (bits >> 4) & 7;
  const mantissa = ((bits & 15) << 4) + 8;
  const magnitude = exponent === 0 ? mantissa : (mantissa + 256) << (exponent - 1);
  return bits & 0x80 ? magnitude : -magnitude;
}

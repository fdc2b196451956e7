// FLAC without ffmpeg: frames to samples, as the format's specification (RFC 9639) has them; ends where they do.
import { readFile } from 'node:fs/promises';
import { DecodingFailure, type Pcm } from '@earshot/engine/decoding';
import { Bits } from './bits.ts';
import { readSubframe } from './flac-subframe.ts';

interface Stream {
  rate: number;
  channels: number;
  bits: number;
}

const infoEnd = 42;
const rates = [0, 88_200, 176_400, 192_000, 8_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000];
const sizes = [0, 8, 12, 0, 16, 20, 24, 32];
/** How two channels are told by one and their difference. */
const [leftAndSide, sideAndRight, middleAndSide] = [8, 9, 10];

/** Samples at the file's own rate, of at most `longestSeconds`; `channels` is 1 (all mixed) or as many as it has. Throws a DecodingFailure `undecodable`. */
export async function decodeFlac(path: string, channels: number, longestSeconds: number): Promise<Pcm> {
  const bytes = await readFile(path);
  if (bytes.length < infoEnd) throw undecodable();
  const stream = {
    rate: bytes.readUIntBE(18, 3) >> 4,
    channels: ((bytes[20]! >> 1) & 7) + 1,
    bits: ((bytes[20]! & 1) << 4) + (bytes[21]! >> 4) + 1,
  };
  if (stream.rate < 1_000 || stream.rate > 192_000 || (channels !== 1 && channels !== stream.channels))
    throw undecodable();
  return { rate: stream.rate, channels, chunks: chunksOf(bytes, stream, channels, longestSeconds) };
}

const undecodable = () => new DecodingFailure('undecodable', 'This FLAC file holds no frame of sound');

async function* chunksOf(bytes: Buffer, stream: Stream, channels: number, longestSeconds: number) {
  const bits = new Bits(bytes, firstFrame(bytes));
  const most = stream.rate * longestSeconds;
  for (let moments = 0; moments < most; ) {
    let frame: Float64Array[];
    try {
      frame = readFrame(bits, stream);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // Cut off, or broken: what came before was good.
      if (moments === 0) throw undecodable();
      return;
    }
    moments += frame[0]!.length;
    yield interleaved(frame, channels, 2 ** (16 - stream.bits));
  }
}

/** After the blocks of metadata, each with its length. */
function firstFrame(bytes: Buffer): number {
  let at = 4;
  for (let isLast = false; !isLast && at + 4 <= bytes.length; at += 4 + bytes.readUIntBE(at + 1, 3))
    isLast = (bytes[at]! & 0x80) !== 0;
  return at;
}

/** The samples of each channel. Throws RangeError where there is no frame. */
function readFrame(bits: Bits, { rate, channels, bits: sampleBits }: Stream): Float64Array[] {
  if (bits.read(15) !== 0x7ffc) throw new RangeError('no frame');
  bits.read(1);
  const [sizeCode, rateCode, assignment] = [bits.read(4), bits.read(4), bits.read(4)];
  const stated = sizes[bits.read(3)]! || sampleBits;
  bits.read(1);
  // The number of the frame, written as UTF-8 writes a character.
  for (let more = Math.max(0, Math.clz32(~(bits.read(8) << 24)) - 1); more > 0; more -= 1) bits.read(8);
  const length = blockSize(sizeCode, bits);
  const framesRate = rateCode === 12 ? bits.read(8) * 1000 : rateCode > 12 ? bits.read(16) : rates[rateCode]!;
  if (rateCode === 14 ? framesRate * 10 !== rate : framesRate !== 0 && framesRate !== rate)
    throw new RangeError('the rate changes');
  bits.read(8);
  const isPair = assignment >= leftAndSide;
  if (assignment > middleAndSide || (isPair ? 2 : assignment + 1) !== channels || stated !== sampleBits)
    throw new RangeError('the form changes');
  const sideIndex = isPair ? (assignment === sideAndRight ? 0 : 1) : -1;
  const read = Array.from({ length: channels }, (_, index) =>
    readSubframe(bits, length, stated + (index === sideIndex ? 1 : 0)),
  );
  bits.align();
  bits.read(16);
  if (isPair) unpair(read[0]!, read[1]!, assignment);
  return read;
}

function blockSize(code: number, bits: Bits): number {
  if (code === 0) throw new RangeError('no such size');
  if (code === 1) return 192;
  if (code < 6) return 576 << (code - 2);
  if (code < 8) return bits.read(code === 6 ? 8 : 16) + 1;
  return 256 << (code - 8);
}

/** Left and right, in place. */
function unpair(one: Float64Array, other: Float64Array, assignment: number): void {
  for (let index = 0; index < one.length; index += 1) {
    const [a, b] = [one[index]!, other[index]!];
    if (assignment === leftAndSide) other[index] = a - b;
    else if (assignment === sideAndRight) one[index] = a + b;
    else {
      const right = a - Math.floor(b / 2);
      [one[index], other[index]] = [right + b, right];
    }
  }
}

function interleaved(frame: readonly Float64Array[], channels: number, scale: number): Buffer {
  const out = Buffer.alloc(frame[0]!.length * channels * 2);
  for (let moment = 0; moment < frame[0]!.length; moment += 1) {
    const values =
      channels === 1
        ? [frame.reduce((sum, samples) => sum + samples[moment]!, 0) / frame.length]
        : frame.map((samples) => samples[moment]!);
    for (const [channel, value] of values.entries())
      out.writeInt16LE(
        Math.max(-32_768, Math.min(32_767, Math.round(value * scale))),
        (moment * channels + channel) * 2,
      );
  }
  return out;
}

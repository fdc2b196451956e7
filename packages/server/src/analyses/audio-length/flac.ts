// FLAC: up to the last frame that is really there; its header's sample count only where no frame tells.
import { earshotError } from '@earshot/core';
import { type AudioFile, type Measure, measures, requireRate } from './audio-file.ts';

const tailBytes = 256 * 1024;

export const measureFlac: Measure = async (file) => {
  const info = await file.read(8, 34);
  if (info.length < 34) throw earshotError('audioUndecodable');
  const rate = requireRate(info.readUIntBE(10, 3) >> 4);
  const channels = ((info[12]! >> 1) & 7) + 1;
  const blockSamples = info.readUInt16BE(2);
  const promised = (info[13]! & 15) * 2 ** 32 + info.readUInt32BE(14);
  const end = await lastFrameEnd(file, blockSamples);
  if (end === null) throw earshotError('audioUndecodable');
  return measures((promised > 0 ? Math.min(end, promised) : end) / rate, channels);
};

/** Samples up to the end of the last frame of the file; null without one. */
async function lastFrameEnd(file: AudioFile, blockSamples: number): Promise<number | null> {
  const start = Math.max(42, file.bytes - tailBytes);
  const tail = await file.read(start, file.bytes - start);
  for (let at = tail.length - 6; at >= 0; at -= 1) {
    if (tail[at] !== 0xff || (tail[at + 1]! & 0xfe) !== 0xf8) continue;
    const end = frameEnd(tail.subarray(at, at + 16), blockSamples);
    if (end !== null) return end;
  }
  return null;
}

/** The sample after a frame with this header; null when its checksum is not that of a header. */
function frameEnd(head: Buffer, blockSamples: number): number | null {
  const isVariable = (head[1]! & 1) === 1;
  const [number, length] = codedNumber(head.subarray(4));
  if (number === null) return null;
  const sizeCode = head[2]! >> 4;
  const rateCode = head[2]! & 15;
  if (sizeCode === 0 || rateCode === 15 || head[3]! & 1) return null;
  let at = 4 + length;
  let samples = sizeCode === 1 ? 192 : sizeCode < 6 ? 576 * 2 ** (sizeCode - 2) : 256 * 2 ** (sizeCode - 8);
  if (sizeCode === 6) samples = (head[at++] ?? 0) + 1;
  if (sizeCode === 7) {
    samples = ((head[at] ?? 0) << 8) + (head[at + 1] ?? 0) + 1;
    at += 2;
  }
  at += rateCode === 12 ? 1 : rateCode === 13 || rateCode === 14 ? 2 : 0;
  if (at >= head.length || crc8(head.subarray(0, at)) !== head[at]) return null;
  return isVariable ? number + samples : number * blockSamples + samples;
}

/** A number as UTF-8 writes a character, up to seven bytes, and how many they are. */
function codedNumber(bytes: Buffer): [number | null, number] {
  const first = bytes[0] ?? 0;
  if (first < 0x80) return [first, 1];
  const length = Math.clz32(~(first << 24));
  if (length < 2 || length > 7) return [null, 0];
  let value = first & (0x7f >> length);
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[index] ?? 0;
    if ((byte & 0xc0) !== 0x80) return [null, 0];
    value = value * 64 + (byte & 0x3f);
  }
  return [value, length];
}

function crc8(bytes: Buffer): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : (crc << 1) & 0xff;
  }
  return crc;
}

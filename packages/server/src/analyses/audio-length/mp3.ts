// MP3: every frame is counted, so that neither a variable bit rate nor a header that lies or was cut off matters.
import { earshotError } from '@earshot/core';
import { type AudioFile, type Measure, measures } from './audio-file.ts';

const kbits = {
  1: {
    2: [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    3: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  },
  2: {
    2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    3: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  },
} as const;
const rates = [44_100, 48_000, 32_000];
/** Junk before and between frames that is passed over, all together. */
const mostJunkBytes = 1024 * 1024;
const blockBytes = 64 * 1024;

interface Frame {
  bytes: number;
  samples: number;
  rate: number;
  channels: number;
  /** Where a Xing, Info or VBRI tag would stand instead of sound. */
  tagOffset: number;
}

export const measureMp3: Measure = async (file) => {
  let at = await afterTags(file);
  let [seconds, frames, channels, junk] = [0, 0, 1, 0];
  while (at + 4 <= file.bytes && junk < mostJunkBytes) {
    const block = await file.read(at, blockBytes);
    const isLast = at + block.length >= file.bytes;
    let offset = 0;
    for (;;) {
      const frame = readFrame(block, offset);
      const next = offset + (frame?.bytes ?? 0);
      // What follows is seen in the next block.
      if (frame && offset > 0 && next + 4 > block.length && !isLast) break;
      // One frame by itself may be chance: the next must follow, unless the file ends.
      if (frame && (frames > 0 || next + 4 > block.length || readFrame(block, next))) {
        if (frames > 0 || !isTag(block, offset, frame)) seconds += frame.samples / frame.rate;
        if (frames === 0) channels = frame.channels;
        frames += 1;
        offset = next;
      } else {
        const found = block.indexOf(0xff, offset + 1);
        junk += (found < 0 ? block.length : found) - offset;
        offset = found < 0 ? block.length : found;
      }
      if (offset + 4 > block.length || junk >= mostJunkBytes) break;
    }
    at += Math.max(1, offset);
  }
  if (frames < 2) throw earshotError('audioUndecodable');
  return measures(seconds, channels);
};

async function afterTags(file: AudioFile): Promise<number> {
  let at = 0;
  for (;;) {
    const head = await file.read(at, 10);
    if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return at;
    const size = head.subarray(6, 10).reduce((sum, byte) => (sum << 7) | (byte & 0x7f), 0);
    at += 10 + size + (head[5]! & 0x10 ? 10 : 0);
  }
}

function readFrame(block: Buffer, offset: number): Frame | null {
  if (offset + 4 > block.length || block[offset] !== 0xff || (block[offset + 1]! & 0xe0) !== 0xe0) return null;
  const head = block.subarray(offset, offset + 4);
  const versionBits = (head[1]! >> 3) & 3;
  const layer = 4 - ((head[1]! >> 1) & 3);
  const rateIndex = (head[2]! >> 2) & 3;
  const isMpeg1 = versionBits === 3;
  if (versionBits === 1 || (layer !== 2 && layer !== 3) || rateIndex === 3) return null;
  const kbit = kbits[isMpeg1 ? 1 : 2][layer][(head[2]! >> 4) - 1];
  if (kbit === undefined) return null;
  const rate = rates[rateIndex]! / (isMpeg1 ? 1 : versionBits === 2 ? 2 : 4);
  const samples = layer === 2 || isMpeg1 ? 1152 : 576;
  const bytes = Math.floor(((samples / 8) * kbit * 1000) / rate) + ((head[2]! >> 1) & 1);
  const channels = head[3]! >> 6 === 3 ? 1 : 2;
  const sideBytes = isMpeg1 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;
  return { bytes, samples, rate, channels, tagOffset: 4 + sideBytes };
}

function isTag(block: Buffer, offset: number, { tagOffset }: Frame): boolean {
  const text = (from: number) => block.toString('latin1', offset + from, offset + from + 4);
  return ['Xing', 'Info'].includes(text(tagOffset)) || text(36) === 'VBRI';
}

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
const searchBytes = 64 * 1024;

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
  let seconds = 0;
  let frames = 0;
  let channels = 1;
  for (let junk = 0; at + 4 <= file.bytes && junk < mostJunkBytes; ) {
    const frame = readFrame(await file.read(at, 4));
    // One frame by itself may be chance: the next must follow, unless the file ends.
    const follows =
      frame && (at + frame.bytes + 4 > file.bytes || readFrame(await file.read(at + frame.bytes, 4)) || frames > 0);
    if (!frame || !follows) {
      const ahead = await file.read(at + 1, searchBytes);
      const found = ahead.indexOf(0xff);
      const passed = 1 + (found >= 0 ? found : ahead.length);
      at += passed;
      junk += passed;
      continue;
    }
    if (frames > 0 || !(await isTag(file, at, frame))) seconds += frame.samples / frame.rate;
    if (frames === 0) channels = frame.channels;
    frames += 1;
    at += frame.bytes;
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

function readFrame(head: Buffer): Frame | null {
  if (head.length < 4 || head[0] !== 0xff || (head[1]! & 0xe0) !== 0xe0) return null;
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

async function isTag(file: AudioFile, at: number, { tagOffset }: Frame): Promise<boolean> {
  const tag = (await file.read(at + tagOffset, 4)).toString('latin1');
  return tag === 'Xing' || tag === 'Info' || (await file.read(at + 36, 4)).toString('latin1') === 'VBRI';
}

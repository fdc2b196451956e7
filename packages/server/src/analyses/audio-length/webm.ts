// WebM: from the first to the last block of the audio track; browsers' recordings state no duration at all.
import { earshotError } from '@earshot/core';
import { type AudioFile, type Measure, measures } from './audio-file.ts';

const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  audio: 0xe1,
  channels: 0x9f,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
};
/** Their children are read in place, whether their own length is known (a file) or not (a stream). */
const opened = new Set([ids.segment, ids.info, ids.tracks, ids.trackEntry, ids.audio, ids.cluster, ids.blockGroup]);
const audioType = 2;

export const measureWebm: Measure = async (file) => {
  let [scaleNanoseconds, clusterTime] = [1_000_000, 0];
  let track = { number: 0, type: 0, channels: 1 };
  let audio: typeof track | null = null;
  let [first, last, step, hasTracks] = [Number.NaN, Number.NaN, 0, false];
  for (let at = 0; at < file.bytes; ) {
    const element = await readElement(file, at);
    if (!element) break;
    const { id, dataAt, bytes } = element;
    const number = async () => readNumber(await file.read(dataAt, Math.min(bytes ?? 0, 8)));
    if (id === ids.timestampScale) scaleNanoseconds = (await number()) || 1_000_000;
    if (id === ids.trackEntry) {
      hasTracks = true;
      track = { number: 0, type: 0, channels: 1 };
    }
    if (id === ids.trackNumber) track.number = await number();
    if (id === ids.trackType) track.type = await number();
    if (id === ids.channels) track.channels = await number();
    if (track.type === audioType) audio ??= track;
    if (id === ids.timestamp) clusterTime = await number();
    if (audio && (id === ids.simpleBlock || id === ids.block)) {
      const head = await file.read(dataAt, 4);
      if (head.length === 4 && (head[0]! & 0x7f) === audio.number) {
        const time = clusterTime + head.readInt16BE(1);
        if (time > last) step = time - last;
        if (!(first <= time)) first = time;
        if (!(last >= time)) last = time;
      }
    }
    at = opened.has(id) || bytes === null ? dataAt : dataAt + bytes;
  }
  if (hasTracks && !audio) throw earshotError('audioWithoutTrack');
  if (!audio) throw earshotError('audioUndecodable');
  return measures(((last - first + step) * scaleNanoseconds) / 1e9, audio.channels);
};

interface Element {
  id: number;
  dataAt: number;
  /** Null when it is not stated. */
  bytes: number | null;
}

async function readElement(file: AudioFile, at: number): Promise<Element | null> {
  const head = await file.read(at, 12);
  const idLength = Math.clz32((head[0] ?? 0) << 24) + 1;
  if (idLength > 4 || head.length <= idLength) return null;
  const sizeLength = Math.clz32(head[idLength]! << 24) + 1;
  if (sizeLength > 8 || head.length < idLength + sizeLength) return null;
  const size = Buffer.from(head.subarray(idLength, idLength + sizeLength));
  size[0]! &= 0xff >> sizeLength;
  const isUnknown = size[0] === 0xff >> sizeLength && size.subarray(1).every((byte) => byte === 0xff);
  return {
    id: head.readUIntBE(0, idLength),
    dataAt: at + idLength + sizeLength,
    bytes: isUnknown ? null : readNumber(size),
  };
}

const readNumber = (bytes: Buffer) => bytes.reduce((value, byte) => value * 256 + byte, 0);

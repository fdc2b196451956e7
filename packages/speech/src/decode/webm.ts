// WebM with Opus without ffmpeg: the packets of its first track of sound, as browsers record them.
import { DecodingFailure } from '@earshot/engine/decoding';
import type { Progressed } from '../progressed.ts';
import type { Sound } from '../signal/sound.ts';
import { decodeOpusPackets } from './opus.ts';

const ids = {
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codecPrivate: 0x63a2,
  cluster: 0x1f43b675,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
};
/** Their children are read in place, whether their own length is known (a file) or not (a stream). */
const opened = new Set([ids.segment, ids.tracks, ids.trackEntry, ids.cluster, ids.blockGroup]);
const audioType = 2;
/** Track, time and flags. */
const blockHeadBytes = 4;
const lacing = 0x06;

interface Track {
  number: number;
  type: number;
  head: Buffer | null;
}

/** One or two channels of up to `longestSeconds`. Throws a DecodingFailure: `trackless`, or `ffmpegMissing` for other codecs. */
export async function decodeWebm(bytes: Buffer, longestSeconds: number, progressed: Progressed): Promise<Sound> {
  const tracks: Track[] = [];
  for (const { id, content } of elementsOf(bytes)) {
    if (id === ids.trackEntry) tracks.push({ number: 0, type: 0, head: null });
    const track = tracks.at(-1);
    if (id === ids.trackNumber) track!.number = numberIn(content);
    if (id === ids.trackType) track!.type = numberIn(content);
    if (id === ids.codecPrivate) track!.head = content;
    if (id === ids.cluster) break;
  }
  const track = tracks.find(({ type }) => type === audioType);
  if (!track) throw new DecodingFailure('trackless', 'The WebM file has no track of sound');
  return decodeOpusPackets(track.head ?? undefined, packetsOf(bytes, track.number), longestSeconds, progressed);
}

function* packetsOf(bytes: Buffer, track: number): Generator<Buffer> {
  for (const { id, content } of elementsOf(bytes)) {
    const isBlock = id === ids.block || id === ids.simpleBlock;
    if (!isBlock || content.length <= blockHeadBytes || (content[0]! & 0x7f) !== track) continue;
    if (content[3]! & lacing)
      throw new DecodingFailure('ffmpegMissing', 'Install ffmpeg: this WebM file laces its blocks');
    yield content.subarray(blockHeadBytes);
  }
}

/** Elements in the file's order; ends where they do. */
function* elementsOf(bytes: Buffer): Generator<{ id: number; content: Buffer }> {
  for (let at = 0; at < bytes.length; ) {
    const idLength = Math.clz32(bytes[at]! << 24) + 1;
    const sizeAt = at + idLength;
    if (idLength > 4 || sizeAt >= bytes.length) return;
    const sizeLength = Math.clz32(bytes[sizeAt]! << 24) + 1;
    const dataAt = sizeAt + sizeLength;
    if (sizeLength > 8 || dataAt > bytes.length) return;
    const id = bytes.readUIntBE(at, idLength);
    const highest = bytes[sizeAt]! & (0xff >> sizeLength);
    const size = highest * 256 ** (sizeLength - 1) + numberIn(bytes.subarray(sizeAt + 1, dataAt));
    const end = opened.has(id) ? dataAt : Math.min(dataAt + size, bytes.length);
    yield { id, content: bytes.subarray(dataAt, end) };
    at = end;
  }
}

const numberIn = (bytes: Buffer) => bytes.reduce((value, byte) => value * 256 + byte, 0);

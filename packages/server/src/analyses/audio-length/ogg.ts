// Ogg: Opus, Vorbis, Speex and FLAC streams, page by page. A page adds no more time than its packets can hold, whatever its clock says.
import { earshotError } from '@earshot/core';
import { type Measure, measures, requireRate } from './audio-file.ts';

interface Stream {
  rate: number;
  channels: number;
  /** Most samples that one packet holds. */
  packetSamples: number;
  /** The clock at the last page; null before the first with sound. */
  granule: bigint | null;
}

const headerBytes = 27;
const searchBytes = 64 * 1024;
const noGranule = 0xffff_ffff_ffff_ffffn;

export const measureOgg: Measure = async (file) => {
  const streams = new Map<number, Stream | null>();
  let seconds = 0;
  let channels = 0;
  for (let at = 0; at + headerBytes <= file.bytes; ) {
    const head = await file.read(at, headerBytes + 255);
    if (head.toString('latin1', 0, 4) !== 'OggS') {
      const ahead = await file.read(at + 1, searchBytes);
      const found = ahead.indexOf('OggS');
      at += 1 + (found >= 0 ? found : Math.max(1, ahead.length - 3));
      continue;
    }
    const lacing = [...head.subarray(headerBytes, headerBytes + head[26]!)];
    const bodyAt = at + headerBytes + lacing.length;
    const serial = head.readUInt32LE(14);
    const granule = head.readBigUInt64LE(6);
    const isFirst = (head[5]! & 2) !== 0;
    if (isFirst) {
      const stream = readStream(await file.read(bodyAt, 64));
      streams.set(serial, stream);
      channels ||= stream?.channels ?? 0;
    }
    const stream = streams.get(serial);
    const bytes = lacing.reduce((sum, length) => sum + length, 0);
    const packets = lacing.filter((length) => length < 255).length;
    if (stream && !isFirst && granule !== noGranule && granule > 0n) {
      const passed = Number(granule - (stream.granule ?? 0n));
      seconds += Math.min(Math.max(0, passed), packets * stream.packetSamples) / stream.rate;
      stream.granule = granule;
    }
    at = bodyAt + bytes;
  }
  if (channels === 0) throw earshotError(streams.size > 0 ? 'audioWithoutTrack' : 'audioUndecodable');
  return measures(seconds, channels);
};

/** Null for streams that are not sound. */
function readStream(packet: Buffer): Stream | null {
  const text = packet.toString('latin1');
  if (packet.length < 19) return null;
  if (text.startsWith('OpusHead'))
    return { rate: 48_000, channels: packet[9]!, packetSamples: 5_760, granule: BigInt(packet.readUInt16LE(10)) };
  if (text.startsWith('\x01vorbis') && packet.length >= 30) {
    const rate = requireRate(packet.readUInt32LE(12));
    return { rate, channels: packet[11]!, packetSamples: 2 ** (packet[28]! >> 4), granule: null };
  }
  if (text.startsWith('Speex   ') && packet.length >= 52) {
    const rate = requireRate(packet.readUInt32LE(36));
    return { rate, channels: packet.readUInt32LE(48), packetSamples: rate / 5, granule: null };
  }
  if (text.startsWith('\x7fFLAC') && packet.length >= 30) {
    const rate = requireRate((packet.readUInt32BE(27) >>> 12) & 0xfffff);
    return { rate, channels: ((packet[29]! >> 1) & 7) + 1, packetSamples: 65_535, granule: null };
  }
  return null;
}

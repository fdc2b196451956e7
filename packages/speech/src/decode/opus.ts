// Opus without ffmpeg: an Ogg file's pages to packets here, packets of any file to sound by libopus in WebAssembly.
import { DecodingFailure } from '@earshot/engine/decoding';
import type { Progressed } from '../progressed.ts';
import { type Sound, samplesPerSecond } from '../signal/sound.ts';

const pageHeadBytes = 27;
const opusHeadBytes = 19;
/** Half a minute, of packets of the usual length. */
const packetsAtOnce = 1_500;

/** One or two channels of up to `longestSeconds`. Throws a DecodingFailure: `ffmpegMissing` for Vorbis and for more than two channels. */
export async function decodeOpus(bytes: Buffer, longestSeconds: number, progressed: Progressed): Promise<Sound> {
  const packets = packetsOf(bytes);
  const head = packets.next().value;
  packets.next(); // The tags.
  return decodeOpusPackets(head, packets, longestSeconds, progressed);
}

/** The same of packets in any container; `head`: what describes the stream, `OpusHead` and so on. */
export async function decodeOpusPackets(
  head: Buffer | undefined,
  packets: Iterable<Buffer>,
  longestSeconds: number,
  progressed: Progressed,
): Promise<Sound> {
  const name = head?.toString('latin1', 0, 8);
  if (!head || head.length < opusHeadBytes || name !== 'OpusHead' || head[9]! > 2)
    throw new DecodingFailure('ffmpegMissing', "Install ffmpeg: this file's codec can't be decoded without it");
  const count = Math.max(1, head[9]!);
  const { OpusDecoder } = await import('opus-decoder');
  const decoder = new OpusDecoder({ sampleRate: samplesPerSecond, channels: count, preSkip: head.readUInt16LE(10) });
  await decoder.ready;
  const parts: Int16Array[][] = [];
  let samples = 0;
  for (const packet of packets) {
    const { channelData } = decoder.decodeFrame(packet);
    if (parts.length % packetsAtOnce === 0) progressed();
    parts.push(channelData.map(toIntegers));
    samples += channelData[0]?.length ?? 0;
    if (samples >= longestSeconds * samplesPerSecond) break;
  }
  decoder.free();
  if (samples === 0) throw new DecodingFailure('undecodable', 'The file has no sound');
  const channels = Array.from({ length: count }, () => new Int16Array(samples));
  let at = 0;
  for (const part of parts) {
    for (const [channel, piece] of part.entries()) channels[channel]!.set(piece, at);
    at += part[0]?.length ?? 0;
  }
  return { channels };
}

/** Packets of the first stream in an Ogg file, in order; ends where the pages do. */
function* packetsOf(bytes: Buffer): Generator<Buffer, undefined> {
  let serial: number | null = null;
  let pending: Buffer[] = [];
  for (let at = 0; at + pageHeadBytes <= bytes.length && bytes.toString('latin1', at, at + 4) === 'OggS'; ) {
    const stream = bytes.readUInt32LE(at + 14);
    const lengths = bytes.subarray(at + pageHeadBytes, at + pageHeadBytes + bytes[at + 26]!);
    at += pageHeadBytes + lengths.length;
    serial ??= stream;
    for (const length of lengths) {
      if (stream === serial) pending.push(bytes.subarray(at, at + length));
      at += length;
      // A packet ends with its first piece that is not full.
      if (stream !== serial || length === 255) continue;
      yield Buffer.concat(pending);
      pending = [];
    }
  }
}

function toIntegers(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))));
}

// MP4 and M4A: the samples of the first audio track whose bytes are in the file, by the tables of `moov` or by its fragments.
import { earshotError } from '@earshot/core';
import { type AudioFile, type AudioMeasures, type Measure, measures, requireRate } from './audio-file.ts';
import { type Box, boxesIn, childOf } from './mp4-boxes.ts';
import { fragmentedDuration } from './mp4-fragments.ts';

export const measureMp4: Measure = async (file) => {
  const top = await boxesIn(file, 0, file.bytes);
  const moov = top.find(({ name }) => name === 'moov');
  if (!moov) throw earshotError('audioUndecodable');
  for (const trak of (await boxesIn(file, moov.start, moov.end)).filter(({ name }) => name === 'trak')) {
    const measured = await measureTrack(file, trak, moov, top);
    if (measured) return measured;
  }
  throw earshotError('audioWithoutTrack');
};

/** Null when the track is not audio. */
async function measureTrack(file: AudioFile, trak: Box, moov: Box, top: readonly Box[]): Promise<AudioMeasures | null> {
  const mdia = await childOf(file, trak, 'mdia');
  const handler = mdia && (await childOf(file, mdia, 'hdlr'));
  if (!handler || (await file.read(handler.start + 8, 4)).toString('latin1') !== 'soun') return null;
  const header = await childOf(file, mdia, 'mdhd');
  const stbl = await childOf(file, await childOf(file, mdia, 'minf'), 'stbl');
  const description = await childOf(file, stbl, 'stsd');
  if (!header || !stbl || !description) throw earshotError('audioUndecodable');
  const version = (await file.read(header.start, 1))[0];
  const timescale = requireRate(numberAt(await file.read(header.start + (version === 1 ? 20 : 12), 4)));
  const channels = await channelsOf(file, description);
  const ticks = await presentTicks(file, stbl);
  const fragments = ticks > 0 ? 0 : await fragmentedDuration(file, top, moov, trak);
  return measures((ticks || fragments) / timescale, channels);
}

/** The decoder's own configuration tells the channels, because the field of the container says 2 for mono AAC too. */
async function channelsOf(file: AudioFile, description: Box): Promise<number> {
  const entry = await file.read(description.start + 8, Math.min(description.end - description.start - 8, 4096));
  const config = decoderConfig(entry);
  if (config !== null) return (config[1]! >> 3) & 15;
  // Past the entry's head, its reserved bytes and reference, and what QuickTime keeps before.
  return entry.length >= 26 ? entry.readUInt16BE(24) : 1;
}

/** AudioSpecificConfig, which begins with 5 bits of object type, 4 of rate, 4 of channels; null for what is not AAC or has an extended type. */
function decoderConfig(entry: Buffer): Buffer | null {
  const descriptors = entry.indexOf('esds');
  const tag = descriptors < 0 ? -1 : entry.indexOf(0x05, descriptors + 8);
  if (tag < 0) return null;
  // The tag's length: bytes with the high bit set go on.
  let start = tag + 1;
  while (((entry[start] ?? 0) & 0x80) !== 0) start += 1;
  const config = entry.subarray(start + 1, start + 3);
  return config.length === 2 && config[0]! >> 3 !== 31 ? config : null;
}

/** Duration, in the track's ticks, of the samples before the first whose bytes the file lacks. */
async function presentTicks(file: AudioFile, stbl: Box): Promise<number> {
  const samples = await presentSamples(file, stbl);
  const times = await childOf(file, stbl, 'stts');
  let [ticks, left] = [0, samples];
  for await (const [count, duration] of rows(file, times, 8, 2)) {
    const taken = Math.min(left, count!);
    ticks += taken * duration!;
    left -= taken;
    if (left === 0) break;
  }
  return ticks;
}

async function presentSamples(file: AudioFile, stbl: Box): Promise<number> {
  const offsets = (await childOf(file, stbl, 'stco')) ?? (await childOf(file, stbl, 'co64'));
  const [sizes, runs] = [await childOf(file, stbl, 'stsz'), await childOf(file, stbl, 'stsc')];
  if (!offsets || !sizes || !runs) return 0;
  const sameSize = numberAt(await file.read(sizes.start + 4, 4));
  const sizeOf = async (index: number) => numberAt(await file.read(sizes.start + 12 + index * 4, 4));
  const stated = numberAt(await file.read(sizes.start + 8, 4));
  const listed = Math.floor((sizes.end - sizes.start - 12) / 4);
  // A count that its own table, or the whole file, could not hold is no count.
  const count = Math.min(stated, sameSize > 0 ? Math.floor(file.bytes / sameSize) : listed);
  const perChunk: [first: number, samples: number][] = [];
  for await (const [first, samples] of rows(file, runs, 8, 3)) perChunk.push([first!, samples!]);
  let [sample, chunk, run] = [0, 0, 0];
  for await (const words of rows(file, offsets, 8, offsets.name === 'stco' ? 1 : 2)) {
    chunk += 1;
    while (run + 1 < perChunk.length && perChunk[run + 1]![0] <= chunk) run += 1;
    let position = words.length === 1 ? words[0]! : words[0]! * 2 ** 32 + words[1]!;
    const inThis = Math.min(perChunk[run]?.[1] ?? 0, count - sample);
    if (sameSize > 0) {
      sample += Math.min(inThis, Math.max(0, Math.floor((file.bytes - position) / sameSize)));
      continue;
    }
    for (let inChunk = inThis; inChunk > 0; inChunk -= 1) {
      position += await sizeOf(sample);
      if (position > file.bytes) return sample;
      sample += 1;
    }
    if (sample >= count) break;
  }
  return sample;
}

/** Rows of `width` 32-bit words after the table's head, as many as it says and its box holds. */
async function* rows(file: AudioFile, table: Box | null, headBytes: number, width: number): AsyncGenerator<number[]> {
  if (!table) return;
  const stated = numberAt(await file.read(table.start + headBytes - 4, 4));
  const count = Math.min(stated, Math.floor((table.end - table.start - headBytes) / (width * 4)));
  for (let row = 0; row < count; row += 1) {
    const bytes = await file.read(table.start + headBytes + row * width * 4, width * 4);
    if (bytes.length < width * 4) return;
    yield Array.from({ length: width }, (_, word) => bytes.readUInt32BE(word * 4));
  }
}

const numberAt = (bytes: Buffer) => (bytes.length < 4 ? 0 : bytes.readUInt32BE(0));

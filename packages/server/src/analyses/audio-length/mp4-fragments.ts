// Fragmented MP4, as browsers record it: the duration is the sum of what each fragment holds.
import type { AudioFile } from './audio-file.ts';
import { type Box, boxesIn, childOf } from './mp4-boxes.ts';

const flags = { baseOffset: 0x1, descriptionIndex: 0x2, sampleDuration: 0x8 };
const runFlags = {
  dataOffset: 0x1,
  firstFlags: 0x4,
  duration: 0x100,
  size: 0x200,
  sampleFlags: 0x400,
  composition: 0x800,
};

/** Ticks of all fragments of the track `trak`; 0 without any. */
export async function fragmentedDuration(file: AudioFile, top: readonly Box[], moov: Box, trak: Box): Promise<number> {
  const track = await trackId(file, trak);
  const preset = await presetDuration(file, moov, track);
  let ticks = 0;
  for (const moof of top.filter(({ name }) => name === 'moof')) {
    for (const traf of (await boxesIn(file, moof.start, moof.end)).filter(({ name }) => name === 'traf')) {
      const boxes = await boxesIn(file, traf.start, traf.end);
      const head = boxes.find(({ name }) => name === 'tfhd');
      if (!head || (await word(file, head.start + 4)) !== track) continue;
      const usual = await usualDuration(file, head, preset);
      for (const run of boxes.filter(({ name }) => name === 'trun')) ticks += await runDuration(file, run, usual);
    }
  }
  return ticks;
}

async function trackId(file: AudioFile, trak: Box): Promise<number> {
  const header = await childOf(file, trak, 'tkhd');
  if (!header) return 0;
  const version = (await file.read(header.start, 1))[0];
  return word(file, header.start + (version === 1 ? 20 : 12));
}

async function presetDuration(file: AudioFile, moov: Box, track: number): Promise<number> {
  const mvex = await childOf(file, moov, 'mvex');
  for (const trex of mvex ? await boxesIn(file, mvex.start, mvex.end) : [])
    if (trex.name === 'trex' && (await word(file, trex.start + 4)) === track) return word(file, trex.start + 12);
  return 0;
}

async function usualDuration(file: AudioFile, head: Box, preset: number): Promise<number> {
  const set = (await word(file, head.start)) & 0xffffff;
  if (!(set & flags.sampleDuration)) return preset;
  return word(file, head.start + 8 + (set & flags.baseOffset ? 8 : 0) + (set & flags.descriptionIndex ? 4 : 0));
}

async function runDuration(file: AudioFile, run: Box, usual: number): Promise<number> {
  const set = (await word(file, run.start)) & 0xffffff;
  const columns = [runFlags.duration, runFlags.size, runFlags.sampleFlags, runFlags.composition];
  const rowBytes = columns.filter((flag) => set & flag).length * 4;
  const start = run.start + 8 + (set & runFlags.dataOffset ? 4 : 0) + (set & runFlags.firstFlags ? 4 : 0);
  const stated = await word(file, run.start + 4);
  // A run without a table can claim any number: no more than a byte of the file each.
  const count = Math.min(stated, rowBytes > 0 ? Math.floor((run.end - start) / rowBytes) : file.bytes);
  if (!(set & runFlags.duration)) return count * usual;
  let ticks = 0;
  for (let row = 0; row < count; row += 1) ticks += await word(file, start + row * rowBytes);
  return ticks;
}

async function word(file: AudioFile, position: number): Promise<number> {
  const bytes = await file.read(position, 4);
  return bytes.length < 4 ? 0 : bytes.readUInt32BE(0);
}

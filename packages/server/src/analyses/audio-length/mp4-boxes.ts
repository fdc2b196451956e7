// The boxes of an MP4 file: where each begins and ends, never beyond its parent.
import type { AudioFile } from './audio-file.ts';

export interface Box {
  name: string;
  /** Where the content begins. */
  start: number;
  end: number;
}

/** No real file has more side by side; a fragment a second makes a few thousand an hour. */
const mostBoxes = 100_000;

/** The boxes side by side from `start` to `end`; the last may be cut off. */
export async function boxesIn(file: AudioFile, start: number, end: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end && boxes.length < mostBoxes; ) {
    const head = await file.read(at, 16);
    if (head.length < 8) break;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const bytes = short === 0 ? end - at : isLong ? Number(head.readBigUInt64BE(8)) : short;
    const headBytes = isLong ? 16 : 8;
    if (bytes < headBytes) break;
    boxes.push({ name: head.toString('latin1', 4, 8), start: at + headBytes, end: Math.min(at + bytes, end) });
    at += bytes;
  }
  return boxes;
}

/** The first box of that name in `parent`; null without one. */
export async function childOf(file: AudioFile, parent: Box | null, name: string): Promise<Box | null> {
  if (!parent) return null;
  return (await boxesIn(file, parent.start, parent.end)).find((box) => box.name === name) ?? null;
}

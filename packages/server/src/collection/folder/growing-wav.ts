// A WAV whose writer pauses: its header promises more than is there yet.
import { buffer } from 'node:stream/consumers';
import { ConnectorError } from '../connector.ts';
import { extensionOf, type Folder, type FolderFile } from './folder.ts';

/** Who has written nothing for longer has stopped; then what is there is taken. */
const longestPauseMs = 30 * 60_000;
const headBytes = 12;
/** Streams write larger sizes to say that they do not know their length. */
const mostPromisedBytes = 0x7fff_0000;

/** Objects of a bucket are whole as soon as they are listed. `now` in ms since the epoch. */
export async function isGrowingWav(
  file: FolderFile,
  folder: Folder,
  now: number,
  signal: AbortSignal,
): Promise<boolean> {
  if (folder.quietMs === 0 || extensionOf(file.path) !== 'wav' || now - file.arrivedAt >= longestPauseMs) return false;
  const head = await headOf(file, folder, signal);
  if (head.length < headBytes || head.toString('latin1', 0, 4) !== 'RIFF') return false;
  const promised = head.readUInt32LE(4);
  return promised < mostPromisedBytes && promised + 8 > file.bytes;
}

async function headOf({ path }: FolderFile, folder: Folder, signal: AbortSignal): Promise<Buffer> {
  try {
    return await buffer(await folder.read(path, { range: { start: 0, end: headBytes - 1 }, signal }));
  } catch (error) {
    // If the file goes away meanwhile, there is nothing to collect.
    if (error instanceof ConnectorError && error.kind === 'recording') return Buffer.alloc(0);
    throw error;
  }
}

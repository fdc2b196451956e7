// A stream of audio into a file of its own: one piece at a time, within the size that the installation takes (docs/decisions/audio.md#d28), and next to nothing of it in memory.
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { earshotError, inMib } from '@earshot/core';
import type { DiskRoom } from '../../storage/disk-room.ts';
import { isDiskFull, NoRoomError } from '../../storage/storage.ts';

/** What is written between two looks at the disk. */
const checkedBytes = 4 * 1024 * 1024;

export const audioTooLarge = (mostBytes: number) => earshotError('audioTooLarge', inMib(mostBytes));

/** Where a recording goes, and how much of it. */
export interface AudioFile {
  /** Must not exist. */
  path: string;
  mostBytes: number;
  room: Pick<DiskRoom, 'check'>;
}

/**
 * Writes the file and returns its SHA-256 in hex; the stream's pieces are unusable afterwards. Throws the 400 of a stream beyond `mostBytes`, NoRoomError when the disk has no room for it, and, of an error of the stream, what `asThrown` makes of it.
 */
export async function writeAudioFile(
  stream: Readable,
  { path, mostBytes, room }: AudioFile,
  asThrown: (error: unknown) => unknown = (error) => error,
): Promise<string> {
  const digest = createHash('sha256');
  const handle = await open(path, 'wx', 0o600);
  let bytes = 0;
  let checkedAt = 0;
  let ownFailure: unknown = null;
  /** The largest piece of the last read. */
  let largest: Buffer | null = null;
  const writePiece = async (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > mostBytes) throw audioTooLarge(mostBytes);
    if (bytes - checkedAt >= checkedBytes) {
      checkedAt = bytes;
      await room.check('temporary');
    }
    digest.update(piece);
    await handle.writeFile(piece);
    // What was read together is done with when a piece of the next read is there.
    if (largest?.buffer === piece.buffer && largest.length >= piece.length) return;
    if (largest && largest.buffer !== piece.buffer) free(largest);
    largest = piece;
  };
  const file = new Writable({
    highWaterMark: 1,
    write: (piece: Buffer, _encoding, done) => {
      writePiece(piece).then(
        () => done(),
        (error) => {
          ownFailure = isDiskFull(error) ? new NoRoomError(error.message) : error;
          done(error);
        },
      );
    },
  });
  try {
    await pipeline(stream, file);
  } catch (error) {
    throw ownFailure ?? asThrown(error);
  } finally {
    await handle.close();
  }
  return digest.digest('hex');
}

/** Freed at once, because the collector would let a hundred megabytes gather first. Smaller pieces may share memory that `node:buffer` gives to many. */
function free({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && length >= Buffer.poolSize / 2) buffer.transfer(0);
}

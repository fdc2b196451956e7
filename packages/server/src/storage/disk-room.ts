// Room on the disks that recordings are written to: enough stays free there for the database to go on.
import { stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { NoRoomError } from './storage.ts';

/** The disk that a folder is on. */
export interface DiskState {
  /** The same for folders of one disk. */
  device: number;
  /** For users without privileges. */
  freeBytes: number;
}

/** Where recordings are written: the storage, if it is a folder, and the folder for temporary files. */
export type Place = 'storage' | 'temporary';

export interface DiskRoom {
  /**
   * Counts bytes that are about to be written until the returned function is called. Throws NoRoomError when they do not fit. Other
   * processes are seen only by what they have written: whoever writes much checks now and then.
   */
  take(place: Place, bytes: number): Promise<() => void>;
  /** Throws NoRoomError when less is free than has to be. */
  check(place: Place): Promise<void>;
  /** Null where no disk of this machine is written to, or it does not say. */
  freeBytes(place: Place): Promise<number | null>;
}

export interface DiskRoomOptions {
  /** Null in a bucket. */
  storageFolder: string | null;
  temporaryFolder: string;
  /** Null on a server. */
  databaseFolder: string | null;
  /** Has to stay free on the disk of storage and database. On another one, what is written only has to fit. */
  leastFreeBytes: number;
  /** Null for a disk that does not say. */
  diskOf(folder: string): Promise<DiskState | null>;
  /** In ms. */
  now(): number;
}

/** How long a look at a disk is good for: many may write at once. */
const keptMs = 1_000;

const bytesOfMib = 1024 * 1024;

export function diskRoom(options: DiskRoomOptions): DiskRoom {
  const { storageFolder, temporaryFolder, databaseFolder, leastFreeBytes, now } = options;
  const seen = new Map<string, { at: number; disk: Promise<DiskState | null> }>();
  const takenByDevice = new Map<number, number>();

  const diskOf = (folder: string | null): Promise<DiskState | null> => {
    if (folder === null) return Promise.resolve(null);
    const last = seen.get(folder);
    if (last && Math.abs(now() - last.at) < keptMs) return last.disk;
    const disk = options.diskOf(folder);
    seen.set(folder, { at: now(), disk });
    return disk;
  };
  const folderOf = (place: Place) => (place === 'storage' ? storageFolder : temporaryFolder);

  /** The disk of a place, and what has to stay free there; null where there is nothing to look after. */
  async function placeOf(place: Place) {
    const disk = await diskOf(folderOf(place));
    if (!disk) return null;
    if (place === 'storage') return { ...disk, leastBytes: leastFreeBytes };
    const kept = await Promise.all([diskOf(storageFolder), diskOf(databaseFolder)]);
    return { ...disk, leastBytes: kept.some((other) => other?.device === disk.device) ? leastFreeBytes : 0 };
  }

  /** For whoever runs the service: it is in the log only. */
  function stateOf(place: Place, { freeBytes, leastBytes }: { freeBytes: number; leastBytes: number }, taken = 0) {
    const kept = leastBytes > 0 ? `, and EARSHOT_MIN_FREE_DISK_MIB keeps ${leastBytes / bytesOfMib} free` : '';
    const inFlight = taken > 0 ? `, ${Math.ceil(taken / bytesOfMib)} of them for what is under way` : '';
    return `${folderOf(place)}: ${Math.floor(freeBytes / bytesOfMib)} MiB are free${inFlight}${kept}`;
  }

  return {
    take: async (place, bytes) => {
      const found = await placeOf(place);
      if (!found) return () => {};
      const { device, freeBytes, leastBytes } = found;
      const taken = takenByDevice.get(device) ?? 0;
      if (freeBytes - taken - bytes < leastBytes)
        throw new NoRoomError(`${stateOf(place, found, taken)}: no room for ${Math.ceil(bytes / bytesOfMib)} MiB more`);
      takenByDevice.set(device, taken + bytes);
      return () => takenByDevice.set(device, (takenByDevice.get(device) ?? 0) - bytes);
    },
    check: async (place) => {
      const found = await placeOf(place);
      if (found && found.freeBytes < found.leastBytes) throw new NoRoomError(stateOf(place, found));
    },
    freeBytes: async (place) => (await diskOf(folderOf(place)))?.freeBytes ?? null,
  };
}

/** As the system says, of the folder or of the one that it will be made in. */
export async function diskOf(folder: string): Promise<DiskState | null> {
  try {
    const [{ dev }, { bavail, bsize }] = await Promise.all([stat(folder), statfs(folder)]);
    return { device: dev, freeBytes: bavail * bsize };
  } catch (error) {
    const parent = dirname(resolve(folder));
    const isMade = (error as NodeJS.ErrnoException).code !== 'ENOENT';
    // What is wrong with the folder is told by whoever writes there.
    return isMade || parent === resolve(folder) ? null : diskOf(parent);
  }
}

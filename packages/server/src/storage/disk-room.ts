// Room on the disks that recordings are written to: enough stays free there for the database to go on.
import { stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { codeOf } from '../system-errors.ts';
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
   * processes are seen only by what they have written: a large write checks now and then.
   */
  reserve(place: Place, bytes: number): Promise<() => void>;
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
const lookMs = 1_000;

const bytesOfMib = 1024 * 1024;

export function diskRoom(options: DiskRoomOptions): DiskRoom {
  const { storageFolder, temporaryFolder, databaseFolder, leastFreeBytes, now } = options;
  const lastLooks = new Map<string, { at: number; disk: Promise<DiskState | null> }>();
  const reservedByDevice = new Map<number, number>();

  const diskOf = (folder: string | null): Promise<DiskState | null> => {
    if (folder === null) return Promise.resolve(null);
    const last = lastLooks.get(folder);
    if (last && Math.abs(now() - last.at) < lookMs) return last.disk;
    const disk = options.diskOf(folder);
    lastLooks.set(folder, { at: now(), disk });
    return disk;
  };
  const folderOf = (place: Place) => (place === 'storage' ? storageFolder : temporaryFolder);

  /** The disk of a place, and what has to stay free there; null where there is nothing to look after. */
  async function placeOf(place: Place) {
    const disk = await diskOf(folderOf(place));
    if (!disk) return null;
    if (place === 'storage') return { ...disk, leastBytes: leastFreeBytes };
    const protectedDisks = await Promise.all([diskOf(storageFolder), diskOf(databaseFolder)]);
    return { ...disk, leastBytes: protectedDisks.some((other) => other?.device === disk.device) ? leastFreeBytes : 0 };
  }

  /** For the operator; it is in the log only. */
  function stateOf(
    place: Place,
    { freeBytes, leastBytes }: { freeBytes: number; leastBytes: number },
    reservedBytes = 0,
  ) {
    const limit = leastBytes > 0 ? `, and EARSHOT_MIN_FREE_DISK_MIB keeps ${leastBytes / bytesOfMib} free` : '';
    const inFlight =
      reservedBytes > 0 ? `, ${Math.ceil(reservedBytes / bytesOfMib)} of them for what is under way` : '';
    return `${folderOf(place)}: ${Math.floor(freeBytes / bytesOfMib)} MiB are free${inFlight}${limit}`;
  }

  return {
    reserve: async (place, bytes) => {
      const disk = await placeOf(place);
      if (!disk) return () => {};
      const { device, freeBytes, leastBytes } = disk;
      const reserved = reservedByDevice.get(device) ?? 0;
      if (freeBytes - reserved - bytes < leastBytes)
        throw new NoRoomError(
          `${stateOf(place, disk, reserved)}: no room for ${Math.ceil(bytes / bytesOfMib)} MiB more`,
        );
      reservedByDevice.set(device, reserved + bytes);
      return () => reservedByDevice.set(device, (reservedByDevice.get(device) ?? 0) - bytes);
    },
    check: async (place) => {
      const disk = await placeOf(place);
      if (disk && disk.freeBytes < disk.leastBytes) throw new NoRoomError(stateOf(place, disk));
    },
    freeBytes: async (place) => (await diskOf(folderOf(place)))?.freeBytes ?? null,
  };
}

/** What the system says of the folder, or of the one in which it will be made. */
export async function diskOf(folder: string): Promise<DiskState | null> {
  try {
    const [{ dev }, { bavail, bsize }] = await Promise.all([stat(folder), statfs(folder)]);
    return { device: dev, freeBytes: bavail * bsize };
  } catch (error) {
    const parent = dirname(resolve(folder));
    const isMade = codeOf(error) !== 'ENOENT';
    // Writing there tells what is wrong with the folder.
    return isMade || parent === resolve(folder) ? null : diskOf(parent);
  }
}

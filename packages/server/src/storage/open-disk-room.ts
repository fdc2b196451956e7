// Which disks are looked after, by the addresses of storage and database.
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { type DiskRoom, type DiskRoomOptions, diskRoom } from './disk-room.ts';
import { readStorageUrl } from './storage-url.ts';

interface Places extends Pick<DiskRoomOptions, 'diskOf' | 'now'> {
  storageUrl: string;
  databaseUrl: string;
  leastFreeMib: number;
}

export function openDiskRoom({ storageUrl, databaseUrl, leastFreeMib, diskOf, now }: Places): DiskRoom {
  const location = readStorageUrl(storageUrl);
  const databasePath = /^sqlite:(.+)$/.exec(databaseUrl)?.[1];
  return diskRoom({
    storageFolder: location?.kind === 'folder' ? location.path : null,
    temporaryFolder: tmpdir(),
    databaseFolder: databasePath === undefined ? null : dirname(databasePath),
    leastFreeBytes: leastFreeMib * 1024 * 1024,
    diskOf,
    now,
  });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DiskRoom, type DiskRoomOptions, type DiskState, diskOf, diskRoom } from './disk-room.ts';
import { NoRoomError } from './storage.ts';

let now: number;
let looks: number;
let disks: Record<string, DiskState | null>;
beforeEach(() => {
  now = 0;
  looks = 0;
  disks = {};
});

const roomWith = (changes: Partial<DiskRoomOptions> = {}): DiskRoom =>
  diskRoom({
    storageFolder: 'storage',
    temporaryFolder: 'tmp',
    databaseFolder: 'data',
    leastFreeBytes: 100,
    diskOf: async (folder) => {
      looks += 1;
      return disks[folder] ?? null;
    },
    now: () => now,
    ...changes,
  });

describe('room on a disk', () => {
  it('leaves the least free, to the byte, and counts what others are about to write', async () => {
    disks.storage = { device: 1, freeBytes: 150 };
    const room = roomWith();
    const release = await room.reserve('storage', 30);
    await expect(room.reserve('storage', 21)).rejects.toThrow(NoRoomError);
    await room.reserve('storage', 20);
    release();
    await room.reserve('storage', 30);
    await expect(room.reserve('storage', 1)).rejects.toThrow(NoRoomError);
  });

  it('keeps the least on the disk of temporary files where storage or database are there too, and only there', async () => {
    disks = {
      storage: { device: 1, freeBytes: 500 },
      tmp: { device: 2, freeBytes: 50 },
      data: { device: 3, freeBytes: 0 },
    };
    const room = roomWith();
    await room.check('temporary');
    await room.reserve('temporary', 50);
    await expect(room.reserve('temporary', 1)).rejects.toThrow(NoRoomError);
    disks.data = { device: 2, freeBytes: 50 };
    await expect(roomWith().check('temporary')).rejects.toThrow(NoRoomError);
    await roomWith({ databaseFolder: null }).check('temporary');
  });

  it('says to the log which folder, how much is free, and which setting asks for more', async () => {
    const mib = 1024 * 1024;
    disks.storage = { device: 1, freeBytes: 150.5 * mib };
    const room = roomWith({ leastFreeBytes: 1024 * mib });
    const told = 'storage: 150 MiB are free, and EARSHOT_MIN_FREE_DISK_MIB keeps 1024 free';
    await expect(room.check('storage')).rejects.toThrow(told);
    await expect(room.reserve('storage', 2 * mib)).rejects.toThrow(`${told}: no room for 2 MiB more`);
    disks = { tmp: { device: 2, freeBytes: mib } };
    await expect(roomWith().reserve('temporary', 2 * mib)).rejects.toThrow(
      'tmp: 1 MiB are free: no room for 2 MiB more',
    );
  });

  it('counts temporary files and storage together where they share a disk', async () => {
    disks = { storage: { device: 1, freeBytes: 150 }, tmp: { device: 1, freeBytes: 150 } };
    const room = roomWith();
    await room.reserve('temporary', 40);
    await expect(room.reserve('storage', 20)).rejects.toThrow(NoRoomError);
  });

  it('looks once a second, whichever way the clock goes', async () => {
    disks.storage = { device: 1, freeBytes: 150 };
    const room = roomWith();
    await Promise.all(Array.from({ length: 10 }, () => room.check('storage')));
    expect(looks).toBe(1);
    disks.storage = { device: 1, freeBytes: 50 };
    await room.check('storage');
    now = -1000;
    await expect(room.check('storage')).rejects.toThrow(NoRoomError);
  });

  it('has nothing to say of a bucket, or of a disk that does not tell', async () => {
    const room = roomWith({ storageFolder: null });
    for (const place of ['storage', 'temporary'] as const) {
      await room.reserve(place, 1e15);
      await room.check(place);
      expect(await room.freeBytes(place)).toBeNull();
    }
  });

  it('asks the system, of a folder that is not made yet by the one above', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'earshot-room-'));
    const [made, unmade] = [await diskOf(folder), await diskOf(join(folder, 'a/b/c'))];
    expect(made).toMatchObject({ device: expect.any(Number), freeBytes: expect.any(Number) });
    expect(unmade!.device).toBe(made!.device);
    expect(await diskOf('/dev/null/storage')).toBeNull();
    await rm(folder, { recursive: true });
  });
});

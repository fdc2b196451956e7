// The database and the storage, for commands that change or look into both.
import { sealsFor } from '../access/cryptography.ts';
import { secretsFor } from '../secret.ts';
import type { Service } from '../service.ts';
import type { Settings } from '../settings.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { withDatabase } from './command.ts';

export type StorageParts = Pick<Service, 'db' | 'storage' | 'now'>;

export const withStorage = <T>(work: (parts: StorageParts) => Promise<T>): Promise<T> =>
  withDatabase(async (db, settings) => {
    const storage = await openStorageOf(settings);
    return work({ db, storage, now: () => Date.now() });
  });

/** For a command, which takes in no uploads. */
export const openStorageOf = (settings: Settings): Promise<Storage> =>
  openStorage(settings.EARSHOT_STORAGE_URL, {
    seals: sealsFor(secretsFor(settings), 'upload'),
    uploadAddress: () => '',
  });

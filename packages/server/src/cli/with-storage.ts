// The database and the storage, for commands that change or look into both.
import { sealsFor } from '../access/cryptography.ts';
import { secretsFor } from '../secret.ts';
import type { Service } from '../service.ts';
import { openStorage } from '../storage/open-storage.ts';
import { withDatabase } from './command.ts';

export type StorageParts = Pick<Service, 'db' | 'storage' | 'now'>;

export const withStorage = <T>(work: (parts: StorageParts) => Promise<T>): Promise<T> =>
  withDatabase(async (db, settings) => {
    const storage = await openStorage(settings.EARSHOT_STORAGE_URL, {
      seals: sealsFor(secretsFor(settings), 'upload'),
      uploadAddress: () => '',
    });
    return work({ db, storage, now: () => Date.now() });
  });

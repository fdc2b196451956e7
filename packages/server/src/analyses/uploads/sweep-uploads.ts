// Removing uploads that nobody uses: first the object, then its row, so that after a crash the next sweep finds what is left to do.
import {
  beginRemoval,
  beginRemovals,
  deleteUpload,
  measureUpload,
  removeAgainAt,
  unmeasuredUploads,
  uploadsToRemove,
} from '../../records/uploads.ts';
import type { Service } from '../../service.ts';

/** Since it was stored, or was last named by a creation. */
const unusedMs = 24 * 60 * 60 * 1000;
/** After a grant's end: what began before it may still be under way. */
const lateMs = 60 * 60 * 1000;
/** Uploads of one sweep, so that none takes long. */
const batch = 50;

/** Looks up what came under grants that have ended: a bucket does not say, and a process may have died before it did. */
export async function measureUploads({ db, storage, now }: Pick<Service, 'db' | 'storage' | 'now'>): Promise<void> {
  for (const key of await unmeasuredUploads(db, now() - lateMs, batch)) {
    const stored = await storage.stat(key);
    if (stored) await measureUpload(db, key, stored.bytes, now());
    else await beginRemoval(db, key, now());
  }
}

/** Removes uploads that no analysis uses and no creation has named for 24 hours, and grants under which nothing came. */
export async function removeUnusedUploads({
  db,
  storage,
  now,
}: Pick<Service, 'db' | 'storage' | 'now'>): Promise<void> {
  await beginRemovals(db, now() - unusedMs, now(), batch);
  for (const { storage_key: key, expires_at: expiresAt } of await uploadsToRemove(db, now(), batch)) {
    await storage.remove(key);
    // A bucket takes the form of an open grant again without Earshot: its row stays, and what comes goes too.
    if (storage.intake === null && expiresAt + lateMs > now()) await removeAgainAt(db, key, expiresAt + lateMs);
    else await deleteUpload(db, key);
  }
}

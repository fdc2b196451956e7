// The quota of a company's unused uploads: an upload locks the company's row, so that uploads together cannot exceed the quota.
import { earshotError, inMib } from '@earshot/core';
import {
  insertUpload,
  leastCountedBytes,
  lockedUnusedBytes,
  markStored,
  type NewUpload,
  reserveBytes,
  unusedBytes,
} from '../../records/uploads.ts';
import type { Service } from '../../service.ts';

type Bookkeeping = Pick<Service, 'db' | 'settings' | 'now'>;

/** Bytes that unused uploads of one company may take. */
const quotaBytes = ({ settings }: Pick<Service, 'settings'>) => settings.EARSHOT_UPLOAD_QUOTA_MIB * 1024 * 1024;

/** Enters a grant. Throws 403 when what it may bring does not fit beside the company's unused uploads and open grants. */
export async function insertWithinQuota(upload: NewUpload, service: Bookkeeping): Promise<void> {
  const needed = Math.max(upload.reserved_bytes, leastCountedBytes);
  await service.db.transaction(async (tx) => {
    const takenBytes = await lockedUnusedBytes(tx, upload.company_id);
    if (takenBytes + needed > quotaBytes(service)) throw quotaExceeded(takenBytes, needed, service);
    await insertUpload(tx, upload);
  });
}

/** A file that is coming in under a grant. */
export interface Arrival {
  key: string;
  companyId: string;
  /** The most that it can have. */
  bytes: number;
}

/** Counts a file before the first byte of it is written; `endArrival` follows. Throws 403 when it does not fit. */
export async function beginArrival({ key, companyId, bytes }: Arrival, service: Bookkeeping): Promise<void> {
  await service.db.transaction(async (tx) => {
    const before = await lockedUnusedBytes(tx, companyId);
    await reserveBytes(tx, key, bytes);
    // The row may have counted for some of it already.
    const takenBytes = await unusedBytes(tx, companyId);
    if (takenBytes > quotaBytes(service)) throw quotaExceeded(before, takenBytes - before, service);
  });
}

/**
 * Counts what was stored, null for nothing, in place of what might have come. False when the upload was removed meanwhile, because its
 * grant had ended long before: then the file is nobody's.
 */
export async function endArrival(
  { key, bytes }: Arrival,
  storedBytes: number | null,
  { db, now }: Bookkeeping,
): Promise<boolean> {
  if (storedBytes !== null) return markStored(db, key, { bytes: storedBytes, reserved: bytes }, now());
  await reserveBytes(db, key, -bytes);
  return true;
}

/**
 * Throws 403 when the quota is used up. Asked before a creation brings a recording: that counts only when its analysis fails, since then
 * nobody pays for it, but what has failed keeps more from coming.
 */
export async function requireQuotaLeft(companyId: string, service: Bookkeeping): Promise<void> {
  const takenBytes = await unusedBytes(service.db, companyId);
  if (takenBytes + leastCountedBytes > quotaBytes(service)) throw quotaExceeded(takenBytes, leastCountedBytes, service);
}

/** Whole MiB, rounded so that what is taken and needed is never shown as less than it is. */
const quotaExceeded = (taken: number, needed: number, service: Bookkeeping) =>
  earshotError(
    'uploadQuota',
    Math.ceil(inMib(taken)),
    service.settings.EARSHOT_UPLOAD_QUOTA_MIB,
    Math.ceil(inMib(needed)),
  );

// upload.getPresignedUrl: permission to upload one recording within the hour, for a company that can pay and has room (docs/contract.md#upload-flow; docs/decisions/audio.md#upload-grant).
import { randomUUID } from 'node:crypto';
import { earshotError, procedureFormats, requireOneMinute, uploadContainer } from '@earshot/core';
import { insertWithinQuota } from '../analyses/uploads/upload-quota.ts';
import { balanceMinutes } from '../records/credits.ts';
import { mostRecordingBytes } from '../settings.ts';
import type { Handler } from './handler.ts';

const grantedMs = 60 * 60 * 1000;
const maxNameCharacters = 100;

export const handler: Handler<'upload.getPresignedUrl'> = async (input, { companyId }, service) => {
  const { db, room, storage, settings, now } = service;
  const { filename, contentType } = input;
  if (!isFileName(filename)) throw earshotError('filenameInvalid');
  if (uploadContainer(contentType) === null || !/^[ -~]{1,255}$/.test(contentType))
    throw earshotError('uploadTypeRefused', procedureFormats);
  // Not again when the file comes: it is bounded by the quota, and the creation looks at the balance itself.
  requireOneMinute(await balanceMinutes(db, companyId));
  await room.check('storage');
  const key = `uploads/${companyId}/${randomUUID()}-${safeName(filename)}`;
  const expiresAt = now() + grantedMs;
  const maxBytes = mostRecordingBytes(settings);
  const form = await storage.grantUpload({ key, contentType, minBytes: 1, maxBytes, expiresAt });
  await insertWithinQuota(
    {
      storage_key: key,
      company_id: companyId,
      content_type: contentType,
      expires_at: expiresAt,
      touched_at: now(),
      // A bucket takes in what it allows without Earshot: it counts in full until the grant has ended. On disk what comes in counts.
      reserved_bytes: storage.intake ? 0 : maxBytes,
    },
    service,
  );
  return form;
};

/** A name without folders, in any script. */
function isFileName(name: string): boolean {
  return !/[/\\\p{Cc}]/u.test(name) && name !== '.' && name !== '..';
}

/** The name in letters that every storage and URL takes as they are, its end kept: `ligação 1.mp3` → `ligacao-1.mp3`. */
function safeName(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}+/gu, '');
  return plain
    .replaceAll(/[^A-Za-z0-9._]+/g, '-')
    .replaceAll(/\.{2,}/g, '.')
    .slice(-maxNameCharacters);
}

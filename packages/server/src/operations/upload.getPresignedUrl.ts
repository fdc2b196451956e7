// upload.getPresignedUrl: permission to upload one recording within the hour (contract: Upload flow; D59).
import { randomUUID } from 'node:crypto';
import { earshotError, maxAudioBytes, procedureFormats, uploadContainer } from '@earshot/core';
import { insertUpload } from '../records/uploads.ts';
import type { Handler } from './handler.ts';

const grantedMs = 60 * 60 * 1000;
const maxNameCharacters = 100;

export const getPresignedUrl: Handler<'upload.getPresignedUrl'> = async (
  input,
  { companyId },
  { db, storage, now },
) => {
  const { filename, contentType } = input;
  if (!isFileName(filename)) throw earshotError('filenameInvalid');
  if (uploadContainer(contentType) === null || !/^[ -~]{1,255}$/.test(contentType))
    throw earshotError('uploadTypeRefused', procedureFormats);
  const key = `uploads/${companyId}/${randomUUID()}-${safeName(filename)}`;
  const expiresAt = now() + grantedMs;
  const form = await storage.grantUpload({ key, contentType, minBytes: 1, maxBytes: maxAudioBytes, expiresAt });
  await insertUpload(db, { storage_key: key, company_id: companyId, content_type: contentType, expires_at: expiresAt });
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

// Which storage EARSHOT_STORAGE_URL names.
import { type DiskOptions, diskStorage } from './disk.ts';
import type { Storage } from './storage.ts';
import { readStorageUrl } from './storage-url.ts';

/** Opens `file:<path>` or `s3://<bucket>?…`. Nothing is made or asked until the first use. */
export async function openStorage(url: string, options: DiskOptions): Promise<Storage> {
  const location = readStorageUrl(url);
  if (!location) throw new Error('not a storage address');
  if (location.kind === 'folder') return diskStorage(location.path, options);
  const { s3Storage } = await import('./s3.ts');
  return s3Storage(location);
}

// Where a folder connector reads, told from its setting: never beyond the roots that the operator allows.
import { isAbsolute, normalize } from 'node:path';
import { readStorageUrl, type StorageLocation } from '../../storage/storage-url.ts';

export type FolderLocation =
  | { kind: 'disk'; name: string; below: string; path: string; roots: readonly string[] }
  /** `below` is where it is in its root; `prefix` is empty or ends in `/`. */
  | { kind: 'bucket'; name: string; below: string; bucket: StorageLocation & { kind: 'bucket' }; prefix: string };

/**
 * Null for what is neither an absolute folder nor `s3://bucket/prefix`, or in none of the roots by its name; where links lead is
 * checked when files are read. How a bucket is reached is said by the root alone (`s3://bucket/prefix?region=…&endpoint=…`, as in
 * EARSHOT_STORAGE_URL): a company that named an endpoint would have the operator's signatures sent there.
 */
export function locateFolder(location: string, roots: readonly string[]): FolderLocation | null {
  return location.startsWith('s3://') ? locateBucket(location, roots) : locateDisk(location, roots);
}

function locateDisk(location: string, roots: readonly string[]): FolderLocation | null {
  if (!isAbsolute(location) || location.includes('\0')) return null;
  const path = withoutEndSlash(normalize(location));
  const folders = roots.filter((root) => isAbsolute(root)).map((root) => withoutEndSlash(normalize(root)));
  const root = folders.find((root) => isBelow(path, root));
  if (root === undefined) return null;
  return { kind: 'disk', name: path, below: path.slice(root.length).replace(/^\//, ''), path, roots: folders };
}

function locateBucket(location: string, roots: readonly string[]): FolderLocation | null {
  const read = readAddress(location);
  if (read?.query !== '') return null;
  for (const root of roots) {
    const allowed = readAddress(root);
    if (allowed?.bucket !== read.bucket || !read.prefix.startsWith(allowed.prefix)) continue;
    const bucket = readStorageUrl(`s3://${allowed.bucket}${allowed.query}`);
    if (bucket?.kind !== 'bucket') continue;
    const name = withoutEndSlash(`s3://${read.bucket}/${read.prefix}`);
    const below = withoutEndSlash(read.prefix.slice(allowed.prefix.length));
    return { kind: 'bucket', name, below, bucket, prefix: read.prefix };
  }
  return null;
}

function readAddress(address: string): { bucket: string; prefix: string; query: string } | null {
  const parts = /^s3:\/\/([a-z0-9.-]+)(?:\/([^?#]*))?(\?[^#]*)?$/.exec(address);
  if (!parts) return null;
  const names = withoutEndSlash(parts[2] ?? '');
  if (names !== '' && names.split('/').some((name) => ['', '.', '..'].includes(name))) return null;
  return { bucket: parts[1]!, prefix: names === '' ? '' : `${names}/`, query: parts[3] ?? '' };
}

/** Whether an absolute path is the folder or in it. */
export function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}

const withoutEndSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** What is wrong with a `location`, for people; null when nothing is. */
export function locationProblem(location: string | undefined, roots: readonly string[]): string | null {
  if (roots.length === 0)
    return "'location' cannot be used: the operator of this server has not allowed any folder in EARSHOT_COLLECTION_ROOTS.";
  if (location !== undefined && locateFolder(location, roots)) return null;
  const allowed = roots.map((root) => root.replace(/\?.*$/, '')).join(', ');
  return `'location' must be an absolute folder or s3://bucket/prefix inside the folders that the operator of this server allows: ${allowed}.`;
}

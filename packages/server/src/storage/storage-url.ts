// Addresses of storage in the settings: EARSHOT_STORAGE_URL, and the roots that collections may read.
import { isAbsolute, normalize } from 'node:path';

export type StorageLocation =
  | { kind: 'folder'; path: string }
  | {
      kind: 'bucket';
      bucket: string;
      /** Left to the usual AWS variables when undefined. */
      region: string | undefined;
      endpoint: string | undefined;
      forcePathStyle: boolean;
    };

/**
 * Reads `file:<path>`, `file:///<path>` or `s3://<bucket>?region=…&endpoint=…&forcePathStyle=true`; null for anything else,
 * credentials and unknown parameters included.
 */
export function readStorageUrl(text: string): StorageLocation | null {
  const path = /^file:(?:\/\/(?=\/(?!\/)))?((?!\/\/).+)$/.exec(text)?.[1];
  if (path !== undefined) return { kind: 'folder', path };
  if (!text.startsWith('s3://') || !URL.canParse(text)) return null;
  const { hostname, host, username, pathname, hash, searchParams } = new URL(text);
  const { region, endpoint, forcePathStyle = 'false', ...unknown } = Object.fromEntries(searchParams);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname) || hostname !== host || username !== '') return null;
  if (!/^\/?$/.test(pathname) || hash !== '' || Object.keys(unknown).length > 0) return null;
  if (region !== undefined && !/^[\w-]+$/.test(region)) return null;
  if (endpoint !== undefined && !(/^https?:\/\//.test(endpoint) && URL.canParse(endpoint))) return null;
  if (forcePathStyle !== 'true' && forcePathStyle !== 'false') return null;
  return { kind: 'bucket', bucket: hostname, region, endpoint, forcePathStyle: forcePathStyle === 'true' };
}

/** Stands for the company's id in a root. */
const companyPlaceholder = '{company}';

/** Folders that a company's integrations may read: only those that the operator names, since the server can read more than its tenants may. Reads `/srv/recordings,s3://bucket/{company}`: absolute folders and bucket prefixes; null for anything else. */
export function readRoots(text: string): readonly string[] | null {
  const roots = text.split(',').map((root) => root.trim());
  return roots.every((root) => isAbsolute(root) || /^s3:\/\/[a-z0-9][a-z0-9.-]+(\/|$)/.test(root)) ? roots : null;
}

/** The roots as they are for one company. */
export const rootsOf = (roots: readonly string[], companyId: string): string[] =>
  roots
    .map((root) => root.replaceAll(companyPlaceholder, companyId))
    .map((root) => (root.startsWith('s3://') ? root : normalize(root)));

// EARSHOT_STORAGE_URL: a folder, or a bucket with what its server needs.

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

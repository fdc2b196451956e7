// A folder in a bucket: the objects below a prefix, complete as soon as they are listed.
import type { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, S3ServiceException } from '@aws-sdk/client-s3';
import { s3Client } from '../../storage/s3.ts';
import { ConnectorError } from '../connector.ts';
import type { Folder, FolderFile } from './folder.ts';
import type { FolderLocation } from './folder-location.ts';

/** Credentials are the server's, from the usual AWS variables and files. */
export function s3Folder({ name, below, bucket: place, prefix }: FolderLocation & { kind: 'bucket' }): Folder {
  const { bucket: Bucket } = place;
  const client = s3Client(place);

  async function* files(isWanted: (name: string) => boolean, signal: AbortSignal): AsyncGenerator<FolderFile> {
    let ContinuationToken: string | undefined;
    do {
      const list = new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken });
      const page = await client.send(list, { abortSignal: signal }).catch((error) => throwRefused(error, name, signal));
      for (const { Key, Size, LastModified, ETag } of page.Contents ?? []) {
        const path = Key?.slice(prefix.length) ?? '';
        if (path === '' || isHidden(path) || !isWanted(path)) continue;
        yield fileOf(path, Size, LastModified, ETag);
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  async function statBelow(path: string): Promise<FolderFile | null> {
    const head = new HeadObjectCommand({ Bucket, Key: prefix + path });
    const answer = await client.send(head).catch((error) => (isGone(error) ? null : throwRefused(error, name)));
    return answer && fileOf(path, answer.ContentLength, answer.LastModified, answer.ETag);
  }

  return {
    name,
    below,
    quietMs: 0,
    files,
    stat: statBelow,
    read: async (path, { version, range, signal }) => {
      signal.throwIfAborted();
      const get = new GetObjectCommand({
        Bucket,
        Key: prefix + path,
        ...(version !== undefined && { IfMatch: version }),
        ...(range && { Range: `bytes=${range.start}-${range.end}` }),
      });
      const answer = await client.send(get, { abortSignal: signal }).catch((error) => {
        if (statusOf(error) === 412)
          throw new ConnectorError('unavailable', `${path} changed after it was found.`, {
            reason: 'download_broken',
            cause: error,
          });
        if (isGone(error)) throw new ConnectorError('recording', `${path} is no longer there.`, { cause: error });
        return throwRefused(error, name, signal);
      });
      return answer.Body as Readable;
    },
  };
}

function fileOf(path: string, bytes = 0, lastModified = new Date(0), version = ''): FolderFile {
  const at = lastModified.getTime();
  return { path, bytes, arrivedAt: at, modifiedAt: at, version };
}

const isHidden = (path: string) => path.endsWith('/') || path.split('/').some((name) => name.startsWith('.'));
const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? null) : null;
/** A missing bucket is no missing object. */
const isGone = (error: unknown) => statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';

function throwRefused(error: unknown, name: string, signal?: AbortSignal): never {
  signal?.throwIfAborted();
  const { name: reason } = error as Error;
  if (reason === 'NoSuchBucket')
    throw new ConnectorError('unavailable', `The bucket of ${name} does not exist.`, {
      reason: 'folder_unreadable',
      cause: error,
    });
  if (statusOf(error) === 403 || reason === 'CredentialsProviderError')
    throw new ConnectorError(
      'settings',
      `${name} cannot be read with the AWS credentials of this server (${reason}).`,
      { reason: 'folder_unreadable', cause: error },
    );
  throw new ConnectorError('unavailable', `${name} cannot be read (${reason}).`, {
    reason: 'folder_unreadable',
    cause: error,
  });
}

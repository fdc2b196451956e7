// Storage in a bucket of S3 or of a server that speaks as it does. Loaded only when configured: the SDK is large.

import { createReadStream } from 'node:fs';
import { stat as statFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { type LocalFile, type Storage, StorageUnavailableError, type UploadGrant } from './storage.ts';
import type { StorageLocation } from './storage-url.ts';

const checkTimeoutMs = 5_000;

/**
 * Objects of a bucket; credentials come from the usual AWS variables and files.
 *
 * What S3 cannot promise: a form can be posted again until its grant expires, and then replaces what it uploaded before, since a
 * presigned POST has no condition for "only once". The key is of that grant alone, so nothing of another can be replaced; somebody who reads
 * in several steps passes on the `version` of the first, and gets bytes of one upload or none.
 */
export function s3Storage(location: StorageLocation & { kind: 'bucket' }): Storage {
  const { bucket: Bucket } = location;
  const client = s3Client(location);

  const stat: Storage['stat'] = async (Key) => {
    const head = await unless([404], client.send(new HeadObjectCommand({ Bucket, Key })));
    return head && { bytes: head.ContentLength ?? 0, version: head.ETag ?? '' };
  };

  return {
    stat,
    put: async (Key, content) => {
      // Servers that do not know the condition below at least do not overwrite what was there before.
      if (await stat(Key)) return false;
      const { body, bytes, failure, signal } = await bodyOf(content);
      const put = new PutObjectCommand({ Bucket, Key, Body: body, ContentLength: bytes, IfNoneMatch: '*' });
      try {
        return (await unless([412], client.send(put, { abortSignal: signal }))) !== null;
      } catch (error) {
        throw failure() ?? error;
      }
    },
    read: async (Key, { range, version } = {}) => {
      const get = new GetObjectCommand({
        Bucket,
        Key,
        ...(version !== undefined && { IfMatch: version }),
        ...(range && { Range: `bytes=${range.start}-${range.end}` }),
      });
      const answer = await unless([404, 412], client.send(get));
      return answer && (answer.Body as Readable);
    },
    list: (Prefix) => keysBelow(client, Bucket, Prefix),
    remove: async (Key) => {
      await unless([404], client.send(new DeleteObjectCommand({ Bucket, Key })));
    },
    readAddress: (Key, { validSeconds, contentType }) =>
      presignedGet(client, validSeconds, {
        Bucket,
        Key,
        ResponseContentDisposition: 'inline',
        ...(contentType !== undefined && { ResponseContentType: contentType }),
      }),
    check: async () => {
      const abortSignal = AbortSignal.timeout(checkTimeoutMs);
      if (!(await unless([404], client.send(new HeadBucketCommand({ Bucket }), { abortSignal })))) {
        throw new StorageUnavailableError('there is no such bucket');
      }
    },
    grantUpload: (grant) => presignedPost(client, Bucket, grant),
    intake: null,
    // A put is one request, which S3 completes or drops.
    removeLeftovers: async () => undefined,
  };
}

async function* keysBelow(client: S3Client, Bucket: string, Prefix: string): AsyncGenerator<string> {
  let ContinuationToken: string | undefined;
  do {
    const page = await unless([], client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })));
    for (const { Key } of page?.Contents ?? []) if (Key !== undefined) yield Key;
    ContinuationToken = page?.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

async function presignedPost(client: S3Client, Bucket: string, grant: UploadGrant) {
  const { key, contentType, minBytes, maxBytes, expiresAt } = grant;
  const { url, fields } = await createPresignedPost(client, {
    Bucket,
    Key: key,
    Fields: { 'Content-Type': contentType },
    Conditions: [['content-length-range', minBytes, maxBytes]],
    Expires: Math.floor((expiresAt - Date.now()) / 1000),
  });
  return { url, fields: { key, ...fields } };
}

/** What the SDK's signer of a version 4 signature can do, beyond what its type says. */
interface Presigner {
  presign(request: SignedRequest, options: { expiresIn: number }): Promise<SignedRequest>;
}

interface SignedRequest {
  protocol: string;
  hostname: string;
  port?: number;
  path: string;
  query?: Record<string, string | string[] | null>;
  headers: Record<string, string>;
}

/** The signed address of a GET: the SDK prepares the request as for sending, and is stopped before it signs and sends it itself. */
async function presignedGet(client: S3Client, expiresIn: number, input: GetObjectCommandInput): Promise<string> {
  let address = '';
  const get = new GetObjectCommand(input);
  get.middlewareStack.add(
    () =>
      async ({ request }) => {
        const signer = (await client.config.signer()) as unknown as Presigner;
        const unsigned = request as SignedRequest;
        // S3 takes no other hash for what a browser will send.
        unsigned.headers = { host: unsigned.headers.host!, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
        const { protocol, hostname, port, path, query } = await signer.presign(unsigned, { expiresIn });
        const parameters = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
        address = `${protocol}//${hostname}${port ? `:${port}` : ''}${path}?${new URLSearchParams(parameters)}`;
        return { output: { $metadata: {} }, response: undefined };
      },
    { step: 'build', priority: 'low', name: 'presign' },
  );
  await unless([], client.send(get));
  return address;
}

/** A stream's failure ends the request. The SDK would otherwise wait. */
async function bodyOf(content: Uint8Array | LocalFile) {
  if (content instanceof Uint8Array) return { body: content, bytes: content.length, failure: () => null };
  const bytes = (await statFile(content.path)).size;
  const body = createReadStream(content.path);
  const abort = new AbortController();
  body.once('error', () => abort.abort());
  return { body, bytes, failure: () => body.errored, signal: abort.signal };
}

/** Null when S3 answers with one of `statuses`. Throws RangeError for an impossible range, StorageUnavailableError for any other failure. */
async function unless<T>(statuses: readonly number[], answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status !== undefined && statuses.includes(status)) return null;
    const { name, message } = error as Error;
    if (status === 416) throw new RangeError(message);
    throw new StorageUnavailableError(`S3: ${name}, status ${status ?? 'none'}: ${message}`);
  }
}

const timeouts = { connectionTimeout: 5_000, socketTimeout: 30_000 };
/** The SDK would otherwise write its warnings to the console. Failures are thrown, and logged where they are caught. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Credentials come from the usual AWS variables and files. */
export const s3Client = ({ region, endpoint, forcePathStyle }: StorageLocation & { kind: 'bucket' }): S3Client =>
  new S3Client({
    forcePathStyle,
    ...(region !== undefined && { region }),
    ...(endpoint !== undefined && { endpoint }),
    requestHandler: timeouts,
    logger: silent,
    // Checksums beyond need are not understood by every server that speaks S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

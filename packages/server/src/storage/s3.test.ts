import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type S3Server, startS3 } from '../../../../test/harness/s3-server.ts';
import { s3Storage } from './s3.ts';
import { storageContract } from './storage.contract.ts';
import { type Storage, StorageUnavailableError } from './storage.ts';
import { readStorageUrl, type StorageLocation } from './storage-url.ts';

type Bucket = StorageLocation & { kind: 'bucket' };

let server: S3Server;
let location: Bucket;
let storage: Storage;

beforeAll(async () => {
  server = await startS3();
  location = readStorageUrl(server.storageUrl) as Bucket;
  storage = s3Storage(location);
});
afterAll(() => server.stop());

storageContract('S3', () => storage);

describe('S3 storage', () => {
  it('is not well without its bucket, or without its server', async () => {
    await expect(s3Storage({ ...location, bucket: 'another' }).check()).rejects.toThrow(StorageUnavailableError);
    const gone = createServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const unreachable = s3Storage({ ...location, endpoint: `http://127.0.0.1:${port}` });
    await expect(unreachable.check()).rejects.toThrow(StorageUnavailableError);
    await expect(unreachable.stat('uploads/a')).rejects.toThrow(StorageUnavailableError);
  });

  it('grants one key, one content type, a length range and an expiry (D59)', async () => {
    // Nobody has told this one the server's time, by which the SDK goes.
    const unasked = s3Storage(location);
    vi.useFakeTimers({ toFake: ['Date'], now: 1_772_000_000_000 });
    const expiresAt = Date.now() + 3_600_000;
    const grant = { key: 'uploads/co_1/a.mp3', contentType: 'audio/mpeg', minBytes: 1, maxBytes: 10, expiresAt };
    const { url, fields } = await unasked.grantUpload(grant).finally(() => vi.useRealTimers());
    expect(url).toBe(`${location.endpoint}/audio`);
    const policy = JSON.parse(Buffer.from(fields.Policy!, 'base64').toString());
    expect(policy.conditions).toEqual(
      expect.arrayContaining([
        { bucket: 'audio' },
        { key: 'uploads/co_1/a.mp3' },
        { 'Content-Type': 'audio/mpeg' },
        ['content-length-range', 1, 10],
      ]),
    );
    expect(Date.parse(policy.expiration)).toBe(expiresAt);
  });

  it('signs the address of a GET as S3 documents it, the signature made anew here', async () => {
    const address = new URL((await storage.readAddress('uploads/co_1/a b+ç.mp3', { validSeconds: 3600 }))!);
    const query = [...address.searchParams].filter(([name]) => name !== 'X-Amz-Signature');
    const canonicalQuery = query
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .sort()
      .join('&');
    const canonical = ['GET', address.pathname, canonicalQuery, `host:${address.host}`, '', 'host', 'UNSIGNED-PAYLOAD'];
    const get = (name: string) => address.searchParams.get(name)!;
    const [account, ...scope] = get('X-Amz-Credential').split('/');
    expect([account, get('X-Amz-Expires')]).toEqual(['S3RVER', '3600']);
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
    const key = scope.reduce<string | Buffer>(hmac, 'AWS4S3RVER');
    const toSign = ['AWS4-HMAC-SHA256', get('X-Amz-Date'), scope.join('/'), sha256(canonical.join('\n'))].join('\n');
    expect(hmac(key, toSign).toString('hex')).toBe(get('X-Amz-Signature'));
  });
});

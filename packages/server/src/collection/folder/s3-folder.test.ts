// Against s3rver: pages of a listing, versions, and what a bucket refuses.
import { createRequire } from 'node:module';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type S3Server, startS3 } from '../../../../../test/harness/s3-server.ts';
import { fetched } from '../connector.contract.ts';
import { meetingFolder } from '../connectors/meeting/folder.ts';
import { pbxFolder } from '../connectors/pbx/folder.ts';
import { all } from './folder-world.fixture.ts';

// s3rver seals its continuation tokens with DES, which OpenSSL 3 no longer has alone: three times the same key is the same cipher.
const crypto = createRequire(import.meta.url)('node:crypto') as typeof import('node:crypto');
for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
  const original = crypto[name] as unknown as (cipher: string, key: Buffer, iv: Buffer) => never;
  vi.spyOn(crypto, name).mockImplementation(((cipher: string, key: Buffer, iv: Buffer) =>
    cipher === 'des'
      ? original('des-ede3-cbc', Buffer.concat([key, key, key]), iv)
      : original(cipher, key, iv)) as never);
}

let server: S3Server;
let client: S3Client;
let root: string;
beforeAll(async () => {
  server = await startS3();
  const [bucket, query] = server.storageUrl.split('?');
  root = `${bucket}/acme?${query}`;
  const endpoint = new URLSearchParams(query).get('endpoint')!;
  client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
});
afterAll(() => server.stop());

const put = (key: string, body: string) => client.send(new PutObjectCommand({ Bucket: 'audio', Key: key, Body: body }));
const connect = (kind: typeof pbxFolder, location: string, given = {}, roots = [root]) =>
  kind.make({
    settings: { location, timeZone: 'UTC', ...given },
    credentials: {},
    since: 0,
    hosts: null as never,
    roots,
    now: () => Date.now() + 2_000,
  });

describe('folders in a bucket', () => {
  it('finds all objects of a prefix, over several pages, and none beside it', async () => {
    const names = Array.from({ length: 1_030 }, (_, index) => `2026/03/${String(index).padStart(5, '0')}.wav`);
    for (let at = 0; at < names.length; at += 50)
      await Promise.all(names.slice(at, at + 50).map((name) => put(`acme/many/${name}`, name)));
    await put('acme/many-others/x.wav', 'other');
    await put('acme/many/.hidden/x.wav', 'hidden');
    await put('acme/many/empty.wav', '');
    const found = await all(connect(pbxFolder, 's3://audio/acme/many/'));
    expect(found.map(({ externalId }) => externalId).sort()).toEqual(
      names.map((name) => `many/${name.replace('.wav', '')}`),
    );
    const positions = found.map(({ position }) => position);
    expect(positions).toEqual([...positions].sort());
    expect(await all(connect(pbxFolder, 's3://audio/acme/many'), positions.at(-1)!)).toHaveLength(1_030);
    expect((await fetched(found[7]!)).toString()).toBe(found[7]!.externalId.replace('many/', '').concat('.wav'));
  }, 60_000);

  it('reads a call record file and a sidecar in the bucket', async () => {
    const header = 'calldate,src,dst,channel,dstchannel,billsec,disposition,uniqueid,recordingfile\n';
    await put(
      'acme/pbx/cdr.csv',
      `${header}2026-03-16 10:15:00,201,1140001234,SIP/201-1,SIP/t-1,60,ANSWERED,1773656100.3,a.wav\n`,
    );
    await put('acme/pbx/a.wav', 'sound');
    const [call] = await all(connect(pbxFolder, 's3://audio/acme/pbx', { callRecordFile: 'cdr.csv' }));
    expect(call).toMatchObject({ externalId: '1773656100.3', ownerId: '201', durationSeconds: 60 });
    await put('acme/meet/m.json', '{"organizer": "ana@example.com", "id": "m-1"}');
    await put('acme/meet/m.txt', 'Ana: Hi.');
    const [meeting] = await all(connect(meetingFolder, 's3://audio/acme/meet', { timeZone: undefined }));
    expect(meeting).toMatchObject({ externalId: 'm-1', ownerId: 'ana@example.com' });
    expect(await fetched(meeting!)).toBe('Ana: Hi.');
  });

  it('gives no bytes of an object that has changed or is gone', async () => {
    await put('acme/changed/a.wav', 'first');
    const [found] = await all(connect(pbxFolder, 's3://audio/acme/changed'));
    await put('acme/changed/a.wav', 'second');
    await expect(fetched(found!)).rejects.toMatchObject({ kind: 'unavailable' });
    await client.send(new DeleteObjectCommand({ Bucket: 'audio', Key: 'acme/changed/a.wav' }));
    await expect(fetched(found!)).rejects.toMatchObject({ kind: 'recording' });
  });

  it('says what is wrong with a bucket, and asks no other endpoint than the root names', async () => {
    const test = (location: string, roots?: string[]) =>
      connect(pbxFolder, location, {}, roots).test(AbortSignal.timeout(20_000));
    const other = root.replace('s3://audio/', 's3://nobody/');
    await expect(test('s3://nobody/acme', [other])).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'The bucket of s3://nobody/acme does not exist.',
    });
    const deaf = root.replace(/endpoint=[^&]*/, 'endpoint=http://127.0.0.1:9');
    await expect(test('s3://audio/acme', [deaf])).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(test('s3://audio/else')).rejects.toMatchObject({ kind: 'settings' });
    await expect(test('s3://audio/acme?endpoint=http://127.0.0.1:9')).rejects.toMatchObject({ kind: 'settings' });
  });
});

// A collected call is known by its system and its id there, a file without an id by its content: on disk and in a bucket (docs/decisions/analysis-fields.md#identity).
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BucketWorld, bucketWorld } from '../../packages/server/src/collection/folder/bucket-world.fixture.ts';
import {
  collectedAgain,
  collected as collectedBy,
  companyWithPbx,
  pbxEnvironment,
  pbxInput,
  since,
  stopPbx,
} from '../harness/collection.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { output, session } from '../harness/procedures.ts';
import { recording } from '../harness/recordings.ts';
import { account } from '../harness/rows.ts';
import { type S3Server, startS3 } from '../harness/s3-server.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../harness/transcription-server.ts';
import { startYeastarServer, type YeastarServer } from '../providers/yeastar-server.ts';

let endpoint: TranscriptionServer;
let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
let sound: Buffer;
let otherSound: Buffer;
let s3: S3Server;
let objects: BucketWorld;
let folder: string;

beforeAll(async () => {
  [sound, otherSound] = await Promise.all([recording('mulaw.wav'), recording('pcm.wav')]);
  folder = await mkdtemp(join(tmpdir(), 'earshot-identity-'));
  s3 = await startS3();
  const [bucket, query] = s3.storageUrl.split('?');
  objects = bucketWorld(s3.storageUrl);
  endpoint = await startTranscriptionServer();
  const roots = `${folder},${bucket}/acme?${query}`;
  earshot = await startEarshot({ ...endpoint.environment, ...pbxEnvironment, EARSHOT_COLLECTION_ROOTS: roots });
});
afterAll(async () => {
  await earshot.stop();
  await endpoint.stop();
  objects.close();
  await s3.stop();
  await rm(folder, { recursive: true });
});

const charged = (count: number) =>
  expect
    .poll(() => account(earshot.service.db, tenant.companyId), { interval: 20 })
    .toMatchObject({ debits: count, held: 0 });
const ids = async () =>
  (
    await earshot.service.db.all<{ id: string }>(
      'SELECT external_call_id AS id FROM analyses WHERE company_id = ? ORDER BY created_at, id',
      [tenant.companyId],
    )
  ).map(({ id }) => id);
const again = async (id: string) => {
  // By then files are at rest.
  earshot.advance(61_000);
  return collectedAgain(earshot, admin, id);
};
const known = [{ reason: 'already_collected', count: 1 }];

describe.each(['disk', 'bucket'] as const)('files without an id in their names, on a %s', (kind) => {
  let name: string;
  let count = 0;
  beforeEach(async () => {
    tenant = await earshot.company();
    admin = await session(earshot, tenant.adminId);
    count += 1;
    name = `${kind}${count}`;
    if (kind === 'disk') await mkdir(join(folder, name, 'old'), { recursive: true });
  });

  const put = async (path: string, body: Buffer) => {
    if (kind === 'disk') return writeFile(join(folder, name, path), body);
    return objects.put(`acme/${name}/${path}`, body);
  };
  const move = async (from: string, to: string, body: Buffer) => {
    if (kind === 'disk') return rename(join(folder, name, from), join(folder, name, to));
    await put(to, body);
    return objects.remove(`acme/${name}/${from}`);
  };
  const collect = async () => {
    const location = kind === 'disk' ? join(folder, name) : `s3://audio/acme/${name}`;
    const { id } = await collectedBy(earshot, admin, {
      connector: 'pbx/folder',
      settings: { location },
      since: new Date(0).toISOString(),
    });
    await again(id);
    return id;
  };

  it('are not analysed and charged again after a move; externalCallId is the path in the root', async () => {
    await put('call.wav', sound);
    const id = await collect();
    expect(await ids()).toEqual([`${name}/call`]);
    await move('call.wav', 'old/renamed.wav', sound);
    expect(await again(id)).toMatchObject({ queued: 0, skipped: known });
    expect(await again(id)).toMatchObject({ found: 0 });
    await charged(1);
  });

  it('are taken when another recording has their name, once', async () => {
    await put('call.wav', sound);
    const id = await collect();
    await put('call.wav', otherSound);
    expect(await again(id)).toMatchObject({ queued: 1, skipped: [] });
    expect((await ids())[1]).toMatch(new RegExp(`^${name}/call#[0-9a-f]{12}$`));
    expect(await again(id)).toMatchObject({ found: 0 });
    await charged(2);
  });

  it('are taken once when there are two copies and two integrations', async () => {
    await put('call.wav', sound);
    await put('old/copy.wav', sound);
    await collect();
    await collect();
    await charged(1);
  });

  it.runIf(kind === 'disk')('are not taken again through a link', async () => {
    await put('call.wav', sound);
    const id = await collect();
    await symlink(join(folder, name, 'call.wav'), join(folder, name, 'link.wav'));
    await again(id);
    await charged(1);
  });
});

it('what an earlier version collected under its whole path is known under the path in the root', async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
  await mkdir(join(folder, 'earlier'));
  await writeFile(join(folder, 'earlier', 'call.wav'), sound);
  earshot.advance(61_000);
  const { id } = await collectedBy(earshot, admin, {
    connector: 'pbx/folder',
    settings: { location: join(folder, 'earlier') },
    since: new Date(0).toISOString(),
  });
  await charged(1);
  const { db } = earshot.service;
  const whole = join(folder, 'earlier', 'call');
  await db.run('UPDATE analyses SET external_call_id = ?, call_source = NULL WHERE company_id = ?', [
    whole,
    tenant.companyId,
  ]);
  await db.run('DELETE FROM collected_contents WHERE company_id = ?', [tenant.companyId]);
  const remembered = 'UPDATE collected_recordings SET external_id = ?, version = NULL WHERE integration_id = ?';
  await db.run(remembered, [whole, id]);
  expect(await again(id)).toMatchObject({ found: 0 });
  await db.run('DELETE FROM collected_recordings WHERE integration_id = ?', [id]);
  expect(await again(id)).toMatchObject({ queued: 0, skipped: known });
});

describe('calls of a PBX', () => {
  let pbx: YeastarServer;
  let other: YeastarServer;
  beforeEach(async () => {
    ({ pbx, tenant, admin } = await companyWithPbx(earshot));
    other = await startYeastarServer();
  });
  afterEach(async () => {
    await stopPbx(earshot, admin, pbx);
    await other.stop();
  });
  const phoned = (minute: number) => ({
    startedAt: since + minute * 60_000,
    sound,
    durationSeconds: 30,
    uid: 'the-same',
    to: ['Ana Reis', '201'] as [string, string],
  });

  it('with one uid on two systems do not hide each other', async () => {
    pbx.add([phoned(1)]);
    other.add([phoned(1)]);
    await collectedBy(earshot, admin, pbxInput(pbx));
    await collectedBy(earshot, admin, pbxInput(other));
    expect(await ids()).toEqual(['the-same', 'the-same']);
    await charged(2);
  });

  it('with one uid and different times are both taken, once', async () => {
    const [, second] = pbx.add([phoned(1), phoned(30)]);
    const { id } = await collectedBy(earshot, admin, pbxInput(pbx));
    expect(await ids()).toEqual(['the-same', `the-same-${second!.id}`]);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ found: 0 });
    await collectedBy(earshot, admin, pbxInput(pbx, { label: 'the same PBX' }));
    await charged(2);
  });

  it('that was erased stays erased, and hides no call of another system', async () => {
    pbx.add([phoned(1)]);
    const { id } = await collectedBy(earshot, admin, pbxInput(pbx));
    await charged(1);
    const [row] = await earshot.service.db.all<{ id: string }>('SELECT id FROM analyses WHERE company_id = ?', [
      tenant.companyId,
    ]);
    await output(earshot, 'analysis.delete', admin, { id: row!.id });
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ found: 0 });
    await collectedBy(earshot, admin, pbxInput(pbx, { label: 'the same PBX' }));
    expect(await ids()).toEqual([]);
    other.add([phoned(1)]);
    await collectedBy(earshot, admin, pbxInput(other));
    expect(await ids()).toEqual(['the-same']);
    await charged(2);
  });
});

// A collected recording waits while the model or the storage is down, and comes through, charged once, when it is back (docs/decisions/creation.md#waiting).
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StorageUnavailableError } from '../../packages/server/src/storage/storage.ts';
import {
  charged,
  collected,
  collectedAgain,
  companyWithPbx,
  integration,
  pbxInput,
  phonedCall,
  startCollection,
  stopPbx,
} from '../harness/collection.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { complete, startModelServer } from '../harness/model-server.ts';
import { session } from '../harness/procedures.ts';
import { analysesOf } from '../harness/rows.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const stop of stops.splice(0).reverse()) await stop();
});

const statuses = async (earshot: Earshot, { companyId }: Tenant) =>
  (await analysesOf(earshot.service.db, companyId)).map(({ status }) => status);
const reach = (earshot: Earshot, tenant: Tenant, expected: string[]) =>
  expect.poll(() => statuses(earshot, tenant), { interval: 20 }).toEqual(expected);

it.each([
  ['is down', 503],
  // As where the name of the model is wrong, or a parameter unknown.
  ['answers 400 to everything', 400],
])('a model that %s is waited for', async (_name, status) => {
  const folder = await mkdtemp(join(tmpdir(), 'earshot-outages-'));
  stops.push(() => rm(folder, { recursive: true }));
  const model = await startModelServer();
  stops.push(() => model.stop());
  const earshot = await startEarshot({ ...model.environment, EARSHOT_COLLECTION_ROOTS: folder });
  stops.push(() => earshot.stop());
  const tenant = await earshot.company();
  const admin = await session(earshot, tenant.adminId);
  model.answerWith((response) => void response.writeHead(status, { 'Retry-After': '3600' }).end('{}'));
  await writeFile(join(folder, 'Proposal.txt'), transcript());
  earshot.advance(61_000);
  const { id } = await collected(earshot, admin, {
    connector: 'meeting/folder',
    settings: { location: folder },
    since: new Date(0).toISOString(),
  });
  const waiting = async () => (await integration(earshot, admin, id)).waiting;
  await expect.poll(waiting, { interval: 20 }).toMatchObject([{ for: 'model', count: 1 }]);
  expect(await statuses(earshot, tenant)).toEqual(['pending']);
  model.answerWith(complete);
  await collectedAgain(earshot, admin, id);
  await reach(earshot, tenant, ['completed']);
  await charged(earshot, tenant, 1);
  expect(await waiting()).toEqual([]);
});

describe('a storage that is down', () => {
  const down = () => Promise.reject(new StorageUnavailableError('down'));
  async function begin() {
    const { earshot, sound, stop } = await startCollection();
    stops.push(stop);
    const { pbx, tenant, admin } = await companyWithPbx(earshot);
    stops.push(() => stopPbx(earshot, admin, pbx));
    pbx.add([phonedCall(sound, 1)]);
    return { earshot, pbx, tenant, admin, storage: earshot.service.storage };
  }

  it('when a recording is to be heard: it waits, and is heard when the storage is back', async () => {
    const { earshot, pbx, tenant, admin, storage } = await begin();
    vi.spyOn(storage, 'stat').mockImplementation(down);
    vi.spyOn(storage, 'read').mockImplementation(down);
    const { id } = await collected(earshot, admin, pbxInput(pbx));
    const waiting = async () => (await integration(earshot, admin, id)).waiting;
    await expect.poll(waiting, { interval: 20 }).toMatchObject([{ for: 'storage', count: 1 }]);
    vi.restoreAllMocks();
    await collectedAgain(earshot, admin, id);
    await reach(earshot, tenant, ['completed']);
    await charged(earshot, tenant, 1);
    expect(await waiting()).toEqual([]);
  });

  it('when a recording is to be kept: the integration says so, and the next run takes it', async () => {
    const { earshot, pbx, tenant, admin, storage } = await begin();
    vi.spyOn(storage, 'put').mockImplementation(down);
    const { id, state, lastRuns } = await collected(earshot, admin, pbxInput(pbx));
    expect(state).toBe('backing_off');
    expect(lastRuns[0]).toMatchObject({
      queued: 0,
      errorReason: 'storage_unavailable',
      error: 'The storage of this service cannot be reached.',
    });
    vi.restoreAllMocks();
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 1, error: null });
    await reach(earshot, tenant, ['completed']);
    await charged(earshot, tenant, 1);
  });
});

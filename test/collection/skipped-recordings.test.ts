// What a run left out is listed with its reason, and can be collected anyway or never; runs are kept, and say what was not ready (docs/collect-recordings.md).
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SkippedRecording } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import {
  charged as chargedFor,
  collectedAgain,
  collected as collectedBy,
  collectForEachTest,
  integration,
  pbxInput,
  phonedCall,
  runsEnded,
  since,
} from '../harness/collection.ts';
import type { Earshot, RequestOptions, Tenant } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { analysesOf } from '../harness/rows.ts';
import type { YeastarCall, YeastarServer } from '../providers/yeastar-server.ts';

let earshot: Earshot;
let pbx: YeastarServer;
let tenant: Tenant;
let admin: RequestOptions;
let sound: Buffer;
let folder: string;

collectForEachTest((parts) => {
  ({ earshot, folder, sound, pbx, tenant, admin } = parts);
});

const phoned = (minute: number, changes?: Partial<YeastarCall>) => phonedCall(sound, minute, changes);
const skipped = async (id: string): Promise<SkippedRecording[]> =>
  (await output(earshot, 'integrations.listSkipped', admin, { id })).items;
const analysed = async () => (await analysesOf(earshot.service.db, tenant.companyId)).length;
const decide = (id: string, externalCallId: string, decision: 'collect' | 'never') =>
  output(earshot, 'integrations.decide', admin, { id, externalCallId, decision });
const charged = (count: number) => chargedFor(earshot, tenant, count);
const nothing = (id: string) => expect.poll(() => skipped(id), { interval: 20 }).toEqual([]);

describe('a recording that was left out', () => {
  it('is listed with id, reason, time and length, and what is collected is not', async () => {
    const [short, internal] = pbx.add([
      phoned(1, { durationSeconds: 4 }),
      phoned(2, { type: 'Internal', from: ['Rui Lopes', '202'] }),
      phoned(3),
    ]);
    const { id } = await collectedBy(earshot, admin, pbxInput(pbx, { minimumDurationSeconds: 6 }));
    const decision = null;
    expect(await skipped(id)).toMatchObject([
      { externalCallId: internal!.uid, reason: 'internal_call', durationSeconds: 30, decision },
      {
        externalCallId: short!.uid,
        reason: 'too_short',
        recordedAt: new Date(since + 60_000).toISOString(),
        durationSeconds: 4,
        decision,
      },
    ]);
    const [first] = await skipped(id);
    expect(Date.parse(first!.skippedAt)).toBeGreaterThan(since);
    const page = await output(earshot, 'integrations.listSkipped', admin, { id, limit: 1 });
    expect(page).toMatchObject({ items: [first], hasMore: true });
    const rest = await output(earshot, 'integrations.listSkipped', admin, { id, cursor: page.nextCursor });
    expect(rest.items.map(({ reason }: SkippedRecording) => reason)).toEqual(['too_short']);
    await charged(1);
  });

  it('is collected anyway, once, though others came since', async () => {
    const [short, internal] = pbx.add([
      phoned(1, { durationSeconds: 4 }),
      phoned(2, { type: 'Internal', from: ['Rui Lopes', '202'] }),
    ]);
    const { id } = await collectedBy(earshot, admin, pbxInput(pbx, { minimumDurationSeconds: 6 }));
    pbx.add([phoned(60 * 24 * 20)]);
    await collectedAgain(earshot, admin, id);
    expect(await analysed()).toBe(1);
    for (const { uid } of [short!, internal!]) await decide(id, uid, 'collect');
    await nothing(id);
    expect(await analysed()).toBe(3);
    await charged(3);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ found: 0, queued: 0 });
  });

  it('is listed as unreadable when it is wanted and gone', async () => {
    const [short] = pbx.add([phoned(1, { durationSeconds: 4 })]);
    const { id } = await collectedBy(earshot, admin, pbxInput(pbx, { minimumDurationSeconds: 6 }));
    pbx.remove(short!.id);
    await decide(id, short!.uid, 'collect');
    await expect
      .poll(() => skipped(id), { interval: 20 })
      .toMatchObject([{ externalCallId: short!.uid, reason: 'unreadable', decision: null }]);
  });

  it('is never collected when somebody says so, until somebody says otherwise', async () => {
    const [short] = pbx.add([phoned(1, { durationSeconds: 4 })]);
    const { id } = await collectedBy(earshot, admin, pbxInput(pbx, { minimumDurationSeconds: 6 }));
    await decide(id, short!.uid, 'never');
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ found: 0 });
    expect(await skipped(id)).toMatchObject([{ reason: 'too_short', decision: 'never' }]);
    await decide(id, short!.uid, 'collect');
    await nothing(id);
    await charged(1);
  });

  it('is of its company, and of an integration that is on', async () => {
    const [short] = pbx.add([phoned(1, { durationSeconds: 4 })]);
    const { id } = await collectedBy(earshot, admin, pbxInput(pbx, { minimumDurationSeconds: 6 }));
    const input = { id, externalCallId: short!.uid, decision: 'collect' };
    const stranger = await session(earshot, (await earshot.company()).adminId);
    for (const name of ['integrations.listSkipped', 'integrations.listRuns'] as const)
      expect((await call(earshot, name, stranger, { id })).status).toBe(404);
    expect((await call(earshot, 'integrations.decide', stranger, input)).status).toBe(404);
    expect((await call(earshot, 'integrations.decide', admin, { ...input, externalCallId: 'none' })).status).toBe(404);
    await output(earshot, 'integrations.update', admin, { id, isActive: false });
    expect((await call(earshot, 'integrations.decide', admin, input)).status).toBe(409);
  });
});

it('a recording that is held is tried no more when nobody wants it', async () => {
  pbx.intercept(({ path }, response) =>
    path.startsWith('/api/download/') ? void response.writeHead(403).end() : 'pass',
  );
  const [first] = pbx.add([phoned(1)]);
  const { id } = await collectedBy(earshot, admin, pbxInput(pbx));
  expect((await integration(earshot, admin, id)).held).toMatchObject([{ externalCallId: first!.uid }]);
  await decide(id, first!.uid, 'never');
  expect(await integration(earshot, admin, id)).toMatchObject({ held: [] });
  expect(await skipped(id)).toMatchObject([{ externalCallId: first!.uid, reason: 'unreadable', decision: 'never' }]);
  pbx.intercept(null);
  expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 0, error: null });
  expect(await integration(earshot, admin, id)).toMatchObject({ state: 'active' });
  await decide(id, first!.uid, 'collect');
  await nothing(id);
  await charged(1);
});

it('all runs are listed, page by page', async () => {
  const { id } = await collectedBy(earshot, admin, pbxInput(pbx));
  for (let count = 0; count < 11; count += 1) await collectedAgain(earshot, admin, id);
  const page = await output(earshot, 'integrations.listRuns', admin, { id, limit: 8 });
  const rest = await output(earshot, 'integrations.listRuns', admin, { id, limit: 8, cursor: page.nextCursor });
  const ids = [...page.items, ...rest.items].map((run: { id: string }) => run.id);
  expect([new Set(ids).size, rest.hasMore]).toEqual([12, false]);
  expect(ids.slice(0, 10)).toEqual((await integration(earshot, admin, id)).lastRuns.map((run) => run.id));
});

it('a run says what was there and not ready', async () => {
  await writeFile(join(folder, 'call.wav'), sound);
  const since = new Date(0).toISOString();
  const { id } = await output(earshot, 'integrations.create', admin, {
    connector: 'pbx/folder',
    settings: { location: folder },
    since,
  });
  expect(await runsEnded(earshot, admin, id, 1)).toMatchObject({
    found: 0,
    awaited: [{ for: 'complete_file', count: 1 }],
  });
  earshot.advance(61_000);
  expect(await collectedAgain(earshot, admin, id)).toMatchObject({ found: 1, awaited: [] });
});

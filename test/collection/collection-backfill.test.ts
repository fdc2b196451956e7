// An earlier period: what there is in it is told without collecting, then it is collected, each recording once, and nothing beside it (docs/collect-recordings.md#an-earlier-period).
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IntegrationSettings } from '@earshot/core';
import { expect, it } from 'vitest';
import {
  analysedCalls,
  backfill,
  charged,
  collected,
  collectedAgain,
  collectForEachTest,
  integration,
  pbxInput,
  phonedCall,
  since,
} from '../harness/collection.ts';
import type { Earshot, RequestOptions, Tenant } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import type { YeastarCall, YeastarServer } from '../providers/yeastar-server.ts';

const dayMs = 24 * 3_600_000;
let earshot: Earshot;
let pbx: YeastarServer;
let tenant: Tenant;
let admin: RequestOptions;
let sound: Buffer;
let folder: string;

collectForEachTest((parts) => {
  ({ earshot, folder, sound, pbx, tenant, admin } = parts);
});

const iso = (at: number) => new Date(at).toISOString();
const phoned = (day: number, changes: Partial<YeastarCall> = {}) =>
  phonedCall(sound, day * 24 * 60, { durationSeconds: 90, ...changes });
/** The days from the 10th on; earlier periods are before. */
const made = (settings: Partial<IntegrationSettings> = {}) =>
  collected(
    earshot,
    admin,
    pbxInput(pbx, {
      settings: { baseUrl: pbx.url, ...settings },
      since: iso(since + 10 * dayMs),
      minimumDurationSeconds: 6,
    }),
  );
const backfillDays = (id: string, days: [number, number], dryRun: boolean) =>
  backfill(earshot, admin, id, { start: since, days, dryRun });
const calls = () => analysedCalls(earshot, tenant);
const done = (id: string) =>
  expect.poll(async () => (await integration(earshot, admin, id)).backfill, { interval: 20 }).toBeNull();

it('is told without collecting, then collected, once, and nothing before, after or left out', async () => {
  const all = pbx.add([phoned(1), phoned(3), phoned(4, { durationSeconds: 4 }), phoned(5), phoned(7), phoned(12)]);
  const { id } = await made();
  const uids = (...indexes: number[]) => indexes.map((index) => all[index]!.uid).sort();
  expect(await calls()).toEqual(uids(5));
  const told = await backfillDays(id, [2, 6], true);
  expect(told).toMatchObject({
    dryRun: true,
    estimate: { recordings: 2, minutes: 4, skipped: [{ reason: 'too_short', count: 1 }], isComplete: true },
  });
  expect(await calls()).toEqual(uids(5));
  expect((await integration(earshot, admin, id)).backfill).toBeNull();
  expect(await backfillDays(id, [2, 6], false)).toMatchObject({ dryRun: false, estimate: null });
  await done(id);
  expect(await calls()).toEqual(uids(1, 3, 5));
  expect((await backfillDays(id, [2, 6], true)).estimate).toMatchObject({ recordings: 0, minutes: 0 });
  await collectedAgain(earshot, admin, id);
  expect(await calls()).toEqual(uids(1, 3, 5));
  // What was left out then is collected anyway.
  await output(earshot, 'integrations.decide', admin, { id, externalCallId: all[2]!.uid, decision: 'collect' });
  await expect.poll(calls, { interval: 20 }).toEqual(uids(1, 2, 3, 5));
  await charged(earshot, tenant, 4);
});

it('does not tell of a call that was erased, nor does an integration that is made later', async () => {
  pbx.add([phoned(12)]);
  const first = await made();
  const [analysis] = await earshot.service.db.all<{ id: string }>('SELECT id FROM analyses WHERE company_id = ?', [
    tenant.companyId,
  ]);
  await output(earshot, 'analysis.delete', admin, { id: analysis!.id });
  expect((await backfillDays(first.id, [11, 12.1], true)).estimate).toMatchObject({ recordings: 0 });
  await output(earshot, 'integrations.delete', admin, { id: first.id });
  const { id } = await collected(earshot, admin, pbxInput(pbx, { since: iso(since + 12.5 * dayMs) }));
  expect((await backfillDays(id, [11, 12.1], true)).estimate).toMatchObject({ recordings: 0 });
});

it('keeps to the minutes of a day, and goes on the next one', async () => {
  const all = pbx.add([phoned(3), phoned(4), phoned(5)]);
  const { id } = await made({ minutesPerDay: 3 });
  await backfillDays(id, [2, 6], false);
  await expect.poll(async () => (await calls()).length, { interval: 20 }).toBe(2);
  expect((await integration(earshot, admin, id)).backfill).not.toBeNull();
  earshot.advance(dayMs);
  admin = await session(earshot, tenant.adminId);
  await collectedAgain(earshot, admin, id);
  await done(id);
  expect(await calls()).toEqual(all.map(({ uid }) => uid).sort());
});

it('of a folder is estimated by the size of a few that are measured', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const path = join(folder, `${name}.wav`);
    await writeFile(path, Buffer.concat([sound, Buffer.from(name)]));
    await utimes(path, new Date(since + dayMs), new Date(since + dayMs));
  }
  earshot.advance(61_000);
  const { id } = await output(earshot, 'integrations.create', admin, {
    connector: 'pbx/folder',
    settings: { location: folder },
    minimumDurationSeconds: 0,
  });
  const { estimate } = await backfillDays(id, [0, 2], true);
  expect(estimate).toMatchObject({ recordings: 5, skipped: [], isComplete: true });
  expect(estimate!.minutes).toBeGreaterThanOrEqual(1);
});

it('is a period that has begun and ended, of an integration of the company that is on', async () => {
  const { id } = await made();
  const attempt = async (input: object, as = admin) =>
    (await call(earshot, 'integrations.backfill', as, { id, from: iso(since), to: iso(since + dayMs), ...input }))
      .status;
  expect(await attempt({ from: iso(since + 2 * dayMs) })).toBe(400);
  expect(await attempt({ to: iso(earshot.service.now() + dayMs) })).toBe(400);
  const stranger = await session(earshot, (await earshot.company()).adminId);
  for (const dryRun of [true, false]) expect(await attempt({ dryRun }, stranger)).toBe(404);
  await output(earshot, 'integrations.update', admin, { id, isActive: false });
  expect(await attempt({})).toBe(409);
});

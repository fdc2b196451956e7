// Saved views of the list: each person's own, those that leaders share, and what becomes of them (docs/decisions/listing.md#saved-views).

import type { SavedView } from '@earshot/core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { call, output, session } from '../harness/procedures.ts';
import { deactivateCompany } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});
afterAll(() => earshot?.stop());

const view = (name: string, isShared = false, filters: Record<string, string> = { status: 'failed' }): SavedView => ({
  name,
  filters,
  isShared,
});
const read = (as: RequestOptions) => output(earshot, 'user.getViews', as);
const store = (as: RequestOptions, views: readonly unknown[]) => call(earshot, 'user.updateViews', as, { views });

it('a person has the views that were stored last, in that order, and of two with one name the last', async () => {
  expect(await read(admin)).toEqual({ views: [], shared: [] });
  const answer = await output(earshot, 'user.updateViews', admin, {
    views: [view('Failed'), view('Low', false, { maxScore: '39' }), view(' Failed ', false, { status: 'pending' })],
  });
  const stored = [view('Failed', false, { status: 'pending' }), view('Low', false, { maxScore: '39' })];
  expect(answer).toEqual({ views: stored, shared: [] });
  expect(await read(admin)).toEqual(answer);
  await store(admin, []);
  expect(await read(admin)).toEqual({ views: [], shared: [] });
});

it("a supervisor's shared view is seen by the team, an administrator's by everybody, and nobody sees another company's", async () => {
  const [vera, olga] = [
    await earshot.user(tenant.companyId, 'supervisor'),
    await earshot.user(tenant.companyId, 'supervisor'),
  ];
  const sara = await earshot.user(tenant.companyId, 'salesperson', { supervisorId: vera });
  const [ofVera, ofOlga, ofSara] = [
    await session(earshot, vera),
    await session(earshot, olga),
    await session(earshot, sara),
  ];
  await store(admin, [view('Of the house', true), view('Own')]);
  await store(ofVera, [view('Of the team', true), view('Own')]);
  const names = async (as: RequestOptions) => (await read(as)).shared.map(({ name }: { name: string }) => name).sort();
  expect(await names(ofSara)).toEqual(['Of the house', 'Of the team']);
  expect(await names(ofOlga)).toEqual(['Of the house']);
  expect(await names(ofVera)).toEqual(['Of the house']);
  expect(await names(admin)).toEqual([]);
  const other = await earshot.company();
  expect(await names(await session(earshot, other.adminId))).toEqual([]);
  await earshot.service.db.run('UPDATE users SET deactivated_at = 1 WHERE id = ?', [vera]);
  expect(await names(ofSara)).toEqual(['Of the house']);
});

it('a salesperson can share nothing → 403, and a key has no views → 401', async () => {
  const sara = await session(earshot, await earshot.user(tenant.companyId, 'salesperson'));
  expect((await store(sara, [view('Mine', true)])).status).toBe(403);
  expect(await read(sara)).toEqual({ views: [], shared: [] });
  expect((await store(sara, [view('Mine')])).status).toBe(200);
  const key = { key: tenant.key };
  expect((await call(earshot, 'user.getViews', key)).status).toBe(401);
  expect((await store(key, [])).status).toBe(401);
});

it('a company that was deactivated reads no views → 403', async () => {
  await deactivateCompany(earshot.service.db, tenant.companyId, 1);
  expect((await call(earshot, 'user.getViews', admin)).status).toBe(403);
});

it.each([
  ['31 views', Array.from({ length: 31 }, (_, at) => view(`View ${at}`))],
  ['a name of 61 characters', [view('x'.repeat(61))]],
  ['no name', [view('')]],
  ['a blank name', [view(' ')]],
  ['a name that nobody sees', [view('\u200b')]],
  ['21 filters', [view('Many', false, Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`f${at}`, 'x'])))]],
  ['a filter of 201 characters', [view('Long', false, { type: 'x'.repeat(201) })]],
])('%s → 400, and nothing changes', async (_what, views) => {
  await store(admin, [view('Failed')]);
  expect((await store(admin, views)).status).toBe(400);
  expect((await read(admin)).views).toEqual([view('Failed')]);
});

it('views go with their owner, and with a person whom they filter by', async () => {
  const [sara, otto] = [
    await earshot.user(tenant.companyId, 'salesperson'),
    await earshot.user(tenant.companyId, 'salesperson'),
  ];
  await store(await session(earshot, sara), [view('Mine')]);
  await store(admin, [view('Sara', false, { person: sara }), view('Otto', false, { person: otto })]);
  await output(earshot, 'user.delete', admin, { id: sara, analyses: 'keep' });
  expect((await read(admin)).views).toEqual([view('Otto', false, { person: otto })]);
  await eventually(async () => {
    const rows = await earshot.service.db.all('SELECT user_id FROM list_views WHERE company_id = ?', [
      tenant.companyId,
    ]);
    expect(rows).toEqual([{ user_id: tenant.adminId }]);
  });
});

it('a view that a page still has of somebody who is erased, and views that name the person, stay away', async () => {
  const sara = await earshot.user(tenant.companyId, 'salesperson', { name: 'Sara “S_%” Ângelo' });
  const views = [view('Sara', false, { person: sara }), view('Failed')];
  const named = [view('Calls of SARA “S_%” Ângelo'), view('Sara, the other one')];
  await store(admin, [...views, ...named]);
  await output(earshot, 'user.delete', admin, { id: sara, analyses: 'keep' });
  expect((await read(admin)).views).toEqual([view('Failed'), view('Sara, the other one')]);
  expect((await store(admin, views)).body.result.data.views).toEqual([view('Failed')]);
  await eventually(async () => {
    const { erasures, traces } = await verifyErasure(sara, earshot.service);
    expect([erasures.length, traces.filter((trace) => trace.includes('list_views'))]).toEqual([1, []]);
  });
  expect((await store(admin, views)).body.result.data.views).toEqual([view('Failed')]);
});

// Leaving an analysis out of statistics, with a reason that stays visible; archiving changes none (issue 23; docs/decisions/listing.md#what-statistics-leave-out).
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { dropWords } from '../../packages/server/src/records/retained-parts.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;
let seller: string;
let supervisor: string;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
  supervisor = await earshot.user(tenant.companyId, 'supervisor', { name: 'Vera Lopes' });
  seller = await earshot.user(tenant.companyId, 'salesperson', { supervisorId: supervisor });
  await earshot.service.db.run('DELETE FROM rate_windows');
});
afterAll(() => earshot.stop());

const insert = (score: number) =>
  insertAnalysis(earshot.service.db, tenant.companyId, { display_score: score, salesperson_id: seller });
const mean = async () =>
  (await output(earshot, 'analysis.getTrends', tenant.key, { from: '2026-01-01', interval: 'week' })).all.meanScore;

it('a call of 4 points that its salesperson archives still counts; who supervises excludes it and counts it again', async () => {
  await insert(94);
  const bad = await insert(4);
  await output(earshot, 'analysis.archive', await session(earshot, seller), { id: bad });
  expect(await mean()).toBe(49);
  const refused = await call(earshot, 'analysis.setExclusion', await session(earshot, seller), {
    id: bad,
    reason: 'x',
  });
  expect([refused.status, await mean()]).toEqual([403, 49]);

  const vera = await session(earshot, supervisor);
  const answer = await output(earshot, 'analysis.setExclusion', vera, { id: bad, reason: ' A test call ' });
  expect(answer).toMatchObject({ id: bad, exclusion: { excludedBy: supervisor, reason: 'A test call' } });
  expect(await mean()).toBe(94);
  // Everybody who sees it reads why, the salesperson too; the list has it as ever.
  const full = await output(earshot, 'analysis.get', await session(earshot, seller), { id: bad });
  expect(full.exclusion).toEqual(answer.exclusion);
  const [line] = await output(earshot, 'analysis.listByIds', tenant.key, { ids: [bad] });
  expect(line.exclusion).toEqual(answer.exclusion);

  expect(await output(earshot, 'analysis.setExclusion', vera, { id: bad, reason: null })).toEqual({
    id: bad,
    exclusion: null,
  });
  expect(await mean()).toBe(49);
});

it('needs a reason, and an analysis that the caller sees', async () => {
  const id = await insert(10);
  for (const reason of ['', '  ', '\u200b\u3164\u{e0041}', 'x'.repeat(501), undefined, 5])
    expect((await call(earshot, 'analysis.setExclusion', tenant.key, { id, reason })).status).toBe(400);
  const other = await session(earshot, await earshot.user(tenant.companyId, 'supervisor'));
  expect((await call(earshot, 'analysis.setExclusion', other, { id, reason: 'x' })).status).toBe(404);
  expect(
    (await call(earshot, 'analysis.setExclusion', (await earshot.company()).key, { id, reason: 'x' })).status,
  ).toBe(404);
});

it('retention that keeps scores empties the reason and keeps the exclusion; an erased supervisor is no longer named', async () => {
  const { db, storage } = earshot.service;
  const id = await insert(10);
  await output(earshot, 'analysis.setExclusion', await session(earshot, supervisor), {
    id,
    reason: 'Vera Lopes tried',
  });
  await db.transaction((tx) => dropWords(tx, id));
  const admin = await session(earshot, tenant.adminId);
  await output(earshot, 'user.delete', admin, { id: supervisor, analyses: 'keep' });
  const { exclusion } = await output(earshot, 'analysis.get', admin, { id });
  expect(exclusion).toMatchObject({ excludedBy: null, reason: '' });
  expect((await verifyErasure(supervisor, { db, storage })).traces).toEqual([]);
});

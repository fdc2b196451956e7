// What a company wants to reach in trends: who sets it, who sees it, and what is refused (docs/decisions/listing.md#targets).
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';

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
afterAll(() => earshot.stop());

const none = {
  minScore: null,
  minAttendantTalkPct: null,
  maxAttendantTalkPct: null,
  maxInterruptionsPerTenMin: null,
  minCriterionPct: null,
};
const set = (input: Record<string, unknown>, by: string | RequestOptions = admin) =>
  call(earshot, 'company.updateTargets', by, input);
const targetsFor = async (by: string | RequestOptions) =>
  (await output(earshot, 'analysis.getTrends', by, { from: '2026-03-01', to: '2026-03-31' })).targets;

it('an administrator sets them, only what is sent changes, everybody sees them in trends, and the log has it', async () => {
  expect((await output(earshot, 'company.get', tenant.key)).targets).toEqual(none);
  const some = { minScore: 70, maxInterruptionsPerTenMin: 1.5 };
  expect((await set(some)).body.result.data.targets).toEqual({ ...none, ...some });
  expect((await set({ minScore: null, minCriterionPct: 80 })).body.result.data.targets).toEqual({
    ...none,
    maxInterruptionsPerTenMin: 1.5,
    minCriterionPct: 80,
  });
  const seller = await session(earshot, await earshot.user(tenant.companyId, 'salesperson'));
  expect(await targetsFor(seller)).toEqual({ ...none, maxInterruptionsPerTenMin: 1.5, minCriterionPct: 80 });
  const { items } = await output(earshot, 'company.listAudit', admin, { kind: 'company.updated' });
  expect(items[0].details).toMatchObject({ fields: ['targets'], minCriterionPct: 80 });
});

it('two who set different ones at the same time both have their way', async () => {
  await Promise.all([set({ minScore: 60 }), set({ minCriterionPct: 50 }), set({ maxAttendantTalkPct: 65 })]);
  expect(await targetsFor(admin)).toEqual({ ...none, minScore: 60, minCriterionPct: 50, maxAttendantTalkPct: 65 });
});

it.each([
  [{ minScore: 0 }],
  [{ minScore: 101 }],
  [{ minScore: 70.5 }],
  [{ minScore: '70' }],
  [{ minAttendantTalkPct: -1 }],
  [{ maxInterruptionsPerTenMin: 101 }],
  [{ minCriterionPct: [80] }],
  [{ minimumScore: 70 }],
])('%j → 400, and nothing changes', async (input) => {
  await set({ minScore: 40 });
  expect((await set(input)).status).toBe(400);
  expect(await targetsFor(admin)).toEqual({ ...none, minScore: 40 });
});

it('a talk share whose bounds are the wrong way round → 400, also when only one of them is sent', async () => {
  await set({ minAttendantTalkPct: 40, maxAttendantTalkPct: 60 });
  const refused = await set({ maxAttendantTalkPct: 30 });
  expect([refused.status, refused.body.data.reason]).toEqual([400, 'talk_targets_reversed']);
  expect((await set({ minAttendantTalkPct: 20, maxAttendantTalkPct: 30 })).status).toBe(200);
});

it('a key, a salesperson, a supervisor and another company change nothing', async () => {
  expect((await set({ minScore: 1 }, tenant.key)).status).toBe(401);
  for (const role of ['salesperson', 'supervisor'] as const) {
    const own = await session(earshot, await earshot.user(tenant.companyId, role));
    expect((await set({ minScore: 1 }, own)).status).toBe(403);
  }
  const other = await earshot.company();
  expect((await set({ minScore: 1 }, await session(earshot, other.adminId))).status).toBe(200);
  expect(await targetsFor(admin)).toEqual(none);
});

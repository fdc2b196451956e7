// interactionTypes.try: judges by a type that is not saved, and leaves nothing behind (extension: D53; catalogue: Scores).
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from './harness/earshot.ts';
import { call, output } from './harness/procedures.ts';
import { account, insertAnalysis } from './harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

const criterion = (key: string, cue: string, polarity = 'objective') => ({ key, label: key, polarity, cues: [cue] });
const type = {
  key: 'invoice_talk',
  label: 'Invoice talk',
  macroFront: 'sales',
  criteria: [
    criterion('asks_invoices', 'how do you handle your invoices'),
    criterion('offers_visit', 'I will visit your warehouse'),
  ],
};
const attempt = (input: Record<string, unknown>, as = tenant.key) =>
  call(earshot, 'interactionTypes.try', as, { ...type, ...input });

it('judges the conversation by the unsaved criteria; nothing is stored or charged', async () => {
  const { body: analysis } = await earshot.create({ transcript: transcript(2) }, tenant.key);
  const state = async () => [
    await account(earshot.service.db, tenant.companyId),
    (await earshot.get(`/api/analyses/${analysis.id}`, tenant.key)).body,
    (await output(earshot, 'interactionTypes.list', tenant.key)).length,
  ];
  const before = await state();
  const { body } = await attempt({ analysisId: analysis.id });
  const { interactionScore, interactionScorecard } = body.result.data;
  expect([interactionScore, interactionScorecard.score, interactionScorecard.typeKey]).toEqual([
    50,
    50,
    'invoice_talk',
  ]);
  const [met, missed] = interactionScorecard.criteria;
  expect(met).toMatchObject({ key: 'asks_invoices', met: true, timestamp: '00:12' });
  expect(met.evidence).toContain('How do you handle your invoices');
  expect(missed).toMatchObject({ key: 'offers_visit', met: false, evidence: '' });
  expect(await state()).toEqual(before);
});

it('refuses what it cannot judge: 400, 403, 404, 409, 422', async () => {
  const { db } = earshot.service;
  const { companyId } = tenant;
  const waiting = await insertAnalysis(db, companyId, { status: 'pending', run_after: 9e12 }, { transcript: '' });
  const short = await insertAnalysis(db, companyId, {}, { transcript: 'Agent: Hello.' });
  const foreign = await insertAnalysis(db, (await earshot.company()).companyId);
  const seller = await earshot.apiKey(companyId, await earshot.user(companyId, 'salesperson'));
  const twice = [type.criteria[0], type.criteria[0]];
  const status = async (input: Record<string, unknown>, as?: string) => (await attempt(input, as)).status;
  expect(await status({ analysisId: short, criteria: twice })).toBe(400);
  expect(await status({ analysisId: short, criteria: [] })).toBe(400);
  expect(await status({ analysisId: short }, seller)).toBe(403);
  expect(await status({ analysisId: foreign })).toBe(404);
  expect(await status({ analysisId: waiting })).toBe(409);
  expect(await status({ analysisId: short })).toBe(422);
});

it('shares its 60 a minute with analysis.getTrends (extension: x-rate-limits, costly)', async () => {
  for (let asked = 0; asked < 60; asked += 1)
    await call(earshot, 'analysis.getTrends', tenant.key, { from: '2026-03-01', to: '2026-03-02' });
  const { status } = await attempt(
    { analysisId: 'nonexistent' },
    await earshot.apiKey(tenant.companyId, tenant.adminId),
  );
  expect(status).toBe(429);
});

// interactionTypes.try: judges by a type that is not saved, and leaves nothing behind but, with a model, its price (extension: docs/decisions/sign-in.md#d53, docs/decisions/minutes.md#d62; catalogue: Scores).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../packages/server/src/background.ts';
import { holdCredits } from '../../packages/server/src/records/credits.ts';
import { insertTrialHold } from '../../packages/server/src/records/trial-holds.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { complete, type ModelServer, startModelServer } from '../harness/model-server.ts';
import { call, output } from '../harness/procedures.ts';
import { account, insertAnalysis } from '../harness/rows.ts';

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

it('D62: offline it judges the conversation by the unsaved criteria; nothing is stored or charged, whatever the balance', async () => {
  const { body: analysis } = await earshot.create({ transcript: transcript(2) }, tenant.key);
  const state = async () => [
    await account(earshot.service.db, tenant.companyId),
    (await earshot.get(`/api/analyses/${analysis.id}`, tenant.key)).body,
    (await output(earshot, 'interactionTypes.list', tenant.key)).length,
  ];
  await earshot.service.db.run('UPDATE companies SET ledger_hundredths = -500 WHERE id = ?', [tenant.companyId]);
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

it('is in the audit log as a read of the conversation, which it quotes', async () => {
  const { body: analysis } = await earshot.create({ transcript: transcript(2) }, tenant.key);
  const reads = async () =>
    (
      await earshot.service.db.all("SELECT 1 FROM audit_entries WHERE kind = 'analysis.read' AND subject_id = ?", [
        analysis.id,
      ])
    ).length;
  const before = await reads();
  expect((await attempt({ analysisId: analysis.id })).status).toBe(200);
  expect(await reads()).toBe(before + 1);
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

describe('D62: with a model it costs what an analysis costs', () => {
  let model: ModelServer;
  let paid: Earshot;

  beforeAll(async () => {
    model = await startModelServer();
    paid = await startEarshot(model.environment);
  });
  afterAll(async () => {
    await paid.stop();
    await model.stop();
  });

  /** A company with an analysis of two minutes, and what its credits come to. */
  async function withAnalysis(minutes: number, changes: Record<string, number> = {}) {
    const { db } = paid.service;
    const { companyId, key } = await paid.company({ minutes });
    const analysisId = await insertAnalysis(db, companyId, changes, { transcript: transcript(2) });
    const credits = async () => {
      const { ledger, held, entries } = await account(db, companyId);
      expect(entries).toBe(ledger);
      return { ledger, held };
    };
    return { companyId, key, credits, once: () => call(paid, 'interactionTypes.try', key, { ...type, analysisId }) };
  }

  it('minutes are held while the model is asked, spent when it answers, and stand in the ledger', async () => {
    const { key, credits, once } = await withAnalysis(10);
    model.answerWith();
    const seen = model.requests;
    const answer = once();
    await model.requested(seen + 1);
    expect(await credits()).toEqual({ ledger: 1000, held: 200 });
    // This process lives: no sweep takes the hold from it.
    await sweep(paid.service);
    expect(await credits()).toEqual({ ledger: 1000, held: 200 });
    model.release();
    expect((await answer).status).toBe(200);
    expect(await credits()).toEqual({ ledger: 800, held: 0 });
    const { items } = await output(paid, 'credits.getLedger', key);
    expect(items[0]).toMatchObject({ kind: 'trial', minutes: -2, balanceAfter: 8, analysisId: null });
    expect(await output(paid, 'credits.getSummary', key)).toMatchObject({ currentBalance: 8, usedThisMonth: 2 });
  });

  it('a recording costs its duration', async () => {
    const { credits, once } = await withAnalysis(10, { audio_duration_seconds: 299 });
    model.answerWith(complete);
    expect((await once()).status).toBe(200);
    expect(await credits()).toEqual({ ledger: 500, held: 0 });
  });

  it('both 403 of a creation, and no model is asked', async () => {
    const seen = model.requests;
    const poor = await withAnalysis(1);
    const { status, text } = await poor.once();
    expect([status, text]).toEqual([403, expect.stringContaining('Analysis requires 2 min, but balance is 1 min.')]);
    const broke = await withAnalysis(0.5);
    expect((await broke.once()).text).toContain('Insufficient minutes. Current balance: 0.5 min.');
    expect(await poor.credits()).toEqual({ ledger: 100, held: 0 });
    expect(model.requests).toBe(seen);
  });

  it('a failure costs nothing', async () => {
    const { credits, once } = await withAnalysis(10);
    model.answerWith((response) => response.writeHead(400).end('{}'));
    expect((await once()).status).toBeGreaterThanOrEqual(422);
    expect(await credits()).toEqual({ ledger: 1000, held: 0 });
  });

  it('at once they never take the balance below zero', async () => {
    const { credits, once } = await withAnalysis(5);
    model.answerWith();
    const seen = model.requests;
    const answers = Promise.all(Array.from({ length: 8 }, once));
    await model.requested(seen + 2);
    model.answerWith(complete);
    model.release();
    const statuses = (await answers).map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 403)).toHaveLength(6);
    expect(await credits()).toEqual({ ledger: 100, held: 0 });
  });

  it('what a process held that died is given back', async () => {
    const { companyId, credits } = await withAnalysis(10);
    const { db } = paid.service;
    await db.transaction(async (tx) => {
      await holdCredits(tx, companyId, 300);
      await insertTrialHold(tx, { id: `dead-${companyId}`, company_id: companyId, runner_id: 'gone', hundredths: 300 });
    });
    expect(await credits()).toEqual({ ledger: 1000, held: 300 });
    await sweep(paid.service);
    await sweep(paid.service);
    expect(await credits()).toEqual({ ledger: 1000, held: 0 });
  });
});

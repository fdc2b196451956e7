// What changing the type of an analysis costs where a model is asked: told before, held, spent with the change, given back otherwise (docs/decisions/minutes.md#d23, #d62).
import { earshotError } from '@earshot/core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eraseAnalysis } from '../../packages/server/src/analyses/erase.ts';
import { commandLine } from '../../packages/server/src/audit/record-deed.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { holdCredits } from '../../packages/server/src/records/credits.ts';
import { insertTrialHold } from '../../packages/server/src/records/trial-holds.ts';
import { type Earshot, startEarshot, transcript } from '../harness/earshot.ts';
import { complete, type ModelServer, startModelServer } from '../harness/model-server.ts';
import { call, output } from '../harness/procedures.ts';
import { account, insertAnalysis } from '../harness/rows.ts';

let model: ModelServer;
let earshot: Earshot;

beforeAll(async () => {
  model = await startModelServer();
  earshot = await startEarshot(model.environment);
});
afterAll(async () => {
  await earshot.stop();
  await model.stop();
});

/** A company with an analysis of two minutes, and what its credits come to. */
async function withAnalysis(minutes: number, changes: Record<string, number> = {}) {
  const { db } = earshot.service;
  const { companyId, key } = await earshot.company({ minutes });
  const id = await insertAnalysis(db, companyId, { tokens_used: 7, ...changes }, { transcript: transcript(2) });
  const credits = async () => {
    const { ledger, held, entries } = await account(db, companyId);
    expect(entries).toBe(ledger);
    return { ledger, held };
  };
  const input = { id, interactionType: 'negotiation', replaces: null };
  const once = () => call(earshot, 'analysis.setInteractionType', key, input);
  const cost = () => output(earshot, 'analysis.getRescoringCost', key, { id });
  const read = async () => (await earshot.get(`/api/analyses/${id}`, key)).body;
  return { companyId, key, id, credits, once, cost, read };
}

it('the cost that was told is held while the model is asked, and spent with the change', async () => {
  const { key, id, credits, once, cost, read } = await withAnalysis(10);
  expect(await cost()).toEqual({ id, minutes: 2, judgedBy: 'model' });
  model.answerWith();
  const seen = model.requests;
  const answer = once();
  await model.requested(seen + 1);
  expect(await credits()).toEqual({ ledger: 1000, held: 200 });
  // This process lives: no sweep takes the hold from it.
  await sweep(earshot.service);
  expect(await credits()).toEqual({ ledger: 1000, held: 200 });
  model.release();
  const { status, body } = await answer;
  expect([status, body.result.data.minutes]).toEqual([200, 2]);
  expect(await credits()).toEqual({ ledger: 800, held: 0 });
  const { items } = await output(earshot, 'credits.getLedger', key);
  expect(items[0]).toMatchObject({ kind: 'rescoring', minutes: -2, balanceAfter: 8, analysisId: id });
  expect(await output(earshot, 'credits.getSummary', key)).toMatchObject({ usedThisMonth: 2, totalTokensUsed: 107 });
  expect(await read()).toMatchObject({
    interactionType: 'negotiation',
    tokensUsed: 107,
    summary: 'A short call.',
    reading: { judgedBy: 'model' },
  });
});

it('a recording costs its duration', async () => {
  const { credits, once, cost } = await withAnalysis(10, { audio_duration_seconds: 299 });
  model.answerWith(complete);
  expect((await cost()).minutes).toBe(5);
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

it('a failure costs nothing and changes nothing', async () => {
  const { credits, once, read } = await withAnalysis(10);
  const before = await read();
  model.answerWith((response) => response.writeHead(400).end('{}'));
  expect((await once()).status).toBeGreaterThanOrEqual(422);
  expect(await credits()).toEqual({ ledger: 1000, held: 0 });
  expect(await read()).toEqual(before);
});

it('of two at once, one is charged', async () => {
  const { credits, once, read } = await withAnalysis(10);
  model.answerWith();
  const seen = model.requests;
  const answers = Promise.all([once(), once()]);
  await model.requested(seen + 2);
  expect(await credits()).toEqual({ ledger: 1000, held: 400 });
  model.answerWith(complete);
  model.release();
  expect((await answers).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await credits()).toEqual({ ledger: 800, held: 0 });
  expect((await read()).review.typeChanges).toHaveLength(1);
});

it('erased while the model is asked: 404, and nothing is charged', async () => {
  const { companyId, id, credits, once } = await withAnalysis(10);
  model.answerWith();
  const seen = model.requests;
  const answer = once();
  await model.requested(seen + 1);
  await eraseAnalysis(id, 'command', commandLine(companyId), earshot.service);
  model.answerWith(complete);
  model.release();
  expect((await answer).status).toBe(404);
  expect(await credits()).toEqual({ ledger: 1000, held: 0 });
});

it('what a process held that died is given back', async () => {
  const { companyId, credits } = await withAnalysis(10);
  const { db } = earshot.service;
  await db.transaction(async (tx) => {
    await holdCredits(tx, companyId, 200);
    await insertTrialHold(tx, { id: `dead-${companyId}`, company_id: companyId, runner_id: 'gone', hundredths: 200 });
  });
  await sweep(earshot.service);
  await sweep(earshot.service);
  expect(await credits()).toEqual({ ledger: 1000, held: 0 });
});

it('of a transcript that takes too long to read → 422 (docs/decisions/requests.md#d61)', async () => {
  const { key, id, credits, once } = await withAnalysis(10);
  const inspect = vi.spyOn(earshot.service.analyser, 'inspect');
  inspect.mockRejectedValue(earshotError('transcriptUnprocessable'));
  expect((await call(earshot, 'analysis.getRescoringCost', key, { id })).status).toBe(422);
  expect((await once()).status).toBe(422);
  inspect.mockRestore();
  expect(await credits()).toEqual({ ledger: 1000, held: 0 });
});

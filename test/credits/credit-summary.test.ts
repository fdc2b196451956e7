// credits.getSummary: balance less holds, the plan, and what the present UTC month used (docs/decisions/minutes.md#d45, docs/decisions/access.md#d57).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grantCredits } from '../../packages/server/src/accounts/companies.ts';
import { type Earshot, startEarshot, transcript } from '../harness/earshot.ts';
import { complete, type ModelServer, startModelServer } from '../harness/model-server.ts';
import { call, output, session } from '../harness/procedures.ts';

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

const summary = (key: string) => output(earshot, 'credits.getSummary', key);
const fresh = {
  planName: 'Standard',
  planCredits: 600,
  usedThisMonth: 0,
  remainingThisMonth: 600,
  totalTokensUsed: 0,
};

it('of a new company: its opening balance, nothing used', async () => {
  const { key, companyId } = await earshot.company({ minutes: 20 });
  expect(await summary(key)).toEqual({ ...fresh, currentBalance: 20, estimatedMinutesRemaining: 20 });
  const seller = await earshot.user(companyId, 'salesperson');
  expect(await output(earshot, 'credits.getSummary', await session(earshot, seller))).toMatchObject({
    currentBalance: 20,
  });
});

it('a running analysis is held, a completed one debited, a failed one neither', async () => {
  const { key } = await earshot.company({ minutes: 20 });
  model.answerWith();
  const asked = model.requests;
  const running = earshot.create({ transcript: transcript(3) }, key);
  await model.requested(asked + 1);
  expect(await summary(key)).toEqual({ ...fresh, currentBalance: 17, estimatedMinutesRemaining: 17 });
  model.release();
  expect((await running).status).toBe(200);
  const after = {
    ...fresh,
    currentBalance: 17,
    estimatedMinutesRemaining: 17,
    usedThisMonth: 3,
    remainingThisMonth: 597,
    totalTokensUsed: 100,
  };
  expect(await summary(key)).toEqual(after);
  model.answerWith((response) => response.writeHead(401).end('{}'));
  expect((await earshot.create({ transcript: transcript(5) }, key)).status).toBe(500);
  expect(await summary(key)).toEqual(after);
});

it('grants count to the balance and not as use; fractions have two decimals at most (D57)', async () => {
  const { key, companyId } = await earshot.company({ minutes: 1 });
  await grantCredits(earshot.service.db, companyId, 0.1);
  model.answerWith();
  const asked = model.requests;
  const running = earshot.create({ transcript: transcript() }, key);
  await model.requested(asked + 1);
  const shown = async () => (await call(earshot, 'credits.getSummary', key)).text;
  expect(await shown()).toContain('"currentBalance":0.1,');
  model.release();
  expect((await running).status).toBe(200);
  expect(await shown()).toContain('"currentBalance":0.1,');
  await grantCredits(earshot.service.db, companyId, -3.35);
  expect(await summary(key)).toMatchObject({ currentBalance: -3.25, estimatedMinutesRemaining: 0, usedThisMonth: 1 });
});

it('use beyond the plan leaves 0 of the month, not less', async () => {
  const { key, companyId } = await earshot.company({ minutes: 50 });
  await earshot.service.db.run('UPDATE companies SET plan_hundredths = 110 WHERE id = ?', [companyId]);
  model.answerWith(complete);
  await earshot.create({ transcript: transcript() }, key);
  expect(await summary(key)).toMatchObject({ planCredits: 1.1, usedThisMonth: 1, remainingThisMonth: 0.1 });
  await earshot.create({ transcript: transcript(2) }, key);
  expect(await summary(key)).toMatchObject({ usedThisMonth: 3, remainingThisMonth: 0 });
});

it('the month is a UTC calendar month: its last millisecond is out, its first is in', async () => {
  const { key, companyId } = await earshot.company({ minutes: 50 });
  model.answerWith(complete);
  for (const minutes of [1, 2]) await earshot.create({ transcript: transcript(minutes) }, key);
  const now = new Date();
  const monthStart = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const { db } = earshot.service;
  const debits = 'UPDATE credit_entries SET created_at = ? WHERE company_id = ? AND hundredths = ?';
  await db.run(debits, [monthStart - 1, companyId, -100]);
  await db.run(debits, [monthStart, companyId, -200]);
  expect(await summary(key)).toMatchObject({ usedThisMonth: 2, currentBalance: 47, totalTokensUsed: 200 });
});

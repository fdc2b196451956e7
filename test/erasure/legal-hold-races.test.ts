// A legal hold and retention at the same time (docs/decisions/erasure.md).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyRetention } from '../../packages/server/src/analyses/retention.ts';
import type { Database, Queries, Value } from '../../packages/server/src/records/database.ts';
import { type Earshot, startEarshot } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { analysesOf, insertAnalysis } from '../harness/rows.ts';

const dayMs = 24 * 60 * 60 * 1000;
let earshot: Earshot;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off' });
});
afterAll(() => earshot.stop());

it('a legal hold that comes in the middle of a batch keeps what it was answered for, and was answered 404 for what is gone', async () => {
  const { db, now } = earshot.service;
  const tenant = await earshot.company();
  const admin = await session(earshot, tenant.adminId);
  const hold = (id: string) => call(earshot, 'analysis.setLegalHold', admin, { id, held: true });
  const rows: string[] = [];
  for (let days = 75; days > 45; days -= 1)
    rows.push(await insertAnalysis(db, tenant.companyId, { created_at: now() - days * dayMs }));
  await output(earshot, 'company.updateRetention', admin, { analysesDays: 30 });
  const asked: ReturnType<typeof hold>[] = [];
  /** Holds are asked for when the first batch has been chosen, and nothing of it is locked yet: one of this batch, one of the next. */
  const all = async (tx: Queries, ...[statement, values]: Parameters<Queries['all']>) => {
    const found = await tx.all<Record<string, Value>>(statement, values);
    if (statement.startsWith('SELECT id, created_at FROM analyses') && asked.length === 0)
      asked.push(hold(rows[1]!), hold(rows[25]!));
    return found;
  };
  const watched: Database = Object.assign(Object.create(db), {
    transaction: (work: (tx: Queries) => Promise<unknown>) =>
      db.transaction((tx) =>
        work(Object.assign(Object.create(tx), { all: (...each: Parameters<Queries['all']>) => all(tx, ...each) })),
      ),
  });
  await applyRetention({ db: watched, now, pause: async () => void (await Promise.all(asked)) });
  const kept = (await analysesOf(db, tenant.companyId)).map(({ id }) => id);
  const answers = (await Promise.all(asked)).map(({ status }) => status);
  expect([rows[1]!, rows[25]!].map((id) => kept.includes(id))).toEqual(answers.map((status) => status === 200));
  expect(answers[1]).toBe(200);
  expect(kept.length).toBeLessThan(rows.length);
});

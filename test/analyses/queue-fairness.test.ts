// The queue is fair by company, in one process and in several: 10,000 queued analyses of one delay another's next by one (issue 16; docs/decisions/creation.md#d37).
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { claimNext, dueCompanies, queueDepth } from '../../packages/server/src/records/analysis-queue.ts';
import { newId } from '../../packages/server/src/records/ids.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { type ModelServer, startModelServer } from '../harness/model-server.ts';
import { output } from '../harness/procedures.ts';
import { insertAnalysis, insertQueued } from '../harness/rows.ts';

let model: ModelServer;
/** Serves only: what it queues is worked on by `workers`. */
let earshot: Earshot;
let workers: Earshot[];

beforeEach(async () => {
  model = await startModelServer();
  earshot = await startEarshot({ ...model.environment, EARSHOT_BACKGROUND: 'off' });
  workers = [];
});
afterEach(async () => {
  await earshot.service.db.run(
    "DELETE FROM analysis_documents WHERE analysis_id IN (SELECT id FROM analyses WHERE status = 'pending')",
  );
  await earshot.service.db.run("DELETE FROM analyses WHERE status = 'pending'");
  const stopped = Promise.all(workers.map((worker) => worker.stop()));
  const releasing = setInterval(() => model.release(), 20);
  await stopped;
  clearInterval(releasing);
  await earshot.stop();
  await model.stop();
});

const db = () => earshot.service.db;
const dueAt = (company: Tenant, runAfter: number) =>
  insertAnalysis(
    db(),
    company.companyId,
    { status: 'pending', job_id: newId().id, run_after: runAfter },
    { transcript: transcript(2) },
  );
const fill = ({ companyId }: Tenant, count: number) => insertQueued(db(), companyId, count, transcript(2));
/** As issue 16 has it. */
const tenThousand = 10_000;

describe('turns of the queue', () => {
  const claim = async (companyId: string, now = 1_000_000) =>
    (await claimNext(db(), 'words', 'some runner', companyId, now))?.id;

  it('the company served longest ago is first, one that was never served before all', async () => {
    const [many, few, none] = [await earshot.company(), await earshot.company(), await earshot.company()];
    await fill(many, tenThousand);
    await fill(few, 2);
    const order: string[] = [];
    for (;;) {
      const [next] = await dueCompanies(db(), 'words', 1_000_000, 1);
      if (next === undefined || order.length === 6) break;
      await claim(next);
      order.push(next);
    }
    expect(order).toEqual([many, few, many, few, many, many].map(({ companyId }) => companyId));
    await fill(none, 1);
    expect(await dueCompanies(db(), 'words', 1_000_000, 5)).toEqual([none.companyId, many.companyId]);
    expect(await queueDepth(db())).toEqual({ count: tenThousand - 3, since: 1 });
  });

  it('within a company the oldest is first; one whose time has not come counts for nothing (D37)', async () => {
    const [company, later] = [await earshot.company(), await earshot.company()];
    const second = await dueAt(company, 20);
    const first = await dueAt(company, 10);
    await dueAt(later, 2_000_000);
    expect(await dueCompanies(db(), 'words', 1_000_000, 5)).toEqual([company.companyId]);
    expect([await claim(company.companyId), await claim(company.companyId), await claim(company.companyId)]).toEqual([
      first,
      second,
      undefined,
    ]);
    expect(await claim(later.companyId)).toBeUndefined();
    expect(await claim(later.companyId, 2_000_000)).toBeDefined();
  });

  it('many at once never claim one twice', async () => {
    const company = await earshot.company();
    await fill(company, 60);
    let claimed: (string | undefined)[] = [];
    while (claimed.filter((id) => id !== undefined).length < 60)
      claimed = claimed.concat(await Promise.all(Array.from({ length: 20 }, () => claim(company.companyId))));
    const ids = claimed.filter((id) => id !== undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });

  const onSqlite = it.runIf(inject('postgresUrl') === null);
  onSqlite.each(['words', 'recordings'] as const)(
    '%s: costs no look at what else a company has: the plan reads the index of what waits',
    async (lane) => {
      const statements: string[] = [];
      const all = async <Row>(sql: string): Promise<Row[]> => {
        statements.push(sql);
        return [];
      };
      const spied = { ...db(), all };
      await dueCompanies(spied, lane, 0, 1);
      const plan = await db().all<{ detail: string }>(`EXPLAIN QUERY PLAN ${statements[0]}`, [0, 1]);
      const steps = plan.map(({ detail }) => detail).filter((detail) => /analyses| a /.test(detail));
      expect(steps.length).toBeGreaterThan(2);
      for (const step of steps) expect(step).toMatch(/SEARCH .* USING COVERING INDEX analyses_pending/);
    },
  );
});

describe.each([1, 2])('%i processes, whose places two companies have taken', (count) => {
  it('the next one to begin is the third company’s, though ten thousand were there before', async () => {
    const hostile = [await earshot.company(), await earshot.company()];
    await fill(hostile[0]!, tenThousand);
    await fill(hostile[1]!, 150);
    for (let index = 0; index < count; index += 1)
      workers.push(await startEarshot(model.environment, earshot.database, undefined, { processors: 2 }));
    const places = 16 * count;
    await model.requested(places);
    const quiet = await earshot.company();
    const salespersonId = await earshot.user(quiet.companyId, 'salesperson');
    const { id } = await output(earshot, 'analysis.submit', quiet.key, { salespersonId, transcript: transcript(2) });
    const row = () => db().get<{ status: string }>('SELECT status FROM analyses WHERE id = ?', [id]);
    expect(await row()).toEqual({ status: 'pending' });
    model.release(1);
    await model.requested(places + 1);
    expect(await row()).toEqual({ status: 'processing' });
  });

  it('one company alone never has all places: another’s begins at once', async () => {
    const hostile = await earshot.company();
    await fill(hostile, 100);
    for (let index = 0; index < count; index += 1)
      workers.push(await startEarshot(model.environment, earshot.database, undefined, { processors: 2 }));
    const share = 12 * count;
    await model.requested(share);
    const quiet = await earshot.company();
    const salespersonId = await earshot.user(quiet.companyId, 'salesperson');
    const { id } = await output(earshot, 'analysis.submit', quiet.key, { salespersonId, transcript: transcript(2) });
    for (const worker of workers) worker.service.wakeQueue();
    await model.requested(share + 1);
    expect(await db().get('SELECT status FROM analyses WHERE id = ?', [id])).toEqual({ status: 'processing' });
  });
});

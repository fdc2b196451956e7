// The ledger under random interleavings: its sum, the balance and the holds agree at every moment, whatever fails or dies (docs/decisions/minutes.md#d23, #d45, docs/decisions/creation.md#d37).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantCredits } from '../../packages/server/src/accounts/companies.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { operationFacts } from '../../packages/server/src/http/operation-facts.ts';
import type { Database } from '../../packages/server/src/records/database.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { complete, type ModelServer, startModelServer } from '../harness/model-server.ts';
import { call } from '../harness/procedures.ts';
import { type Environment, type Serving, serve } from '../harness/process.ts';

const dayMs = 24 * 60 * 60_000;

/** The same numbers for the same seed, so that a failure can be run again. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

interface Books {
  ledger: number;
  entries: number;
  held: number;
  /** Held by rows that are open, and by others. */
  open: number;
  closed: number;
  /** Minutes taken by debits, and what completed rows there are. */
  debits: number;
  completed: number;
  unfinished: number;
}

/** One statement, so that it sees one moment of the database. */
async function books(db: Database, companyId: string): Promise<Books> {
  const sum = (table: string, condition: string, what = 'SUM(hundredths)') =>
    `(SELECT COALESCE(${what}, 0) FROM ${table} WHERE company_id = c.id${condition})`;
  const held = 'SUM(held_hundredths)';
  const row = await db.get<Record<keyof Books, number>>(
    `SELECT ledger_hundredths AS ledger, held_hundredths AS held, ${sum('credit_entries', '')} AS entries,
       ${sum('analyses', " AND status IN ('pending', 'processing')", held)} AS open,
       ${sum('analyses', " AND status NOT IN ('pending', 'processing')", held)} AS closed,
       ${sum('credit_entries', " AND kind = 'analysis'", 'COUNT(*)')} AS debits,
       ${sum('analyses', " AND status = 'completed'", 'COUNT(*)')} AS completed,
       ${sum('analyses', " AND status IN ('pending', 'processing')", 'COUNT(*)')} AS unfinished
     FROM companies c WHERE id = ?`,
    [companyId],
  );
  return Object.fromEntries(Object.entries(row!).map(([name, value]) => [name, Number(value)])) as unknown as Books;
}

/** What is true at every moment. */
function expectSound({ ledger, entries, held, open, closed, debits, completed }: Books): void {
  expect({ ledger, held, closed, debits }).toEqual({ ledger: entries, held: open, closed: 0, debits: completed });
  expect(ledger - held).toBeGreaterThanOrEqual(0);
}

/** Looks at the books all the time until `work` is done; how often it looked. */
async function watched(db: Database, companyId: string, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  // When the books are wrong the work goes on, and its own end is of no interest.
  done.catch(() => undefined);
  let looks = 0;
  while (!isDone) {
    expectSound(await books(db, companyId));
    looks += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await done;
  return looks;
}

describe('random interleavings', () => {
  let model: ModelServer;
  let servers: Earshot[];

  beforeAll(async () => {
    // Not what is tried here: they would refuse most requests before they reach the credits.
    for (const facts of operationFacts) if (/submitAnalysis|analysis\.submit$/.test(facts.name)) facts.rateLimit = null;
    model = await startModelServer();
    const first = await startEarshot(model.environment);
    servers = [first];
    // Two servers in this one process would wait for each other's SQLite lock on the same thread.
    if (first.service.db.dialect === 'postgres') servers.push(await startEarshot(model.environment, first.database));
  });
  afterAll(async () => {
    for (const server of servers.toReversed()) await server.stop();
    await model.stop();
  });

  it.each([1, 2, 3, 4])('seed %d', async (seed) => {
    const random = randomOf(seed);
    const [first] = servers;
    const { db } = first!.service;
    const tenant = await first!.company({ minutes: 12 });
    const salespersonId = await first!.user(tenant.companyId, 'salesperson');
    await db.run('UPDATE companies SET plan_hundredths = 900 WHERE id = ?', [tenant.companyId]);
    model.answerWith((response) => {
      const kind = random(10);
      if (kind < 6) setTimeout(() => complete(response), random(15));
      else if (kind < 8) response.writeHead(401).end('{}');
      else response.end('not even JSON');
    });
    const server = () => servers[random(servers.length)]!;
    const months = new Set<string>();
    const passTime = async (ms: number) => {
      for (const each of servers) each.advance(ms);
      months.add(new Date(first!.service.now()).toISOString().slice(0, 7));
      await Promise.all(Array.from({ length: 4 }, () => sweep(server().service)));
      for (const each of servers) each.service.wakeQueue();
    };
    // The month in which it begins is granted by now, whether or not the servers' own sweep came first.
    await passTime(0);
    const moves: (() => Promise<unknown>)[] = [
      () => server().create({ transcript: transcript(1 + random(3)) }, tenant.key),
      () => server().create({ transcript: 'Hi.' }, tenant.key),
      () => call(server(), 'analysis.submit', tenant.key, { salespersonId, transcript: transcript(1 + random(3)) }),
      () => call(server(), 'analysis.submit', tenant.key, { salespersonId, transcript: 'Hi.' }),
      () => grantCredits(server().service.db, tenant.companyId, random(300) / 100),
    ];
    const run = async () => {
      for (let round = 0; round < 6; round += 1)
        // Time passes once a round, so that no month is over before it was looked at.
        await Promise.all([
          ...Array.from({ length: 8 }, () => moves[random(moves.length)]!()),
          passTime(random(2) ? 35_000 : dayMs * (5 + random(20))),
          ...Array.from({ length: 4 }, () => moves[random(moves.length)]!()),
        ]);
    };
    expect(await watched(db, tenant.companyId, run())).toBeGreaterThan(10);

    // Whatever waits for a retry gets its time.
    model.answerWith(complete);
    await expect
      .poll(async () => {
        await passTime(130_000);
        return (await books(db, tenant.companyId)).unfinished;
      })
      .toBe(0);
    const end = await books(db, tenant.companyId);
    expectSound(end);
    expect(end.held).toBe(0);
    const plans = await db.all<{ reference: string; hundredths: number }>(
      "SELECT reference, hundredths FROM credit_entries WHERE company_id = ? AND kind = 'plan' ORDER BY reference",
      [tenant.companyId],
    );
    // The first month is that of the opening balance (docs/decisions/access.md#d57); of the others each was granted once.
    months.delete(new Date().toISOString().slice(0, 7));
    expect(plans).toEqual([...months].toSorted().map((month) => ({ reference: `plan:${month}`, hundredths: 900 })));
  });
});

describe('killed processes', () => {
  let model: ModelServer;
  let earshot: Earshot;
  let tenant: Tenant;
  let environment: Environment;

  beforeAll(async () => {
    model = await startModelServer();
    earshot = await startEarshot({ ...model.environment, EARSHOT_BACKGROUND: 'off' });
    tenant = await earshot.company({ minutes: 30 });
    environment = {
      ...model.environment,
      EARSHOT_DATABASE_URL: earshot.database.url,
      EARSHOT_STORAGE_URL: `file:${earshot.database.storageFolder}`,
    };
  });
  afterAll(async () => {
    await earshot.stop();
    await model.stop();
  });

  it('at random moments of creating and queueing leave the books sound, and at the end nothing open', async () => {
    const random = randomOf(7);
    const { db } = earshot.service;
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    model.answerWith((response) => setTimeout(() => complete(response), 50 + random(200)));
    const ask = (server: Serving, path: string, json: object) =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-API-Key': tenant.key },
        body: JSON.stringify(json),
      }).catch(() => undefined);
    let survivor = await serve(environment);
    const run = async () => {
      for (let round = 0; round < 3; round += 1) {
        const victim = survivor;
        const asked = model.requests;
        const answers = Array.from({ length: 8 }, (_, index) =>
          index % 2
            ? ask(victim, '/api/analyses', { transcript: transcript() })
            : ask(victim, '/v1/analysis.submit', { json: { salespersonId, transcript: transcript(2) } }),
        );
        await model.requested(asked + 1 + random(6));
        await new Promise((resolve) => setTimeout(resolve, random(150)));
        victim.child.kill('SIGKILL');
        [survivor] = await Promise.all([serve(environment), ...answers]);
      }
    };
    await watched(db, tenant.companyId, run());
    await expect
      .poll(
        async () => {
          await db.run("UPDATE analyses SET run_after = 0 WHERE status = 'pending'");
          return (await books(db, tenant.companyId)).unfinished;
        },
        { interval: 200 },
      )
      .toBe(0);
    await survivor.end('SIGKILL');
    const end = await books(db, tenant.companyId);
    expectSound(end);
    expect(end.held).toBe(0);
    // Those that were queued are all done; those that somebody waited for are done or failed.
    const ended = await db.all<{ status: string; job_id: string | null; error_source: string; retries: number }>(
      'SELECT status, job_id, error_source, auto_retry_count AS retries FROM analyses',
    );
    const failed = ended.filter(({ status }) => status === 'failed');
    for (const row of failed) expect(row).toMatchObject({ job_id: null, error_source: 'interrupted' });
    expect(end.completed).toBe(ended.length - failed.length);
    // The kills have hit.
    expect(failed.length + ended.filter(({ retries }) => retries > 0).length).toBeGreaterThan(0);
  });
});

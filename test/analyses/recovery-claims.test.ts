// What a sweep may take for abandoned: nothing that is claimed at that moment, and nothing of a process whose id it cannot see (docs/decisions/creation.md#d37, docs/decisions/database.md#a-process-is-a-row).
import { hostname } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recover } from '../../packages/server/src/analyses/recover.ts';
import { allRunners, insertRunner } from '../../packages/server/src/records/runners.ts';
import { here } from '../../packages/server/src/runner.ts';
import { type Earshot, startEarshot, transcript } from '../harness/earshot.ts';
import { output } from '../harness/procedures.ts';

let earshot: Earshot;

beforeEach(async () => {
  earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off' });
});
afterEach(() => earshot.stop());

it('an analysis whose claim is written, and not yet known to the process that claims it, stays claimed', async () => {
  const { db, runner } = earshot.service;
  const { key, companyId } = await earshot.company();
  const salespersonId = await earshot.user(companyId, 'salesperson');
  const { id } = await output(earshot, 'analysis.submit', key, { salespersonId, transcript: transcript(2) });
  let answer = () => {};
  const claimed = runner.claiming(async () => {
    await db.run("UPDATE analyses SET status = 'processing', runner_id = ?, fence = fence + 1", [runner.id]);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    void runner.holding(id, () => new Promise<void>(() => undefined));
  });
  await expect.poll(() => db.get("SELECT 1 AS n FROM analyses WHERE status = 'processing'")).toBeDefined();
  const recovered = recover(earshot.service);
  answer();
  await Promise.all([claimed, recovered]);
  expect(await db.all('SELECT status, auto_retry_count FROM analyses')).toEqual([
    { status: 'processing', auto_retry_count: 0 },
  ]);
});

it('a process of another container of the same name lives until its lease ends, and one of this host only as long as it runs', async () => {
  const { db } = earshot.service;
  const seen_at = earshot.service.now();
  const pid = 2 ** 22 + 1;
  await insertRunner(db, { id: 'elsewhere', hostname: `${hostname()} another start pid:[7]`, pid, seen_at });
  await insertRunner(db, { id: 'older version', hostname: hostname(), pid, seen_at });
  await insertRunner(db, { id: 'here', hostname: here, pid, seen_at });
  await recover(earshot.service);
  const left = (await allRunners(db)).map(({ id }) => id);
  expect(left).not.toContain('here');
  expect(left).toContain('elsewhere');
  earshot.advance(31_000);
  await recover(earshot.service);
  expect((await allRunners(db)).map(({ id }) => id)).not.toContain('elsewhere');
});

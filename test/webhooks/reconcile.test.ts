// client.analyses.reconcile against a real server: what its receiver did not get, each analysis once (docs/contract.md#delivery-and-retry).
import { ConfigurationError, EarshotClient, type ReconcilePosition } from '@earshot/core/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { insertAnalysis } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;
let client: EarshotClient;
beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company();
  client = new EarshotClient({ apiKey: tenant.key, baseUrl: earshot.url });
});
afterAll(() => earshot.stop());

const hourMs = 60 * 60 * 1000;
const insert = (agoMs: number, changes = {}) =>
  insertAnalysis(earshot.service.db, tenant.companyId, { created_at: Date.now() - agoMs, ...changes });

it('reads them in full, over pages and positions, and leaves out what is known, failed, too old or another company’s', async () => {
  await insert(50 * hourMs);
  await insert(3 * hourMs, { status: 'failed' });
  await insertAnalysis(earshot.service.db, (await earshot.company()).companyId, { created_at: Date.now() - hourMs });
  const running = await insert(2 * hourMs, { status: 'processing', runner_id: null });
  const ids: string[] = [];
  for (let index = 0; index < 130; index++) ids.push(await insert(hourMs - index * 1000));
  const known = new Set(ids.slice(0, 100));

  const got: string[] = [];
  let position: ReconcilePosition | undefined;
  const options = {
    onAnalysis: ({ id, transcript }: { id: string; transcript: string }, reached: ReconcilePosition) => {
      expect(transcript).toBe('Agent: Hello.');
      got.push(id);
      position = reached;
    },
    isKnown: (id: string) => known.has(id),
    limit: 20,
  };
  const first = await client.analyses.reconcile({ since: new Date(Date.now() - 40 * hourMs), ...options });
  expect(first).toMatchObject({ count: 20, isComplete: false, position });
  expect(first.position.unfinished).toEqual([running]);
  const second = await client.analyses.reconcile({ since: first.position, ...options });
  expect(second).toMatchObject({ count: 10, isComplete: true });
  expect(got).toEqual(ids.slice(100));

  await earshot.service.db.run("UPDATE analyses SET status = 'completed' WHERE id = ?", [running]);
  const third = await client.analyses.reconcile({ since: second.position, ...options });
  expect(third).toMatchObject({ count: 1, isComplete: true });
  expect(got.at(-1)).toBe(running);
  expect(await client.analyses.reconcile({ since: third.position, ...options })).toMatchObject({ count: 0 });
});

it('needs a key, since it reads the list', async () => {
  const inSession = new EarshotClient({ session: true, baseUrl: earshot.url });
  await expect(inSession.analyses.reconcile({ since: new Date(0), onAnalysis: () => undefined })).rejects.toThrow(
    ConfigurationError,
  );
});

it('can be aborted', async () => {
  const stop = new AbortController();
  await insert(hourMs);
  await insert(hourMs - 1);
  const call = client.analyses.reconcile({
    since: new Date(Date.now() - 2 * hourMs),
    onAnalysis: () => stop.abort(new Error('enough')),
    signal: stop.signal,
  });
  await expect(call).rejects.toThrow('enough');
});

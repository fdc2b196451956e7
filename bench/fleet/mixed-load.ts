// Everything at once, for as long as is asked for: all kinds of requests, deliveries and a retention run, among a million analyses. Memory must stay flat.
import { setTimeout as sleep } from 'node:timers/promises';
import { insertAnalyses } from '../fixture.ts';
import { quantile } from '../quantile.ts';
import { residentMb } from '../resident-memory.ts';
import type { Findings } from './checks.ts';
import { outside } from './hosts.ts';
import type { FleetProcess } from './processes.ts';
import type { Scenario } from './scenario.ts';
import type { World } from './world.ts';

const analyses = 1_000_000;
const atOnce = 10_000;
const sampleEveryMs = 5_000;
const metricsPort = 9090;
/** The last quarter of the time may need so much more than the second one; the first is for warming up. */
const allowedGrowth = 1.15;
const allowedMb = 20;

export const mixedLoad: Scenario = {
  servers: 2,
  workers: 2,
  mix: { create: 4, submit: 3, upload: 1, list: 5, read: 5, search: 2, trends: 1, page: 4 },
  settings: () => ({ EARSHOT_METRICS_PORT: String(metricsPort) }),
  prepare: fill,
  befall: async (world, forMs) => {
    const until = performance.now() + forMs;
    const samples = new Map<string, Sample[]>();
    // Old enough to be gone, and a company's worth: about as many as are made in the meantime.
    await eraseOld(world);
    while (performance.now() < until) {
      await sleep(sampleEveryMs);
      for (const one of world.processes)
        samples.set(one.host.name, [...(samples.get(one.host.name) ?? []), await sampleOf(one)]);
    }
    return toldMemory(samples, await erased(world));
  },
};

async function fill({ db, tenants }: World): Promise<void> {
  const each = Math.ceil(analyses / tenants.length);
  for (const { company } of tenants)
    for (let from = 0; from < each; from += atOnce)
      await db.transaction(async (tx) => {
        // No triggers: the index of the search would be made for hours.
        await tx.run('SET LOCAL session_replication_role = replica');
        await insertAnalyses(tx, company, from, Math.min(each, from + atOnce));
      });
  await db.run('VACUUM ANALYZE');
}

async function eraseOld({ processes, tenants: [tenant] }: World): Promise<void> {
  const server = processes.find(({ kind }) => kind === 'serve')!.url;
  const answer = await fetch(`${server}/v1/company.updateRetention`, {
    method: 'POST',
    headers: {
      Cookie: tenant!.cookie,
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      Origin: `http://${outside}`,
    },
    body: JSON.stringify({ json: { analysesDays: 30, keepsScores: false } }),
  });
  if (!answer.ok) throw new Error(`retention was not set: ${answer.status} ${await answer.text()}`);
}

async function erased({ db, tenants }: World): Promise<number> {
  const { companyId } = tenants[0]!;
  const before = Date.now() - 30 * 86_400_000;
  const row = await db.get<{ n: number }>(
    'SELECT count(*) AS n FROM analyses WHERE company_id = ? AND created_at < ?',
    [companyId, before],
  );
  return Math.ceil(analyses / tenants.length) - row!.n;
}

interface Sample {
  residentMb: number;
  /** What the main thread's heap holds, with garbage; NaN of a worker, which has no metrics. */
  heapMb: number;
}

async function sampleOf({ host, kind, pid }: FleetProcess): Promise<Sample> {
  const metrics = kind === 'serve' ? await (await fetch(`http://${host.address}:${metricsPort}/metrics`)).text() : '';
  const heap = Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]);
  return { residentMb: await residentMb(pid), heapMb: heap / 1e6 };
}

function toldMemory(samples: ReadonlyMap<string, readonly Sample[]>, erasedAnalyses: number): Findings {
  const figures = [`retention erased ${erasedAnalyses} analyses meanwhile`];
  const faults = erasedAnalyses > 0 ? [] : ['retention did nothing'];
  for (const [name, all] of samples) {
    const quarters = [0, 1, 2, 3].map((n) => all.slice((n * all.length) / 4, ((n + 1) * all.length) / 4));
    const resident = quarters.map((quarter) =>
      quantile(
        quarter.map(({ residentMb }) => residentMb),
        0.5,
      ),
    );
    const heap = quarters.map((quarter) => Math.min(...quarter.map(({ heapMb }) => heapMb)));
    const inMb = (values: number[]) => values.map((value) => value.toFixed(0)).join(', ');
    const told = `memory of ${name}, by quarters of the time: ${inMb(resident)} MB (medians); smallest heap ${inMb(heap)} MB`;
    figures.push(told);
    if (!(resident[3]! <= resident[1]! * allowedGrowth + allowedMb)) faults.push(told);
  }
  return { faults, figures };
}

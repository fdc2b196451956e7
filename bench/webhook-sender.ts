// What bench/delivery.ts measures, in a process of its own: the bare loop, the worker on a full queue (filled before), or the worker on events that come one by one.
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { createCompany } from '../packages/server/src/accounts/companies.ts';
import { readSettings } from '../packages/server/src/read-settings.ts';
import { type Database, openDatabase, type Queries } from '../packages/server/src/records/database.ts';
import type { Service } from '../packages/server/src/service.ts';
import { startService } from '../packages/server/src/start-service.ts';
import { insertAnalysis } from '../test/harness/rows.ts';
import { queueEvent, storeDestination } from '../test/harness/webhooks.ts';
import { type QueuePlan, queues } from './webhook-queues.ts';

export interface SenderJob {
  role: keyof typeof roles;
  url: string;
  databaseUrl: string;
  /** Port of the Redis of bullmq. */
  redisPort: number;
  certificate: string;
  /** Requests at a time of the bare loop. */
  concurrency: number;
  /** Paths of the destinations. */
  paths: string[];
  /** Events, each for every destination. */
  events: number;
  /** Deliveries before the measured ones. */
  warmUp: number;
  everyMs: number;
}

const bodyBytes = 4096;
const body = (queuedAt: number, serial: number) =>
  JSON.stringify({ queuedAt, serial, fill: 'x'.repeat(bodyBytes - 60) });

/** Prints the processor time of a delivery, in µs, between the end of the warm-up and the last. `done` tells how many there were so far. */
function watchCpu(warmUp: number, done: () => Promise<number>): () => Promise<void> {
  type Sample = { count: number; cpu: number };
  let first: Sample | undefined;
  const sample = async (): Promise<Sample> => {
    const { user, system } = process.cpuUsage();
    return { count: await done(), cpu: user + system };
  };
  const timer = setInterval(async () => {
    const now = await sample();
    if (now.count >= warmUp) first ??= now;
  }, 50);
  return async () => {
    clearInterval(timer);
    const last = await sample();
    if (first && last.count > first.count) {
      const cpuMicroseconds = Math.round((last.cpu - first.cpu) / (last.count - first.count));
      process.send!({ cpuMicroseconds });
    }
  };
}

/** What any sender must do: sign and post over kept connections. */
async function signAndPost(agent: Agent, url: string, text: string): Promise<void> {
  const timestamp = '1773493541';
  const signature = createHmac('sha256', 'f'.repeat(64)).update(`${timestamp}.${text}`).digest('hex');
  const answer = await request(url, {
    method: 'POST',
    dispatcher: agent,
    headers: {
      'Content-Type': 'application/json',
      'X-Service-Event': 'analysis.completed',
      'X-Service-Timestamp': timestamp,
      'X-Service-Signature': `sha256=${signature}`,
    },
    body: text,
  });
  await answer.body.dump();
}

async function bareLoop({ url, certificate, concurrency, events, warmUp }: SenderJob): Promise<void> {
  const agent = new Agent({ connect: { ca: certificate }, connections: concurrency, pipelining: 1 });
  let next = 0;
  const report = watchCpu(warmUp, async () => next);
  const loop = async () => {
    while (next < events) {
      next += 1;
      await signAndPost(agent, `${url}/bare`, body(0, next));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, loop));
  await report();
  await agent.close();
}

/** By another queue. */
const peer =
  (drain: (plan: QueuePlan) => Promise<void>) =>
  async ({ url, databaseUrl, redisPort, certificate, paths, events, warmUp }: SenderJob): Promise<void> => {
    const agent = new Agent({ connect: { ca: certificate }, connections: 64, pipelining: 1 });
    let sent = 0;
    const report = watchCpu(warmUp, async () => sent);
    const bodies = Array.from({ length: events }, (_, serial) => body(0, serial));
    await drain({
      databaseUrl,
      redisPort,
      jobs: bodies.flatMap((text) => paths.map((path) => ({ path, body: text }))),
      send: async ({ path, body: text }) => {
        await signAndPost(agent, url + path, text);
        sent += 1;
      },
    });
    await report();
    await agent.close();
  };

async function queueNow(tx: Queries, analysisId: string, destinationIds: readonly string[], serial: number) {
  const now = Date.now();
  await queueEvent(tx, analysisId, destinationIds, body(now, serial), now);
}

/** A company with these destinations and as many completed analyses as there will be events. */
async function populate(db: Database, { url, paths, events }: SenderJob) {
  const { id: companyId } = await createCompany(db, {
    name: 'Kilo',
    language: 'en',
    planName: 'Standard',
    planMinutes: 600,
    openingMinutes: 600,
  });
  const destinationIds: string[] = [];
  for (const path of paths) destinationIds.push((await storeDestination(db, companyId, url + path)).id);
  const analysisIds: string[] = [];
  for (let serial = 0; serial < events; serial++) analysisIds.push(await insertAnalysis(db, companyId));
  return { destinationIds, analysisIds };
}

async function fill(job: SenderJob): Promise<void> {
  const db = await openDatabase(job.databaseUrl);
  await db.migrate();
  const { destinationIds, analysisIds } = await populate(db, job);
  await db.transaction(async (tx) => {
    for (const [serial, analysisId] of analysisIds.entries()) await queueNow(tx, analysisId, destinationIds, serial);
  });
  // Rows by SQL are not in the index of the search: the process would write it meanwhile.
  await db.run('DELETE FROM search_due');
  if (db.dialect === 'postgres') await db.run('ANALYZE');
  await db.close();
}

function startWorker({ databaseUrl, certificate }: SenderJob): Promise<Service> {
  const environment = {
    EARSHOT_DATABASE_URL: databaseUrl,
    EARSHOT_LOG_LEVEL: 'warn',
    EARSHOT_ANALYSIS_ENGINE: 'embedded',
  };
  return startService(readSettings({ ...process.env, ...environment }), {
    certificateAuthority: certificate,
    isAllowed: () => true,
  });
}

async function deliverQueue(job: SenderJob): Promise<void> {
  const service = await startWorker(job);
  const total = job.events * job.paths.length;
  const done = async () =>
    (await service.metrics.webhookAttempts.get()).values.reduce((sum, { value }) => sum + value, 0);
  const report = watchCpu(job.warmUp, done);
  while ((await done()) < total) await sleep(20);
  await report();
  await service.close();
}

async function deliverEvents(job: SenderJob): Promise<void> {
  const service = await startWorker(job);
  const { destinationIds, analysisIds } = await populate(service.db, job);
  for (const [serial, analysisId] of analysisIds.entries()) {
    await service.db.transaction((tx) => queueNow(tx, analysisId, destinationIds, serial));
    service.wakeDeliveries();
    await sleep(job.everyMs);
  }
  await service.close();
}

const roles = {
  bare: bareLoop,
  graphile: peer(queues.graphile),
  'pg-boss': peer(queues['pg-boss']),
  bullmq: peer(queues.bullmq),
  fill,
  queue: deliverQueue,
  events: deliverEvents,
};
process.once('message', async (job: SenderJob) => {
  await roles[job.role](job);
  process.exit();
});

// Deliveries by `earshot worker` processes that are killed with SIGKILL at random moments: who got what, and what was in hand at each kill.
import { createCompany } from '../../packages/server/src/accounts/companies.ts';
import { openDatabase } from '../../packages/server/src/records/database.ts';
import { type Environment, type Running, work } from './process.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { queueEvents, storeDestination, wholeQueue } from './webhooks.ts';

export interface CrashPlan {
  databaseUrl: string;
  events: number;
  /** Each event goes to all of these. */
  destinations: number;
  kills: number;
  /** Ends the leases of the dead by SQL, once nobody lives, instead of waiting for 20 s. */
  endLeases: boolean;
}

export interface CrashReport {
  expected: number;
  received: number;
  /** Deliveries that never came. */
  lost: string[];
  /** Requests beyond the first of their delivery. */
  duplicates: number;
  /** Deliveries that came more often than kills found them in hand, plus once. */
  unexplained: string[];
  /** Deliveries whose requests differ in timestamp, signature or body. */
  altered: string[];
  inHandAtKills: number[];
}

/** Settings of processes that deliver to loopback and trust the tests' certificate. */
export const loopbackProcess = (databaseUrl: string, certificatePath: string): Environment => ({
  EARSHOT_DATABASE_URL: databaseUrl,
  EARSHOT_ALLOW_PRIVATE_NETWORK: 'true',
  EARSHOT_ANALYSIS_ENGINE: 'embedded',
  EARSHOT_LOG_LEVEL: 'info',
  NODE_EXTRA_CA_CERTS: certificatePath,
});

/** A company with destinations at a receiver that takes up to 20 ms for an answer, and its events in the queue. */
export async function fillQueue(databaseUrl: string, receiver: Receiver, destinations: number, events: number) {
  receiver.answerWith((response) => setTimeout(() => response.writeHead(204).end(), Math.random() * 20));
  const db = await openDatabase(databaseUrl);
  await db.migrate();
  const { id: companyId } = await createCompany(db, {
    name: 'Kilo',
    language: 'en',
    planName: 'Standard',
    planMinutes: 600,
    openingMinutes: 600,
  });
  const ids: string[] = [];
  for (let index = 0; index < destinations; index++)
    ids.push((await storeDestination(db, companyId, `${receiver.url}/${index}`)).id);
  const bodies = await queueEvents(db, companyId, ids, events);
  return { db, expected: ids.flatMap((_, index) => bodies.map((body) => `/${index} ${body}`)) };
}

export async function crashRun(plan: CrashPlan, environment: Environment): Promise<CrashReport> {
  const receiver = await startReceiver();
  const { db, expected } = await fillQueue(plan.databaseUrl, receiver, plan.destinations, plan.events);
  const nameOf = new Map<string, string>();
  for (const row of await db.all<{ id: string; target_url: string; body: string }>(
    `SELECT d.id, w.target_url, b.body FROM webhook_deliveries d
     JOIN webhook_destinations w ON w.id = d.destination_id JOIN webhook_bodies b ON b.id = d.body_id`,
  ))
    nameOf.set(row.id, `${new URL(row.target_url).pathname} ${row.body}`);
  const inHand = new Map<string, number>();
  const inHandAtKills: number[] = [];
  const attempts = new Map<string, number>();
  let worker: Running | undefined;
  try {
    for (let kill = 0; kill < plan.kills; kill++) {
      worker = await work(environment);
      // At a random request of this worker's share, and then at a random moment of what that sets off.
      const share = (expected.length - receiver.received.length) / (plan.kills - kill + 1);
      await receiver.count(receiver.received.length + 1 + Math.floor(Math.random() * share));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
      await worker.end('SIGKILL');
      const rows = (await wholeQueue(db)).filter((row) => row.attempts > (attempts.get(row.id) ?? 0));
      inHandAtKills.push(rows.length);
      for (const row of rows) {
        const delivery = nameOf.get(row.id)!;
        attempts.set(row.id, row.attempts);
        inHand.set(delivery, (inHand.get(delivery) ?? 0) + 1);
      }
    }
    if (plan.endLeases)
      await db.run('UPDATE webhook_deliveries SET next_attempt_at = ? WHERE attempts > 0', [Date.now()]);
    worker = await work(environment);
    while ((await wholeQueue(db)).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    await worker.end('SIGTERM');
  } finally {
    if (worker && worker.child.exitCode === null && worker.child.signalCode === null) await worker.end('SIGKILL');
    await db.close();
    await receiver.stop();
  }
  const groups = Map.groupBy(receiver.received, ({ path, body }) => `${path} ${body}`);
  const signed = ({ headers }: { headers: Record<string, unknown> }) =>
    `${headers['x-service-timestamp']} ${headers['x-service-signature']}`;
  return {
    expected: expected.length,
    received: receiver.received.length,
    lost: expected.filter((delivery) => !groups.has(delivery)),
    duplicates: receiver.received.length - groups.size,
    unexplained: [...groups].filter(([name, all]) => all.length > 1 + (inHand.get(name) ?? 0)).map(([name]) => name),
    altered: [...groups]
      .filter(([name, all]) => !expected.includes(name) || new Set(all.map(signed)).size > 1)
      .map(([name]) => name),
    inHandAtKills,
  };
}

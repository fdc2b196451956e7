// The same deliveries by queues that anybody can take from npm, each set up for throughput as its documentation says: graphile-worker and pg-boss on Postgres, bullmq on Redis.
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import { Logger, makeWorkerUtils, run } from 'graphile-worker';
import { PgBoss } from 'pg-boss';

export interface QueuePlan {
  databaseUrl: string;
  redisPort: number;
  jobs: readonly Job[];
  send: (job: Job) => Promise<void>;
}

interface Job {
  path: string;
  body: string;
}

const rowsAtOnce = 1_000;
const name = 'deliver';
/** As many as the worker of Earshot has under way for the four destinations. */
const atOnce = 64;

function* batches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += rowsAtOnce) yield all.slice(at, at + rowsAtOnce);
}

/** Resolves when all jobs were sent. */
function countSent({ jobs, send }: QueuePlan) {
  let sent = 0;
  const sendOne = async (job: Job) => {
    await send(job);
    sent += 1;
  };
  const untilAll = async () => {
    while (sent < jobs.length) await sleep(20);
  };
  return { sendOne, untilAll };
}

async function graphile(plan: QueuePlan): Promise<void> {
  const connectionString = plan.databaseUrl;
  const utils = await makeWorkerUtils({ connectionString });
  await utils.migrate();
  for (const batch of batches(plan.jobs)) await utils.addJobs(batch.map((payload) => ({ identifier: name, payload })));
  await utils.release();
  const { sendOne, untilAll } = countSent(plan);
  const runner = await run({
    connectionString,
    noHandleSignals: true,
    // A line a job would cost it a fifth of its rate.
    logger: new Logger(() => () => undefined),
    taskList: { [name]: (payload) => sendOne(payload as Job) },
    preset: {
      worker: {
        concurrentJobs: atOnce,
        maxPoolSize: 10,
        localQueue: { size: 256 },
        completeJobBatchDelay: 10,
        failJobBatchDelay: 10,
      },
    },
  });
  await untilAll();
  await runner.stop();
}

async function pgBoss(plan: QueuePlan): Promise<void> {
  const boss = new PgBoss({ connectionString: plan.databaseUrl });
  await boss.start();
  await boss.createQueue(name);
  for (const batch of batches(plan.jobs))
    await boss.insert(
      name,
      batch.map((data) => ({ data })),
    );
  const { sendOne, untilAll } = countSent(plan);
  // A batch is completed as a whole, so several overlap; it fetches the next one at once while batches are full.
  const options = { batchSize: atOnce, localConcurrency: 4, burstWhenBatchFull: true, pollingIntervalSeconds: 0.5 };
  await boss.work<Job>(name, options, async (batch) => {
    await Promise.all(batch.map(({ data }) => sendOne(data)));
  });
  await untilAll();
  await boss.stop();
}

async function bullmq(plan: QueuePlan): Promise<void> {
  const connection = { host: '127.0.0.1', port: plan.redisPort };
  const queue = new Queue<Job>(name, { connection });
  const options = { removeOnComplete: true };
  for (const batch of batches(plan.jobs)) await queue.addBulk(batch.map((data) => ({ name, data, opts: options })));
  const { sendOne, untilAll } = countSent(plan);
  const worker = new Worker<Job>(name, ({ data }) => sendOne(data), { connection, concurrency: atOnce });
  await untilAll();
  await worker.close();
  await queue.obliterate({ force: true });
  await queue.close();
}

/** Each fills its queue, and then empties it. */
export const queues = { graphile, 'pg-boss': pgBoss, bullmq } as const;

// The same deliveries by graphile-worker, which keeps its queue in Postgres too: a job each, with its body; no look-up guard, no fairness, no order of attempts.
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, makeWorkerUtils, run } from 'graphile-worker';

export interface GraphilePlan {
  databaseUrl: string;
  paths: readonly string[];
  /** Bodies, each for every path. */
  bodies: readonly string[];
  send: (path: string, body: string) => Promise<void>;
}

const rowsAtOnce = 1_000;

/** Fills the queue, and then empties it. */
export async function deliverByGraphile({ databaseUrl, paths, bodies, send }: GraphilePlan): Promise<void> {
  const connectionString = databaseUrl;
  const utils = await makeWorkerUtils({ connectionString });
  await utils.migrate();
  const jobs = bodies.flatMap((body) => paths.map((path) => ({ identifier: 'deliver', payload: { path, body } })));
  for (let at = 0; at < jobs.length; at += rowsAtOnce) await utils.addJobs(jobs.slice(at, at + rowsAtOnce));
  await utils.release();

  let delivered = 0;
  const runner = await run({
    connectionString,
    noHandleSignals: true,
    // A line a job would cost it a fifth of its rate.
    logger: new Logger(() => () => undefined),
    taskList: {
      deliver: async (payload) => {
        const { path, body } = payload as { path: string; body: string };
        await send(path, body);
        delivered += 1;
      },
    },
    preset: {
      worker: {
        concurrentJobs: 64,
        maxPoolSize: 10,
        localQueue: { size: 256 },
        completeJobBatchDelay: 10,
        failJobBatchDelay: 10,
      },
    },
  });
  while (delivered < jobs.length) await sleep(20);
  await runner.stop();
}

// Webhook deliveries through the queue on disk against a bare loop of undici.request and HMAC (0.6 of its rate at least), and what a hanging destination costs 49 others (1.5 times at the 99th percentile at most).
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { certificate } from '../test/harness/certificate.ts';
import { freePort, startPostgres } from '../test/harness/postgres.ts';
import { startRedis } from './redis.ts';
import { queues } from './webhook-queues.ts';
import type { SenderJob } from './webhook-sender.ts';
import type { SinkOrder, SinkReport } from './webhook-sink.ts';

const { values: options } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    deliveries: { type: 'string', default: '10000' },
    only: { type: 'string' },
    /** Also has other queues do it, all of them or those named, with commas; needs --postgres, and bullmq a redis-server. */
    beside: { type: 'string', default: '' },
  },
});
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const { key, cert, path: certPath } = await certificate();
const folder = await mkdtemp(join(tmpdir(), 'earshot-delivery-'));
const keyPath = join(folder, 'key.pem');
await writeFile(keyPath, key);
const postgres = options.postgres ? await startPostgres('shared_buffers=512MB', 'max_wal_size=4GB') : null;

const peers = (options.beside === 'all' ? ['graphile', 'pg-boss', 'bullmq'] : options.beside.split(',')).filter(
  (name): name is keyof typeof queues => name in queues,
);
const redis = peers.includes('bullmq') ? await startRedis(folder, await freePort()) : null;

let serial = 0;
async function newDatabase(): Promise<string> {
  serial += 1;
  return postgres ? postgres.createDatabase(`delivery_${serial}`) : `sqlite:${join(folder, `${serial}.db`)}`;
}

async function startSink(): Promise<{ sink: ChildProcess; url: string }> {
  const sink = fork(script('./webhook-sink.ts'), [keyPath, certPath]);
  const [{ port }] = (await once(sink, 'message')) as [{ port: number }];
  return { sink, url: `https://127.0.0.1:${port}` };
}

function startSender(job: SenderJob): ChildProcess {
  const env = { ...process.env, EARSHOT_SECRET: 'a secret of the benchmark, 32 characters' };
  const sender = fork(script('./webhook-sender.ts'), { env });
  sender.send(job);
  return sender;
}

/** Processor time of a delivery in the sender, in µs; 0 when it was not measured. */
async function success(sender: ChildProcess): Promise<number> {
  let cpuMicroseconds = 0;
  sender.on('message', (message: { cpuMicroseconds: number }) => {
    cpuMicroseconds = message.cpuMicroseconds;
  });
  const [code] = (await once(sender, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the sender ended with ${code}`);
  return cpuMicroseconds;
}

/** Runs a job against a fresh sink; what the sink saw of `expect` requests. */
async function run(
  job: Partial<SenderJob> & Pick<SenderJob, 'role'>,
  expect: number,
  warmUp = 0,
): Promise<SinkReport & { cpuMicroseconds: number }> {
  const { sink, url } = await startSink();
  const nothing = { concurrency: 0, paths: [], events: 0, warmUp, everyMs: 0 };
  const whole: SenderJob = {
    url,
    databaseUrl: await newDatabase(),
    redisPort: redis?.port ?? 0,
    certificate: cert,
    ...nothing,
    ...job,
  };
  if (job.role === 'queue') await success(startSender({ ...whole, role: 'fill' }));
  sink.send({ expect, warmUp, latencies: job.role === 'events' } satisfies SinkOrder);
  const reported = once(sink, 'message') as Promise<[SinkReport]>;
  const [[report], cpuMicroseconds] = await Promise.all([reported, success(startSender(whole))]);
  sink.disconnect();
  await once(sink, 'exit');
  return { ...report, cpuMicroseconds };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const percentile = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * part) - 1]!;

async function throughput(): Promise<boolean> {
  const deliveries = Number(options.deliveries);
  // Until the code is compiled, a request costs three times as much.
  const warmUp = deliveries;
  const paths = ['/0', '/1', '/2', '/3'];
  const all = warmUp + deliveries;
  const ratios: number[] = [];
  const cpuRatios: number[] = [];
  const peerRatios = new Map<string, number[]>(peers.map((name) => [name, []]));
  for (let round = 0; round < Number(options.rounds); round++) {
    const bare16 = await run({ role: 'bare', concurrency: 16, events: all }, deliveries, warmUp);
    const queue = await run({ role: 'queue', paths, events: all / paths.length }, deliveries, warmUp);
    const bare64 = await run({ role: 'bare', concurrency: 64, events: all }, deliveries, warmUp);
    ratios.push(Math.min(bare16.tookMs, bare64.tookMs) / queue.tookMs);
    cpuRatios.push(Math.min(bare16.cpuMicroseconds, bare64.cpuMicroseconds) / queue.cpuMicroseconds);
    const shown = ({ tookMs, cpuMicroseconds }: typeof queue) =>
      `${Math.round((1000 * deliveries) / tookMs)}/s, ${cpuMicroseconds} µs of processor each`;
    const compared: Record<string, string> = {};
    for (const role of peers) {
      const peer = await run({ role, paths, events: all / paths.length }, deliveries, warmUp);
      compared[role] = shown(peer);
      peerRatios.get(role)!.push(peer.tookMs / queue.tookMs);
    }
    console.log(JSON.stringify({ bare16: shown(bare16), bare64: shown(bare64), worker: shown(queue), ...compared }));
  }
  const ratio = median(ratios);
  console.log(
    `throughput: ${ratio.toFixed(2)} of the faster bare loop (median; at least 0.6); processor time: ${median(cpuRatios).toFixed(2)}`,
  );
  for (const [name, all] of peerRatios)
    console.log(`${median(all).toFixed(2)} times the rate of ${name} (median; above 1)`);
  return ratio >= 0.6 || peers.length > 0;
}

async function hanging(): Promise<boolean> {
  const healthy = Array.from({ length: 49 }, (_, index) => `/${index}`);
  const events = 100;
  // The first events find no connections.
  const warmUp = 20;
  const job = { role: 'events', events: warmUp + events, everyMs: 150 } as const;
  const p99: Record<'without' | 'with', number[]> = { without: [], with: [] };
  for (let round = 0; round < 5; round++) {
    for (const kind of ['without', 'with'] as const) {
      const paths = kind === 'with' ? ['/hanging', ...healthy] : healthy;
      const { latenciesMs } = await run({ ...job, paths }, events * healthy.length, warmUp * healthy.length);
      p99[kind].push(percentile(latenciesMs, 0.99));
      console.log(
        JSON.stringify({
          kind,
          p50: percentile(latenciesMs, 0.5),
          p99: percentile(latenciesMs, 0.99),
          max: percentile(latenciesMs, 1),
        }),
      );
    }
  }
  const ratio = median(p99.with) / median(p99.without);
  console.log(
    `hanging destination: the others' 99th percentile is ${ratio.toFixed(2)} times what it is without (at most 1.5)`,
  );
  return ratio <= 1.5;
}

try {
  const parts = { throughput, hanging };
  for (const [name, part] of Object.entries(parts)) {
    if (options.only !== undefined && options.only !== name) continue;
    if (!(await part())) process.exitCode = 1;
  }
} finally {
  await postgres?.stop();
  await redis?.stop();
  await rm(folder, { recursive: true, force: true });
}

// What one hostile company costs the others: their POST /api/analyses and list beside it, as ratios to the same server without it; 1.5 at most.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../packages/server/src/records/database.ts';
import { startEarshot } from './earshot-process.ts';
import { type BenchCompany, insertAnalyses, makeCompany, makeKey } from './fixture.ts';
import { hostileTranscripts, ordinaryTranscript } from './hostile-transcripts.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '15' },
    attack: { type: 'string', default: 'created,queued,read,listed,stalled' },
  },
});
const rounds = Number(values.rounds);
const phaseMs = Number(values.seconds) * 1000;
const attacks = values.attack.split(',');
const required = 1.5;
/** Each may create 15 analyses a minute, and all are asked for at a steady rate, whether answers are quick or not. */
const quietCompanies = 30;
const createEveryMs = 200;
const listEveryMs = 50;
const hostileKeys = 5;
const rowsPerCompany = 200;

const folder = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
process.env.EARSHOT_SECRET = randomBytes(24).toString('hex');
const databaseUrl = `sqlite:${join(folder, 'earshot.db')}`;
const db = await openDatabase(databaseUrl);
await db.migrate();
const quietKeys: string[] = [];
for (let index = 0; index < quietCompanies; index += 1) quietKeys.push(await filledCompany().then(({ key }) => key));
const hostile = await filledCompany();
const hostileKeysOf = [hostile.key];
while (hostileKeysOf.length < hostileKeys) hostileKeysOf.push(await makeKey(db, hostile.company));
await db.run('UPDATE companies SET ledger_hundredths = ?', [1e12]);

const server = await startEarshot(databaseUrl);
const { hostname, port } = new URL(server.url);
const agent = new Agent({ keepAlive: true });
const ordinary = JSON.stringify({ transcript: ordinaryTranscript(2) });
const large = hostileTranscripts().map((transcript) =>
  JSON.stringify({ transcript, salespersonId: hostile.company.salespersonIds[0] }),
);
try {
  const readable = await largeAnalysis();
  await phase(3_000);
  const quiet: Phase[] = [];
  const beside: Phase[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    quiet.push(await phase(phaseMs));
    const attack = startAttack(readable);
    beside.push(await phase(phaseMs));
    const sent = await attack.stop();
    await settle(db);
    console.log(`round ${round}: quiet ${told(quiet.at(-1)!)}; beside it ${told(beside.at(-1)!)}; it had ${sent}`);
  }
  for (const kind of ['create', 'list'] as const) {
    const [alone, with_] = [quiet, beside].map((phases) => phases.flatMap((each) => each[kind])) as [
      number[],
      number[],
    ];
    const ratio = quantile(with_, 0.99) / quantile(alone, 0.99);
    console.log(
      `${kind}: p50 ${ms(quantile(alone, 0.5))} and ${ms(quantile(with_, 0.5))}, p99 ${ms(quantile(alone, 0.99))} and ` +
        `${ms(quantile(with_, 0.99))} of ${alone.length} and ${with_.length}, ratio ${ratio.toFixed(2)} (${required} at most)`,
    );
    if (!(ratio <= required)) process.exitCode = 1;
  }
} finally {
  agent.destroy();
  await server.stop();
  await db.close();
  await rm(folder, { recursive: true, force: true });
}

interface Phase {
  create: number[];
  list: number[];
}

async function filledCompany(): Promise<{ company: BenchCompany; key: string }> {
  const company = await makeCompany(db);
  await db.transaction((tx) => insertAnalyses(tx, company, 0, rowsPerCompany));
  return { company, key: await makeKey(db, company) };
}

/** Quiet companies in turn; what is asked for in vain counts as long as it took, and is told. */
async function phase(forMs: number): Promise<Phase> {
  const measured: Phase = { create: [], list: [] };
  const asked: Promise<void>[] = [];
  const ask = async (into: number[], method: string, path: string, key: string, body?: string) => {
    const startedAt = performance.now();
    const status = await send(method, path, key, body);
    into.push(performance.now() - startedAt);
    if (status !== 200) console.log(`${method} ${path}: ${status}`);
  };
  const until = performance.now() + forMs;
  let turn = 0;
  const steadily = async (everyMs: number, one: (key: string) => Promise<void>) => {
    for (let at = performance.now(); at < until; at += everyMs) {
      await sleep(Math.max(0, at - performance.now()));
      asked.push(one(quietKeys[turn++ % quietKeys.length]!));
    }
  };
  await Promise.all([
    steadily(createEveryMs, (key) => ask(measured.create, 'POST', '/api/analyses', key, ordinary)),
    steadily(listEveryMs, (key) => ask(measured.list, 'GET', '/api/analyses?limit=20', key)),
  ]);
  await Promise.all(asked);
  return measured;
}

/** All at once, each as often as its limit allows: a 429 makes it wait a second. */
function startAttack(readable: string): { stop(): Promise<string> } {
  const stopping = new AbortController();
  const counts = { created: 0, queued: 0, read: 0, listed: 0 };
  const [first] = hostileKeysOf as [string];
  let next = 0;
  const body = () => large[next++ % large.length]!;
  const submission = () => `{"json":${body()}}`;
  const repeat = async (counted: keyof typeof counts, one: () => Promise<number>) => {
    while (attacks.includes(counted) && !stopping.signal.aborted) {
      const status = await one().catch(() => 0);
      if (status === 200 || status === 422) counts[counted] += 1;
      else await sleep(1_000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const stalled = attacks.includes('stalled') ? stalledBodies(first) : [];
  const all = [
    ...Array.from({ length: 4 }, () =>
      repeat('created', () => send('POST', '/api/analyses', first, body(), stopping.signal)),
    ),
    ...hostileKeysOf.map((key) =>
      repeat('queued', () => send('POST', '/v1/analysis.submit', key, submission(), stopping.signal)),
    ),
    ...hostileKeysOf.map((key) =>
      repeat('read', () => send('GET', `/api/analyses/${readable}`, key, undefined, stopping.signal)),
    ),
    repeat('listed', () => send('GET', '/api/analyses?limit=100', first, undefined, stopping.signal)),
  ];
  return {
    stop: async () => {
      stopping.abort();
      for (const socket of stalled) socket.destroy();
      await Promise.all(all);
      return Object.entries(counts)
        .map(([what, count]) => `${count} ${what}`)
        .join(', ');
    },
  };
}

/** Connections that announce two megabytes and send one. */
function stalledBodies(key: string): Socket[] {
  const half = 'x'.repeat(1024 * 1024);
  const head = `POST /api/analyses HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 2097152\r\n\r\n`;
  return Array.from({ length: 20 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).resume();
    socket.write(`${head}{"transcript":"${half}`);
    return socket;
  });
}

/** What is queued goes, and what runs ends: the next phase finds a quiet server. */
async function settle(database: Database): Promise<void> {
  await database.run(
    "DELETE FROM analysis_documents WHERE analysis_id IN (SELECT id FROM analyses WHERE status = 'pending')",
  );
  await database.run("DELETE FROM analyses WHERE status = 'pending'");
  const busy = "SELECT COUNT(*) AS count FROM analyses WHERE status IN ('pending', 'processing')";
  while (Number((await database.get<{ count: number }>(busy))?.count) > 0) await sleep(200);
  await sleep(1_000);
}

/** Id of an analysis of the hostile company with a transcript of the largest size. */
async function largeAnalysis(): Promise<string> {
  const [longest] = large as [string];
  const { id } = JSON.parse(await text('POST', '/v1/analysis.submit', hostile.key, `{"json":${longest}}`)).result.data;
  const status = () => db.get<{ status: string }>('SELECT status FROM analyses WHERE id = ?', [id]);
  while (!['completed', 'failed'].includes((await status())?.status ?? '')) await sleep(200);
  if ((await status())?.status === 'failed') throw new Error('the long transcript was not analysed');
  return id;
}

async function send(method: string, path: string, key: string, body?: string, signal?: AbortSignal): Promise<number> {
  return (await answer(method, path, key, body, signal)).status;
}

async function text(...of: Parameters<typeof send>): Promise<string> {
  return (await answer(...of)).body;
}

function answer(
  method: string,
  path: string,
  key: string,
  body?: string,
  signal?: AbortSignal,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'X-API-Key': key, ...(body !== undefined && { 'Content-Type': 'application/json' }) };
    const sent = request({ hostname, port, method, path, headers, agent, ...(signal && { signal }) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function quantile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function told({ create, list }: Phase): string {
  return `create ${ms(quantile(create, 0.5))}/${ms(quantile(create, 0.99))}, list ${ms(quantile(list, 0.5))}/${ms(quantile(list, 0.99))}`;
}

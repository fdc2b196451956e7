// What one hostile company costs the others: their POST /api/analyses and list beside it, as ratios to the same server without it; 1.5 at most.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { adoptPieces, largeWordsBytes, storePieces } from '../packages/server/src/records/analysis-words.ts';
import { type Database, openDatabase } from '../packages/server/src/records/database.ts';
import { startEarshot } from './earshot-process.ts';
import { analysisId, type BenchCompany, insertAnalyses, makeCompany, makeKey } from './fixture.ts';
import type { Attack } from './hostile-company.ts';
import { hostileTranscripts, ordinaryTranscript } from './hostile-transcripts.ts';
import { quantile } from './quantile.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '15' },
    attack: { type: 'string', default: 'created,queued,backlog,read,listed,searched,stalled' },
  },
});
const rounds = Number(values.rounds);
const phaseMs = Number(values.seconds) * 1000;
const attacks = values.attack.split(',');
const required = 1.5;
/** Each may create 15 analyses a minute, and all are asked for at a steady rate, whether answers are quick or not. */
const quietCompanies = 45;
const createEveryMs = 125;
const listEveryMs = 50;
const hostileKeys = 5;
const rowsPerCompany = 200;
/** Waits in the queue when the attack begins; every tenth has the largest transcript. */
const backlogRows = 500;

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
const transcripts = hostileTranscripts();
const large = transcripts.map((transcript) =>
  JSON.stringify({ transcript, salespersonId: hostile.company.salespersonIds[0] }),
);
try {
  await fillBacklog();
  const readable = await largeAnalysis();
  await phase(3_000);
  const quiet: Phase[] = [];
  const beside: Phase[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    quiet.push(await phase(phaseMs));
    await queueBacklog();
    const attack = await startAttack(readable);
    beside.push(await phase(phaseMs));
    const sent = await attack.stop();
    console.log(`round ${round}: quiet ${told(quiet.at(-1)!)}; beside it ${told(beside.at(-1)!)}; it had ${sent}`);
    await settle(db);
  }
  const busy = (phases: Phase[]) => (100 * median(phases.map(({ busyShare }) => busyShare))).toFixed(0);
  console.log(`serving thread: ${busy(quiet)} % and ${busy(beside)} % of one processor (medians of the rounds)`);
  for (const kind of ['create', 'list'] as const) {
    const [alone, with_] = [quiet, beside].map((phases) => phases.flatMap((each) => each[kind])) as [
      number[],
      number[],
    ];
    const ratio = quantile(with_, 0.99) / quantile(alone, 0.99);
    const byRound = median(
      quiet.map((each, round) => quantile(beside[round]![kind], 0.99) / quantile(each[kind], 0.99)),
    );
    console.log(
      `${kind}: p50 ${ms(quantile(alone, 0.5))} and ${ms(quantile(with_, 0.5))}, p99 ${ms(quantile(alone, 0.99))} and ` +
        `${ms(quantile(with_, 0.99))} of ${alone.length} and ${with_.length}, ratio ${ratio.toFixed(2)} (${required} at most), median of the rounds' ${byRound.toFixed(2)}`,
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
  /** Processor time of the serving thread by time that passed, which the load of the machine does not distort; NaN elsewhere than on Linux. */
  busyShare: number;
}

async function filledCompany(): Promise<{ company: BenchCompany; key: string }> {
  const company = await makeCompany(db);
  await db.transaction((tx) => insertAnalyses(tx, company, 0, rowsPerCompany));
  return { company, key: await makeKey(db, company) };
}

/** Quiet companies in turn; what is asked for in vain counts as long as it took, and is told. */
async function phase(forMs: number): Promise<Phase> {
  const measured: Phase = { create: [], list: [], busyShare: Number.NaN };
  const [beganAt, busyBefore] = [performance.now(), await busyMs()];
  const asked: Promise<void>[] = [];
  const ask = async (into: number[], method: string, path: string, key: string, body?: string) => {
    const startedAt = performance.now();
    const status = await send(method, path, key, body);
    into.push(performance.now() - startedAt);
    if (status !== 200) console.log(`${method} ${path}: ${status}`);
  };
  const until = performance.now() + forMs;
  // Turns of their own: of turns that the two share, creations would always get the same few companies, beyond their limit.
  const steadily = async (everyMs: number, one: (key: string) => Promise<void>) => {
    let turn = 0;
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
  measured.busyShare = ((await busyMs()) - busyBefore) / (performance.now() - beganAt);
  return measured;
}

/** Processor time of the server's main thread; the kernel counts hundredths of a second. */
async function busyMs(): Promise<number> {
  const stat = await readFile(`/proc/${server.pid}/task/${server.pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 10;
}

/** Rows that only have to be told to wait. */
async function fillBacklog(): Promise<void> {
  if (!attacks.includes('backlog')) return;
  const short = ordinaryTranscript(10);
  await db.transaction((tx) => insertAnalyses(tx, hostile.company, rowsPerCompany, rowsPerCompany + backlogRows));
  for (let index = 0; index < backlogRows; index += 1) {
    const id = analysisId(hostile.company.companyId, rowsPerCompany + index);
    const transcript = index % 10 === 0 ? transcripts[(index / 10) % transcripts.length]! : short;
    await db.run("UPDATE analyses SET job_id = 'backlog', status = 'failed', external_call_id = NULL WHERE id = ?", [
      id,
    ]);
    const isLong = transcript.length > largeWordsBytes;
    const set = isLong ? await storePieces(db, id, transcript, null, Date.now()) : null;
    await db.run('INSERT INTO analysis_documents (analysis_id, transcript, transcript_set) VALUES (?, ?, ?)', [
      id,
      isLong ? '' : transcript,
      set,
    ]);
    if (set !== null) await adoptPieces(db, id, set);
  }
}

async function queueBacklog(): Promise<void> {
  await db.run(
    "UPDATE analyses SET status = 'pending', run_after = 0, interaction_type = NULL WHERE job_id = 'backlog'",
  );
}

/** In a thread of its own, so that what the attack costs its client does not count as time of the server. */
async function startAttack(readable: string): Promise<{ stop(): Promise<string> }> {
  const { salespersonIds } = hostile.company;
  const workerData = { url: server.url, keys: hostileKeysOf, salespersonId: salespersonIds[0]!, readable, attacks };
  const thread = new Worker(new URL('./hostile-company.ts', import.meta.url), {
    workerData: workerData satisfies Attack,
    execArgv: [],
  });
  await once(thread, 'message');
  return {
    stop: async () => {
      thread.postMessage('stop');
      const [told] = (await once(thread, 'message')) as [string];
      await thread.terminate();
      return told;
    },
  };
}

/** What is queued goes, and what runs ends: the next phase finds a quiet server. */
async function settle(database: Database): Promise<void> {
  await database.run("UPDATE analyses SET status = 'failed' WHERE job_id = 'backlog' AND status = 'pending'");
  await database.run(
    "DELETE FROM analysis_words WHERE analysis_id IN (SELECT id FROM analyses WHERE status = 'pending')",
  );
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

function median(list: readonly number[]): number {
  return quantile(list, 0.5);
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function told({ create, list }: Phase): string {
  return `create ${ms(quantile(create, 0.5))}/${ms(quantile(create, 0.99))}, list ${ms(quantile(list, 0.5))}/${ms(quantile(list, 0.99))}`;
}

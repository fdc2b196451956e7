// List throughput: GET /api/analyses?limit=50 of the built server, as a ratio to its limit program (list-limit.ts), which must be 0.6 at least.

import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../packages/server/src/records/database.ts';
import { startEarshot, startProcess } from './earshot-process.ts';
import { insertAnalyses, makeCompany, makeKey } from './fixture.ts';

const companies = 400;
const rowsPerCompany = 60;
// Short rounds in turn, so that both meet the same load of the machine.
const rounds = 20;
const requestsPerKey = 5;
const connections = 16;
const required = 0.6;
// 120 requests a minute and company are allowed: with the warm-up and the comparison every key makes 116.
const warmUpPerKey = 15;
const path = '/api/analyses?limit=50';

const folder = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
const databasePath = join(folder, 'earshot.db');
process.env.EARSHOT_SECRET = 'a secret of the benchmarks, 32 characters';

const db = await openDatabase(`sqlite:${databasePath}`);
await db.migrate();
const companyByKey: Record<string, string> = {};
for (let index = 0; index < companies; index++) {
  const company = await makeCompany(db);
  companyByKey[await makeKey(db, company)] = company.companyId;
  await db.transaction((tx) => insertAnalyses(tx, company, 0, rowsPerCompany));
}
await db.close();
const keys = Object.keys(companyByKey);
const keysPath = join(folder, 'keys.json');
await writeFile(keysPath, JSON.stringify(companyByKey));

const limit = await startProcess(
  [fileURLToPath(new URL('./list-limit.ts', import.meta.url)), databasePath, keysPath, process.env.EARSHOT_SECRET],
  {},
);
const server = await startEarshot(`sqlite:${databasePath}`);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
try {
  for (const key of keys) {
    const [ours, theirs] = [await body(server.url, key), await body(limit.url, key)];
    if (ours !== theirs) throw new Error(`the two programs differ:\n${ours.slice(0, 2000)}\n${theirs.slice(0, 2000)}`);
  }
  await throughput(server, warmUpPerKey);
  await throughput(limit, warmUpPerKey);
  const measured: { ours: Run; theirs: Run }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const ours = await throughput(server, requestsPerKey);
    const theirs = await throughput(limit, requestsPerKey);
    measured.push({ ours, theirs });
    console.log(
      `round ${round}: earshot ${ours.perSecond.toFixed(0)}/s, limit ${theirs.perSecond.toFixed(0)}/s, ratio ${(ours.perSecond / theirs.perSecond).toFixed(2)}`,
    );
  }
  const of = (pick: (round: { ours: Run; theirs: Run }) => number) => median(measured.map(pick));
  const ratio = of(({ ours, theirs }) => ours.perSecond / theirs.perSecond);
  console.log(
    `list: earshot ${of(({ ours }) => ours.perSecond).toFixed(0)}/s, limit ${of(({ theirs }) => theirs.perSecond).toFixed(0)}/s, ` +
      `median ratio ${ratio.toFixed(2)} (must be ${required} at least); CPU of a request ${of(({ ours }) => ours.cpuMs).toFixed(2)} and ` +
      `${of(({ theirs }) => theirs.cpuMs).toFixed(2)} ms, ratio ${of(({ ours, theirs }) => theirs.cpuMs / ours.cpuMs).toFixed(2)}`,
  );
  if (ratio < required) process.exitCode = 1;
} finally {
  agent.destroy();
  await Promise.all([server.stop(), limit.stop()]);
  await rm(folder, { recursive: true, force: true });
}

interface Run {
  perSecond: number;
  /** Processor time of the server's process for one request; NaN if it can't be told. */
  cpuMs: number;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Every key `times` times, round-robin over the connections. */
async function throughput({ url, pid }: { url: string; pid: number }, times: number): Promise<Run> {
  const total = keys.length * times;
  let next = 0;
  const connection = async () => {
    while (next < total) await body(url, keys[next++ % keys.length]!);
  };
  const [startedAt, cpuBefore] = [performance.now(), cpuMsOf(pid)];
  await Promise.all(Array.from({ length: connections }, connection));
  const elapsedMs = performance.now() - startedAt;
  return { perSecond: (total / elapsedMs) * 1000, cpuMs: (cpuMsOf(pid) - cpuBefore) / total };
}

function body(url: string, key: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url + path, { agent, headers: { 'X-API-Key': key } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString('latin1')));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** User and system time of a process, in ms; Linux only. */
function cpuMsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

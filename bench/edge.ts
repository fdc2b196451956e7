// What large requests and answers of one company cost the server: memory under 25 stalled bodies of 24 MiB, and /healthz while 15 readers ask for an analysis of 20 MiB.
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../packages/server/src/records/database.ts';
import { insertAnalysis } from '../test/harness/rows.ts';
import { startEarshot } from './earshot-process.ts';
import { makeCompany, makeKey } from './fixture.ts';
import { residentMb } from './resident-memory.ts';

const mib = 1024 * 1024;
const allowedHealthMs = 1000;
/** Half of the default budget is one company's: 96 MiB, and what each connection needs besides. */
const allowedGrowthMb = 250;

const folder = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
const url = `sqlite:${join(folder, 'earshot.db')}`;
const server = await startEarshot(url);
try {
  const db = await openDatabase(url);
  const company = await makeCompany(db);
  const key = await makeKey(db, company);
  const id = await insertAnalysis(db, company.companyId, {}, longDocument());
  await db.close();
  await stalledBodies(key);
  await largeReads(key, id);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function stalledBodies(key: string): Promise<void> {
  const idleMb = await residentMb(server.pid);
  const sockets = Array.from({ length: 25 }, () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    const head = `POST /api/analyses HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nContent-Type: application/json`;
    socket.write(`${head}\r\nContent-Length: ${24 * mib}\r\n\r\n`);
    socket.write(Buffer.alloc(23 * mib, 0x20));
    return socket;
  });
  await sleep(5000);
  const stalledMb = await residentMb(server.pid);
  for (const socket of sockets) socket.destroy();
  await sleep(15_000);
  console.log(
    `25 stalled bodies: ${idleMb.toFixed(0)} MB before, ${stalledMb.toFixed(0)} MB with them, ${(await residentMb(server.pid)).toFixed(0)} MB 15 s after (must grow by ${allowedGrowthMb} MB at most)`,
  );
  if (stalledMb - idleMb > allowedGrowthMb) process.exitCode = 1;
}

async function largeReads(key: string, id: string): Promise<void> {
  const times: number[] = [];
  let isOver = false;
  const probe = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(`${server.url}/healthz`)).arrayBuffer();
      times.push(performance.now() - startedAt);
      await sleep(20);
    }
  })();
  const startedAt = performance.now();
  const headers = { 'X-API-Key': key };
  const read = async () => {
    let bytes = 0;
    const { body } = await fetch(`${server.url}/api/analyses/${id}`, { headers });
    for await (const piece of body!) bytes += piece.length;
    return bytes;
  };
  const [bytes] = await Promise.all(Array.from({ length: 15 }, read));
  isOver = true;
  await probe;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  console.log(
    `15 reads of ${(bytes! / mib).toFixed(0)} MiB: ${((performance.now() - startedAt) / 1000).toFixed(1)} s; /healthz ${at(0.5).toFixed(0)} ms, 99th percentile ${at(0.99).toFixed(0)} ms (must be under ${allowedHealthMs}), worst ${at(1).toFixed(0)} ms; ${(await residentMb(server.pid)).toFixed(0)} MB`,
  );
  if (at(0.99) >= allowedHealthMs) process.exitCode = 1;
}

/** As a version without a limit stored it. */
function longDocument(): { transcript: string; transcript_segments: string } {
  const text = 'hello there, how are you doing today my friend';
  const count = Math.ceil((20 * mib) / text.length);
  const segments = Array.from({ length: count }, (_, n) => ({ start: n, end: n + 1, text, speaker: 'Ana' }));
  return { transcript: `Ana: ${text}\n`.repeat(count), transcript_segments: JSON.stringify(segments) };
}

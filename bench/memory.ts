// Memory and start-up of `earshot serve` on SQLite: resident set idle after the start (under 120 MB), after an analysis, and idle again.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../packages/server/src/records/database.ts';
import { startEarshot } from './earshot-process.ts';
import { makeCompany, makeKey } from './fixture.ts';
import { residentMb } from './resident-memory.ts';

const allowedMb = 120;
const analyses = 10;
// The worker threads that analyse end after a minute without work.
const idleAgainSeconds = 90;

const folder = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
const url = `sqlite:${join(folder, 'earshot.db')}`;
try {
  // The first start migrates; what follows is any later one.
  const first = await startEarshot(url);
  console.log(`start-up on an empty folder: ${first.startMs.toFixed(0)} ms to "listening"`);
  await first.stop();
  const server = await startEarshot(url);
  console.log(`start-up: ${server.startMs.toFixed(0)} ms to "listening"`);
  await sleep(5000);
  const idleMb = await residentMb(server.pid);
  console.log(`memory: idle after the start ${idleMb.toFixed(0)} MB (must be under ${allowedMb})`);
  if (idleMb >= allowedMb) process.exitCode = 1;

  const db = await openDatabase(url);
  const key = await makeKey(db, await makeCompany(db));
  await db.close();
  const transcript = conversation();
  for (let index = 0; index < analyses; index++) await analyse(server.url, key, transcript);
  console.log(`memory: after ${analyses} analyses ${(await residentMb(server.pid)).toFixed(0)} MB`);
  await sleep(idleAgainSeconds * 1000);
  console.log(`memory: ${idleAgainSeconds} s later ${(await residentMb(server.pid)).toFixed(0)} MB`);
  await server.stop();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function analyse(serverUrl: string, key: string, transcript: string): Promise<void> {
  const response = await fetch(`${serverUrl}/api/analyses`, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ transcript }),
  });
  if (response.status !== 200) throw new Error(`status ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

/** Twenty minutes of talk. */
function conversation(): string {
  const turns = [
    'Agent: How do you handle your invoices today?',
    'Client: We type them by hand and it takes two days every month.',
    'Agent: What does that cost you, in overtime or late payments?',
    'Client: Mostly overtime, but the price of your plan worries me.',
    'Agent: Understood, it is 90 dollars a month and saves sixteen hours. Shall we meet on Tuesday at ten?',
    'Client: Tuesday works.',
  ];
  const time = (seconds: number) =>
    `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return Array.from({ length: 240 }, (_, index) => `[${time(index * 5)}] ${turns[index % turns.length]}`).join('\n');
}

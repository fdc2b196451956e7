// "100 hours" of five companies queued at once before endpoints of four speeds, one of which fails for a while: how fast they drain beside the sum of the speeds, and how fairly. `node bench/transcription-fleet.ts [--recordings N]`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../packages/server/src/http/listen.ts';
import { readSettings } from '../packages/server/src/read-settings.ts';
import type { Database } from '../packages/server/src/records/database.ts';
import type { Service } from '../packages/server/src/service.ts';
import { startService } from '../packages/server/src/start-service.ts';
import { wavOf } from '../packages/speech/src/signal/signal.fixture.ts';
import { type ImitatedEndpoint, startImitatedEndpoint, urlsOf } from '../test/harness/imitated-endpoints.ts';
import { startEarshot } from './earshot-process.ts';
import { makeCompany, makeKey } from './fixture.ts';

/** A recording of 15 minutes is shortened to this; speeds are in such seconds a second. */
const [recordingSeconds, shortened] = [6, 150];
const speeds = [16, 8, 4, 2];
const placesOf = (speed: number) => Math.max(2, speed / 2);
/** Share of all recordings that belong to one company; the others share the rest. Its recordings are queued first. */
const partOfOne = 0.6;
const quietCompanies = 4;
/** The second endpoint answers 503 for this part of the ideal time. */
const outage = { from: 0.25, to: 0.5 };
const allowed = { ofSum: 0.85, leastOfMost: 0.8 };

const at = process.argv.indexOf('--recordings');
const recordings = at < 0 ? 400 : Number(process.argv[at + 1]);
const sum = speeds.reduce((total, speed) => total + speed, 0);

const folder = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
const databaseUrl = `sqlite:${join(folder, 'earshot.db')}`;
const endpoints = await Promise.all(speeds.map(() => startImitatedEndpoint()));
Object.assign(process.env, {
  EARSHOT_STORAGE_URL: `file:${join(folder, 'storage')}`,
  EARSHOT_ANALYSIS_ENGINE: 'embedded',
  EARSHOT_PROCEDURES_PER_MINUTE: '0',
  EARSHOT_TRANSCRIPTION_URLS: urlsOf(
    endpoints,
    speeds.map((speed) => `weight=${speed}&at-once=${placesOf(speed)}`),
  ),
});
// It queues; another process hears.
const service = await startService(
  readSettings({
    ...process.env,
    EARSHOT_DATABASE_URL: databaseUrl,
    EARSHOT_BACKGROUND: 'off',
    EARSHOT_LOG_LEVEL: 'silent',
  }),
);
try {
  const { url, stop } = await listen(service, '127.0.0.1', 0);
  await queueAll(url, service);
  await stop();
  await drain(service.db);
} finally {
  await service.close();
  await Promise.all(endpoints.map((endpoint) => endpoint.stop()));
  await rm(folder, { recursive: true, force: true });
}

async function queueAll(url: string, { db, storage }: Service): Promise<void> {
  const sound = wavOf(new Int16Array(recordingSeconds * 16_000).fill(1000));
  const one = Math.round(recordings * partOfOne);
  for (let company = 0; company <= quietCompanies; company += 1) {
    const made = await makeCompany(db);
    const key = await makeKey(db, made);
    const count = company === 0 ? one : Math.round((recordings - one) / quietCompanies);
    for (let index = 0; index < count; index += 1) {
      const audioKey = `uploads/${made.companyId}/${index}`;
      await storage.put(audioKey, sound);
      const answer = await fetch(`${url}/v1/analysis.submit`, {
        method: 'POST',
        headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ json: { audioKey } }),
      });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    }
  }
}

/** By company, in the order in which they were made: recordings that are heard, and all that it has. */
async function heardBy(db: Database): Promise<{ heard: number; all: number }[]> {
  const rows = await db.all<{ heard: number; count: number }>(
    'SELECT SUM(CASE WHEN to_hear = 0 THEN 1 ELSE 0 END) AS heard, COUNT(*) AS count FROM analyses GROUP BY company_id ORDER BY company_id',
  );
  return rows.map(({ heard, count }) => ({ heard, all: count }));
}

async function drain(db: Database): Promise<void> {
  for (const [index, endpoint] of endpoints.entries()) endpoint.hear(speeds[index]!);
  const server = await startEarshot(databaseUrl);
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const idealSeconds = (recordings * recordingSeconds) / sum;
  const failing = endpoints[1]!;
  const broken = { at: 0, seconds: 0 };
  let shares: number[] | null = null;
  for (;;) {
    const companies = await heardBy(db);
    const heard = companies.reduce((total, own) => total + own.heard, 0);
    if (heard === recordings) break;
    const isBroken = broken.at > 0 && broken.seconds === 0;
    if (broken.at === 0 && seconds() > idealSeconds * outage.from) {
      broken.at = seconds();
      failing.fail(503, { 'Retry-After': '1' });
    } else if (isBroken && seconds() > idealSeconds * outage.to) {
      broken.seconds = seconds() - broken.at;
      failing.hear(speeds[1]!);
    }
    // The last moment at which each of them still had recordings to be heard.
    if (companies.every(({ heard: own, all }) => own < all)) shares = companies.map(({ heard: own }) => own);
    await sleep(100);
  }
  const took = seconds();
  const available = sum * took - speeds[1]! * broken.seconds;
  report(
    `${hours(recordings)} hours of ${quietCompanies + 1} companies in ${took.toFixed(1)} s; of what the endpoints could hear in that time`,
    (recordings * recordingSeconds) / available,
    allowed.ofSum,
  );
  console.log(
    `hours heard an hour: ${((recordings * recordingSeconds) / took).toFixed(1)} of ${sum}, ${broken.seconds.toFixed(0)} s without the second endpoint (${speeds[1]})`,
  );
  for (const [index, endpoint] of endpoints.entries()) printEndpoint(endpoint, speeds[index]!, took);
  if (shares) {
    console.log(`hours heard while each company had more to be heard: ${shares.map(hours).join(', ')}`);
    report('the least of them beside the most', Math.min(...shares) / Math.max(...shares), allowed.leastOfMost);
  }
  for (;;) {
    const { count } = (await db.get<{ count: number }>(
      "SELECT COUNT(*) AS count FROM analyses WHERE status <> 'completed'",
    ))!;
    if (count === 0) break;
    await sleep(100);
  }
  const paid = await db.get<{ count: number }>("SELECT COUNT(*) AS count FROM credit_entries WHERE kind = 'analysis'");
  console.log(`all analysed after ${seconds().toFixed(1)} s; charges: ${paid!.count} of ${recordings}`);
  if (paid!.count !== recordings) process.exitCode = 1;
  await server.stop();
}

function hours(count: number): string {
  return ((count * recordingSeconds * shortened) / 3600).toFixed(1);
}

function printEndpoint(endpoint: ImitatedEndpoint, speed: number, took: number): void {
  const ratio = endpoint.heardSeconds / (speed * took);
  console.log(
    `speed ${speed}: ${endpoint.asked.length} requests, at most ${endpoint.mostInFlight} at once, busy ${ratio.toFixed(2)} of the time`,
  );
}

function report(what: string, figure: number, least: number): void {
  console.log(`${what}: ${figure.toFixed(2)} (at least ${least})`);
  if (figure < least) process.exitCode = 1;
}

// What it costs on SQLite that commits wait for the disk: requests and bare commits with EARSHOT_SQLITE_SYNCHRONOUS `full` and `normal`, by turns.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../packages/server/src/records/database.ts';
import { startEarshot } from './earshot-process.ts';
import { makeCompany, makeKey } from './fixture.ts';

const modes = ['normal', 'full'] as const;
type Mode = (typeof modes)[number];
const rounds = 3;
/** The rate limit allows 15 creations a company in a minute. */
const companies = 2;
const creations = 15;
const commits = 200;

const transcript = [
  'Agent: Good morning, this is Paula from Norte Software. How do you handle your invoices today?',
  'Client: We type them by hand and it takes two days every month.',
  'Agent: It is 90 dollars a month. Shall we meet on Tuesday at ten?',
  'Client: Tuesday at ten works.',
].join('\n');

const folder = await mkdtemp(join(tmpdir(), 'earshot-durability-'));
const took = new Map<string, number[]>();
const note = (what: string, mode: Mode, ms: number) => {
  const list = took.get(`${what} ${mode}`) ?? [];
  took.set(`${what} ${mode}`, [...list, ms]);
};
const timed = async (what: string, mode: Mode, work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  note(what, mode, performance.now() - startedAt);
};
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

try {
  for (let round = 0; round < rounds; round++) for (const mode of modes) await measure(mode, `${round}-${mode}`);
  for (const what of [
    'commit',
    'commit that may be forgotten',
    'POST /api/analyses',
    'analysis.submit',
    'GET /api/analyses',
  ]) {
    const [normal, full] = modes.map((mode) => median(took.get(`${what} ${mode}`)!)) as [number, number];
    console.log(`${what}: median ${full.toFixed(2)} ms with full, ${normal.toFixed(2)} with normal`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measure(mode: Mode, name: string): Promise<void> {
  const url = `sqlite:${join(folder, `${name}.db`)}`;
  process.env.EARSHOT_SQLITE_SYNCHRONOUS = mode;
  process.env.EARSHOT_SECRET = 'a secret of the benchmarks, 32 characters';
  const db = await openDatabase(url, { sqliteSynchronous: mode });
  await db.migrate();
  const callers: { key: string; salespersonId: string }[] = [];
  for (let made = 0; made < companies; made++) {
    const company = await makeCompany(db);
    callers.push({ key: await makeKey(db, company), salespersonId: company.salespersonIds[0]! });
  }
  const hit = (writer: Pick<typeof db, 'run'>, bucket: number) => () =>
    writer.run('INSERT INTO rate_windows (bucket, hits) VALUES (?, ?)', [`bench ${bucket}`, '1'.repeat(13)]);
  for (let done = 0; done < commits; done++) await timed('commit', mode, hit(db, done));
  for (let done = 0; done < commits; done++)
    await timed('commit that may be forgotten', mode, hit(db.forgettable, commits + done));
  await db.close();
  const server = await startEarshot(url);
  const send = async (method: string, path: string, key: string, body?: object) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
  };
  for (const { key, salespersonId } of callers) {
    for (let done = 0; done < creations; done++)
      await timed('POST /api/analyses', mode, () => send('POST', '/api/analyses', key, { transcript }));
    for (let done = 0; done < creations; done++)
      await timed('analysis.submit', mode, () =>
        send('POST', '/v1/analysis.submit', key, { json: { transcript, salespersonId } }),
      );
    for (let done = 0; done < 3 * creations; done++)
      await timed('GET /api/analyses', mode, () => send('GET', '/api/analyses', key));
  }
  await server.stop();
}

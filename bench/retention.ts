// Requests beside retention: their latency while the built server deletes a large company's old analyses, and while it does not, by turns.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase, type Queries } from '../packages/server/src/records/database.ts';
import { setRule } from '../packages/server/src/records/retention-rules.ts';
import { startPostgres } from '../test/harness/postgres.ts';
import { startEarshot } from './earshot-process.ts';
import { analysisId, type BenchCompany, insertAnalyses, makeCompany, makeKey } from './fixture.ts';

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    postgres: { type: 'boolean', default: false },
  },
});
const [rows, rounds] = [Number(options.rows), Number(options.rounds)];
/** Who ask: each may make only so many requests a minute. */
const companies = 150;
const rowsOfEach = 60;
const perSecond = 50;
/** The server looks for something to do every 10 s. */
const roundMs = 12_000;
/** Around a step of the chore, a request counts as beside it. */
const nearMs = 150;
/** Beside retention, the slow ones are at most this much slower. */
const limitMs = 100;
const turns = JSON.stringify(
  Array.from({ length: 12 }, (_, at) => ({
    speaker: at % 2 ? 'Bo' : 'Ana',
    side: at % 2 ? 'client' : 'attendant',
    start: at * 4,
    end: at * 4 + 3,
    text: `We plan the routes of part ${at} on paper, and that takes us two hours every morning.`,
  })),
);

async function fill(tx: Queries, company: BenchCompany, from: number, to: number): Promise<void> {
  await insertAnalyses(tx, company, from, to);
  await tx.run(
    `INSERT INTO analysis_documents (analysis_id, transcript, transcript_segments)
     SELECT id, ?, ? FROM analyses WHERE company_id = ? AND id >= ? AND id < ?`,
    ['', turns, company.companyId, analysisId(company.companyId, from), analysisId(company.companyId, to)],
  );
}

const folder = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
process.env.EARSHOT_SECRET = 'a secret of the benchmarks, 32 characters';
process.env.EARSHOT_STORAGE_URL = `file:${join(folder, 'recordings')}`;
const postgres = options.postgres ? await startPostgres('shared_buffers=512MB', 'max_wal_size=4GB') : null;
const url = postgres ? await postgres.createDatabase('retention') : `sqlite:${join(folder, 'earshot.db')}`;
const db = await openDatabase(url, { sqliteSynchronous: 'normal' });
await db.migrate();
const large = await makeCompany(db);
const askers: { key: string; companyId: string }[] = [];
for (let index = 0; index < companies; index += 1) {
  const company = await makeCompany(db);
  askers.push({ key: await makeKey(db, company), companyId: company.companyId });
  await db.transaction((tx) => fill(tx, company, 0, rowsOfEach));
}
const slice = 10_000;
for (let from = 0; from < rows; from += slice)
  await db.transaction((tx) => fill(tx, large, from, Math.min(from + slice, rows)));
// Nothing is due for the search: its chore is another one's.
await db.run('DELETE FROM search_due');
const rule = { company_id: large.companyId, kind: 'analyses', keeps_scores: 0 } as const;
await db.transaction((tx) => setRule(tx, { ...rule, days: null }));
const setDays = (days: number | null) =>
  db.run('UPDATE retention_rules SET days = ? WHERE company_id = ?', [days, large.companyId]);
const doneAt = async () =>
  (await db.get<{ done_at: number }>('SELECT done_at FROM retention_rules WHERE company_id = ? AND kind = ?', [
    large.companyId,
    'analyses',
  ]))!.done_at;
const left = async () =>
  (await db.get<{ left: number }>('SELECT COUNT(*) AS "left" FROM analyses WHERE company_id = ?', [large.companyId]))!
    .left;

const kinds = ['list', 'read', 'write'] as const;
type Kind = (typeof kinds)[number];
interface Sample {
  kind: Kind;
  from: number;
  to: number;
}
const server = await startEarshot(url);

async function ask(index: number): Promise<Sample> {
  const kind = kinds[index % kinds.length]!;
  const { key, companyId } = askers[index % askers.length]!;
  const id = analysisId(companyId, index % rowsOfEach);
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
  const from = performance.now();
  const answer =
    kind === 'list'
      ? await fetch(`${server.url}/api/analyses?limit=50`, { headers })
      : kind === 'read'
        ? await fetch(`${server.url}/api/analyses/${id}`, { headers })
        : await fetch(`${server.url}/v1/analysis.archive`, {
            method: 'POST',
            headers,
            body: JSON.stringify({ json: { id, archived: index % 2 === 0 } }),
          });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${kind} answered ${answer.status}`);
  return { kind, from, to: performance.now() };
}

/** At a steady pace, whether answers come or not. */
async function round(first: number): Promise<{ samples: Sample[]; steps: number[] }> {
  const began = performance.now();
  const asked: Promise<Sample>[] = [];
  const steps: number[] = [];
  let before = await doneAt();
  while (performance.now() < began + roundMs) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    while (asked.length < due) asked.push(ask(first + asked.length));
    const now = await doneAt();
    if (now !== before) steps.push(performance.now());
    before = now;
    await sleep(10);
  }
  return { samples: await Promise.all(asked), steps };
}

const [without, beside]: [Sample[], Sample[]] = [[], []];
let stepCount = 0;
try {
  await round(0);
  for (let each = 0; each < rounds; each += 1) {
    await setDays(null);
    await sleep(1000);
    const quiet = await round(each * 2000 + 1000);
    without.push(...quiet.samples);
    await setDays(1);
    const { samples, steps } = await round(each * 2000 + 2000);
    stepCount += steps.length;
    beside.push(...samples.filter(({ from, to }) => steps.some((at) => at > from - nearMs && at < to + nearMs)));
  }
  const erased = rows - (await left());
  console.log(`${rows} analyses, of which retention deleted ${erased} in ${rounds} rounds, seen in ${stepCount} steps`);
  const latency = (samples: readonly Sample[], share: number) => {
    const sorted = samples.map(({ from, to }) => to - from).toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  };
  const said = (samples: readonly Sample[]) =>
    [0.5, 0.95, 0.99, 1].map((share) => latency(samples, share).toFixed(1)).join(' / ');
  for (const kind of kinds) {
    const of = (samples: readonly Sample[]) => samples.filter((sample) => sample.kind === kind);
    console.log(
      `${kind}, ms at 50 / 95 / 99 / 100 %: without ${said(of(without))}, beside retention ${said(of(beside))} (${of(beside).length} requests)`,
    );
  }
  const slower = latency(beside, 0.95) - latency(without, 0.95);
  console.log(`all, at 95 %: ${slower.toFixed(1)} ms slower; the limit is ${limitMs}`);
  if (erased === 0 || !(slower <= limitMs)) process.exitCode = 1;
} finally {
  await server.stop();
  await db.close();
  await postgres?.stop();
  await rm(folder, { recursive: true });
}

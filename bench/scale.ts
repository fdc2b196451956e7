// What a page costs among 1,000,000 analyses compared with among 1,000, at the records layer: 1.5 times at most. With --postgres on Postgres.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ListQuery, listAnalyses } from '../packages/server/src/records/analysis-list.ts';
import { type Database, openDatabase, type Queries } from '../packages/server/src/records/database.ts';
import { startPostgres } from '../test/harness/postgres.ts';
import { analysisId, type BenchCompany, firstCreatedAt, insertAnalyses, makeCompany, stepMs } from './fixture.ts';

const { values: options } = parseArgs({
  options: { postgres: { type: 'boolean', default: false }, rows: { type: 'string', default: '1000000' } },
});
const smallCount = 1000;
const largeCount = Number(options.rows);
/** One page and the row that tells whether more follows. */
const pageRows = 51;
const rounds = 200;
const allowedRatio = 1.5;

interface Population {
  db: Database;
  company: BenchCompany;
  /** Analyses of the big company: seven tenths of all. */
  count: number;
}

/** Seven tenths are one company's, the rest three others', all interleaved as they would be in time. */
async function populate(url: string, total: number): Promise<Omit<Population, 'db'>> {
  const db = await openDatabase(url);
  await db.migrate();
  if (db.dialect === 'sqlite') {
    // For this connection only: nothing here must outlive a loss of power.
    for (const pragma of ['synchronous = OFF', 'cache_size = -1048576', 'temp_store = MEMORY'])
      await db.run(`PRAGMA ${pragma}`);
  }
  const companies: BenchCompany[] = [];
  for (let index = 0; index < 4; index++) companies.push(await makeCompany(db));
  const slice = 100;
  // A million rows into sixteen indexes would take three minutes: they are built afterwards.
  const indexes = await db.all<{ name: string; definition: string }>(
    db.dialect === 'sqlite'
      ? "SELECT name, sql AS definition FROM sqlite_master WHERE type = 'index' AND name LIKE 'analyses_by_%'"
      : "SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE indexname LIKE 'analyses_by_%'",
  );
  for (const { name } of indexes) await db.run(`DROP INDEX ${name}`);
  await db.transaction(async (tx) => {
    for (let part = 0; part < total / slice; part++) {
      for (const [index, company] of companies.entries()) {
        const share = index === 0 ? 70 : 10;
        await insertAnalyses(tx, company, part * share, (part + 1) * share);
      }
    }
  });
  for (const { definition } of indexes) await db.run(definition);
  if (db.dialect === 'postgres') await db.run('ANALYZE');
  await db.close();
  return { company: companies[0]!, count: (total / slice) * 70 };
}

type Filters = Partial<Omit<ListQuery, 'companyId' | 'limit'>>;

/** `round` moves deep pages, so that no case lives off one cached page. */
type Case = (population: Population, round: number) => Filters;

/** After the last row of page `page` of the whole company; of the small one, as deep as it allows. */
function afterPage(page: number): Case {
  return ({ count, company }, round) => {
    const row = Math.max(count - page * 50 - round * 50, 100 + (round % 5) * 50);
    return { after: { createdAtMs: at(row), id: analysisId(company.companyId, row) } };
  };
}

const both =
  (...cases: Case[]): Case =>
  (population, round) =>
    Object.assign({}, ...cases.map((one) => one(population, round)));
const at = (row: number) => firstCreatedAt + row * stepMs;
const ofSalesperson: Case = ({ company }, round) => ({ salespersonIds: [company.salespersonIds[round % 4]!] });
const asSalesperson: Case = ({ company }, round) => ({ visibleUserIds: [company.salespersonIds[round % 4]!] });
const asSupervisor: Case = ({ company }) => ({
  visibleUserIds: [company.supervisorId, ...company.salespersonIds.slice(0, 2)],
});
const failed: Case = () => ({ status: 'failed' });
const completed: Case = () => ({ status: 'completed' });
const discovery: Case = () => ({ interactionType: 'discovery' });
const untyped: Case = () => ({ interactionType: null });
const fromMiddle: Case = ({ count }) => ({ fromMs: at(Math.floor(count / 2)) });
const toMiddle: Case = ({ count }) => ({ toMs: at(Math.floor(count / 2)) });

const cases: Record<string, Case> = {
  'page 1': () => ({}),
  'page 1,000': afterPage(1000),
  'status=failed': failed,
  'status=completed': completed,
  'status=pending (none)': () => ({ status: 'pending' }),
  salespersonId: ofSalesperson,
  interactionType: discovery,
  'interactionType=__none__': untyped,
  externalCallId: (_, round) => ({ externalCallId: `call-${(round % 80) * 8}` }),
  from: fromMiddle,
  to: toMiddle,
  'from and to, deep': both(toMiddle, ({ count }) => ({ fromMs: at(Math.floor(count / 2) - 60) })),
  'salesperson’s key': asSalesperson,
  'supervisor’s key': asSupervisor,
  'status=failed, page 1,000': both(failed, afterPage(1000)),
  'salespersonId, page 1,000': both(ofSalesperson, afterPage(1000)),
  'supervisor’s key, page 1,000': both(asSupervisor, afterPage(1000)),
  'from and to, page 1,000': both(({ count }) => ({ fromMs: at(0), toMs: at(count) }), afterPage(1000)),
  'status and interactionType': both(completed, discovery),
  'status and interactionType (none)': both(failed, discovery),
  'status=pending and salespersonId (none)': both(ofSalesperson, () => ({ status: 'pending' })),
  'salespersonId and interactionType': both(ofSalesperson, discovery),
  'salespersonId, status, interactionType (none)': both(ofSalesperson, failed, discovery),
  'externalCallId, status, interactionType': both(discovery, completed, (_, round) => ({
    externalCallId: `call-${(round % 80) * 8}`,
  })),
  'salesperson’s key, status=pending (none)': both(asSalesperson, () => ({ status: 'pending' })),
  'supervisor’s key, interactionType': both(asSupervisor, discovery),
  'supervisor’s key, status, interactionType (none)': both(asSupervisor, failed, discovery),
  'supervisor’s key, salespersonId of another (few)': both(asSupervisor, ({ company }) => ({
    salespersonIds: [company.salespersonIds[3]!],
  })),
};

const page = ({ db, company }: Population, filters: Filters, limit: number) =>
  listAnalyses(db, { companyId: company.companyId, visibleUserIds: 'all', ...filters, limit });

async function costMicroseconds(population: Population, filters: Filters, limit: number): Promise<number> {
  const startedAt = process.hrtime.bigint();
  await page(population, filters, limit);
  return Number(process.hrtime.bigint() - startedAt) / 1000;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Steps of the database's plans for a page that are no search in one index, in its order. */
async function otherSteps({ db, company }: Population, filters: Filters): Promise<string[]> {
  const [explain, good] =
    db.dialect === 'sqlite'
      ? ['EXPLAIN QUERY PLAN', /^SEARCH analyses USING (COVERING )?INDEX analyses_by/]
      : ['EXPLAIN', /Limit|Index (Only )?Scan( Backward)? using analyses_by|Index Cond|Filter/];
  const steps: string[] = [];
  const explaining: Queries = {
    ...db,
    all: async <Row>(sql: string, values?: readonly (string | number | null)[]) => {
      const plan = await db.all<Record<string, string>>(`${explain} ${sql}`, values);
      steps.push(...plan.map((row) => String(row.detail ?? row['QUERY PLAN'])));
      return [] as Row[];
    },
  };
  await listAnalyses(explaining, { companyId: company.companyId, visibleUserIds: 'all', ...filters, limit: pageRows });
  return steps.filter((step) => !good.test(step));
}

const folder = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
const postgres = options.postgres ? await startPostgres('shared_buffers=512MB', 'max_wal_size=4GB') : null;
const databases: Database[] = [];
try {
  const populations: Population[] = [];
  for (const total of [smallCount, largeCount]) {
    const startedAt = performance.now();
    const path = join(folder, `${total}.db`);
    const url = postgres ? await postgres.createDatabase(`rows_${total}`) : `sqlite:${path}`;
    const populated = await populate(url, total);
    const db = await openDatabase(url);
    databases.push(db);
    populations.push({ ...populated, db });
    const size = postgres ? '' : `, ${((await stat(path)).size / 2 ** 20).toFixed(0)} MiB`;
    console.log(`${total} analyses inserted in ${((performance.now() - startedAt) / 1000).toFixed(1)} s${size}`);
  }
  const [small, large] = populations as [Population, Population];
  const width = Math.max(...Object.keys(cases).map((name) => name.length));
  console.log(`${'median of a page, µs'.padEnd(width)}  ${'1,000'.padStart(8)}  ${'large'.padStart(8)}  ratio  rows`);
  for (const [name, filters] of Object.entries(cases)) {
    const costs: [number[], number[]] = [[], []];
    // As many rows from both: what the small one has of the filter, if that is less than a page.
    const found = (await page(small, filters(small, 0), pageRows)).length;
    const limit = found || pageRows;
    for (let round = 0; round < rounds; round++) {
      costs[0].push(await costMicroseconds(small, filters(small, round), limit));
      costs[1].push(await costMicroseconds(large, filters(large, round), limit));
    }
    const [a, b] = [median(costs[0]), median(costs[1])];
    const others = await otherSteps(large, filters(large, 0));
    const isGood = b / a <= allowedRatio;
    // Postgres may know better from its statistics; SQLite has none.
    if (!isGood || (!postgres && others.length > 0)) process.exitCode = 1;
    console.log(
      `${name.padEnd(width)}  ${a.toFixed(0).padStart(8)}  ${b.toFixed(0).padStart(8)}  ${(b / a).toFixed(2).padStart(5)}  ${String(found).padStart(4)}` +
        `${isGood ? '' : '  TOO MUCH'}${others.length > 0 ? `  plan: ${others.join('; ')}` : ''}`,
    );
  }
} finally {
  for (const db of databases) await db.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}

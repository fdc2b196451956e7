// What 10,000,000 analyses of 1,000 companies on Postgres cost beside 100,000 of as many: pages, filters, trends, search, sweeps, and the erasure of a company. Run: node bench/growth.ts [--rows 10000000] [--plans]
import { parseArgs } from 'node:util';
import { continueCompanyErasure } from '../packages/server/src/analyses/erase-company.ts';
import { sweep } from '../packages/server/src/background.ts';
import { readSettings } from '../packages/server/src/read-settings.ts';
import { closeCompany } from '../packages/server/src/records/company-erasure.ts';
import type { Database } from '../packages/server/src/records/database.ts';
import { startService } from '../packages/server/src/start-service.ts';
import { startPostgres } from '../test/harness/postgres.ts';
import type { BenchCompany } from './fixture.ts';
import { type Case, cases } from './growth-cases.ts';
import { fillGrown, type Grown, joinPostgres } from './growth-rows.ts';

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000000' },
    plans: { type: 'boolean', default: false },
    /** Address of a Postgres to be used instead of one of its own: what an earlier run has filled there stays, and is measured again. */
    server: { type: 'string' },
    rounds: { type: 'string', default: '30' },
  },
});
const large = Number(options.rows);
const small = large / 100;
const rounds = Number(options.rounds);

const settings = [
  'shared_buffers=4GB',
  'max_wal_size=16GB',
  'checkpoint_timeout=30min',
  'maintenance_work_mem=1GB',
  'max_parallel_maintenance_workers=1',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];
const postgres = options.server ? await joinPostgres(options.server) : await startPostgres(...settings);

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

interface Plans {
  lines: string[];
  /** Pages of 8 KiB that all statements of the case touched, whatever else the machine does. */
  pages: number;
}

/** Statements of a case with their plans, as Postgres made them. */
async function plansOf(grown: Grown, one: Case, company: BenchCompany): Promise<Plans> {
  const lines: string[] = [];
  let pages = 0;
  const explaining: Database = {
    ...grown.db,
    all: async <Row>(sql: string, values?: Parameters<Database['all']>[1]) => {
      const plan = await grown.db.all<Record<string, string>>(`EXPLAIN (ANALYZE, BUFFERS) ${sql}`, values);
      const texts = plan.map((row) => row['QUERY PLAN']!);
      // The first line of buffers is that of the whole statement.
      const buffers = texts.find((text) => text.includes('Buffers:')) ?? '';
      for (const [, count] of buffers.matchAll(/(?:hit|read)=(\d+)/g)) pages += Number(count);
      lines.push(sql.replaceAll(/\s+/g, ' ').slice(0, 200), ...texts.map((text) => `  ${text}`));
      return grown.db.all<Row>(sql, values);
    },
    get: async <Row>(sql: string, values?: Parameters<Database['all']>[1]) =>
      (await explaining.all<Row>(sql, values))[0],
  };
  await one({ ...grown, db: { ...explaining, large: explaining } }, company, 3);
  return { lines, pages };
}

try {
  const grown: Grown[] = [];
  for (const rows of [small, large]) {
    const url = await postgres.createDatabase(`rows_${rows}`);
    const seconds = (await time(async () => grown.push(await fillGrown(url, rows)))) / 1000;
    const { db } = grown.at(-1)!;
    const size = await db.get<{ bytes: number }>('SELECT pg_database_size(current_database()) AS bytes');
    console.log(
      `${rows} analyses of 1,000 companies: ${(size!.bytes / 2 ** 30).toFixed(1)} GiB, in ${seconds.toFixed(0)} s`,
    );
  }
  const [a, b] = grown as [Grown, Grown];
  console.log(
    `${'ms: median (worst)'.padEnd(34)} ${String(small).padStart(18)} ${String(large).padStart(18)}    largest company   pages touched by each`,
  );
  for (const [name, one] of Object.entries(cases)) {
    const figures: string[] = [];
    for (const [each, isLargest] of [
      [a, false],
      [b, false],
      [b, true],
    ] as const) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const company = isLargest ? each.companies[0]! : each.companies[1 + ((round * 37) % 900)]!;
        times.push(await time(() => one(each, company, round)));
      }
      const worst = Math.max(...times);
      figures.push(`${median(times).toFixed(1)} (${worst.toFixed(0)})`.padStart(18));
    }
    const touched = [await plansOf(a, one, a.companies[1]!), await plansOf(b, one, b.companies[1]!)];
    const ofLargest = await plansOf(b, one, b.companies[0]!);
    const pages = [...touched, ofLargest].map((each) => String(each.pages).padStart(8));
    console.log(`${name.padEnd(34)} ${figures.join(' ')} ${pages.join('')}`);
    if (options.plans) for (const line of ofLargest.lines) console.log(`    ${line}`);
  }
  for (const { db, url, rows, companies } of grown) {
    const service = await startService(
      readSettings({
        EARSHOT_DATABASE_URL: url,
        EARSHOT_SECRET: 'a secret that only benchmarks know, 32',
        EARSHOT_BACKGROUND: 'off',
        EARSHOT_LOG_LEVEL: 'warn',
        EARSHOT_ANALYSIS_ENGINE: 'embedded',
        EARSHOT_TRANSCRIPTION_ENGINE: 'none',
      }),
    );
    const sweeps: number[] = [];
    for (let round = 0; round < 3; round += 1) sweeps.push(await time(() => sweep(service)));
    const { companyId } = companies[7]!;
    await db.transaction((tx) => closeCompany(tx, companyId, 'administrator', Date.now()));
    const count = (await db.get<{ n: number }>('SELECT COUNT(*) AS n FROM analyses WHERE company_id = ?', [companyId]))!
      .n;
    const most = 50;
    const ms = await time(() =>
      continueCompanyErasure(companyId, { db, now: Date.now, pause: async () => undefined }, most),
    );
    const erased = Math.min(count, most * 20);
    console.log(
      `${rows}: a sweep ${median(sweeps).toFixed(0)} ms; erasing ${erased} of a company’s ${count}: ${(ms / erased).toFixed(2)} ms each`,
    );
    await service.close();
  }
  for (const { db, searcher } of grown) {
    await searcher.close();
    await db.close();
  }
} finally {
  await postgres.stop();
}

// What 10,000,000 analyses of 1,000 companies on Postgres cost beside 100,000 of as many: pages, filters, trends, search, sweeps, and the erasure of a company. Run: node bench/growth.ts [--rows 10000000] [--plans]
import { parseArgs } from 'node:util';
import { continueCompanyErasure } from '../packages/server/src/analyses/erase-company.ts';
import { searchAnalyses } from '../packages/server/src/analyses/search/search.ts';
import { trendsOf } from '../packages/server/src/analyses/trends.ts';
import { sweep } from '../packages/server/src/background.ts';
import { readSettings } from '../packages/server/src/read-settings.ts';
import { type ListQuery, listAnalyses } from '../packages/server/src/records/analysis-list.ts';
import { closeCompany } from '../packages/server/src/records/company-erasure.ts';
import type { Database } from '../packages/server/src/records/database.ts';
import { usersByCompany } from '../packages/server/src/records/users.ts';
import type { Caller } from '../packages/server/src/service.ts';
import { startService } from '../packages/server/src/start-service.ts';
import { startPostgres } from '../test/harness/postgres.ts';
import type { BenchCompany } from './fixture.ts';
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

type Case = (grown: Grown, company: BenchCompany, round: number) => Promise<unknown>;

const page =
  (filters: (grown: Grown, company: BenchCompany, round: number) => Partial<ListQuery>): Case =>
  (grown, company, round) =>
    listAnalyses(grown.db, {
      companyId: company.companyId,
      visibleUserIds: 'all',
      limit: 51,
      ...filters(grown, company, round),
    });

/** Somewhere in the middle half of the time that the rows take. */
const middle = ({ firstMs, lastMs }: Grown, round: number) =>
  Math.floor(firstMs + (lastMs - firstMs) * (0.25 + (0.5 * (round % 10)) / 10));
const asSalesperson = (company: BenchCompany, round: number) => [company.salespersonIds[round % 4]!];

const cases: Record<string, Case> = {
  'page 1': page(() => ({})),
  'a page in the middle': page((grown, _, round) => ({ after: { createdAtMs: middle(grown, round), id: '' } })),
  failed: page(() => ({ status: 'failed' })),
  'a salesperson, a type': page((_, company, round) => ({
    salespersonIds: asSalesperson(company, round),
    interactionType: 'discovery',
  })),
  'a salesperson’s key': page((_, company, round) => ({ visibleUserIds: asSalesperson(company, round) })),
  'by score': page(() => ({ orderBy: 'score' })),
  'by length, ascending': page(() => ({ orderBy: 'duration', isAscending: true })),
  'scores of 60 to 61': page(() => ({ minDisplayScore: 60, maxDisplayScore: 61 })),
  unassigned: page(() => ({ isUnassigned: true })),
  'a call’s id': page((_, company, round) => ({ externalCallId: `call-${round * 8}`, companyId: company.companyId })),
  'a day': page((grown, _, round) => ({
    orderBy: 'occurredAt',
    occurredFromMs: middle(grown, round),
    occurredToMs: middle(grown, round) + 86_400_000,
  })),
  'trends of four weeks': async (grown, company, round) => {
    const fromMs = middle(grown, round);
    const users = await usersByCompany(grown.db, company.companyId);
    const frame = { interval: 'week', offsetMs: 0, users, language: 'en', targets: {} } as const;
    const query = {
      companyId: company.companyId,
      visibleUserIds: 'all',
      fromMs,
      toMs: fromMs + 28 * 86_400_000,
    } as const;
    return trendsOf(grown.db, query, frame as unknown as Parameters<typeof trendsOf>[2]);
  },
  'search, one word': (grown, company, round) => search(grown, company, `word${round % 40} "`),
  'search, two words': (grown, company, round) =>
    search(grown, company, `word${round % 40} word${100 + (round % 40)} "`),
};

function search(grown: Grown, company: BenchCompany, query: string) {
  const caller = {
    companyId: company.companyId,
    userId: company.adminId,
    role: 'admin_company',
    supervisedIds: [],
  } as unknown as Caller;
  return searchAnalyses({ query, limit: 20 }, {}, caller, {
    db: grown.db,
    secrets: ['bench'],
    searcher: grown.searcher,
  });
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Statements of a case with their plans, as Postgres made them. */
async function plansOf(grown: Grown, one: Case, company: BenchCompany): Promise<string[]> {
  const lines: string[] = [];
  const explaining: Database = {
    ...grown.db,
    all: async <Row>(sql: string, values?: Parameters<Database['all']>[1]) => {
      const plan = await grown.db.all<Record<string, string>>(`EXPLAIN (ANALYZE, BUFFERS) ${sql}`, values);
      lines.push(sql.replaceAll(/\s+/g, ' ').slice(0, 200), ...plan.map((row) => `  ${row['QUERY PLAN']}`));
      return grown.db.all<Row>(sql, values);
    },
  };
  await one({ ...grown, db: { ...explaining, large: explaining } }, company, 3);
  return lines;
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
    `${'ms: median (worst)'.padEnd(28)} ${String(small).padStart(18)} ${String(large).padStart(18)}   large of them, in the largest company`,
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
    console.log(`${name.padEnd(28)} ${figures.join(' ')}`);
    if (options.plans) for (const line of await plansOf(b, one, b.companies[0]!)) console.log(`    ${line}`);
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

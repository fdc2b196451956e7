// Rows of many companies on Postgres, made by SQL alone: a tenth of all is the largest company's, the rest the others' evenly; each has words in the index of the search.
import { interactionTypes } from '@earshot/core';
import { type Database, openDatabase, type Queries } from '../packages/server/src/records/database.ts';
import { tokenMaker } from '../packages/server/src/searched-text/tokens.ts';
import { type Searcher, startSearcher } from '../packages/server/src/threads/searcher.ts';
import type { StartedPostgres } from '../test/harness/postgres.ts';
import { type BenchCompany, firstCreatedAt, makeCompany } from './fixture.ts';

export interface Grown {
  db: Database;
  url: string;
  rows: number;
  /** The first is the largest. */
  companies: BenchCompany[];
  firstMs: number;
  lastMs: number;
  searcher: Searcher;
}

const companyCount = 1000;
const yearMs = 365 * 86_400_000;
const atOnce = 500_000;
/** Only so many of the newest analyses have words in the search index. */
const mostIndexed = 2_000_000;
const vocabulary = 200;
const wordsEach = 15;

/** A Postgres that runs anyway; its databases are kept. */
export async function joinPostgres(server: string): Promise<StartedPostgres> {
  return {
    url: server,
    createDatabase: async (name) => {
      const db = await openDatabase(`${server}/postgres`);
      if (!(await db.get('SELECT 1 FROM pg_database WHERE datname = ?', [name])))
        await db.run(`CREATE DATABASE ${name}`);
      await db.close();
      return `${server}/${name}`;
    },
    stop: async () => undefined,
  };
}

/** Fills a new database; of one that was filled, gives what is there. */
export async function fillGrown(url: string, rows: number): Promise<Grown> {
  const db = await openDatabase(url);
  await db.migrate();
  const stepMs = Math.max(1, Math.floor(yearMs / rows));
  const isNew = (await db.get('SELECT 1 FROM companies LIMIT 1')) === undefined;
  const companies = isNew ? await fill(db, rows, stepMs) : await companiesOf(db);
  const lastMs = firstCreatedAt + rows * stepMs;
  return { db, url, rows, companies, firstMs: firstCreatedAt, lastMs, searcher: startSearcher() };
}

async function companiesOf(db: Database): Promise<BenchCompany[]> {
  const rows = await db.all<{ company_id: string; admin_id: string; people: string[] }>(
    'SELECT company_id, admin_id, people FROM bench_companies ORDER BY n',
  );
  return rows.map(({ company_id, admin_id, people }) => ({
    companyId: company_id,
    adminId: admin_id,
    supervisorId: admin_id,
    salespersonIds: people,
  }));
}

async function fill(db: Database, rows: number, stepMs: number): Promise<BenchCompany[]> {
  const companies: BenchCompany[] = [];
  for (let index = 0; index < companyCount; index += 1) companies.push(await makeCompany(db));
  await db.run(
    'CREATE TABLE bench_companies (n integer, company_id text, admin_id text, people text[], tokens text[])',
  );
  for (const [n, { companyId, adminId, salespersonIds }] of companies.entries()) {
    const token = tokenMaker(companyId);
    const tokens = Array.from({ length: vocabulary }, (_, index) => token('word', `word${index}`));
    await db.run('INSERT INTO bench_companies VALUES (?, ?, ?, CAST(? AS text[]), CAST(? AS text[]))', [
      n,
      companyId,
      adminId,
      `{${salespersonIds.join(',')}}`,
      `{${tokens.join(',')}}`,
    ]);
  }
  const indexes = await db.all<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE (tablename = 'analyses' AND indexname LIKE 'analyses_by_%') OR indexname = 'search_words_by_token'`,
  );
  for (const { name } of indexes) await db.run(`DROP INDEX ${name}`);
  await db.run(`INSERT INTO scorecard_outcomes (id, criteria) VALUES ('bench', '[["greeting","positive",true]]')`);
  const firstIndexed = Math.max(0, rows - mostIndexed);
  for (let from = 0; from < rows; from += atOnce) {
    const to = Math.min(from + atOnce, rows);
    await db.transaction(async (tx) => {
      // No triggers, and no look at the row that each foreign key names.
      await tx.run('SET LOCAL session_replication_role = replica');
      await insertRows(tx, from, to, stepMs);
      if (from < firstIndexed) await insertShortDocuments(tx, from, Math.min(to, firstIndexed));
      else await insertWords(tx, from, to, stepMs);
      if (from >= firstIndexed) await insertEntries(tx, from, to, stepMs);
    });
  }
  for (const { definition } of indexes) await db.run(definition);
  await db.run('VACUUM (ANALYZE, PARALLEL 0)');
  return companies;
}

const companyOf = `CASE WHEN i % 10 = 0 THEN 0 ELSE 1 + (i::bigint * 7919) % ${companyCount - 1} END`;
const idOf = `substr((1000000000000 + i)::text, 2, 8) || '-' || substr((1000000000000 + i)::text, 10, 4) || '-7000-8000-' || right(c.company_id, 12)`;

async function insertRows(db: Queries, from: number, to: number, stepMs: number): Promise<void> {
  const types = interactionTypes.map(({ key }) => `'${key}'`).join(',');
  await db.run(
    `INSERT INTO analyses (id, company_id, created_at, updated_at, occurred_at, status, source, trigger, provider, external_call_id,
       salesperson_id, salesperson_name, client_name, created_by, display_score, score, interaction_score, interaction_type,
       interaction_type_source, language, summary, audio_duration_seconds, attribution_status, outcome_id, reviewed_at,
       engine_outcome_id, engine_score, contested_at, archived_at)
     SELECT ${idOf}, c.company_id, t.at, t.at + 900, t.at, CASE WHEN r % 10 = 9 THEN 'failed' ELSE 'completed' END, 'upload', 'external_api',
       CASE WHEN i % 8 = 0 THEN 'pbx' END, CASE WHEN i % 8 = 0 THEN 'call-' || i END,
       CASE WHEN r % 5 < 4 THEN c.people[1 + r % 5] END, CASE WHEN r % 5 < 4 THEN 'Paula Fernandes' END, 'Norte Software',
       CASE WHEN r % 7 < 4 THEN c.people[1 + r % 7] ELSE c.admin_id END, 50 + r % 50, 50 + r % 50, 50 + r % 50,
       CASE WHEN r % 10 = 9 THEN NULL ELSE (ARRAY[${types}])[1 + r % ${interactionTypes.length}] END, 'auto', 'en',
       'The client types invoices by hand, which costs two days every month. They agreed on a meeting on Tuesday.',
       60 + r % 600, CASE WHEN r % 5 < 4 THEN 'manual' ELSE 'pending' END, 'bench',
       CASE WHEN r % 50 = 0 THEN t.at + 9000 END, CASE WHEN r % 50 = 0 THEN 'bench' END, CASE WHEN r % 50 = 0 THEN 50 + r % 40 END,
       CASE WHEN r % 10000 = 1 THEN t.at + 8000 END, CASE WHEN r % 33 = 5 THEN t.at + 7000 END
     FROM generate_series(${from}, ${to - 1}) i
     CROSS JOIN LATERAL (SELECT ${firstCreatedAt} + i::bigint * ${stepMs} AS at, (i / 11 + i / 1013) AS r) t
     JOIN bench_companies c ON c.n = ${companyOf}`,
  );
}

async function insertShortDocuments(db: Queries, from: number, to: number): Promise<void> {
  await db.run(
    `INSERT INTO analysis_documents (analysis_id, transcript, transcript_segments)
     SELECT ${idOf}, '', '[{"speaker":"Ana","side":"attendant","start":0,"end":9,"text":"The monthly plan costs forty euros."}]'
     FROM generate_series(${from}, ${to - 1}) i JOIN bench_companies c ON c.n = ${companyOf}`,
  );
}

/** One entry of the audit log for each analysis; numbers of a chain have gaps. */
async function insertEntries(db: Queries, from: number, to: number, stepMs: number): Promise<void> {
  await db.run(
    `INSERT INTO audit_entries (company_id, sequence, at, kind, made_by, user_id, address, subject_id, subject_hash, details, hash)
     SELECT c.company_id, i + 1000, ${firstCreatedAt} + i::bigint * ${stepMs}, CASE WHEN i % 1000 < 10 THEN 'signIn.succeeded' ELSE 'analysis.read' END,
       'person', c.admin_id, '192.0.2.1', ${idOf}, md5(i::text) || md5('subject' || i), '{}', md5(i::text) || md5('entry' || i)
     FROM generate_series(${from}, ${to - 1}) i JOIN bench_companies c ON c.n = ${companyOf}`,
  );
}

/** Turns that nobody shows: a found analysis is looked up as it is stored. */
async function insertWords(db: Queries, from: number, to: number, stepMs: number): Promise<void> {
  const source = `FROM generate_series(${from}, ${to - 1}) i JOIN bench_companies c ON c.n = ${companyOf}`;
  const words = Array.from(
    { length: wordsEach },
    (_, index) => `(i / 7 * ${index * 2 + 1} + ${index * index}) % ${vocabulary}`,
  );
  const place = `((${firstCreatedAt} + i::bigint * ${stepMs}) / 1000) * 16384 + i % 1000`;
  await db.run(`INSERT INTO search_places (place, analysis_id) SELECT ${place}, ${idOf} ${source}`);
  await db.run(
    `INSERT INTO search_words (rowid, tokens)
     SELECT ${place}, array_to_tsvector(ARRAY[${words.map((each) => `c.tokens[1 + ${each}]`).join(',')}]) ${source}`,
  );
  const spoken = words.map((each) => `'word' || (${each})`).join(` || ' ' || `);
  await db.run(
    `INSERT INTO analysis_documents (analysis_id, transcript, transcript_segments)
     SELECT ${idOf}, '', '[{"speaker":"Ana","side":"attendant","start":0,"end":9,"text":"' || ${spoken} || '"}]' ${source}`,
  );
}

// What the first page of a search costs among 1,000,000 analyses of one company on SQLite, by kind of query, filter and role: 100 ms at the median at most. And what the index weighs.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { searchAnalyses } from '../packages/server/src/analyses/search/search.ts';
import { type Database, openDatabase, type Queries, type Value } from '../packages/server/src/records/database.ts';
import type { ListFilters } from '../packages/server/src/records/list-filters.ts';
import { tokensOf } from '../packages/server/src/searched-text/tokens.ts';
import { numbersOf, wordsOf } from '../packages/server/src/searched-text/words.ts';
import type { Caller } from '../packages/server/src/service.ts';
import { startSearcher } from '../packages/server/src/threads/searcher.ts';
import { analysisId, type BenchCompany, firstCreatedAt, makeCompany } from './fixture.ts';

const { values: options } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const rows = Number(options.rows);
const batch = 1000;
const rounds = 15;
const limitMs = 100;
const dayMs = 24 * 60 * 60 * 1000;
/** A year of calls, however many. */
const stepMs = Math.floor((365 * 24 * 60 * 60 * 1000) / rows);

let seed = 7;
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

/** 30,000 words of syllables; the nth is said as often as words of a language are. */
const syllables = 'ca con tra to ven da pre ço re u ni ão por ta de sen vol vi men ti lo ra pa ga'.split(' ');
const vocabulary = Array.from({ length: 30_000 }, (_, index) => {
  let [word, rest] = ['', index + 5];
  for (; rest > 0; rest = Math.floor(rest / syllables.length)) word += syllables[rest % syllables.length];
  return word;
});
const sums: number[] = [];
for (const [index] of vocabulary.entries()) sums.push((sums.at(-1) ?? 0) + 1 / (index + 3));

function word(): string {
  const wanted = random() * sums.at(-1)!;
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return vocabulary[low]!;
}

const text = (words: number) => Array.from({ length: words }, word).join(' ');
const numberOf = (index: number) => `+55119${String(10_000_000 + index * 7).slice(-8)}`;

/** One common, one of a thousandth, one of some hundred. */
const typeOf = (index: number) =>
  index % 10_000 === 1 ? 'complaint' : index % 1_000 === 2 ? 'renewal_expansion' : index % 3 === 0 ? 'discovery' : null;

const insert = (tx: Queries, table: string, columns: string, row: Value[]) =>
  tx.run(`INSERT INTO ${table} (${columns}) VALUES (${row.map(() => '?').join(', ')})`, row);

/** As they are after the chore: stored and indexed. */
async function fill(db: Database, { companyId, salespersonIds }: BenchCompany): Promise<void> {
  const triggers = await db.all<{ name: string; sql: string }>(
    "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'search_%'",
  );
  for (const { name } of triggers) await db.run(`DROP TRIGGER ${name}`);
  for (let first = 0; first < rows; first += batch)
    await db.transaction(async (tx) => {
      for (let index = first; index < first + batch; index += 1) await insertOne(tx, companyId, salespersonIds, index);
    });
  for (const { sql } of triggers) await db.run(sql);
}

async function insertOne(tx: Queries, companyId: string, people: readonly string[], index: number): Promise<void> {
  const [id, at, person] = [analysisId(companyId, index), firstCreatedAt + index * stepMs, people[index % 4]!];
  const client = `Cliente ${vocabulary[(index * 31) % vocabulary.length]} ${index}`;
  const turns = [0, 1, 2, 3].map((turn) => ({
    speaker: turn % 2 ? 'Vera' : 'Ana',
    side: turn % 2 ? 'client' : 'attendant',
    start: turn * 9,
    end: null,
    text: text(12),
  }));
  const [summary, objection] = [text(10), text(5)];
  const call = {
    call_id: String(index),
    call_from_name: '',
    call_from_number: numberOf(index),
    call_to: '200',
    record_file: '',
  };
  await insert(
    tx,
    'analyses',
    'id, company_id, created_at, updated_at, occurred_at, status, source, "trigger", attribution_status, salesperson_id, salesperson_name, client_name, summary, display_score, interaction_type',
    [
      ...[id, companyId, at, at, at, 'completed', 'pbx', 'external_api', 'auto', index % 5_000 === 0 ? null : person],
      ...[`Vendedor ${index % 4}`, client, summary, index % 1000 === 0 ? 100 : index % 100, typeOf(index)],
    ],
  );
  await insert(tx, 'analysis_documents', 'analysis_id, transcript, transcript_segments, objections, telephony', [
    id,
    '',
    JSON.stringify(turns),
    JSON.stringify([{ objection, resolved: false }]),
    JSON.stringify(call),
  ]);
  const texts = [
    ...turns.map((turn) => turn.text),
    summary,
    objection,
    client,
    `Vendedor ${index % 4}`,
    'Vera',
    'Ana',
    numberOf(index),
  ];
  const words = texts.flatMap((each) => [...wordsOf(each), ...numbersOf(each)]);
  const tokens = tokensOf(
    companyId,
    words.map((each) => each.text),
    [person],
  );
  const place = Math.floor(at / 1000) * 2 ** 14 + (index % 100);
  await insert(tx, 'search_places', 'place, analysis_id', [place, id]);
  await tx.run(`INSERT INTO search_words (rowid, tokens) VALUES (?, ${tx.tokens.stored})`, [place, tokens.join(' ')]);
}

const rank = (from: number, round: number) => vocabulary[from + round]!;
/** The quotation mark at the end says that the last word is whole. */
const queries: Record<string, (round: number) => string> = {
  'a common word': (round) => `${rank(3, round)} "`,
  'a rare word': (round) => `${rank(25_000, round)} "`,
  'no such word': (round) => `inexistente${round} "`,
  'two words': (round) => `${rank(20, round)} ${rank(900, round)} "`,
  'three common words': (round) => `${rank(3, round)} ${rank(8, round)} ${rank(30, round)} "`,
  'a phrase': (round) => `"${rank(3, round)} ${rank(5, round)}"`,
  'the beginning of a word': (round) => rank(4000, round).slice(0, 4),
  'a client': (round) => `cliente ${Math.floor((rows * round) / rounds)} "`,
  'a number': (round) => numberOf(Math.floor((rows * round) / rounds)),
  'the end of a number': (round) => numberOf(Math.floor((rows * round) / rounds)).slice(-8),
};

/** With each, the words that are common, that are rare, and that are beside each other rarely. */
const narrowed: Record<string, (company: BenchCompany) => ListFilters> = {
  'current ones': () => ({ isArchived: false }),
  'the archive, empty': () => ({ isArchived: true }),
  'a common type': () => ({ interactionType: 'discovery' }),
  'a type, 1 of 1,000': () => ({ interactionType: 'renewal_expansion' }),
  'a type, 1 of 10,000': () => ({ interactionType: 'complaint' }),
  'no such type': () => ({ interactionType: 'none' }),
  'a score, 1 of 100': () => ({ minDisplayScore: 98, maxDisplayScore: 98 }),
  'a score, 1 of 1,000': () => ({ minDisplayScore: 100 }),
  'nobody, 1 of 5,000': () => ({ isUnassigned: true }),
  'a person': ({ salespersonIds }) => ({ salespersonIds: [salespersonIds[1]!] }),
  'a day in spring': () => ({
    occurredFromMs: firstCreatedAt + 100 * dayMs,
    occurredToMs: firstCreatedAt + 101 * dayMs,
  }),
  'a day, a type, a score': () => ({
    occurredFromMs: firstCreatedAt + 100 * dayMs,
    occurredToMs: firstCreatedAt + 101 * dayMs,
    interactionType: 'discovery',
    maxDisplayScore: 10,
  }),
  'two that never meet': () => ({ interactionType: 'discovery', source: 'pbx', outcomeIds: [] }),
};
const narrowedQueries = ['a common word', 'a rare word', 'two words', 'three common words', 'a phrase'] as const;

const searcher = startSearcher();
const folder = await mkdtemp(join(tmpdir(), 'earshot-search-'));
try {
  const db = await openDatabase(`sqlite:${join(folder, 'earshot.db')}`);
  await db.migrate();
  for (const pragma of ['synchronous = OFF', 'cache_size = -524288']) await db.run(`PRAGMA ${pragma}`);
  const company = await makeCompany(db);
  const began = performance.now();
  await fill(db, company);
  await db.close();
  console.log(`${rows} analyses stored and indexed in ${Math.round((performance.now() - began) / 1000)} s`);
  const again = await openDatabase(`sqlite:${join(folder, 'earshot.db')}`);
  const size = await again.get<{ bytes: number }>('SELECT SUM(length(block)) AS bytes FROM search_words_data');
  console.log(`index: ${Math.round(size!.bytes / rows)} bytes an analysis, of about 70 words`);
  const medians: number[] = [];
  const callers = {
    administrator: { userId: company.adminId, role: 'admin_company', supervisedIds: [] },
    supervisor: { userId: company.supervisorId, role: 'supervisor', supervisedIds: company.salespersonIds.slice(0, 2) },
    salesperson: { userId: company.salespersonIds[3]!, role: 'salesperson', supervisedIds: [] },
  } as const;
  const measure = async (
    role: string,
    name: string,
    who: object,
    filters: ListFilters,
    query: (round: number) => string,
  ) => {
    const times: number[] = [];
    let [found, rest] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const caller = { ...who, companyId: company.companyId } as unknown as Caller;
      const from = performance.now();
      const page = await searchAnalyses({ query: query(round), limit: 20 }, filters, caller, {
        db: again,
        secrets: ['bench'],
        searcher,
      });
      times.push(performance.now() - from);
      found += page.found.length;
      if (page.nextCursor !== null && page.found.length < 20) rest += 1;
    }
    times.sort((a, b) => a - b);
    medians.push(times[rounds >> 1]!);
    const figures = `${times[rounds >> 1]!.toFixed(1).padStart(7)} ms, at most ${times.at(-1)!.toFixed(1).padStart(7)} ms`;
    const short = rest > 0 ? `, ${rest} of ${rounds} pages short` : '';
    console.log(
      `${role.padEnd(24)} ${name.padEnd(24)} ${figures}, ${(found / rounds).toFixed(1).padStart(5)} found${short}`,
    );
  };
  for (const [role, who] of Object.entries(callers))
    for (const [name, query] of Object.entries(queries)) await measure(role, name, who, {}, query);
  for (const [filter, filtersOf] of Object.entries(narrowed))
    for (const name of narrowedQueries)
      await measure(filter, name, callers.administrator, filtersOf(company), queries[name]!);
  medians.sort((a, b) => a - b);
  const median = medians[medians.length >> 1]!;
  console.log(`median of all: ${median.toFixed(1)} ms (limit ${limitMs} ms)`);
  if (median > limitMs) process.exitCode = 1;
  await again.close();
} finally {
  await searcher.close();
  await rm(folder, { recursive: true });
}

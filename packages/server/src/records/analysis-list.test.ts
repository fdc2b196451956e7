import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database.ts';
import { createCompany } from '../accounts/companies.ts';
import { createUser } from '../accounts/users.ts';
import type { AnalysisRow } from './analyses.ts';
import { type ListQuery, listAnalyses, placeOf } from './analysis-list.ts';
import { type Database, openDatabase, type Value } from './database.ts';

type Row = AnalysisRow & {
  created_by: string | null;
  archived_at: number | null;
  reviewed_at: number | null;
};

let home: TestDatabase;
let db: Database;
let companyId: string;
let people: string[];
let all: Row[];
const count = 240;

beforeAll(async () => {
  home = await freshDatabase();
  db = await openDatabase(home.url);
  await db.migrate();
  ({ id: companyId } = await createCompany(db, {
    name: 'A',
    language: 'en',
    planName: 'Standard',
    planMinutes: 600,
    openingMinutes: 600,
  }));
  people = [];
  for (let index = 0; index < 5; index++) {
    const user = {
      companyId,
      name: 'P',
      email: `p${index}@example.com`,
      role: 'salesperson',
      supervisorId: null,
      password: null,
    } as const;
    people.push((await createUser(db, user))!.id);
  }
  const pick = <T>(values: readonly T[], seed: number) => values[seed % values.length]!;
  for (let index = 0; index < count; index++) {
    // Four rows of each millisecond, their ids not in order of insertion.
    const values: Value[] = [
      `id-${String((index * 7919) % count).padStart(4, '0')}`,
      companyId,
      1000 + Math.floor(index / 4),
      pick(['completed', 'completed', 'failed', 'pending'], index),
      pick([null, ...people], index * 3),
      pick(people, index * 7 + 1),
      pick([null, 'discovery', 'follow_up'], index),
      pick([null, null, null, 'call-1', 'call-2'], index),
      index % 100,
      pick(['upload', 'pbx', 'upload', 'meeting'] as const, index * 5 + 2),
      index % 9 === 0 ? 5000 : null,
      // Collected late, in no order, several at once.
      900 + ((index * 37) % 80),
      index % 4 === 0 && index % 3 === 0 ? 6000 : null,
    ];
    await db.run(
      `INSERT INTO analyses (id, company_id, created_at, updated_at, status, trigger, salesperson_id, created_by, interaction_type,
         external_call_id, display_score, source, archived_at, occurred_at, reviewed_at, attribution_status)
       VALUES (?, ?, ?, 0, ?, 'external_api', ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending')`,
      values,
    );
  }
  const stored = await db.all<Row>('SELECT * FROM analyses');
  all = stored.sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1));
});

afterAll(async () => {
  await db.close();
  await home.remove();
});

/** What the query means, row by row. */
function selects(query: ListQuery, row: Row): boolean {
  const { visibleUserIds: users, after } = query;
  return (
    (users === 'all' || users.includes(row.salesperson_id ?? '') || users.includes(row.created_by ?? '')) &&
    (query.salespersonIds?.includes(row.salesperson_id ?? '') ?? true) &&
    (query.externalCallId === undefined || row.external_call_id === query.externalCallId) &&
    (query.status === undefined || row.status === query.status) &&
    (query.interactionType === undefined || row.interaction_type === query.interactionType) &&
    (query.fromMs === undefined || row.created_at >= query.fromMs) &&
    (query.toMs === undefined || row.created_at <= query.toMs) &&
    (!query.isUnassigned || row.salesperson_id === null) &&
    (query.occurredFromMs === undefined || row.occurred_at >= query.occurredFromMs) &&
    (query.occurredToMs === undefined || row.occurred_at <= query.occurredToMs) &&
    (query.maxDisplayScore === undefined || (row.display_score ?? 101) <= query.maxDisplayScore) &&
    (query.minDisplayScore === undefined || (row.display_score ?? -1) >= query.minDisplayScore) &&
    (query.source === undefined || row.source === query.source) &&
    (query.isArchived === undefined || (row.archived_at !== null) === query.isArchived) &&
    (!query.isReviewed || row.reviewed_at !== null) &&
    (query.isReviewed !== false || (row.status === 'completed' && row.reviewed_at === null)) &&
    (!after || row.created_at < after.createdAtMs || (row.created_at === after.createdAtMs && row.id < after.id))
  );
}

const filters: Record<string, () => Partial<ListQuery>> = {
  status: () => ({ status: 'failed' }),
  person: () => ({ salespersonIds: [people[1]!] }),
  team: () => ({ salespersonIds: people.slice(1, 3) }),
  unassigned: () => ({ isUnassigned: true }),
  interactionType: () => ({ interactionType: 'discovery' }),
  'no type': () => ({ interactionType: null }),
  externalCallId: () => ({ externalCallId: 'call-1' }),
  from: () => ({ fromMs: 1010 }),
  to: () => ({ toMs: 1040 }),
  score: () => ({ minDisplayScore: 50 }),
  'low score': () => ({ maxDisplayScore: 70 }),
  'took place': () => ({ occurredFromMs: 910, occurredToMs: 960 }),
  source: () => ({ source: 'pbx' }),
  reviewed: () => ({ isReviewed: true }),
  'not reviewed': () => ({ isReviewed: false }),
  archived: () => ({ isArchived: true }),
  'not archived': () => ({ isArchived: false }),
  cursor: () => ({ after: { createdAtMs: all[90]!.created_at, id: all[90]!.id } }),
};
const crowd = Array.from({ length: 40 }, (_, index) => `nobody-${index}`);
const viewers: Record<string, () => ListQuery['visibleUserIds']> = {
  'an administrator': () => 'all',
  'a salesperson': () => [people[0]!],
  'a supervisor': () => people.slice(0, 3),
  'a supervisor of many': () => [...crowd, ...people.slice(0, 2)],
};

describe.each(Object.keys(viewers))('GET /api/analyses, D12: %s', (viewer) => {
  const pairs = Object.keys(filters).flatMap((one) => Object.keys(filters).map((other) => [one, other] as const));
  it.each(pairs)('gets with %s and %s exactly what these select, newest first', async (one, other) => {
    const query: ListQuery = {
      companyId,
      visibleUserIds: viewers[viewer]!(),
      limit: 20,
      ...filters[one]!(),
      ...filters[other]!(),
    };
    const expected = all.filter((row) => selects(query, row)).slice(0, query.limit);
    expect((await listAnalyses(db, query)).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });
});

describe.each(Object.keys(viewers))('issue 23: orders of the pages, seen by %s', (viewer) => {
  const figure = { createdAt: 'created_at', occurredAt: 'occurred_at', score: 'display_score' } as const;
  const orders = (['createdAt', 'occurredAt', 'score'] as const).flatMap((orderBy) =>
    [false, true].map((isAscending) => ({ orderBy, isAscending })),
  );
  it.each(orders)('go through everything once, by pages: %o', async ({ orderBy, isAscending }) => {
    const query: ListQuery = {
      companyId,
      visibleUserIds: viewers[viewer]!(),
      limit: 17,
      orderBy,
      isAscending,
      occurredFromMs: 905,
      toMs: 1055,
    };
    const sign = isAscending ? 1 : -1;
    const column = figure[orderBy];
    const expected = all
      .filter((row) => selects({ ...query, limit: all.length }, row) && row[column] !== null)
      .sort((a, b) => sign * (a[column]! - b[column]! || (a.id < b.id ? -1 : 1)));
    const found: string[] = [];
    for (let after: ListQuery['after']; ; ) {
      const rows = await listAnalyses(db, { ...query, ...(after && { after }) });
      found.push(...rows.map(({ id }) => id));
      if (rows.length < query.limit) break;
      after = placeOf(rows.at(-1)!, orderBy);
    }
    expect(found).toEqual(expected.map(({ id }) => id));
  });
});

it('issue 2: no list sorts or walks more than it shows: every range is one index, in its order', async () => {
  if (db.dialect !== 'sqlite') return;
  const plans: string[] = [];
  const explaining: Database = {
    ...db,
    all: async <Row>(sql: string, values?: readonly Value[]) => {
      plans.push(
        ...(await db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values)).map(({ detail }) => detail),
      );
      return [] as Row[];
    },
  };
  for (const one of Object.values(filters)) {
    for (const other of Object.values(filters)) {
      await listAnalyses(explaining, { companyId, visibleUserIds: 'all', limit: 20, ...one(), ...other() });
    }
  }
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.filter((detail) => !/^SEARCH analyses USING (COVERING )?INDEX analyses_by/.test(detail))).toEqual([]);
  const byCall = plans.filter((detail) => detail.includes('external_call_id=?'));
  // A team of two is two ranges, in both pairs.
  expect(byCall.length).toBe(2 * Object.keys(filters).length - 1 + 2);
});

// GET /api/analyses against a plain filter over the same rows: many combinations of filters, bounds, pages and roles (rules 1 to 6, docs/decisions/access.md#d12, docs/decisions/listing.md).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { insertAnalysis } from '../harness/rows.ts';

interface Row {
  id: string;
  created_at: number;
  status: string;
  interaction_type: string | null;
  external_call_id: string | null;
  salesperson_id: string | null;
  created_by: string | null;
}

/** The same numbers in every run (a linear congruential generator). */
let state = 20_260_301;
const random = (below: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
};
const pick = <T>(values: readonly T[]): T => values[random(values.length)]!;

const statuses = ['pending', 'processing', 'completed', 'failed'];
const start = Date.UTC(2026, 2, 1);

let earshot: Earshot;
let tenant: Tenant;
const rows: Row[] = [];
const people: string[] = [];
/** Keys by what they see. */
const viewers: { name: string; key: string; sees: (row: Row) => boolean }[] = [];

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company();
  const { companyId, adminId, key } = tenant;
  const supervisor = await earshot.user(companyId, 'supervisor');
  for (let made = 0; made < 4; made += 1)
    people.push(await earshot.user(companyId, 'salesperson', made < 2 ? { supervisorId: supervisor } : {}));
  people.push(supervisor);
  const seenBy = (ids: string[]) => (row: Row) =>
    ids.includes(row.salesperson_id ?? '') || ids.includes(row.created_by ?? '');
  viewers.push({ name: 'administrator', key, sees: () => true });
  for (const [name, id, team] of [
    ['supervisor', supervisor, [people[0]!, people[1]!]],
    ['salesperson', people[2]!, []],
  ] as const)
    viewers.push({ name, key: await earshot.apiKey(companyId, id), sees: seenBy([id, ...team]) });

  for (let made = 0; made < 150; made += 1) {
    const row = {
      // Few distinct moments, so that many rows share one.
      created_at: start + random(12) * 3_600_000,
      status: pick(statuses),
      interaction_type: pick(['demo', 'closing', null]),
      external_call_id: pick(['a', 'b', null]),
      salesperson_id: pick([...people, null]),
      created_by: pick([...people, adminId, null]),
    };
    rows.push({ id: await insertAnalysis(earshot.service.db, companyId, row), ...row });
  }
  rows.sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1));
});
afterAll(() => earshot.stop());

const hour = (index: number) => start + index * 3_600_000;

/** A filter as it is asked for, and as it is meant. */
const filters: (() => [string, string, (row: Row) => boolean])[] = [
  () => {
    const status = pick(statuses);
    return ['status', status, (row) => row.status === status];
  },
  () => {
    const type = pick(['demo', 'closing', '__none__']);
    return ['interactionType', type, (row) => (row.interaction_type ?? '__none__') === type];
  },
  () => {
    const id = pick(people);
    return ['salespersonId', id, (row) => row.salesperson_id === id];
  },
  () => {
    const id = pick(['a', 'b']);
    return ['externalCallId', id, (row) => row.external_call_id === id];
  },
  () => {
    const from = hour(random(12));
    return ['from', new Date(from).toISOString(), (row) => row.created_at >= from];
  },
  () => {
    const to = hour(random(12));
    return ['to', new Date(to).toISOString(), (row) => row.created_at <= to];
  },
];

async function scan(key: string, query: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    earshot.advance(60_000);
    const text = new URLSearchParams({ ...query, ...(cursor !== '' && { cursor }) });
    const { body } = await earshot.get(`/api/analyses?${text}`, key);
    ids.push(...body.items.map(({ id }: { id: string }) => id));
    cursor = body.nextCursor;
  }
  return ids;
}

it.each(Array.from({ length: 40 }, (_, index) => index))('combination %d', async () => {
  const chosen = filters.filter(() => random(3) === 0).map((make) => make());
  const query = { ...Object.fromEntries(chosen), limit: String(pick([3, 10, 100])) };
  for (const { name, key, sees } of viewers) {
    const expected = rows.filter((row) => sees(row) && chosen.every(([, , holds]) => holds(row)));
    expect(await scan(key, query), `${name}: ${JSON.stringify(query)}`).toEqual(expected.map(({ id }) => id));
  }
});

it('a cursor from a page without bounds goes on under any bounds (D40)', async () => {
  const { body } = await earshot.get('/api/analyses?limit=40', tenant.key);
  const after = rows.slice(40);
  for (const [name, holds] of [
    ['to', (row: Row, at: number) => row.created_at <= at],
    ['from', (row: Row, at: number) => row.created_at >= at],
  ] as const)
    for (let index = 0; index < 12; index += 1) {
      const query = `limit=100&cursor=${body.nextCursor}&${name}=${new Date(hour(index)).toISOString()}`;
      const page = await earshot.get(`/api/analyses?${query}`, tenant.key);
      const expected = after.filter((row) => holds(row, hour(index))).slice(0, 100);
      expect(
        page.body.items.map(({ id }: { id: string }) => id),
        query,
      ).toEqual(expected.map(({ id }) => id));
    }
});

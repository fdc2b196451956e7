// GET /api/analyses: filters, bounds, order, pages and cursors, over rows that were written by SQL (docs/decisions/listing.md).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { insertAnalysis, insertType } from '../harness/rows.ts';

interface Item {
  id: string;
  createdAt: string;
  interactionTypeLabel: string | null;
}

let earshot: Earshot;

beforeAll(async () => {
  earshot = await startEarshot();
});
afterAll(() => earshot.stop());

const insert = (tenant: Tenant, changes: Parameters<typeof insertAnalysis>[2]) =>
  insertAnalysis(earshot.service.db, tenant.companyId, changes);

async function list(tenant: Tenant, query: Record<string, string | number> = {}) {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  // Each request comes a minute after the one before: the rate limit is tried elsewhere.
  earshot.advance(60_000);
  return earshot.get(`/api/analyses?${text}`, tenant.key);
}

const idsOf = (items: Item[]) => items.map(({ id }) => id);
const ids = async (tenant: Tenant, query: Record<string, string | number> = {}): Promise<string[]> =>
  idsOf((await list(tenant, query)).body.items);

/** Every page by its cursor; `between` runs after each. */
async function scan(tenant: Tenant, query: Record<string, string | number>, between = async () => {}) {
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const { body } = await list(tenant, { ...query, ...(cursor !== null && { cursor }) });
    pages.push(idsOf(body.items));
    expect(body.nextCursor === null).toBe(!body.hasMore);
    cursor = body.nextCursor;
    await between();
  } while (cursor !== null);
  return pages;
}

describe('list item', () => {
  const keys =
    'id createdAt updatedAt status source provider externalCallId externalOwnerId companyId salespersonId salespersonName supervisorName clientName displayScore score interactionScore interactionType interactionTypeSource interactionTypeLabel summary audioDurationSeconds attributionStatus';

  it("carries exactly the contract's keys and the row's values", async () => {
    const tenant = await earshot.company();
    const seller = await earshot.user(tenant.companyId, 'salesperson');
    const row = {
      created_at: Date.UTC(2026, 2, 1, 10, 30, 15, 250),
      updated_at: Date.UTC(2026, 2, 1, 10, 31),
      source: 'pbx',
      provider: 'yeastar',
      external_call_id: 'call-7',
      external_owner_id: '204',
      salesperson_id: seller,
      salesperson_name: 'Sara',
      supervisor_name: 'Vera',
      client_name: 'Acme',
      display_score: 83,
      score: 71.5,
      interaction_score: 83,
      interaction_type: 'closing',
      interaction_type_source: 'auto',
      language: 'pt',
      summary: 'Fechou.',
      audio_duration_seconds: 312.4,
      attribution_status: 'auto',
    };
    const id = await insert(tenant, row);
    const { body } = await list(tenant);
    expect(Object.keys(body)).toEqual(['items', 'nextCursor', 'hasMore']);
    expect(Object.keys(body.items[0])).toEqual(keys.split(' '));
    expect(body.items[0]).toEqual({
      id,
      createdAt: '2026-03-01T10:30:15.250Z',
      updatedAt: '2026-03-01T10:31:00.000Z',
      status: 'completed',
      source: 'pbx',
      provider: 'yeastar',
      externalCallId: 'call-7',
      externalOwnerId: '204',
      companyId: tenant.companyId,
      salespersonId: seller,
      salespersonName: 'Sara',
      supervisorName: 'Vera',
      clientName: 'Acme',
      displayScore: 83,
      score: 71.5,
      interactionScore: 83,
      interactionType: 'closing',
      interactionTypeSource: 'auto',
      interactionTypeLabel: 'Fechamento',
      summary: 'Fechou.',
      audioDurationSeconds: 312.4,
      attributionStatus: 'auto',
    });
  });

  it('interactionTypeLabel: built-in, custom, deactivated custom, gone, none; never that of another company', async () => {
    const [tenant, other] = [await earshot.company(), await earshot.company()];
    await insertType(earshot.service.db, tenant.companyId, 'site_visit', { label: 'Visita' });
    await insertType(earshot.service.db, tenant.companyId, 'old_type', { label: 'Antiga', deactivatedAt: 1 });
    await insertType(earshot.service.db, other.companyId, 'foreign_type', { label: 'Alheia' });
    const types = ['discovery', 'site_visit', 'old_type', 'foreign_type', 'never_was', null];
    for (const interaction_type of types) await insert(tenant, { interaction_type });
    const labels = (await list(tenant)).body.items.map((item: Item) => item.interactionTypeLabel);
    expect(labels.toReversed()).toEqual(['Discovery', 'Visita', 'Antiga', null, null, null]);
  });
});

describe('filters (rule 1)', () => {
  it('combine with AND', async () => {
    const tenant = await earshot.company();
    const people = [
      await earshot.user(tenant.companyId, 'salesperson'),
      await earshot.user(tenant.companyId, 'salesperson'),
    ];
    const rows: Record<string, string>[] = [];
    for (const status of ['pending', 'processing', 'completed', 'failed'])
      for (const interactionType of ['demo', 'closing', ''])
        for (const salespersonId of people)
          for (const externalCallId of ['a', 'b']) {
            const id = await insert(tenant, {
              status,
              interaction_type: interactionType || null,
              salesperson_id: salespersonId,
              external_call_id: externalCallId,
            });
            rows.unshift({ id, status, interactionType: interactionType || '__none__', salespersonId, externalCallId });
          }
    const filters = { status: 'failed', interactionType: '__none__', salespersonId: people[0]!, externalCallId: 'b' };
    const names = Object.keys(filters) as (keyof typeof filters)[];
    for (let mask = 0; mask < 16; mask += 1) {
      const query = Object.fromEntries(
        names.filter((_, bit) => mask & (1 << bit)).map((name) => [name, filters[name]]),
      );
      const expected = rows.filter((row) => Object.entries(query).every(([name, value]) => row[name] === value));
      expect(await ids(tenant, { ...query, limit: 100 }), JSON.stringify(query)).toEqual(expected.map(({ id }) => id!));
    }
  });

  it('interactionType: __none__ selects null, an unknown key nothing (D42)', async () => {
    const tenant = await earshot.company();
    await insert(tenant, { interaction_type: 'demo' });
    const untyped = await insert(tenant, {});
    expect(await ids(tenant, { interactionType: '__none__' })).toEqual([untyped]);
    for (const interactionType of ['unknown', '__NONE__', '', "' OR 1=1 --"])
      expect(await ids(tenant, { interactionType })).toEqual([]);
  });

  it('from and to are inclusive to the millisecond; a date is its first moment in UTC (D38)', async () => {
    const tenant = await earshot.company();
    const at = (time: string) => insert(tenant, { created_at: Date.parse(time) });
    const [before, first, noon, last] = [
      await at('2026-02-28T23:59:59.999Z'),
      await at('2026-03-01T00:00:00.000Z'),
      await at('2026-03-01T12:00:00.500Z'),
      await at('2026-03-02T00:00:00.000Z'),
    ];
    expect(await ids(tenant, { from: '2026-03-01' })).toEqual([last, noon, first]);
    expect(await ids(tenant, { to: '2026-03-01' })).toEqual([first, before]);
    expect(await ids(tenant, { from: '2026-03-01', to: '2026-03-02' })).toEqual([last, noon, first]);
    expect(await ids(tenant, { from: '2026-03-01T12:00:00.500Z', to: '2026-03-01T12:00:00.500' })).toEqual([noon]);
    expect(await ids(tenant, { from: '2026-03-01T12:00:00.501Z' })).toEqual([last]);
    expect(await ids(tenant, { to: '2026-03-01T12:00:00.499Z' })).toEqual([first, before]);
    expect(await ids(tenant, { from: '2026-03-01T09:00:00.5-03:00', to: '2026-03-01T15:00+03:00' })).toEqual([]);
    expect(await ids(tenant, { from: '2026-03-01T09:00-03:00', to: '2026-03-01T15:01+03:00' })).toEqual([noon]);
    expect(await ids(tenant, { from: '2026-03-02', to: '2026-03-01' })).toEqual([]);
  });

  it('unknown parameters are ignored, however often (D55)', async () => {
    const tenant = await earshot.company();
    const id = await insert(tenant, {});
    const { body } = await earshot.get('/api/analyses?x=1&x=2&companyId=other&offset=5', tenant.key);
    expect(idsOf(body.items)).toEqual([id]);
  });
});

describe('pages (rules 2 to 5)', () => {
  it('limit 1..100, 50 when left out', async () => {
    const tenant = await earshot.company();
    for (let made = 0; made < 101; made += 1) await insert(tenant, {});
    for (const [query, count] of [
      [{}, 50],
      [{ limit: 1 }, 1],
      [{ limit: 100 }, 100],
      [{ limit: '007' }, 7],
    ] as const)
      expect(await ids(tenant, query)).toHaveLength(count);
  });

  it.each([0, 1, 3, 4, 6, 7])('%d rows by 3: every row once, no empty page but the only one (D41)', async (count) => {
    const tenant = await earshot.company();
    const rows: string[] = [];
    for (let made = 0; made < count; made += 1) rows.unshift(await insert(tenant, {}));
    const pages = await scan(tenant, { limit: 3 });
    expect(pages.flat()).toEqual(rows);
    expect(pages).toHaveLength(Math.max(1, Math.ceil(count / 3)));
  });

  it('many rows of one millisecond are told apart by id', async () => {
    const tenant = await earshot.company();
    const rows: string[] = [];
    for (let made = 0; made < 60; made += 1)
      rows.push(await insert(tenant, { created_at: 1_800_000_000_000 + (made % 2) }));
    const newestFirst = [1, 0].flatMap((ms) =>
      rows
        .filter((_, index) => index % 2 === ms)
        .toSorted()
        .toReversed(),
    );
    for (const limit of [1, 7, 60]) expect((await scan(tenant, { limit })).flat()).toEqual(newestFirst);
  });

  it('ids order byte by byte, not by locale', async () => {
    const tenant = await earshot.company();
    const rows = ['a-2', 'A-3', 'b-1', 'B-0', '_x', '0y'].map((id) => `${id}-${tenant.companyId}`);
    for (const id of rows) await insert(tenant, { id, created_at: 1, share_token: id });
    expect((await scan(tenant, { limit: 2 })).flat()).toEqual(rows.toSorted().toReversed());
  });

  it('a scan while rows are inserted and others finish neither repeats nor skips (rule 4)', async () => {
    const tenant = await earshot.company();
    const rows: string[] = [];
    const created_at = Date.now();
    for (let made = 0; made < 40; made += 1) rows.unshift(await insert(tenant, { created_at, status: 'processing' }));
    const pages = await scan(tenant, { limit: 7 }, async () => {
      for (let made = 0; made < 10; made += 1) await insert(tenant, { created_at });
      await insert(tenant, {});
      await earshot.service.db.run(
        "UPDATE analyses SET status = 'completed', updated_at = updated_at + 5 WHERE id = ?",
        [rows[35]!],
      );
    });
    expect(pages.flat()).toEqual(rows);
  });

  it('filters may change between pages (D40)', async () => {
    const tenant = await earshot.company();
    const rows: string[] = [];
    for (const status of ['failed', 'completed', 'failed', 'completed', 'completed'])
      rows.unshift(await insert(tenant, { status }));
    const { body } = await list(tenant, { limit: 2 });
    expect(await ids(tenant, { cursor: body.nextCursor, status: 'failed' })).toEqual([rows[2], rows[4]]);
  });

  it('a cursor with any character changed, left out or added → 400 Invalid cursor (D40)', async () => {
    const tenant = await earshot.company();
    for (const _ of [1, 2]) await insert(tenant, {});
    const cursor: string = (await list(tenant, { limit: 1 })).body.nextCursor;
    const spoilt = [`${cursor}A`, `A${cursor}`, `${cursor}=`, ` ${cursor}`, cursor.slice(1), cursor.slice(0, -1)];
    for (let at = 0; at < cursor.length; at += 1)
      for (const other of [
        'A',
        'B',
        '_',
        cursor[at] === cursor[at]!.toLowerCase() ? cursor[at]!.toUpperCase() : cursor[at]!.toLowerCase(),
      ])
        if (other !== cursor[at]) spoilt.push(cursor.slice(0, at) + other + cursor.slice(at + 1));
    for (const text of spoilt) {
      const { status, body } = await list(tenant, { cursor: text });
      expect([status, body.message], text).toEqual([400, 'Invalid cursor']);
    }
    expect((await list(tenant, { cursor })).status).toBe(200);
  });
});

// The lists of the procedures over HTTP: analysis.list, its pages, and lines by id (docs/decisions/access.md#d12, docs/decisions/listing.md, docs/decisions/sign-in.md#d53).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

describe('analysis.list (D43)', () => {
  const list = (input?: Record<string, unknown>) => output(earshot, 'analysis.list', tenant.key, input);
  const ids = async (input?: Record<string, unknown>) => (await list(input)).map(({ id }: { id: string }) => id);
  const insert = (changes: Record<string, string | number | null>) =>
    insertAnalysis(earshot.service.db, tenant.companyId, changes);

  it('is an array of list items with audioDuration in place of audioDurationSeconds, newest first', async () => {
    const first = await insert({ audio_duration_seconds: 61.5 });
    const second = await insert({});
    const items = await list();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    const rest = (await earshot.get('/api/analyses', tenant.key)).body.items;
    for (const [index, item] of items.entries()) {
      const { audioDuration, ...others } = item;
      const { audioDurationSeconds, ...expected } = rest[index];
      expect([audioDuration, others]).toEqual([audioDurationSeconds, expected]);
    }
    expect(items[1].audioDuration).toBe(61.5);
  });

  it('limit 1..100, 50 by default', async () => {
    for (let made = 0; made < 101; made += 1) await insert({});
    expect(await ids()).toHaveLength(50);
    expect(await ids({ limit: 100 })).toHaveLength(100);
    expect(await ids({ limit: 1 })).toHaveLength(1);
    for (const limit of [0, 101, 1.5, -1, '5', null]) {
      const { status, body } = await call(earshot, 'analysis.list', tenant.key, { limit });
      expect([status, body.issues?.[0].path]).toEqual([400, ['limit']]);
    }
  });

  it('minScore compares displayScore, inclusively; what has none is left out', async () => {
    const [low, high] = [await insert({ display_score: 59.9, score: 90 }), await insert({ display_score: 60 })];
    await insert({ display_score: null, score: 99 });
    expect(await ids({ filters: { minScore: 60 } })).toEqual([high]);
    expect(await ids({ filters: { minScore: 59.9 } })).toEqual([high, low]);
    expect(await ids({ filters: { minScore: 0 } })).toEqual([high, low]);
    expect(await ids({ filters: { minScore: 100.5 } })).toEqual([]);
  });

  it('dateFrom and dateTo are inclusive to the millisecond; a date alone is its first moment in UTC (D38)', async () => {
    const at = (text: string) => insert({ created_at: Date.parse(text) });
    const before = await at('2026-02-28T23:59:59.999Z');
    const start = await at('2026-03-01T00:00:00.000Z');
    const later = await at('2026-03-01T12:00:00.000Z');
    expect(await ids({ filters: { dateFrom: '2026-03-01' } })).toEqual([later, start]);
    expect(await ids({ filters: { dateTo: '2026-03-01' } })).toEqual([start, before]);
    expect(await ids({ filters: { dateFrom: '2026-03-01T13:00:00+01:00' } })).toEqual([later]);
    expect(await ids({ filters: { dateFrom: '2026-03-02', dateTo: '2026-03-01' } })).toEqual([]);
    for (const name of ['dateFrom', 'dateTo'])
      for (const text of ['2026-02-30', 'yesterday', '']) {
        const { status, body } = await call(earshot, 'analysis.list', tenant.key, { filters: { [name]: text } });
        expect([status, body.message.includes(name)]).toEqual([400, true]);
      }
  });

  it('salespersonId selects; filters combine', async () => {
    const seller = await earshot.user(tenant.companyId, 'salesperson');
    const mine = await insert({ salesperson_id: seller, display_score: 80 });
    await insert({ display_score: 90 });
    await insert({ salesperson_id: seller, display_score: 10 });
    expect(await ids({ filters: { salespersonId: seller, minScore: 50 } })).toEqual([mine]);
    expect(await ids({ filters: { salespersonId: 'nobody' } })).toEqual([]);
  });
});

describe('analysis.listPage (D53): pages with the filters of both lists', () => {
  const page = (input?: Record<string, unknown>) => output(earshot, 'analysis.listPage', tenant.key, input);
  const insert = (changes: Record<string, string | number | null> = {}) =>
    insertAnalysis(earshot.service.db, tenant.companyId, changes);
  const ids = async (input: Record<string, unknown>) => (await page(input)).items.map(({ id }: { id: string }) => id);

  it('goes through everything by its cursor, each once, newest first, in the shape of analysis.list', async () => {
    const made: string[] = [];
    for (let index = 0; index < 7; index += 1) made.unshift(await insert());
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { items, nextCursor, hasMore } = await page({ limit: 3, ...(cursor && { cursor }) });
      expect(hasMore).toBe(nextCursor !== null);
      seen.push(...items.map(({ id }: { id: string }) => id));
      cursor = nextCursor;
    } while (cursor);
    expect(seen).toEqual(made);
    // What only the pages' lines tell stands behind.
    const shown = (await page()).items.map(
      ({ occurredAt, exclusion, clientLabel, need, nextStep, durationSeconds, ...item }: Record<string, unknown>) => {
        expect([occurredAt, exclusion]).toEqual([item.createdAt, null]);
        expect([clientLabel, need, nextStep, durationSeconds]).toEqual([null, null, null, null]);
        return item;
      },
    );
    expect(shown).toEqual(await output(earshot, 'analysis.list', tenant.key));
  });

  it('source, archived and minScore select and combine; archived left out shows both', async () => {
    const phoned = await insert({ source: 'pbx', display_score: 40 });
    const away = await insert({ source: 'pbx', display_score: 80, archived_at: 5 });
    const met = await insert({ source: 'meeting', display_score: 90 });
    expect(await ids({ source: 'pbx' })).toEqual([away, phoned]);
    expect(await ids({ archived: true })).toEqual([away]);
    expect(await ids({ archived: false })).toEqual([met, phoned]);
    expect(await ids({ archived: false, minScore: 50 })).toEqual([met]);
    expect(await ids({ source: 'upload' })).toEqual([]);
    const status = (input: Record<string, unknown>) => call(earshot, 'analysis.listPage', tenant.key, input);
    for (const input of [{ source: 'fax' }, { archived: 'no' }, { limit: 0 }, { cursor: 'x' }, { from: 'yesterday' }])
      expect([input, (await status(input)).status]).toEqual([input, 400]);
  });

  it('analysis.listByIds: the lines of what is there and seen, newest first; nothing of another company', async () => {
    const [first, second] = [await insert({ display_score: 12 }), await insert({ status: 'processing' })];
    const foreign = await insertAnalysis(earshot.service.db, (await earshot.company()).companyId);
    const byIds = (asked: string[], as = tenant.key) => output(earshot, 'analysis.listByIds', as, { ids: asked });
    expect(await byIds([first, 'nonexistent', second, foreign, first])).toEqual((await page()).items);
    expect(await byIds([foreign])).toEqual([]);
    const seller = await earshot.user(tenant.companyId, 'salesperson');
    const key = await earshot.apiKey(tenant.companyId, seller);
    const mine = await insert({ salesperson_id: seller });
    const listed = await byIds([first, second, mine], key);
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([mine]);
    for (const asked of [[], Array(101).fill(first)])
      expect((await call(earshot, 'analysis.listByIds', tenant.key, { ids: asked })).status).toBe(400);
  });
});

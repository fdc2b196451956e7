// A search that filters narrow: each filter of the list, in pages, for each role, and in bounded steps (docs/decisions/search.md#narrowed).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCandidates } from '../../packages/server/src/analyses/search/candidates.ts';
import type { Value } from '../../packages/server/src/records/database.ts';
import { fewOfFilters, searchHits } from '../../packages/server/src/records/search-candidates.ts';
import { tokensOfTerms } from '../../packages/server/src/searched-text/tokens.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
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

const saying = (text: string, changes: Record<string, Value> = {}) =>
  insertAnalysis(earshot.service.db, tenant.companyId, changes, { transcript: text });
const indexed = () =>
  eventually(async () => expect(await earshot.service.db.all('SELECT analysis_id FROM search_due')).toEqual([]));
const day = (date: number) => Date.UTC(2026, 2, date, 12);
type Filters = Record<string, unknown>;
const idsOf = async (filters: Filters, as = tenant.key) =>
  (await output(earshot, 'analysis.search', as, { query: 'sideboard', limit: 50, ...filters })).items.map(
    (hit: { analysis: { id: string } }) => hit.analysis.id,
  );

describe('narrows as the list does', () => {
  it('by date, type, score, person, team, state, origin, call, archive, and by several', async () => {
    const boss = await earshot.user(tenant.companyId, 'supervisor');
    const ana = await earshot.user(tenant.companyId, 'salesperson', { supervisorId: boss });
    const rui = await earshot.user(tenant.companyId, 'salesperson');
    const rows: Record<string, Value>[] = [
      { interaction_type: 'demo', display_score: 20, salesperson_id: ana, occurred_at: day(1) },
      {
        interaction_type: 'demo',
        display_score: 90,
        salesperson_id: rui,
        occurred_at: day(2),
        source: 'pbx',
        reviewed_at: 6,
      },
      { interaction_type: null, display_score: 55, salesperson_id: null, occurred_at: day(3), archived_at: 5 },
      { interaction_type: 'support', display_score: 55.5, salesperson_id: boss, occurred_at: day(4) },
      { status: 'failed', display_score: null, salesperson_id: null, occurred_at: day(5), external_call_id: 'c-7' },
    ];
    const made: string[] = [];
    for (const row of rows) made.push(await saying('the sideboard', row));
    await saying('the wardrobe', rows[0]);
    await indexed();
    const cases: [filters: Filters, found: number[]][] = [
      [{}, [4, 3, 2, 1, 0]],
      [{ occurredFrom: '2026-03-02T12:00:00Z', occurredTo: '2026-03-04T12:00:00Z' }, [3, 2, 1]],
      [{ occurredFrom: '2026-03-02T12:00:00.001Z' }, [4, 3, 2]],
      [{ occurredTo: '2026-03-04' }, [2, 1, 0]],
      [{ occurredFrom: '2026-03-05', occurredTo: '2026-03-01' }, []],
      [{ occurredFrom: '9999-01-01' }, []],
      [{ occurredTo: '0001-01-01' }, []],
      [{ interactionType: 'demo' }, [1, 0]],
      [{ interactionType: '__none__', status: 'completed' }, [2]],
      [{ interactionType: 'none_such' }, []],
      [{ minScore: 55 }, [3, 2, 1]],
      [{ minScore: 21, maxScore: 55 }, [2]],
      [{ salespersonId: rui }, [1]],
      [{ supervisorId: boss }, [3, 0]],
      [{ supervisorId: boss, salespersonId: ana }, [0]],
      [{ supervisorId: boss, salespersonId: rui }, []],
      [{ supervisorId: 'nobody' }, []],
      [{ unassigned: true }, [4, 2]],
      [{ unassigned: false }, [4, 3, 2, 1, 0]],
      [{ status: 'failed' }, [4]],
      [{ status: 'pending' }, []],
      [{ source: 'pbx' }, [1]],
      [{ externalCallId: 'c-7' }, [4]],
      [{ archived: true }, [2]],
      [{ reviewed: true }, [1]],
      [{ reviewed: false }, [3, 2, 0]],
      [{ reviewed: false, supervisorId: boss, maxScore: 50 }, [0]],
      [{ archived: false, interactionType: 'demo', maxScore: 50, occurredTo: '2026-03-02' }, [0]],
      [{ missed: { key: 'active_listening', polarity: 'objective' } }, []],
    ];
    for (const [filters, found] of cases) {
      expect([filters, await idsOf(filters)]).toEqual([filters, found.map((index) => made[index])]);
      const list = await output(earshot, 'analysis.listPage', tenant.key, { ...filters, orderBy: 'occurredAt' });
      const listed = list.items.map(({ id }: { id: string }) => id).filter((id: string) => made.includes(id));
      expect([filters, listed]).toEqual([filters, found.map((index) => made[index])]);
    }
    await earshot.service.db.run('DELETE FROM rate_windows');
    for (const wrong of [{ occurredFrom: '2026-02-30' }, { minScore: 'x' }, { status: 'done' }, { unasigned: true }])
      expect((await call(earshot, 'analysis.search', tenant.key, { query: 'sideboard', ...wrong })).status).toBe(400);

    // A filter shows nobody what their role does not see (docs/decisions/access.md#d12).
    const keys = await Promise.all([ana, rui, boss].map((user) => earshot.apiKey(tenant.companyId, user)));
    for (const filters of [
      { salespersonId: ana },
      { supervisorId: boss },
      { unassigned: true },
      { status: 'failed' },
    ]) {
      const seen = (at: number) => idsOf(filters, keys[at]!);
      const isOfTeam = 'salespersonId' in filters || 'supervisorId' in filters;
      expect([filters, await seen(0), await seen(1)]).toEqual([filters, isOfTeam ? [made[0]] : [], []]);
    }
    expect([await idsOf({ supervisorId: boss }, keys[2]), await idsOf({ salespersonId: rui }, keys[2])]).toEqual([
      [made[3], made[0]],
      [],
    ]);
    const created = await saying('the sideboard', { created_by: ana, salesperson_id: rui, occurred_at: day(6) });
    await indexed();
    expect([await idsOf({ salespersonId: rui }, keys[0]), await idsOf({ salespersonId: ana }, keys[0])]).toEqual([
      [created],
      [made[0]],
    ]);
  });

  it('the criterion that was missed, as trends count it', async () => {
    const transcript = 'Agent: Hello, this is Ann from Alder. Buy the sideboard.\nClient: No, thanks.\nAgent: Goodbye.';
    await earshot.create({ transcript, interactionType: 'cold_call' }, tenant.key);
    await indexed();
    const [line] = (await output(earshot, 'analysis.listPage', tenant.key, { withMeasures: true })).items;
    const { criteria } = line.measures;
    const counts: number[] = [];
    for (const { key, polarity } of criteria) {
      const found = await idsOf({ missed: { key, polarity } });
      const { items } = await output(earshot, 'analysis.listPage', tenant.key, { missed: { key, polarity } });
      expect([key, found]).toEqual([key, items.map(({ id }: { id: string }) => id)]);
      counts.push(found.length);
    }
    expect([...new Set(counts)].toSorted()).toEqual([0, 1]);
  });
});

describe('in bounded steps', () => {
  const manyOf = async (count: number, changes: (index: number) => Record<string, Value>) => {
    const made: string[] = [];
    for (let index = 0; index < count; index += 1)
      made.push(await saying('a sideboard', { occurred_at: day(1) + index * 7000, ...changes(index) }));
    await indexed();
    return made;
  };

  it('pages are whole and in order, with filters that select few and many; one may change between pages', async () => {
    const type = (index: number) => (index % 60 === 7 ? 'complaint' : index % 2 ? 'demo' : 'support');
    const made = await manyOf(200, (index) => ({ interaction_type: type(index) }));
    for (const key of ['complaint', 'demo'])
      for (const limit of key === 'demo' ? [30, 50] : [1, 3, 50]) {
        const seen: string[] = [];
        let cursor: string | null = null;
        do {
          const place: Filters = cursor === null ? {} : { cursor };
          const input = { query: 'sideboard', interactionType: key, limit, ...place };
          const page = await output(earshot, 'analysis.search', tenant.key, input);
          expect(page.hasMore).toBe(page.nextCursor !== null);
          seen.push(...page.items.map((hit: { analysis: { id: string } }) => hit.analysis.id));
          cursor = page.nextCursor;
        } while (cursor !== null);
        expect([key, limit, seen]).toEqual([key, limit, made.filter((_, index) => type(index) === key).toReversed()]);
      }
    const { nextCursor } = await output(earshot, 'analysis.search', tenant.key, { query: 'sideboard', limit: 1 });
    expect(await idsOf({ cursor: nextCursor, interactionType: 'complaint' })).toHaveLength(4);
  });

  it('what a filter drops is passed in growing steps, unless the filter selects few', async () => {
    const { db } = earshot.service;
    const made = await manyOf(130, (index) => ({ display_score: index === 3 ? 99 : 40, salesperson_name: 'Ana' }));
    const { companyId } = tenant;
    const tokens = tokensOfTerms(companyId, [{ words: ['sideboard'], isBeginning: false }]);
    const query = { companyId, tokens, from: 0, before: Number.MAX_SAFE_INTEGER };
    const filters = { minDisplayScore: 90 };
    const hits = await searchHits(db, { ...query, filters, limit: 50 });
    expect([hits.length, hits[0]!.id, hits.some(({ isWanted }) => isWanted === 1)]).toEqual([50, made.at(-1), false]);
    expect(await fewOfFilters(db, { companyId, filters }, 1)).toEqual([made[3]]);
    expect(await fewOfFilters(db, { companyId, filters: { maxDisplayScore: 50 } }, 100)).toBeNull();
    expect(await fewOfFilters(db, { companyId, filters: { salespersonIds: ['x'] } }, 100)).toBeNull();

    const next = startCandidates(db, { ...query, filters });
    expect(await next()).toMatchObject({ candidates: [], passed: { id: made[80] }, isEnd: false, isTired: false });
    expect(await next()).toMatchObject({ candidates: [{ id: made[3] }], isEnd: true });

    // No index tells who has missed something: 50, then as many as are left.
    const missed = startCandidates(db, { ...query, filters: { outcomeIds: ['x'] } });
    expect((await missed()).passed?.id).toBe(made[80]);
    expect(await missed()).toMatchObject({ candidates: [], passed: { id: made[0] }, isEnd: true });
  });

  it('those that stand after a second that is full are within their dates', async () => {
    const { db } = earshot.service;
    const id = await saying('the sideboard', { occurred_at: day(9) });
    await indexed();
    // As if 100 seconds of analyses had come before it.
    const place = (await db.get<{ place: number }>('SELECT place FROM search_places WHERE analysis_id = ?', [id]))!
      .place;
    const moved = place + 100 * 2 ** 14;
    const words = tokensOfTerms(tenant.companyId, [{ words: ['sideboard'], isBeginning: false }]).join(' ');
    await db.run('DELETE FROM search_words WHERE rowid = ?', [place]);
    await db.run('UPDATE search_places SET place = ? WHERE analysis_id = ?', [moved, id]);
    await db.run(`INSERT INTO search_words (rowid, tokens) VALUES (?, ${db.tokens.stored})`, [moved, words]);
    const at = new Date(day(9)).toISOString();
    expect(await idsOf({ query: 'sideboard "', occurredFrom: at, occurredTo: at })).toEqual([id]);
    expect(await idsOf({ query: 'sideboard "', occurredFrom: new Date(day(9) + 1).toISOString() })).toEqual([]);
  });
});

// When a conversation took place, beside when its analysis was created: given, shown, ordered by, filtered by, summed by (issue 23; docs/decisions/listing.md#when-it-took-place).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from './harness/earshot.ts';
import { call, output } from './harness/procedures.ts';
import { insertAnalysis } from './harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
  await earshot.service.db.run('DELETE FROM rate_windows');
});
afterAll(() => earshot.stop());

const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;

describe('occurredAt of a creation', () => {
  it('is shown by the full analysis of both interfaces, its link and the lines of the pages; createdAt is as ever', async () => {
    const before = Date.now();
    const { body } = await earshot.create(
      { transcript: transcript(2), occurredAt: '2026-03-26T10:15:00-03:00' },
      tenant.key,
    );
    const full = await read(body.id);
    expect(full.occurredAt).toBe('2026-03-26T13:15:00.000Z');
    expect(Date.parse(full.createdAt)).toBeGreaterThanOrEqual(before);
    expect((await output(earshot, 'analysis.get', tenant.key, { id: body.id })).occurredAt).toBe(full.occurredAt);
    const token = new URL(body.publicLink).pathname.split('/').at(-1);
    expect((await output(earshot, 'share.get', tenant.key, { token })).analysis.occurredAt).toBe(full.occurredAt);
    const [line] = await output(earshot, 'analysis.listByIds', tenant.key, { ids: [body.id] });
    expect([line.occurredAt, line.createdAt]).toEqual([full.occurredAt, full.createdAt]);
    // What the contract defines has no new key.
    expect((await earshot.get('/api/analyses', tenant.key)).body.items[0]).not.toHaveProperty('occurredAt');
    expect((await output(earshot, 'analysis.list', tenant.key))[0]).not.toHaveProperty('occurredAt');
  });

  it('is createdAt without one, and of analysis.create and analysis.submit as it was given', async () => {
    const { body } = await earshot.create({ transcript: transcript(2), occurredAt: ' ' }, tenant.key);
    expect((await read(body.id)).occurredAt).toBe((await read(body.id)).createdAt);
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    const input = { transcript: transcript(2), salespersonId, occurredAt: '2026-03-26' };
    for (const name of ['analysis.create', 'analysis.submit'] as const) {
      const { id } = await output(earshot, name, tenant.key, input);
      expect((await read(id)).occurredAt, name).toBe('2026-03-26T00:00:00.000Z');
    }
  });

  it('that is none, or is still to come, gets 400; a clock that is a little fast is now', async () => {
    for (const [occurredAt, reason] of [
      ['2026-02-30', 'date_invalid'],
      ['yesterday', 'date_invalid'],
      [new Date(Date.now() + 48 * 3_600_000).toISOString(), 'occurred_at_out_of_range'],
      ['1969-12-31', 'occurred_at_out_of_range'],
    ]) {
      const { status, body } = await earshot.create({ transcript: transcript(2), occurredAt }, tenant.key);
      expect([status, body.data.reason], occurredAt).toEqual([400, reason]);
    }
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const { body } = await earshot.create({ transcript: transcript(2), occurredAt: soon }, tenant.key);
    expect(Date.parse((await read(body.id)).occurredAt)).toBeLessThanOrEqual(Date.now());
  });
});

describe('analysis.listPage: orders and filters of the pages', () => {
  const day = (date: string) => Date.parse(`2026-03-${date}Z`);
  const insert = (changes: Record<string, string | number | null>) =>
    insertAnalysis(earshot.service.db, tenant.companyId, changes);
  const ids = async (input: Record<string, unknown>, as = tenant.key) => {
    const { items } = await output(earshot, 'analysis.listPage', as, input);
    return items.map(({ id }: { id: string }) => id);
  };

  it('occurredAt, score and duration, either way round; a page goes on in its own order only', async () => {
    const late = await insert({ occurred_at: day('26T10:00'), display_score: 80, audio_duration_seconds: 60 });
    const first = await insert({ occurred_at: day('02T10:00'), display_score: 20, audio_duration_seconds: 600 });
    const last = await insert({ occurred_at: day('28T10:00'), display_score: null });
    expect(await ids({ orderBy: 'occurredAt' })).toEqual([last, late, first]);
    expect(await ids({ orderBy: 'occurredAt', ascending: true })).toEqual([first, late, last]);
    expect(await ids({ orderBy: 'score' })).toEqual([late, first]);
    expect(await ids({ orderBy: 'score', ascending: true })).toEqual([first, late]);
    expect(await ids({ orderBy: 'duration' })).toEqual([first, late]);
    expect(await ids({})).toEqual([last, first, late]);
    const page = await output(earshot, 'analysis.listPage', tenant.key, { orderBy: 'score', limit: 1 });
    expect(await ids({ orderBy: 'score', limit: 1, cursor: page.nextCursor })).toEqual([first]);
    const other = await call(earshot, 'analysis.listPage', tenant.key, { cursor: page.nextCursor });
    expect([other.status, other.body.data.reason]).toEqual([400, 'cursor_invalid']);
  });

  it('a period of calls, a range of scores, a team, and nobody', async () => {
    const supervisor = await earshot.user(tenant.companyId, 'supervisor');
    const ana = await earshot.user(tenant.companyId, 'salesperson', { supervisorId: supervisor });
    const rui = await earshot.user(tenant.companyId, 'salesperson');
    const anas = await insert({ salesperson_id: ana, occurred_at: day('02T23:59:59.999'), display_score: 30 });
    const ruis = await insert({ salesperson_id: rui, occurred_at: day('03T00:00'), display_score: 60 });
    const nobodys = await insert({ occurred_at: day('04T00:00'), display_score: 90 });
    expect(await ids({ occurredFrom: '2026-03-03', occurredTo: '2026-03-03' })).toEqual([ruis]);
    expect(await ids({ minScore: 40, maxScore: 60 })).toEqual([ruis]);
    expect(await ids({ supervisorId: supervisor })).toEqual([anas]);
    expect(await ids({ supervisorId: supervisor, salespersonId: rui })).toEqual([]);
    expect(await ids({ unassigned: true })).toEqual([nobodys]);
    // A role sees no more by a filter.
    const key = await earshot.apiKey(tenant.companyId, rui);
    expect(await ids({ supervisorId: supervisor }, key)).toEqual([]);
    expect(await ids({ unassigned: true }, key)).toEqual([]);
    const refused = await call(earshot, 'analysis.listPage', tenant.key, { occurredFrom: '2026-02-30' });
    expect(refused.body.message).toContain("'occurredFrom'");
  });
});

it('trends count a call on the day on which it took place, and name the newest calls', async () => {
  const { db } = earshot.service;
  const insert = (occurredAt: string) =>
    insertAnalysis(db, tenant.companyId, {
      created_at: Date.parse('2026-03-28T08:00Z'),
      occurred_at: Date.parse(occurredAt),
    });
  const newest = await insert('2026-03-26T10:00Z');
  const oldest = await insert('2026-03-10T10:00Z');
  const { all } = await output(earshot, 'analysis.getTrends', tenant.key, {
    from: '2026-03-01',
    to: '2026-03-27',
    interval: 'day',
  });
  expect(all.points.map(({ start }: { start: string }) => start.slice(0, 10))).toEqual(['2026-03-10', '2026-03-26']);
  expect(all.samples).toEqual([newest, oldest]);
});

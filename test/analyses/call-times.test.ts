// When a conversation took place, beside when its analysis was created: given, shown, ordered by, filtered by, summed by (issue 23; docs/decisions/listing.md#when-it-took-place).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { call, output } from '../harness/procedures.ts';
import { insertAnalysis, insertJudged } from '../harness/rows.ts';

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

describe('lines of the pages (issue 23)', () => {
  const lineOf = async (id: string) => (await output(earshot, 'analysis.listByIds', tenant.key, { ids: [id] }))[0];

  it('say need and next step, who the client is, and the length by the times of the transcript', async () => {
    const { body } = await earshot.create(
      {
        transcript:
          '[00:00] Ana: Good morning, how do you work today?\n[00:12] Bruno: We type invoices by hand, it costs us two days.\n[01:30] Ana: I will send the offer on Tuesday at ten.\n[01:40] Bruno: Fine.',
        salespersonName: 'Ana',
      },
      tenant.key,
    );
    const full = await read(body.id);
    const line = await lineOf(body.id);
    expect(line.clientLabel).toBe('Bruno');
    expect(line.need).toBe(full.diagnostic.core_motivation.problem || null);
    const [next] = full.diagnostic.next_steps.responsibilities;
    expect(line.nextStep).toBe(next ?? full.diagnostic.next_steps.status);
    expect([line.audioDuration, line.durationSeconds]).toEqual([null, 100]);
    const named = await earshot.create({ transcript: transcript(2), clientName: 'Norte' }, tenant.key);
    expect((await lineOf(named.body.id)).clientLabel).toBe('Norte');
  });

  it('have the number outside where nobody is named, and nothing of words that are long', async () => {
    const insert = (document: Record<string, string>) =>
      insertAnalysis(earshot.service.db, tenant.companyId, {}, document);
    const call = { call_id: '1', call_from_name: '', call_to: '201', record_file: '' };
    const phoned = (number: string) => ({
      telephony: JSON.stringify({ ...call, call_from_number: number }),
      participants: JSON.stringify([{ name: 'Speaker 2', side: 'client' }]),
    });
    expect((await lineOf(await insert(phoned('+55 11 987654321')))).clientLabel).toBe('+55 (11) 98765-4321');
    expect((await lineOf(await insert(phoned('442079460958')))).clientLabel).toBe('44 207 946 0958');
    expect((await lineOf(await insert(phoned('201')))).clientLabel).toBeNull();
    const turns = JSON.stringify([{ start: 0, end: 5, text: 'x'.repeat(300_000), speaker: 'Ana' }]);
    expect((await lineOf(await insert({ transcript_segments: turns }))).durationSeconds).toBeNull();
  });
});

it('lines have their measures and judged criteria for a table, if they are asked for', async () => {
  const { db } = earshot.service;
  const { companyId, key } = await earshot.company();
  const judged = await insertJudged(db, companyId, { attendant_talk_pct: 62.5, interruptions_per_ten_min: 1.5 }, [
    ['recap', 'objective', true],
    ['pressure', 'negative', false],
  ]);
  const objections = [
    { objection: 'no time', resolved: true },
    { objection: 'too expensive', resolved: false },
  ];
  await db.run('UPDATE analysis_documents SET objections = ? WHERE analysis_id = ?', [
    JSON.stringify(objections),
    judged,
  ]);
  const bare = await insertAnalysis(db, companyId, { status: 'failed' });
  const asked = async (input: Record<string, unknown>) => {
    const { items } = await output(earshot, 'analysis.listPage', key, input);
    return new Map(items.map(({ id, measures }: { id: string; measures?: object }) => [id, measures]));
  };
  const measured = await asked({ withMeasures: true });
  expect(measured.get(judged)).toEqual({
    attendantPct: 62.5,
    interruptionsPerTenMinutes: 1.5,
    openObjections: ['too expensive'],
    criteria: [
      { key: 'recap', polarity: 'objective', met: true },
      { key: 'pressure', polarity: 'negative', met: false },
    ],
  });
  expect(measured.get(bare)).toEqual({
    attendantPct: null,
    interruptionsPerTenMinutes: null,
    openObjections: [],
    criteria: [],
  });
  expect([...(await asked({})).values()]).toEqual([undefined, undefined]);
});

it('a criterion leads to the analyses that missed it: those that trends count, archived ones too', async () => {
  const { db } = earshot.service;
  const insert = (
    changes: Record<string, number | string>,
    met: boolean,
    polarity: 'objective' | 'negative' = 'objective',
  ) =>
    insertJudged(db, tenant.companyId, { occurred_at: Date.parse('2026-03-10Z'), ...changes }, [
      ['recap', polarity, met],
      ['other', 'objective', true],
    ]);
  const missed = await insert({}, false);
  const archived = await insert({ archived_at: 5 }, false);
  const met = await insert({}, true);
  await insert({ excluded_at: 5 }, false);
  await insert({ occurred_at: Date.parse('2026-04-10Z') }, false);
  const fault = await insert({}, true, 'negative');
  const asked = async (polarity: string, as = tenant.key) => {
    const input = { occurredFrom: '2026-03-01', occurredTo: '2026-03-31', missed: { key: 'recap', polarity } };
    const { items } = await output(earshot, 'analysis.listPage', as, input);
    return items.map(({ id }: { id: string }) => id);
  };
  expect(await asked('objective')).toEqual([archived, missed]);
  expect(await asked('negative')).toEqual([fault]);
  const well = async (polarity: string, more: object = {}) => {
    const input = { occurredFrom: '2026-03-01', occurredTo: '2026-03-31', met: { key: 'recap', polarity }, ...more };
    return (await output(earshot, 'analysis.listPage', tenant.key, input)).items.map(({ id }: { id: string }) => id);
  };
  expect(await well('objective')).toEqual([met]);
  expect(await well('negative')).toEqual([]);
  expect(await well('objective', { missed: { key: 'other', polarity: 'objective' } })).toEqual([]);
  expect(await well('objective', { missed: { key: 'recap', polarity: 'negative' } })).toEqual([]);
  const seller = await earshot.user(tenant.companyId, 'salesperson');
  expect(await asked('objective', await earshot.apiKey(tenant.companyId, seller))).toEqual([]);
});

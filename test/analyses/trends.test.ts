// analysis.getTrends: what a period sums up to, for whom, by which days, and that nothing unmeasured counts as 0 (docs/decisions/access.md#d12, docs/decisions/sign-in.md#d53; contract: displayScore).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JudgedCriterion } from '../../packages/server/src/records/trend-measures.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { call, output } from '../harness/procedures.ts';
import { insertAnalysis, insertJudged, insertType } from '../harness/rows.ts';

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

type Row = Record<string, string | number | null>;

const march = { from: '2026-03-01', to: '2026-03-31T23:59:59.999Z' };
const trends = (input: Record<string, unknown> = {}, as: string = tenant.key) =>
  output(earshot, 'analysis.getTrends', as, { ...march, ...input });

/** A completed analysis of that day, with its measures as the completing transaction writes them. */
function insert(day: string, changes: Row = {}, judged?: readonly JudgedCriterion[]) {
  const { db } = earshot.service;
  const row = { created_at: Date.parse(`2026-${day}Z`), ...changes };
  return judged ? insertJudged(db, tenant.companyId, row, judged) : insertAnalysis(db, tenant.companyId, row);
}

const none = { meanScore: null, meanAttendantTalkPct: null, meanInterruptionsPerTenMin: null };

describe('figures', () => {
  it('nothing in the period: no analyses, means null, no points', async () => {
    await insert('02-28T23:59:59.999');
    await insert('04-01T00:00');
    const { all, people, teams, criteria } = await trends();
    expect(all).toEqual({
      analyses: 0,
      ...none,
      scored: 0,
      scoreDeviation: null,
      samples: [],
      points: [],
      criteria: [],
    });
    expect([people, teams, criteria]).toEqual([[], [], []]);
    expect((await trends({ from: '2026-04-02', to: '2026-04-01' })).all.analyses).toBe(0);
  });

  it('means are of what was measured; what was not is left out, and a measured 0 counts', async () => {
    await insert('03-02T10:00', { display_score: 0, attendant_talk_pct: 40, interruptions_per_ten_min: 1 });
    await insert('03-03T10:00', { display_score: 85, attendant_talk_pct: null, interruptions_per_ten_min: 0 });
    await insert('03-04T10:00');
    const { all } = await trends();
    expect(all).toMatchObject({
      analyses: 3,
      meanScore: 42.5,
      scored: 2,
      scoreDeviation: 60.1,
      meanAttendantTalkPct: 40,
      meanInterruptionsPerTenMin: 0.5,
    });
    const [, , unmeasured] = (await trends({ interval: 'day' })).all.points;
    expect(unmeasured).toEqual({ start: '2026-03-04T00:00:00.000Z', analyses: 1, ...none });
  });

  it('only completed analyses count, archived ones too, and none that was excluded (issue 23)', async () => {
    const counted = await insert('03-02T10:00');
    await insert('03-02T11:00', { status: 'failed' });
    await insert('03-02T11:00', { status: 'pending', run_after: 1 });
    const archived = await insert('03-02T11:00', { archived_at: 5 });
    await insert('03-02T11:00', { excluded_at: 5 });
    const { all } = await trends();
    expect([all.analyses, all.samples]).toEqual([2, [archived, counted]]);
  });

  it('samples are the three newest, newest first', async () => {
    const made: string[] = [];
    for (const hour of ['08', '09', '10', '11']) made.unshift(await insert(`03-02T${hour}:00`));
    expect((await trends()).all.samples).toEqual(made.slice(0, 3));
  });

  it('interactionType selects, `__none__` those without a type', async () => {
    await insert('03-02T10:00', { interaction_type: 'demo', display_score: 10 });
    await insert('03-02T10:00', { interaction_type: 'closing', display_score: 20 });
    await insert('03-02T10:00', { display_score: 30 });
    for (const [interactionType, score] of [
      ['demo', 10],
      ['closing', 20],
      ['__none__', 30],
      ['unknown', null],
    ])
      expect([interactionType, (await trends({ interactionType })).all.meanScore]).toEqual([interactionType, score]);
  });
});

describe('criteria', () => {
  it('are counted as judged, met and missed, what is missed most first, with the newest analyses where it was', async () => {
    const good: JudgedCriterion[] = [
      ['open_questions', 'objective', true],
      ['pressure_tactics', 'negative', false],
    ];
    const bad: JudgedCriterion[] = [
      ['open_questions', 'objective', false],
      ['pressure_tactics', 'negative', true],
    ];
    const mixed: JudgedCriterion[] = [
      ['open_questions', 'objective', false],
      ['recap', 'objective', false],
    ];
    await insert('03-02T08:00', {}, good);
    const first = await insert('03-02T09:00', {}, bad);
    const second = await insert('03-02T10:00', {}, mixed);
    const third = await insert('03-02T11:00', {}, bad);
    await insert('03-02T12:00');
    const { all, criteria } = await trends();
    expect(all.criteria).toEqual([
      { key: 'open_questions', polarity: 'objective', judged: 4, met: 1, missed: 3, samples: [third, second, first] },
      { key: 'pressure_tactics', polarity: 'negative', judged: 3, met: 2, missed: 2, samples: [third, first] },
      { key: 'recap', polarity: 'objective', judged: 1, met: 0, missed: 1, samples: [second] },
    ]);
    expect(criteria.map(({ label }: { label: string }) => label)).toEqual([
      'Open questions',
      'Pressure tactics',
      expect.stringContaining('ecap'),
    ]);
  });

  it("a company's own criterion has its label, one that is gone its key", async () => {
    await insertType(earshot.service.db, tenant.companyId, 'visit');
    await insert('03-02T08:00', {}, [
      ['measures_taken', 'objective', true],
      ['long_gone', 'objective', true],
    ]);
    const { criteria } = await trends();
    expect(criteria).toContainEqual({ key: 'measures_taken', label: 'Takes measures', polarity: 'objective' });
    expect(criteria).toContainEqual({ key: 'long_gone', label: 'long_gone', polarity: 'objective' });
  });

  it('are written by the transaction that completes an analysis, as the analysis shows them', async () => {
    const { body } = await earshot.create({ transcript: transcript(2), interactionType: 'discovery' }, tenant.key);
    const { all } = await output(earshot, 'analysis.getTrends', tenant.key, { from: '2026-01-01' });
    expect(all).toMatchObject({
      analyses: 1,
      meanScore: body.score,
      meanAttendantTalkPct: body.universalIndicators.talkToListen.attendantPct,
      meanInterruptionsPerTenMin: body.universalIndicators.interruptions.perTenMinutes,
      samples: [body.id],
    });
    const shown = body.interactionScorecard.criteria.map(({ key, met }: { key: string; met: boolean }) => [key, met]);
    const summed = all.criteria.map(({ key, met }: { key: string; met: number }) => [key, met === 1]);
    expect(shown.length).toBeGreaterThan(5);
    expect(summed.toSorted()).toEqual(shown.toSorted());
  });
});

describe('days and weeks', () => {
  const starts = async (input: Record<string, unknown>) =>
    (await trends(input)).all.points.map(({ start, analyses }: { start: string; analyses: number }) => [
      start,
      analyses,
    ]);

  it('weeks begin on Monday, in order, empty ones left out', async () => {
    for (const day of ['03-01T23:59:59.999', '03-02T00:00', '03-08T23:00', '03-20T00:00']) await insert(day);
    expect(await starts({})).toEqual([
      ['2026-02-23T00:00:00.000Z', 1],
      ['2026-03-02T00:00:00.000Z', 2],
      ['2026-03-16T00:00:00.000Z', 1],
    ]);
  });

  it('begin where the clock of utcOffsetMinutes says', async () => {
    await insert('03-03T02:59:59');
    await insert('03-03T03:00');
    expect(await starts({ interval: 'day', utcOffsetMinutes: -180 })).toEqual([
      ['2026-03-02T03:00:00.000Z', 1],
      ['2026-03-03T03:00:00.000Z', 1],
    ]);
    expect(await starts({ interval: 'day' })).toEqual([['2026-03-03T00:00:00.000Z', 2]]);
  });

  it('at most 120 of them; a broken date or interval → 400', async () => {
    const ask = (input: Record<string, unknown>) => call(earshot, 'analysis.getTrends', tenant.key, input);
    expect((await ask({ from: '2026-01-01', to: '2026-04-30', interval: 'day' })).status).toBe(200);
    const { status, body } = await ask({ from: '2026-01-01', to: '2026-05-01', interval: 'day' });
    expect([status, body.message]).toEqual([
      400,
      'The period has more than 120 intervals. Request weeks or a shorter period.',
    ]);
    for (const input of [{}, { from: 'March' }, { ...march, to: '2026-02-30' }, { ...march, interval: 'month' }])
      expect([input, (await ask(input)).status]).toEqual([input, 400]);
  });
});

describe('people and teams (D12)', () => {
  it('each person, each team, and what is nobody’s; a supervisor is in their own team; filters narrow to them', async () => {
    const { companyId } = tenant;
    const vera = await earshot.user(companyId, 'supervisor', { name: 'Vera' });
    const sara = await earshot.user(companyId, 'salesperson', { name: 'Sara', supervisorId: vera });
    const otto = await earshot.user(companyId, 'salesperson', { name: 'Otto' });
    await insert('03-02T08:00', { salesperson_id: sara, display_score: 40 });
    await insert('03-02T08:00', { salesperson_id: vera, display_score: 60 });
    await insert('03-02T08:00', { salesperson_id: otto, display_score: 80 });
    await insert('03-02T08:00', { display_score: 100 });
    const { all, people, teams } = await trends();
    type Entry = { name: string | null; supervisorId: string | null; trend: { analyses: number; meanScore: number } };
    const short = ({ name, supervisorId, trend }: Entry) => [name, supervisorId, trend.analyses, trend.meanScore];
    expect(all.analyses).toBe(4);
    expect(people.map(short)).toEqual([
      [null, null, 1, 100],
      ['Otto', null, 1, 80],
      ['Sara', vera, 1, 40],
      ['Vera', vera, 1, 60],
    ]);
    expect(teams.map(short)).toEqual([
      [null, null, 2, 90],
      ['Vera', vera, 2, 50],
    ]);
    expect((await trends({ supervisorId: vera })).all.meanScore).toBe(50);
    expect((await trends({ salespersonId: otto })).all.meanScore).toBe(80);
    expect((await trends({ supervisorId: vera, salespersonId: otto })).all.analyses).toBe(0);
    expect((await trends({ salespersonId: 'nobody' })).all.analyses).toBe(0);
  });

  it('count only what the caller sees, and nothing of another company', async () => {
    const { companyId, adminId } = tenant;
    const vera = await earshot.user(companyId, 'supervisor');
    const sara = await earshot.user(companyId, 'salesperson', { supervisorId: vera });
    const otto = await earshot.user(companyId, 'salesperson');
    const hers = await insert('03-02T08:00', { salesperson_id: sara, created_by: adminId });
    const made = await insert('03-02T09:00', { created_by: sara });
    const veras = await insert('03-02T10:00', { salesperson_id: otto, created_by: vera });
    const ottos = await insert('03-02T11:00', { salesperson_id: otto });
    const foreigner = await earshot.company();
    const foreign = await insertAnalysis(earshot.service.db, foreigner.companyId, {
      created_at: Date.parse('2026-03-02T08:00Z'),
      salesperson_id: await earshot.user(foreigner.companyId, 'salesperson'),
    });
    const seenBy = async (userId: string) => {
      const { all } = await trends({}, await earshot.apiKey(companyId, userId));
      expect(all.analyses).toBe(all.samples.length);
      return all.samples;
    };
    expect(await seenBy(sara)).toEqual([made, hers]);
    expect(await seenBy(vera)).toEqual([veras, made, hers]);
    expect(await seenBy(otto)).toEqual([ottos, veras]);
    expect((await trends()).all.analyses).toBe(4);
    expect((await trends({}, foreigner.key)).all.samples).toEqual([foreign]);
    const [row] = await earshot.service.db.all<{ salesperson_id: string }>(
      'SELECT salesperson_id FROM analyses WHERE id = ?',
      [foreign],
    );
    expect((await trends({ salespersonId: row!.salesperson_id })).all.analyses).toBe(0);
  });

  it('follow an analysis that is attached to another person', async () => {
    const sara = await earshot.user(tenant.companyId, 'salesperson', { name: 'Sara' });
    const id = await insert('03-02T08:00');
    await output(earshot, 'analysis.setAttribution', tenant.key, { id, salespersonId: sara });
    expect((await trends()).people.map(({ name }: { name: string }) => name)).toEqual(['Sara']);
  });
});

it('60 a minute for a company, then 429 (extension: x-rate-limits, costly)', async () => {
  const ask = () => call(earshot, 'analysis.getTrends', tenant.key, { from: '2026-03-01', to: '2026-03-02' });
  for (let asked = 0; asked < 60; asked += 1) await ask();
  expect((await ask()).status).toBe(429);
});

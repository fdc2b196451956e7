// Samples of analyses to review, and how far people agree with the engine (docs/decisions/coaching.md#samples, docs/decisions/coaching.md#agreement).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropTranscript } from '../../packages/server/src/records/retained-parts.ts';
import type { JudgedCriterion } from '../../packages/server/src/records/trend-measures.ts';
import { keepOutcome } from '../../packages/server/src/records/trends.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;
let vera: string;
let olga: string;
let sara: string;
let otto: string;
let admin: RequestOptions;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
  const { companyId, adminId } = tenant;
  vera = await earshot.user(companyId, 'supervisor', { name: 'Vera' });
  olga = await earshot.user(companyId, 'supervisor', { name: 'Olga' });
  sara = await earshot.user(companyId, 'salesperson', { name: 'Sara', supervisorId: vera });
  otto = await earshot.user(companyId, 'salesperson', { name: 'Otto', supervisorId: olga });
  admin = await session(earshot, adminId);
  await earshot.service.db.run('DELETE FROM rate_windows');
});
afterAll(() => earshot.stop());

type Row = Record<string, string | number | null>;
interface Person {
  name: string;
  analyses: number;
  reviewed: number;
  drawn: number;
  waiting: { id: string }[];
}

const march = { from: '2026-03-01', to: '2026-03-31T23:59:59.999Z' };
const insert = (salespersonId: string | null, changes: Row = {}, companyId = tenant.companyId) =>
  insertAnalysis(earshot.service.db, companyId, {
    created_at: Date.parse('2026-03-10Z'),
    salesperson_id: salespersonId,
    ...changes,
  });
const insertMany = async (salespersonId: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => insert(salespersonId)));
const draw = async (input: Row = {}, as: RequestOptions | string = admin): Promise<Person[]> =>
  (await output(earshot, 'analysis.drawSample', as, { ...march, ...input })).people;
const idsOf = (people: Person[]) => people.map(({ waiting }) => waiting.map(({ id }) => id));
const review = (id: string) => earshot.service.db.run('UPDATE analyses SET reviewed_at = 1 WHERE id = ?', [id]);

describe('samples', () => {
  it('has so many of each person, chosen by the seed, and the same request draws the same', async () => {
    const ids = await insertMany(sara, 12);
    await insertMany(otto, 2);
    await insert(null);
    const people = await draw({ perPerson: 4 });
    expect(people.map(({ name, analyses, reviewed, drawn }) => [name, analyses, reviewed, drawn])).toEqual([
      ['Otto', 2, 0, 2],
      ['Sara', 12, 0, 4],
    ]);
    const [, drawn] = idsOf(people);
    expect(new Set(drawn).size).toBe(4);
    expect(ids).toEqual(expect.arrayContaining(drawn!));
    expect(idsOf(await draw({ perPerson: 4 }))).toEqual(idsOf(people));
    // Fewer are the first of more, and nobody can tell by the time or the id.
    expect(idsOf(await draw({ perPerson: 2 }))[1]).toEqual(drawn!.slice(0, 2));
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
    const others = await Promise.all(seeds.map(async (seed) => idsOf(await draw({ perPerson: 4, seed }))[1]));
    expect(new Set([drawn, ...others].map((each) => each!.join())).size).toBeGreaterThan(5);
    expect(people[1]!.waiting[0]).toEqual({
      id: expect.any(String),
      occurredAt: '2026-03-10T00:00:00.000Z',
      clientName: null,
      interactionType: null,
      audioDurationSeconds: null,
    });
    expect(await draw()).toMatchObject([{ drawn: 2 }, { drawn: 3 }]);
  });

  it('comes to its end: what is reviewed is counted and makes no room for another', async () => {
    const ids = await insertMany(sara, 6);
    const [[first, second]] = idsOf(await draw({ perPerson: 2 })) as [[string, string]];
    await review(first);
    await review(ids.find((id) => id !== first && id !== second)!);
    const [person] = await draw({ perPerson: 2 });
    expect(person).toMatchObject({ analyses: 6, reviewed: 2, drawn: 2, waiting: [{ id: second }] });
    await review(second);
    expect((await draw({ perPerson: 2 }))[0]).toMatchObject({ reviewed: 3, drawn: 2, waiting: [] });
  });

  it('draws from what is completed, counts in statistics, is not archived and took place in the period', async () => {
    const kept = await insert(sara);
    await insert(sara, { status: 'failed' });
    await insert(sara, { archived_at: 1 });
    await insert(sara, { excluded_at: 1 });
    // Retention has taken its words: nobody could read it.
    const emptied = await insert(sara);
    await earshot.service.db.transaction((tx) => dropTranscript(tx, emptied));
    await insert(sara, { occurred_at: Date.parse('2026-02-28T23:59:59.999Z') });
    await insert(sara, { occurred_at: Date.parse('2026-04-01Z') });
    const foreigner = await earshot.company();
    await insert(await earshot.user(foreigner.companyId, 'salesperson'), {}, foreigner.companyId);
    expect(await draw()).toMatchObject([{ name: 'Sara', analyses: 1, waiting: [{ id: kept }] }]);
  });

  it('is of whom the caller leads, without the caller; a team and a person narrow it', async () => {
    for (const person of [sara, otto, vera, olga]) await insert(person);
    const names = async (input: Row = {}, as: RequestOptions | string = admin) =>
      (await draw(input, as)).map(({ name }) => name);
    expect(await names()).toEqual(['Olga', 'Otto', 'Sara', 'Vera']);
    expect(await names({ supervisorId: vera })).toEqual(['Sara', 'Vera']);
    expect(await names({ supervisorId: vera, salespersonId: otto })).toEqual([]);
    for (const as of [await session(earshot, vera), await earshot.apiKey(tenant.companyId, vera)]) {
      expect(await names({}, as)).toEqual(['Sara']);
      expect(await names({ salespersonId: otto }, as)).toEqual([]);
    }
    expect((await call(earshot, 'analysis.drawSample', await session(earshot, sara), march)).status).toBe(403);
  });

  it('has at most 92 days, and 1 to 20 for each person', async () => {
    const ask = (input: Row) => call(earshot, 'analysis.drawSample', admin, { ...march, ...input });
    const tooLong = await ask({ to: '2026-06-02' });
    expect([tooLong.status, tooLong.body.data.reason]).toEqual([400, 'sample_too_large']);
    expect((await ask({ to: '2026-06-01' })).status).toBe(200);
    const wrong: Row[] = [{ perPerson: 0 }, { perPerson: 21 }, { perPerson: 1.5 }, { from: 'soon' }];
    for (const input of wrong) expect((await ask(input)).status).toBe(400);
  });
});

/** Outcomes of three criteria: met or not. */
const judged = (...met: boolean[]): JudgedCriterion[] =>
  ['open_questions', 'recap', 'pressure_tactics'].map((key, at) => [
    key,
    key === 'pressure_tactics' ? 'negative' : 'objective',
    met[at]!,
  ]);

/** An analysis that the engine judged so, and people as `after`. */
async function insertReviewed(before: boolean[], after: boolean[], changes: Row = {}) {
  const outcomes = [judged(...before), judged(...after)].map((each) => JSON.stringify(each)) as [string, string];
  for (const criteria of outcomes) await keepOutcome(earshot.service.db, { id: criteria, criteria });
  return insert(sara, {
    reviewed_at: 1,
    engine_outcome_id: outcomes[0],
    outcome_id: outcomes[1],
    engine_score: 60,
    display_score: 60,
    ...changes,
  });
}

describe('agreement', () => {
  const agreement = (input: Row = {}, as: RequestOptions | string = admin) =>
    output(earshot, 'analysis.getAgreement', as, { ...march, ...input });
  const nothing = { agreementPct: null, lowPct: null, highPct: null };

  it('of nothing has no share', async () => {
    expect(await agreement()).toEqual({
      from: '2026-03-01T00:00:00.000Z',
      to: '2026-03-31T23:59:59.999Z',
      leastCount: 30,
      analyses: 0,
      total: { verdicts: 0, kept: 0, metToNotMet: 0, notMetToMet: 0, ...nothing },
      meanScoreDifference: null,
      meanAbsoluteScoreDifference: null,
      criteria: [],
    });
  });

  it('counts what people left and turned around, the criterion with the lowest share first, and says nothing below 30', async () => {
    const alike = Array.from({ length: 26 }, () => insertReviewed([true, true, false], [true, true, false]));
    await Promise.all(alike);
    await insertReviewed([true, true, false], [false, true, false], { display_score: 40 });
    await insertReviewed([true, true, false], [false, true, false], { display_score: 40 });
    await insertReviewed([false, true, false], [true, true, true], { display_score: 70 });
    const few = await agreement();
    expect([few.analyses, few.total.verdicts]).toEqual([29, 87]);
    expect([few.total, ...few.criteria]).toEqual([few.total, ...few.criteria].map((each) => ({ ...each, ...nothing })));
    expect(few.meanScoreDifference).toBeNull();

    await insertReviewed([true, true, false], [true, true, false], { display_score: null, engine_score: null });
    const enough = await agreement();
    expect(enough).toMatchObject({ analyses: 30, meanScoreDifference: null });
    expect(enough.criteria).toEqual([
      {
        key: 'open_questions',
        label: 'Open questions',
        polarity: 'objective',
        ...{ verdicts: 30, kept: 27, metToNotMet: 2, notMetToMet: 1 },
        ...{ agreementPct: 90, lowPct: 74.4, highPct: 96.5 },
      },
      expect.objectContaining({ key: 'pressure_tactics', kept: 29, notMetToMet: 1, agreementPct: 96.7 }),
      expect.objectContaining({ key: 'recap', kept: 30, agreementPct: 100, lowPct: 88.6, highPct: 100 }),
    ]);
    expect(enough.total).toMatchObject({ verdicts: 90, kept: 86, metToNotMet: 2, notMetToMet: 2, agreementPct: 95.6 });
    await insertReviewed([true, true, false], [true, true, false]);
    expect(await agreement()).toMatchObject({ meanScoreDifference: -1, meanAbsoluteScoreDifference: 1.7 });
  });

  it('is of reviewed analyses of the period and the type that count in statistics and that the caller sees', async () => {
    await insertReviewed([true, true, true], [true, true, true], { interaction_type: 'demo' });
    await insertReviewed([true, true, true], [true, true, true], { salesperson_id: otto, archived_at: 1 });
    await insertReviewed([true, true, true], [false, true, true], { reviewed_at: null });
    await insertReviewed([true, true, true], [false, true, true], { excluded_at: 1 });
    await insertReviewed([true, true, true], [false, true, true], { occurred_at: Date.parse('2026-04-01Z') });
    expect(await agreement()).toMatchObject({ analyses: 2, total: { kept: 6, metToNotMet: 0 } });
    expect((await agreement({ interactionType: 'demo' })).analyses).toBe(1);
    expect((await agreement({ interactionType: '__none__' })).analyses).toBe(1);
    const narrowed: [Row, number][] = [
      [{ salespersonId: otto }, 1],
      [{ supervisorId: vera }, 1],
      [{ supervisorId: vera, interactionType: 'demo' }, 1],
      [{ supervisorId: vera, salespersonId: otto }, 0],
      [{ supervisorId: 'nobody' }, 0],
    ];
    for (const [input, analyses] of narrowed) expect((await agreement(input)).analyses).toBe(analyses);
    expect((await agreement({ salespersonId: otto }, await session(earshot, vera))).analyses).toBe(0);
    expect((await agreement({}, await session(earshot, vera))).analyses).toBe(1);
    expect((await agreement({}, (await earshot.company()).key)).analyses).toBe(0);
    expect((await call(earshot, 'analysis.getAgreement', await session(earshot, sara), march)).status).toBe(403);
    expect((await call(earshot, 'analysis.getAgreement', admin, { from: 'soon' })).status).toBe(400);
  });
});

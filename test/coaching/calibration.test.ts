// Independent judgements of one analysis, and how far people agree with each other (docs/decisions/coaching.md#calibration).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { exportLines, textHere } from '../../packages/server/src/company-export/export-lines.ts';
import { insertJudgement, type JudgedBeside } from '../../packages/server/src/records/judgements.ts';
import { dropTranscript, dropWords } from '../../packages/server/src/records/retained-parts.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { judgedColdCall, signedInTeam, type Team } from '../harness/team.ts';

let earshot: Earshot;
let team: Team;
let tenant: Tenant;
let seller: string;
let supervisor: string;
let sara: RequestOptions;
let vera: RequestOptions;
let admin: RequestOptions;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  team = await signedInTeam(earshot);
  ({ tenant, seller, supervisor, sara, vera, admin } = team);
  await earshot.service.db.run('DELETE FROM rate_windows');
});
afterAll(() => earshot.stop());

const reasonOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.data?.reason];
type Verdict = 'met' | 'not_met' | 'cannot_tell';

describe('judgements', () => {
  let id: string;
  let keys: string[];
  let engine: { key: string; verdict: Verdict }[];
  beforeEach(async () => {
    id = await judgedColdCall(earshot, team);
    const { criteria } = (await output(earshot, 'analysis.get', admin, { id })).interactionScorecard;
    keys = criteria.map(({ key }: { key: string }) => key);
    engine = criteria.map(({ key, met }: { key: string; met: boolean }) => ({ key, verdict: met ? 'met' : 'not_met' }));
  });

  const all = (verdict: Verdict) => keys.map((key) => ({ key, verdict }));
  const judge = (as: RequestOptions, verdicts: object[] = all('met')) =>
    call(earshot, 'analysis.addJudgement', as, { id, verdicts });
  const calibration = (as: RequestOptions) => output(earshot, 'analysis.getCalibration', as, { id });

  it('are shown to nobody who has not judged, administrators included, and stand beside the engine’s afterwards', async () => {
    const before = await output(earshot, 'analysis.get', admin, { id });
    expect(await calibration(admin)).toEqual({ id, mine: null, others: 0, judgements: [], engine: [] });
    const first = (await judge(vera, all('met').toReversed())).body.result.data;
    expect(first).toEqual({
      ...{ id, others: 0, judgements: [], engine },
      mine: {
        judgedAt: expect.any(String),
        judgedBy: supervisor,
        judgedByName: 'Vera Lopes',
        verdicts: all('met'),
      },
    });
    expect(await calibration(admin)).toEqual({ id, mine: null, others: 1, judgements: [], engine: [] });
    const second = (await judge(admin, all('cannot_tell'))).body.result.data;
    expect(second).toMatchObject({ others: 1, mine: { verdicts: all('cannot_tell') }, engine });
    expect(second.judgements).toEqual([first.mine]);
    expect(await calibration(admin)).toEqual(second);
    // Nothing of the analysis changes, and nobody finds it there.
    expect(await output(earshot, 'analysis.get', admin, { id })).toEqual(before);
    const { items } = await output(earshot, 'company.listAudit', admin, { subjectId: id });
    expect(
      items.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind === 'analysis.judged'),
    ).toEqual(['analysis.judged', 'analysis.judged']);
  });

  it('one for each person, also of two at once; none is changed', async () => {
    const answers = await Promise.all([judge(vera), judge(vera, all('not_met'))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kept = await calibration(vera);
    expect(reasonOf(await judge(vera, all('not_met')))).toEqual([409, 'judgement_made']);
    expect(await calibration(vera)).toEqual(kept);
  });

  it('have each criterion of the scorecard exactly once', async () => {
    const [first, ...rest] = all('met');
    const wrong = [
      [],
      rest,
      [...rest, { key: 'other', verdict: 'met' }],
      [first!, first!, ...rest],
      [...rest.slice(1), rest[0]!, rest[0]!],
    ];
    for (const verdicts of wrong) expect(reasonOf(await judge(vera, verdicts))).toEqual([400, 'judgement_incomplete']);
    expect((await judge(vera, [...rest, { key: first!.key, verdict: 'maybe' }])).status).toBe(400);
    expect((await calibration(vera)).mine).toBeNull();
  });

  it('the engine’s verdict is what it had judged, whatever people have decided', async () => {
    const [{ key, verdict }] = engine as [(typeof engine)[number]];
    const decision = { id, criterion: key, met: verdict !== 'met', reason: 'I heard it', replaces: null };
    await output(earshot, 'analysis.decideVerdict', vera, decision);
    expect((await judge(vera)).body.result.data.engine).toEqual(engine);
  });

  it('nobody judges a conversation of their own, and whoever does not see it gets 404', async () => {
    await output(earshot, 'analysis.setAttribution', tenant.key, { id, salespersonId: supervisor });
    expect(reasonOf(await judge(vera))).toEqual([403, 'review_of_own']);
    await output(earshot, 'analysis.setAttribution', tenant.key, { id, salespersonId: seller });
    const stranger = await session(earshot, await earshot.user(tenant.companyId, 'supervisor'));
    const foreigner = await session(earshot, (await earshot.company()).adminId);
    for (const as of [stranger, foreigner]) {
      expect((await judge(as)).status).toBe(404);
      expect((await call(earshot, 'analysis.getCalibration', as, { id })).status).toBe(404);
    }
    expect((await judge(sara)).status).toBe(403);
    expect((await judge({ key: tenant.key })).status).toBe(401);
  });

  it('whoever has judged does not get the conversation, until somebody else chooses its type again', async () => {
    await judge(vera);
    const attach = () => call(earshot, 'analysis.setAttribution', admin, { id, salespersonId: supervisor });
    expect(reasonOf(await attach())).toEqual([409, 'attribution_to_judge']);
    const waits = { provider: 'pbx', external_owner_id: '4711', attribution_status: 'pending', salesperson_id: null };
    for (const [column, value] of Object.entries(waits))
      await earshot.service.db.run(`UPDATE analyses SET ${column} = ? WHERE id = ?`, [value, id]);
    await output(earshot, 'user.update', tenant.key, { id: supervisor, extensions: ['4711'] });
    expect((await output(earshot, 'analysis.get', admin, { id })).salespersonId).toBeNull();
    const again = { id, interactionType: 'cold_call', replaces: null };
    await output(earshot, 'analysis.setInteractionType', admin, again);
    expect((await attach()).status).toBe(200);
  });

  it('another type and other sides remove them', async () => {
    await judge(vera);
    await output(earshot, 'analysis.setInteractionType', admin, { id, interactionType: 'demo', replaces: null });
    expect(await calibration(vera)).toMatchObject({ mine: null, others: 0 });
    expect(reasonOf(await judge(vera))).toEqual([400, 'judgement_incomplete']);
    await output(earshot, 'analysis.setInteractionType', admin, {
      id,
      interactionType: 'cold_call',
      replaces: (await output(earshot, 'analysis.get', admin, { id })).review.typeChanges[0].changedAt,
    });
    expect((await judge(vera)).status).toBe(200);
    await output(earshot, 'analysis.setSides', vera, { id, sides: [{ speaker: 'Sara', side: 'client' }] });
    expect(await calibration(vera)).toMatchObject({ mine: null, others: 0 });
  });

  it('what has no scorecard, is not completed or has lost its words is not judged', async () => {
    await earshot.service.db.transaction((tx) => dropTranscript(tx, id));
    expect(reasonOf(await judge(vera))).toEqual([409, 'review_without_transcript']);
    for (const changes of [{ status: 'completed' }, { status: 'failed' }]) {
      id = await insertAnalysis(earshot.service.db, tenant.companyId, { ...changes, salesperson_id: seller });
      expect(reasonOf(await judge(vera))).toEqual([409, 'analysis_not_reviewable']);
    }
  });

  it('are in the export, stay without a name once the person is erased, and go with the analysis', async () => {
    const { db, storage } = earshot.service;
    const temporary = await earshot.user(tenant.companyId, 'admin_company', { name: 'Tessa Moor' });
    const tessa = (await judge(await session(earshot, temporary))).body.result.data.mine;
    await judge(vera);
    let text = '';
    for await (const part of exportLines(db, tenant.companyId, Date.now(), textHere)) text += part;
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ kind }) => kind === 'judgement')[0]).toEqual({
      kind: 'judgement',
      analysisId: id,
      ...tessa,
    });
    expect(lines.at(-1).counts.judgement).toBe(2);
    await db.transaction((tx) => dropWords(tx, id));
    await output(earshot, 'user.delete', admin, { id: temporary, analyses: 'keep' });
    expect((await calibration(vera)).judgements).toEqual([{ ...tessa, judgedBy: null, judgedByName: null }]);
    expect((await verifyErasure(temporary, { db, storage })).traces).toEqual([]);
    await output(earshot, 'analysis.delete', admin, { id });
    expect(await db.all('SELECT 1 FROM judgements WHERE analysis_id = ?', [id])).toEqual([]);
  });
});

describe('agreement among people', () => {
  const march = { from: '2026-03-01', to: '2026-03-31T23:59:59.999Z' };
  const agreement = (input: object = {}, as: RequestOptions | string = admin) =>
    output(earshot, 'analysis.getCalibrationAgreement', as, { ...march, ...input });
  const nothing = { agreementPct: null, lowPct: null, highPct: null };
  let made = 0;

  /** An analysis that the engine judged so, of two criteria, and each of `people` as they did; null: cannot tell. */
  async function judged(
    engine: boolean[],
    people: (boolean | null)[][],
    changes: Record<string, string | number> = {},
  ) {
    const { db } = earshot.service;
    const occurred = { created_at: Date.parse('2026-03-10Z'), salesperson_id: seller, ...changes };
    const id = await insertAnalysis(db, tenant.companyId, occurred);
    for (const verdicts of people) {
      const beside = (['open_questions', 'recap'] as const).map(
        (key, at): JudgedBeside => [key, 'objective', verdicts[at]!, engine[at]!],
      );
      await insertJudgement(db, {
        id: `${id}-${made++}`,
        company_id: tenant.companyId,
        analysis_id: id,
        judge_id: `judge-${made}`,
        verdicts: JSON.stringify(beside),
        judged_at: 1,
      });
    }
  }

  it('of nothing has no share, nor has what one person judged', async () => {
    await judged([true, true], [[true, true]]);
    expect(await agreement()).toEqual({
      from: '2026-03-01T00:00:00.000Z',
      to: '2026-03-31T23:59:59.999Z',
      leastCount: 30,
      analyses: 0,
      total: { pairs: 0, agreeing: 0, ...nothing, engineCompared: 0, engineAgrees: 0 },
      criteria: [],
    });
  });

  it('counts pairs of those who could tell, and the engine against most of them, without ties', async () => {
    await judged(
      [true, false],
      [
        [true, false],
        [true, false],
        [false, null],
      ],
    );
    await judged(
      [false, true],
      [
        [true, null],
        [false, null],
      ],
    );
    await judged(
      [false, true],
      [
        [true, true],
        [true, false],
        [true, true],
      ],
    );
    const { analyses, total, criteria } = await agreement();
    expect([analyses, total]).toEqual([3, { pairs: 11, agreeing: 6, ...nothing, engineCompared: 4, engineAgrees: 3 }]);
    expect(criteria).toEqual([
      expect.objectContaining({ key: 'recap', analyses: 2, pairs: 4, agreeing: 2, engineCompared: 2, engineAgrees: 2 }),
      {
        key: 'open_questions',
        label: 'Open questions',
        polarity: 'objective',
        ...{ analyses: 3, pairs: 7, agreeing: 4, ...nothing, alpha: -0.17, engineCompared: 2, engineAgrees: 1 },
      },
    ]);
  });

  it('shows shares of a criterion from 30 pairs on, and of all from 30 analyses on', async () => {
    for (let at = 0; at < 9; at++)
      await judged(
        [true, true],
        [
          [true, true],
          [true, true],
          [true, true],
        ],
      );
    expect((await agreement()).criteria[0]).toMatchObject({ pairs: 27, ...nothing, alpha: null });
    await judged(
      [true, true],
      [
        [true, true],
        [true, true],
        [false, true],
      ],
    );
    const { total, criteria } = await agreement();
    expect(criteria[0]).toMatchObject({ key: 'open_questions', pairs: 30, agreeing: 28, agreementPct: 93.3 });
    // Three verdicts are two that tell something, so the interval of 30 pairs is that of 20.
    expect(criteria[1]).toMatchObject({ key: 'recap', agreementPct: 100, lowPct: 83.9, highPct: 100 });
    expect(total).toMatchObject(nothing);
    for (let at = 0; at < 20; at++)
      await judged(
        [true, true],
        [
          [true, true],
          [true, true],
        ],
      );
    expect((await agreement()).total).toMatchObject({ pairs: 100, agreeing: 98, agreementPct: 98 });
  });

  it('is of analyses of the period and the type that count in statistics and that the caller sees', async () => {
    const two = [
      [true, true],
      [true, false],
    ];
    const otto = await earshot.user(tenant.companyId, 'salesperson');
    await judged([true, true], two, { interaction_type: 'demo' });
    await judged([true, true], two, { salesperson_id: otto, archived_at: 1 });
    await judged([true, true], two, { excluded_at: 1 });
    await judged([true, true], two, { created_at: Date.parse('2026-04-01Z') });
    const asked: [object, (RequestOptions | string)?, number?][] = [
      [{}, admin, 2],
      [{ interactionType: 'demo' }, admin, 1],
      [{ interactionType: '__none__' }, admin, 1],
      [{ supervisorId: supervisor }, admin, 1],
      [{ supervisorId: 'nobody' }, admin, 0],
      [{}, vera, 1],
      [{}, (await earshot.company()).key, 0],
    ];
    for (const [input, as, analyses] of asked) expect((await agreement(input, as)).analyses).toBe(analyses);
    expect((await call(earshot, 'analysis.getCalibrationAgreement', sara, march)).status).toBe(403);
    expect((await call(earshot, 'analysis.getCalibrationAgreement', admin, { from: 'soon' })).status).toBe(400);
  });
});

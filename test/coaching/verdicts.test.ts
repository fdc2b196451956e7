// Verdicts that people contest and decide, and what follows from them (docs/decisions/coaching.md#verdicts-of-people).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { dropTranscript, dropWords } from '../../packages/server/src/records/retained-parts.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { judgedColdCall, signedInTeam, type Team } from '../harness/team.ts';

let earshot: Earshot;
let team: Team;
let tenant: Tenant;
let seller: string;
let supervisor: string;
let sara: RequestOptions;
let vera: RequestOptions;
let id: string;

beforeAll(async () => {
  earshot = await startEarshot();
  team = await signedInTeam(earshot);
  ({ tenant, seller, supervisor, sara, vera } = team);
});
beforeEach(async () => {
  await earshot.service.db.run('DELETE FROM rate_windows');
  id = await judgedColdCall(earshot, team);
});
afterAll(() => earshot.stop());

const read = async (as: string | RequestOptions = vera) => output(earshot, 'analysis.get', as, { id });
const contest = (criterion: string, reason: string | null = 'I did that', as: string | RequestOptions = sara) =>
  call(earshot, 'analysis.contestVerdict', as, { id, criterion, reason });
const decide = (criterion: string, met: boolean, replaces: string | null = null, as: string | RequestOptions = vera) =>
  call(earshot, 'analysis.decideVerdict', as, { id, criterion, met, reason: 'I listened to it', replaces });
const verdict = async (key: string) =>
  (await read()).interactionScorecard.criteria.find((each: { key: string }) => each.key === key);
const open = async (as: string | RequestOptions) =>
  (await output(earshot, 'analysis.listContests', as)).items.map((each: { criterion: string }) => each.criterion);
const trend = async () =>
  (await earshot.service.db.get<{ display_score: number; criteria: string }>(
    'SELECT display_score, criteria FROM analyses JOIN scorecard_outcomes ON outcome_id = scorecard_outcomes.id WHERE analyses.id = ?',
    [id],
  ))!;

/** The points of a cold call: seven, two of them for the next step (docs/catalogue.md#scores). */
const pointsOf = ({ interactionScorecard: { criteria } }: { interactionScorecard: { criteria: Criterion[] } }) => {
  const weights = criteria.map(({ key, polarity, met }) =>
    !met ? 0 : polarity === 'negative' ? -70 / 100 : key === 'next_step_scheduled' ? 2 : 1,
  );
  return Math.round((100 * weights.reduce((sum, weight) => sum + weight, 0)) / 7);
};
interface Criterion {
  key: string;
  polarity: string;
  met: boolean;
}

describe('verdicts of people', () => {
  it('a salesperson contests, nothing changes; a supervisor decides, and everything follows; both verdicts stay visible', async () => {
    const before = await read();
    expect(before.review).toBeNull();
    const said = await contest('next_step_scheduled', ' We agreed on Tuesday ');
    expect(said.body.result.data).toMatchObject({ id, displayScore: before.displayScore });
    expect(await open(vera)).toContain('next_step_scheduled');
    expect(await read()).toEqual({ ...before, review: expect.anything(), updatedAt: expect.anything() });

    const { body } = await decide('next_step_scheduled', true);
    const after = await read(sara);
    expect(body.result.data).toEqual({
      id,
      displayScore: after.displayScore,
      score: after.score,
      interactionScore: after.interactionScore,
      review: after.review,
    });
    expect([before.interactionScore, after.interactionScore]).toEqual([pointsOf(before), pointsOf(after)]);
    expect(after.interactionScore).toBeGreaterThan(before.interactionScore);
    expect(after.interactionScorecard.score).toBe(after.displayScore);
    expect(after.dimensionScores.clarity).toBe(before.dimensionScores.clarity + 25);
    expect(after.score).toBeGreaterThan(before.score);
    expect(after.jobFunctionScore).toBe(after.interactionScore);
    expect(await verdict('next_step_scheduled')).toMatchObject({ met: true, evidence: '', timestamp: null });
    expect(after.coaching.map((item: { key: string }) => item.key)).not.toContain('next_step_scheduled');
    expect(after.review).toEqual({
      engineScore: before.displayScore,
      verdicts: [
        {
          key: 'next_step_scheduled',
          met: false,
          evidence: '',
          timestamp: null,
          contest: {
            contestedAt: expect.any(String),
            contestedBy: seller,
            contestedByName: 'Sara Vidal',
            reason: 'We agreed on Tuesday',
            isOpen: false,
          },
          decision: {
            decidedAt: expect.any(String),
            decidedBy: supervisor,
            decidedByName: 'Vera Lopes',
            met: true,
            reason: 'I listened to it',
          },
        },
      ],
    });
    expect(await open(vera)).not.toContain('next_step_scheduled');
    // Lists and trends.
    const [line] = await output(earshot, 'analysis.listByIds', vera, { ids: [id] });
    expect(line.displayScore).toBe(after.displayScore);
    expect(await trend()).toMatchObject({
      display_score: after.displayScore,
      criteria: expect.stringContaining('["next_step_scheduled","objective",true]'),
    });
    // The REST form has it too, and a share link never.
    const full = (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
    expect(full.review).toEqual(after.review);
  });

  it('corrects without a contest; a quote that is rejected stays in the review, with the step that it proved', async () => {
    const before = await read();
    const engine = await verdict('greeting_identification');
    expect(engine).toMatchObject({ met: true, evidence: expect.stringContaining('Sara') });
    await decide('greeting_identification', false);
    const after = await read();
    expect(after.interactionScore).toBeLessThan(before.interactionScore);
    expect(after.dimensionScores.rapport).toBeLessThanOrEqual(before.dimensionScores.rapport);
    expect(after.review.verdicts[0]).toMatchObject({ met: true, evidence: engine.evidence, contest: null });
    expect(await verdict('greeting_identification')).toMatchObject({ met: false, evidence: '' });
    // The opposite decision leaves every figure as the engine had it.
    const [{ decision }] = after.review.verdicts;
    await decide('greeting_identification', true, decision.decidedAt);
    const again = await read();
    expect({ ...again, review: null, updatedAt: null }).toEqual({ ...before, updatedAt: null });
  });

  it('of two supervisors at once, one decides and the other is told', async () => {
    const answers = await Promise.all([
      decide('relevance_hook', true),
      decide('relevance_hook', false, null, tenant.key),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.data.reason).toBe('verdict_decided_meanwhile');
    const [{ decision }] = (await read()).review.verdicts;
    expect((await decide('relevance_hook', false, decision.decidedAt)).status).toBe(200);
    expect((await read()).review.verdicts).toHaveLength(1);
  });

  it('a supervisor decides no verdict of the own conversation; an administrator does', async () => {
    await output(earshot, 'analysis.setAttribution', tenant.key, { id, salespersonId: supervisor });
    const refused = await decide('relevance_hook', true);
    expect([refused.status, refused.body.data.reason]).toEqual([403, 'verdict_of_own']);
    expect((await contest('relevance_hook', 'I did that', vera)).status).toBe(200);
    expect((await decide('relevance_hook', true, null, tenant.key)).status).toBe(200);
  });

  it('a contest is withdrawn by whoever made it, and by nobody else', async () => {
    await contest('relevance_hook');
    const other = await contest('relevance_hook', 'me too', vera);
    expect([other.status, other.body.data.reason]).toEqual([409, 'contest_of_another']);
    expect((await contest('relevance_hook', null, tenant.key)).status).toBe(409);
    expect((await contest('relevance_hook', 'another reason')).body.result.data.review.verdicts[0].contest.reason).toBe(
      'another reason',
    );
    expect((await contest('relevance_hook', null)).body.result.data.review).toBeNull();
    expect((await contest('relevance_hook', null)).body.result.data.review).toBeNull();
    expect(await open(sara)).not.toContain('relevance_hook');
    // A decision stands when a later contest is withdrawn.
    await decide('relevance_hook', true);
    await contest('relevance_hook');
    expect(await open(sara)).toContain('relevance_hook');
    const withdrawn = (await contest('relevance_hook', null)).body.result.data;
    expect(withdrawn.review.verdicts[0]).toMatchObject({ contest: null, decision: { met: true } });
  });

  it('is for criteria that were judged, for who sees the analysis, and decisions for who leads', async () => {
    for (const criterion of ['empathy_shown', 'toString']) {
      const answer = await contest(criterion);
      expect([answer.status, answer.body.data.reason]).toEqual([400, 'criterion_not_judged']);
      expect((await decide(criterion, true)).status).toBe(400);
    }
    for (const reason of ['', ' ', ' \u200b\u3164\u{e0041}', 'x'.repeat(1001)]) {
      expect((await contest('relevance_hook', reason)).status).toBe(400);
      const decision = { id, criterion: 'relevance_hook', met: true, reason, replaces: null };
      expect((await call(earshot, 'analysis.decideVerdict', vera, decision)).status).toBe(400);
    }
    expect((await decide('relevance_hook', true, null, sara)).status).toBe(403);
    const strangers = [
      await session(earshot, await earshot.user(tenant.companyId, 'supervisor')),
      (await earshot.company()).key,
    ];
    for (const stranger of strangers) {
      expect((await contest('relevance_hook', 'x', stranger)).status).toBe(404);
      expect((await decide('relevance_hook', true, null, stranger)).status).toBe(404);
      await contest('relevance_hook');
      expect(await open(stranger)).toEqual([]);
    }
  });

  it('what people decided stays when sides are set, on top of what the engine finds then', async () => {
    const before = await read();
    await decide('next_step_scheduled', true);
    const decided = await read();
    const sides = (laura: string, bo: string) => ({
      id,
      sides: [
        { speaker: 'Sara', side: laura },
        { speaker: 'Bo', side: bo },
      ],
    });
    await output(earshot, 'analysis.setSides', vera, sides('client', 'attendant'));
    expect((await read()).review.verdicts[0].decision.met).toBe(true);
    expect(await verdict('next_step_scheduled')).toMatchObject({ met: true });
    await output(earshot, 'analysis.setSides', vera, sides('attendant', 'client'));
    const again = await read();
    expect({ ...again, reading: null, updatedAt: null }).toEqual({ ...decided, reading: null, updatedAt: null });
    expect(again.review.engineScore).toBe(before.displayScore);
  });

  it('an analysis of before what scores rest on was stored follows by the weights of its type', async () => {
    await earshot.service.db.run('UPDATE analysis_documents SET score_basis = NULL WHERE analysis_id = ?', [id]);
    await decide('next_step_scheduled', true);
    const after = await read();
    expect(after.interactionScore).toBe(pointsOf(after));
  });

  it('retention takes quotes and reasons and leaves what was decided; an erased person is no longer named', async () => {
    const { db, storage } = earshot.service;
    const temporary = await earshot.user(tenant.companyId, 'admin_company', { name: 'Tessa Moor' });
    const tessa = await session(earshot, temporary);
    await contest('greeting_identification', 'Tessa Moor heard it');
    await decide('greeting_identification', false, null, tessa);
    await db.transaction((tx) => dropTranscript(tx, id));
    const { displayScore, review } = await read();
    expect(review.verdicts[0]).toMatchObject({ met: true, evidence: '', contest: { reason: 'Tessa Moor heard it' } });
    await db.transaction((tx) => dropWords(tx, id));
    const admin = await session(earshot, tenant.adminId);
    await output(earshot, 'user.delete', admin, { id: temporary, analyses: 'keep' });
    const after = await read();
    expect(after.displayScore).toBe(displayScore);
    expect(after.review.verdicts[0]).toMatchObject({
      contest: { contestedBy: seller, reason: '' },
      decision: { decidedBy: null, decidedByName: null, met: false, reason: '' },
    });
    expect((await verifyErasure(temporary, { db, storage })).traces).toEqual([]);
  });

  it('the audit log has who did what to which criterion, and no reason', async () => {
    await contest('relevance_hook');
    await contest('relevance_hook');
    await contest('relevance_hook', null);
    await decide('relevance_hook', true);
    const admin = await session(earshot, tenant.adminId);
    const { items } = await output(earshot, 'company.listAudit', admin, { subjectId: id });
    const kinds = items.map((each: { kind: string; details: object }) => [each.kind, each.details]);
    expect(kinds.slice(0, 3)).toEqual([
      ['analysis.verdictDecided', { criterion: 'relevance_hook' }],
      ['analysis.contestWithdrawn', { criterion: 'relevance_hook' }],
      ['analysis.verdictContested', { criterion: 'relevance_hook' }],
    ]);
    expect(JSON.stringify(items)).not.toContain('I did that');
  });
});

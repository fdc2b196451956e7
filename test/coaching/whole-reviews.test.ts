// Analyses that somebody reviews as a whole: who may, what is stored, and what ends a review (docs/decisions/coaching.md#reviews-of-the-whole).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
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
let id: string;

beforeAll(async () => {
  earshot = await startEarshot();
  team = await signedInTeam(earshot);
  ({ tenant, seller, supervisor, sara, vera, admin } = team);
});
beforeEach(async () => {
  await earshot.service.db.run('DELETE FROM rate_windows');
  id = await judgedColdCall(earshot, team);
});
afterAll(() => earshot.stop());

const read = async (as: RequestOptions = vera) => output(earshot, 'analysis.get', as, { id });
const review = async (reviewed = true, { as = vera, updatedAt }: { as?: RequestOptions; updatedAt?: string } = {}) =>
  call(earshot, 'analysis.setReviewed', as, { id, reviewed, updatedAt: updatedAt ?? (await read(admin)).updatedAt });
const decide = (criterion: string, met: boolean) =>
  call(earshot, 'analysis.decideVerdict', vera, { id, criterion, met, reason: 'I heard it', replaces: null });
const reasonOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.data?.reason];

interface Columns {
  reviewed_at: number | null;
  engine_outcome_id: string | null;
  engine_score: number | null;
  outcome_id: string | null;
}
const columns = async () =>
  (await earshot.service.db.get<Columns>(
    'SELECT reviewed_at, engine_outcome_id, engine_score, outcome_id FROM analyses WHERE id = ?',
    [id],
  ))!;
const unreviewed = { reviewed_at: null, engine_outcome_id: null, engine_score: null };

/** What an outcome says of one criterion. */
const isMet = async (outcomeId: string | null, key: string) => {
  const row = await earshot.service.db.get<{ criteria: string }>(
    'SELECT criteria FROM scorecard_outcomes WHERE id = ?',
    [outcomeId],
  );
  return JSON.parse(row!.criteria).find(([name]: [string]) => name === key)[2];
};

describe('reviews of the whole', () => {
  it('confirms what stands, changes no score, and keeps what the engine had said; everybody who sees the analysis reads it', async () => {
    await decide('next_step_scheduled', true);
    const before = await read();
    const { body } = await review();
    const after = await read(sara);
    const reviewed = {
      reviewedAt: expect.any(String),
      reviewedBy: supervisor,
      reviewedByName: 'Vera Lopes',
    };
    expect(after).toEqual({ ...before, updatedAt: expect.anything(), review: { ...before.review, reviewed } });
    expect(body.result.data).toEqual({ id, updatedAt: after.updatedAt, review: after.review });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    const { engine_outcome_id: engine, outcome_id: stands, engine_score: score } = await columns();
    expect([await isMet(engine, 'next_step_scheduled'), await isMet(stands, 'next_step_scheduled')]).toEqual([
      false,
      true,
    ]);
    expect(score).toBe(before.review.engineScore);
    expect((await earshot.get(`/api/analyses/${id}`, tenant.key)).body.review).toEqual(after.review);
    // Share links show nothing of it.
    const { publicLink } = await output(earshot, 'analysis.getShareLink', tenant.key, { id });
    const shared = await call(earshot, 'share.get', {}, { token: publicLink.split('/').at(-1) });
    expect(shared.status).toBe(200);
    expect(shared.text).not.toContain('Vera Lopes');
    expect(shared.text).not.toContain('reviewedAt');
  });

  it('a later decision leaves the review, and changes what stands', async () => {
    await review();
    expect((await decide('next_step_scheduled', true)).status).toBe(200);
    const { reviewed, verdicts } = (await read()).review;
    expect([reviewed.reviewedBy, verdicts.length]).toEqual([supervisor, 1]);
    const { engine_outcome_id: engine, outcome_id: stands } = await columns();
    expect([await isMet(engine, 'next_step_scheduled'), await isMet(stands, 'next_step_scheduled')]).toEqual([
      false,
      true,
    ]);
  });

  it('is withdrawn, by whoever may review, and a repeat of either changes nothing', async () => {
    await review();
    const first = await read();
    expect((await review(true, { as: admin, updatedAt: '2026-01-01T00:00:00.000Z' })).status).toBe(200);
    expect(await read()).toEqual(first);
    expect((await review(false, { as: admin })).body.result.data.review).toBeNull();
    expect((await review(false, { updatedAt: 'yesterday' })).status).toBe(200);
    expect(await columns()).toMatchObject(unreviewed);
    const { items } = await output(earshot, 'company.listAudit', admin, { subjectId: id });
    const deeds = items.map(({ kind, details }: { kind: string; details: object }) => [kind, details]);
    expect(deeds.filter(([kind]: [string]) => kind.startsWith('analysis.review'))).toEqual([
      ['analysis.reviewWithdrawn', {}],
      ['analysis.reviewed', {}],
    ]);
  });

  it('another type and other sides end it', async () => {
    await review();
    await output(earshot, 'analysis.setInteractionType', vera, { id, interactionType: 'demo', replaces: null });
    expect((await read()).review.reviewed).toBeUndefined();
    expect(await columns()).toMatchObject(unreviewed);

    await review();
    const sides = [
      { speaker: 'Sara', side: 'client' },
      { speaker: 'Bo', side: 'attendant' },
    ];
    await output(earshot, 'analysis.setSides', vera, { id, sides });
    expect((await read()).review.reviewed).toBeUndefined();
    expect(await columns()).toMatchObject(unreviewed);
    // What only a review had said leaves nothing.
    await earshot.service.db.run('UPDATE analysis_documents SET review = NULL WHERE analysis_id = ?', [id]);
    await review();
    await output(earshot, 'analysis.setSides', vera, { id, sides });
    expect((await read()).review).toBeNull();
  });

  it('of what somebody has changed meanwhile it is refused: nobody confirms a verdict unseen', async () => {
    const { updatedAt } = await read();
    await decide('next_step_scheduled', true);
    expect(reasonOf(await review(true, { updatedAt }))).toEqual([409, 'review_overtaken']);
    expect(reasonOf(await review(true, { updatedAt: 'yesterday' }))).toEqual([409, 'review_overtaken']);
    const seen = (await read()).updatedAt;
    const sides = [{ speaker: 'Sara', side: 'client' }];
    await output(earshot, 'analysis.setSides', vera, { id, sides });
    expect(reasonOf(await review(true, { updatedAt: seen }))).toEqual([409, 'review_overtaken']);
  });

  it('of two at once, the first counts', async () => {
    const { updatedAt } = await read();
    const answers = await Promise.all([review(true, { updatedAt }), review(true, { updatedAt, as: admin })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = answers.map(({ body }) => body.result.data.review.reviewed);
    expect(one).toEqual(other);
  });

  it('waits for contested verdicts', async () => {
    await output(earshot, 'analysis.contestVerdict', sara, { id, criterion: 'relevance_hook', reason: 'I did that' });
    expect(reasonOf(await review())).toEqual([409, 'review_contested']);
    await decide('relevance_hook', true);
    expect((await review()).status).toBe(200);
  });

  it('nobody reviews a conversation of their own, and whoever does not see it gets 404', async () => {
    await output(earshot, 'analysis.setAttribution', tenant.key, { id, salespersonId: supervisor });
    for (const reviewed of [true, false]) expect(reasonOf(await review(reviewed))).toEqual([403, 'review_of_own']);
    await output(earshot, 'analysis.setAttribution', tenant.key, { id, salespersonId: seller });
    const stranger = await session(earshot, await earshot.user(tenant.companyId, 'supervisor'));
    const foreigner = await session(earshot, (await earshot.company()).adminId);
    for (const as of [stranger, foreigner]) expect((await review(true, { as })).status).toBe(404);
    expect((await review(true, { as: sara })).status).toBe(403);
    expect((await review(true, { as: { key: tenant.key } })).status).toBe(401);
  });

  it('what has no scorecard, or is not completed, has nothing to review', async () => {
    for (const changes of [{ status: 'completed' }, { status: 'failed' }]) {
      id = await insertAnalysis(earshot.service.db, tenant.companyId, { ...changes, salesperson_id: seller });
      expect(reasonOf(await review())).toEqual([409, 'analysis_not_reviewable']);
    }
  });

  it('is not of what nobody can read any more, and can still be withdrawn then', async () => {
    await review();
    await earshot.service.db.transaction((tx) => dropTranscript(tx, id));
    expect((await review(false)).status).toBe(200);
    expect(reasonOf(await review())).toEqual([409, 'review_without_transcript']);
  });

  it('what waits for its owner is not attached to whoever has judged it by a new extension', async () => {
    const { db } = earshot.service;
    const waits = { provider: 'pbx', external_owner_id: '4711', attribution_status: 'pending', salesperson_id: null };
    const other = await insertAnalysis(db, tenant.companyId, waits);
    await review();
    for (const [column, value] of Object.entries(waits))
      await db.run(`UPDATE analyses SET ${column} = ? WHERE id = ?`, [value, id]);
    const ownerOf = async (one: string) =>
      (await db.get<{ salesperson_id: string | null }>('SELECT salesperson_id FROM analyses WHERE id = ?', [one]))
        ?.salesperson_id;
    await output(earshot, 'user.update', tenant.key, { id: supervisor, extensions: ['4711'] });
    expect([await ownerOf(id), await ownerOf(other)]).toEqual([null, supervisor]);
    await review(false, { as: admin });
    await output(earshot, 'user.update', tenant.key, { id: supervisor, extensions: ['4711'] });
    expect(await ownerOf(id)).toBe(supervisor);
  });

  it('an analysis is not attached to whoever has judged it, until somebody else has', async () => {
    const attach = (salespersonId: string | null) =>
      call(earshot, 'analysis.setAttribution', vera, { id, salespersonId });
    const refusal = [409, 'attribution_to_judge'];
    // Passing on what is one's own, judging it there and taking it back.
    await output(earshot, 'analysis.setAttribution', tenant.key, { id, salespersonId: supervisor });
    expect((await attach(seller)).status).toBe(200);
    await review();
    expect(reasonOf(await attach(supervisor))).toEqual(refusal);
    expect(reasonOf(await call(earshot, 'analysis.setAttribution', admin, { id, salespersonId: supervisor }))).toEqual(
      refusal,
    );
    await review(false, { as: admin });
    expect((await attach(supervisor)).status).toBe(200);
    await attach(seller);
    await decide('next_step_scheduled', true);
    expect(reasonOf(await attach(supervisor))).toEqual(refusal);
    const { decision } = (await read()).review.verdicts[0];
    const again = { id, criterion: 'next_step_scheduled', met: true, reason: 'So did I', replaces: decision.decidedAt };
    await output(earshot, 'analysis.decideVerdict', admin, again);
    expect((await attach(supervisor)).status).toBe(200);
    await attach(seller);
    const typed = await output(earshot, 'analysis.setInteractionType', vera, {
      id,
      interactionType: 'negotiation',
      replaces: null,
    });
    expect(reasonOf(await attach(supervisor))).toEqual(refusal);
    await output(earshot, 'analysis.setInteractionType', admin, {
      id,
      interactionType: 'cold_call',
      replaces: typed.review.typeChanges[0].changedAt,
    });
    expect((await attach(supervisor)).status).toBe(200);
  });

  it('retention that keeps scores keeps it; whoever is erased is no longer named', async () => {
    const { db, storage } = earshot.service;
    const temporary = await earshot.user(tenant.companyId, 'admin_company', { name: 'Tessa Moor' });
    await decide('next_step_scheduled', true);
    await review(true, { as: await session(earshot, temporary) });
    const before = await columns();
    await db.transaction((tx) => dropWords(tx, id));
    await output(earshot, 'user.delete', admin, { id: temporary, analyses: 'keep' });
    const { reviewed } = (await read()).review;
    expect(reviewed).toEqual({ reviewedAt: expect.any(String), reviewedBy: null, reviewedByName: null });
    expect(await columns()).toEqual(before);
    expect((await verifyErasure(temporary, { db, storage })).traces).toEqual([]);
  });
});

// analysis.setInteractionType: another type judges the stored conversation again; what follows, what stays, whom it lets, and what happens at the same time (docs/decisions/coaching.md#type-changed).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseAnalysis } from '../../packages/server/src/analyses/erase.ts';
import { beginPersonErasure, continueErasure } from '../../packages/server/src/analyses/erase-person.ts';
import { placesOfText, verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { commandLine } from '../../packages/server/src/audit/record-deed.ts';
import { dropTranscript, dropWords } from '../../packages/server/src/records/retained-parts.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { signedInTeam } from '../harness/team.ts';

let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
let seller: string;
let supervisor: string;
let vera: RequestOptions;

const talk = [
  'Sara: Good morning, this is Sara from Northway. I am calling to show you our planner, as we agreed on Monday.',
  'Bo: Yes, go ahead. We plan our routes on paper, and it takes us two hours every morning.',
  'Sara: So you need a faster way to plan routes, is that right?',
  'Bo: Exactly.',
  'Sara: Since you lose two hours, the planner does it in ten minutes. It costs 90 a month. Does that make sense so far?',
  'Bo: It does, but 90 is too expensive for us.',
  'Sara: If you sign for two years, I can give you ten percent off. Shall we meet on Tuesday at ten to sign?',
  'Bo: Tuesday at ten is fine, thank you.',
].join('\n');
const ownType = {
  key: 'planner_tour',
  label: 'Planner tour',
  macroFront: 'sales',
  criteria: [
    { key: 'shows_planner', label: 'Shows the planner', polarity: 'objective', cues: ['show you our planner'] },
    { key: 'asks_routes', label: 'Asks about routes', polarity: 'objective', cues: ['how do you plan your routes'] },
  ],
};

beforeAll(async () => {
  earshot = await startEarshot();
  ({ tenant, seller, supervisor, vera, admin } = await signedInTeam(earshot));
  await output(earshot, 'interactionTypes.create', admin, ownType);
});
beforeEach(() => earshot.service.db.run('DELETE FROM rate_windows'));
afterAll(() => earshot.stop());

async function created(interactionType: string | null = 'demo'): Promise<string> {
  const input = { transcript: talk, salespersonId: seller, ...(interactionType !== null && { interactionType }) };
  const answer = await earshot.create(input, tenant.key);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.id;
}
const read = (id: string, as = vera) => output(earshot, 'analysis.get', as, { id });
const changeType = (
  id: string,
  interactionType: string,
  replaces: string | null = null,
  as: string | RequestOptions = vera,
) => call(earshot, 'analysis.setInteractionType', as, { id, interactionType, replaces });
const reasonOf = async (answer: ReturnType<typeof changeType>) => {
  const { status, body } = await answer;
  return [status, body.data?.reason];
};
const decide = (id: string, criterion: string, met: boolean) =>
  output(earshot, 'analysis.decideVerdict', vera, { id, criterion, met, reason: 'I heard it', replaces: null });
const openContests = async () =>
  (await output(earshot, 'analysis.listContests', vera)).items.map((each: { criterion: string }) => each.criterion);

/** What was judged of an analysis, without what tells it from another one. */
function judgedOf(analysis: Record<string, unknown>) {
  const { id, createdAt, updatedAt, occurredAt, publicLink, review, interactionTypeSource, ...judged } = analysis;
  return judged;
}

describe('analysis.setInteractionType', () => {
  it('judges the stored conversation as an analysis of that type is judged, offline for free, and says who changed it', async () => {
    const id = await created();
    const before = await read(id);
    const balance = await output(earshot, 'credits.getSummary', tenant.key);
    expect(await output(earshot, 'analysis.getRescoringCost', vera, { id })).toEqual({
      id,
      minutes: 0,
      judgedBy: 'offline',
    });
    const { status, body } = await changeType(id, 'negotiation');
    expect(status).toBe(200);
    const after = await read(id);
    const review = {
      engineScore: after.displayScore,
      verdicts: [],
      typeChanges: [
        {
          changedAt: expect.stringMatching(/Z$/),
          changedBy: supervisor,
          changedByName: 'Vera Lopes',
          from: { key: 'demo', label: 'Demo' },
          to: { key: 'negotiation', label: 'Negotiation' },
          scoreBefore: before.displayScore,
        },
      ],
    };
    expect(after.review).toEqual(review);
    expect(body.result.data).toEqual({
      id,
      interactionType: 'negotiation',
      displayScore: after.displayScore,
      score: after.score,
      interactionScore: after.interactionScore,
      minutes: 0,
      review,
    });
    expect(after.interactionScorecard).not.toEqual(before.interactionScorecard);
    expect(judgedOf(after)).toEqual(judgedOf(await read(await created('negotiation'))));
    expect(after.interactionTypeSource).toBe('manual');
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect((await earshot.get(`/api/analyses/${id}`, tenant.key)).body.review).toEqual(review);
    const summary = await output(earshot, 'credits.getSummary', tenant.key);
    expect(summary.currentBalance).toBe(balance.currentBalance - 1);
    // Lists and trends.
    const [line] = await output(earshot, 'analysis.listByIds', vera, { ids: [id] });
    expect(line).toMatchObject({ interactionType: 'negotiation', displayScore: after.displayScore });
    const row = await earshot.service.db.get<{ criteria: string }>(
      'SELECT criteria FROM analyses JOIN scorecard_outcomes ON outcome_id = scorecard_outcomes.id WHERE analyses.id = ?',
      [id],
    );
    expect(row!.criteria).toContain('objection_handled');
    const { items } = await output(earshot, 'company.listAudit', admin, {
      subjectId: id,
      kind: 'analysis.typeChanged',
    });
    expect(items[0]).toMatchObject({
      kind: 'analysis.typeChanged',
      actor: { kind: 'person', userId: supervisor },
      details: { from: 'demo', to: 'negotiation' },
    });
    // Back again, all is as before, and both changes are told.
    await changeType(id, 'demo', after.review.typeChanges[0].changedAt);
    const again = await read(id);
    expect(judgedOf(again)).toEqual(judgedOf(before));
    expect(again.review.typeChanges.map((each: { to: { key: string } }) => each.to.key)).toEqual([
      'negotiation',
      'demo',
    ]);
  });

  it('of the company’s own types, of a detected type, of an analysis without one, and the same type again', async () => {
    const id = await created(null);
    const detected = await read(id);
    expect(detected.interactionTypeSource).toBe('auto');
    const { body } = await changeType(id, 'planner_tour', null, tenant.key);
    expect(body.result.data).toMatchObject({ interactionType: 'planner_tour', interactionScore: 50 });
    const changed = await read(id);
    expect(changed).toMatchObject({
      interactionTypeSource: 'manual',
      interactionScorecard: { typeLabel: 'Planner tour', confidence: 1 },
      review: { typeChanges: [{ changedBy: tenant.adminId, to: { key: 'planner_tour', label: 'Planner tour' } }] },
    });
    // The company has changed its criteria since.
    const [shows] = ownType.criteria;
    await output(earshot, 'interactionTypes.update', admin, { ...ownType, criteria: [shows] });
    const [{ changedAt }] = changed.review.typeChanges;
    expect((await changeType(id, 'planner_tour', changedAt)).body.result.data.interactionScore).toBe(100);
    await output(earshot, 'interactionTypes.update', admin, ownType);

    const { db } = earshot.service;
    const untyped = await insertAnalysis(
      db,
      tenant.companyId,
      { salesperson_id: seller, interaction_type: null, interaction_type_source: null },
      { transcript: talk, interaction_scorecard: null, review: null },
    );
    expect((await changeType(untyped, 'demo')).body.result.data.review.typeChanges[0].from).toBeNull();
  });

  it('what people said of criteria of both types stays; the rest stays visible, does not count, and comes back with the type', async () => {
    const id = await created();
    const engine = await read(id);
    await decide(id, 'need_confirmed', false);
    await decide(id, 'social_proof', true);
    const contest = { id, criterion: 'engagement_checked', reason: 'It was asked twice' };
    await output(earshot, 'analysis.contestVerdict', await session(earshot, seller), contest);
    await output(earshot, 'analysis.addComment', vera, { id, turn: 2, text: 'Well asked', forUserId: null });
    const before = await read(id);
    await changeType(id, 'negotiation');
    const after = await read(id);
    const fresh = await read(await created('negotiation'));
    expect(after.review).toMatchObject({
      engineScore: fresh.displayScore,
      verdicts: [{ key: 'need_confirmed', met: true, decision: { met: false, decidedByName: 'Vera Lopes' } }],
      setAside: [
        {
          key: 'engagement_checked',
          polarity: 'objective',
          label: expect.any(String),
          type: { key: 'demo', label: 'Demo' },
          contest: { isOpen: true, reason: 'It was asked twice' },
          decision: null,
        },
        { key: 'social_proof', met: false, contest: null, decision: { met: true, reason: 'I heard it' } },
      ],
    });
    // The score of a negotiation without the confirmed need, and without social proof.
    const weights = new Map(
      after.interactionScorecard.criteria.map(({ key }: { key: string }) => [
        key,
        ['objection_handled', 'next_step_scheduled'].includes(key) ? 2 : 1,
      ]),
    );
    const points = ({ interactionScorecard }: typeof after) =>
      interactionScorecard.criteria
        .filter((each: { polarity: string; met: boolean }) => each.polarity === 'objective' && each.met)
        .reduce((sum: number, { key }: { key: string }) => sum + (weights.get(key) as number), 0);
    expect(points(after)).toBe(points(fresh) - 1);
    expect(after.interactionScore).toBeLessThan(fresh.interactionScore);
    expect(await openContests()).not.toContain('engagement_checked');
    const refused = await call(earshot, 'analysis.decideVerdict', vera, { ...contest, met: true, replaces: null });
    expect(refused.body.data.reason).toBe('criterion_not_judged');
    expect((await output(earshot, 'analysis.listComments', vera, { id })).items).toHaveLength(1);
    // A decision under the new type leaves what was set aside.
    await decide(id, 'concession_traded', false);
    expect((await read(id)).review.setAside).toEqual(after.review.setAside);

    await changeType(id, 'demo', after.review.typeChanges[0].changedAt);
    const back = await read(id);
    const { typeChanges, setAside, ...said } = back.review;
    expect(setAside).toMatchObject([{ key: 'concession_traded', type: { key: 'negotiation' } }]);
    expect(said).toEqual(before.review);
    expect({ ...judgedOf(back) }).toEqual(judgedOf(before));
    expect(back.review.engineScore).toBe(engine.displayScore);
    expect(await openContests()).toContain('engagement_checked');
  });

  it('sides that a person has set stay', async () => {
    const id = await created();
    const sides = [
      { speaker: 'Sara', side: 'client' },
      { speaker: 'Bo', side: 'attendant' },
    ];
    await output(earshot, 'analysis.setSides', vera, { id, sides });
    const before = await read(id);
    await changeType(id, 'negotiation');
    const after = await read(id);
    expect(after.reading).toEqual(before.reading);
    expect(after.participants).toEqual(before.participants);
    expect(after.attendantTalkPct).toBe(before.attendantTalkPct);
    expect(after.transcriptSegments).toEqual(before.transcriptSegments);
    // The type stays when sides are set afterwards, and so does the history.
    await output(earshot, 'analysis.setSides', vera, { id, sides: sides.map((each) => ({ ...each, side: null })) });
    expect(await read(id)).toMatchObject({ interactionType: 'negotiation', review: { typeChanges: [{}] } });
  });

  it('refuses unknown and inactive types, what is unfinished, what has no words any more, and what somebody changed meanwhile', async () => {
    const { db } = earshot.service;
    const id = await created();
    const before = await read(id);
    expect((await changeType(id, 'no_such_type')).status).toBe(400);
    expect(await reasonOf(changeType(id, ''))).toEqual([400, 'input_invalid']);
    expect(await reasonOf(changeType(id, 'x'.repeat(201)))).toEqual([400, 'input_invalid']);
    await output(earshot, 'interactionTypes.deactivate', admin, { key: 'planner_tour' });
    expect(await reasonOf(changeType(id, 'planner_tour'))).toEqual([400, 'interaction_type_inactive']);
    await output(earshot, 'interactionTypes.activate', admin, { key: 'planner_tour' });
    const stale = '2026-04-02T08:00:00.000Z';
    expect(await reasonOf(changeType(id, 'negotiation', stale))).toEqual([409, 'type_changed_meanwhile']);
    expect(await read(id)).toEqual(before);
    for (const status of ['pending', 'processing', 'failed']) {
      const unfinished = await insertAnalysis(db, tenant.companyId, {
        status,
        salesperson_id: seller,
        run_after: 9e12,
      });
      expect(await reasonOf(changeType(unfinished, 'demo'))).toEqual([409, 'type_not_settable']);
    }
    await db.transaction((tx) => dropTranscript(tx, id));
    expect(await reasonOf(changeType(id, 'negotiation'))).toEqual([409, 'type_without_transcript']);
    const { status, body } = await call(earshot, 'analysis.getRescoringCost', vera, { id });
    expect([status, body.data.reason]).toEqual([409, 'type_without_transcript']);
    expect((await call(earshot, 'analysis.getRescoringCost', vera, {})).status).toBe(400);
    const short = await insertAnalysis(db, tenant.companyId, { salesperson_id: seller }, { transcript: 'Agent: Hi.' });
    expect((await changeType(short, 'demo')).status).toBe(422);
  });

  it('is for who leads, not for a supervisor’s own conversation; archived and held ones are changed', async () => {
    const id = await created();
    const strangers = [
      await session(earshot, await earshot.user(tenant.companyId, 'supervisor')),
      (await earshot.company()).key,
    ];
    for (const stranger of strangers) {
      expect((await changeType(id, 'negotiation', null, stranger)).status).toBe(404);
      expect((await call(earshot, 'analysis.getRescoringCost', stranger, { id })).status).toBe(404);
    }
    expect((await changeType(id, 'negotiation', null, await session(earshot, seller))).status).toBe(403);
    const reader = await earshot.apiKey(tenant.companyId, tenant.adminId, { scopes: ['api:analyses:read'] });
    expect((await changeType(id, 'negotiation', null, reader)).status).toBe(403);
    expect((await call(earshot, 'analysis.getRescoringCost', reader, { id })).status).toBe(200);
    await output(earshot, 'analysis.setAttribution', admin, { id, salespersonId: supervisor });
    expect(await reasonOf(changeType(id, 'negotiation'))).toEqual([403, 'type_of_own']);
    expect((await call(earshot, 'analysis.getRescoringCost', vera, { id })).body.data.reason).toBe('type_of_own');
    await output(earshot, 'analysis.archive', admin, { id, archived: true });
    await output(earshot, 'analysis.setLegalHold', admin, { id, held: true });
    expect((await changeType(id, 'negotiation', null, admin)).status).toBe(200);
  });
});

describe('at the same time', () => {
  /** Runs `act` once, between the judgement and its saving. */
  function whileJudged(act: () => Promise<unknown>, method: 'analyse' | 'judgeSides' = 'analyse'): void {
    const { analyser } = earshot.service;
    const judge = analyser[method] as (...input: unknown[]) => Promise<never>;
    analyser[method] = async (...input: unknown[]) => {
      analyser[method] = judge as never;
      const result = await judge(...input);
      await act();
      return result;
    };
  }

  it('of two who change the type, one does and the other is told', async () => {
    const id = await created();
    const answers = await Promise.all([changeType(id, 'negotiation'), changeType(id, 'closing', null, admin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.data.reason).toBe('type_changed_meanwhile');
    expect((await read(id)).review.typeChanges).toHaveLength(1);
  });

  it('erased: 404, and nothing comes back; its transcript deleted: 409', async () => {
    const erased = await created();
    whileJudged(() => eraseAnalysis(erased, 'command', commandLine(tenant.companyId), earshot.service));
    expect((await changeType(erased, 'negotiation')).status).toBe(404);
    const { db, storage } = earshot.service;
    expect((await verifyErasure(erased, { db, storage })).traces).toEqual([]);
    const id = await created();
    whileJudged(() => db.transaction((tx) => dropTranscript(tx, id)));
    expect(await reasonOf(changeType(id, 'negotiation'))).toEqual([409, 'type_without_transcript']);
    expect(await read(id)).toMatchObject({ transcript: '', participants: null, interactionType: 'demo' });
  });

  it('prose whose transcript is deleted: 409, and no quote comes back', async () => {
    const transcript =
      'We met Bo on Monday and spoke of the price of the planner. They want to buy it in May. I will call on Friday at ten.';
    const { id } = (await earshot.create({ transcript, salespersonId: seller, interactionType: 'demo' }, tenant.key))
      .body;
    whileJudged(() => earshot.service.db.transaction((tx) => dropTranscript(tx, id)));
    expect(await reasonOf(changeType(id, 'negotiation'))).toEqual([409, 'type_without_transcript']);
    expect(await read(id)).toMatchObject({ interactionType: 'demo', objections: null });
  });

  it('a verdict that is decided counts, and sides that are set are judged by', async () => {
    const id = await created();
    whileJudged(() => decide(id, 'need_confirmed', false));
    expect((await changeType(id, 'negotiation')).status).toBe(200);
    expect((await read(id)).review.verdicts).toMatchObject([{ key: 'need_confirmed', decision: { met: false } }]);
    const sides = [{ speaker: 'Sara', side: 'client' }];
    const other = await created();
    whileJudged(() => output(earshot, 'analysis.setSides', vera, { id: other, sides }));
    expect((await changeType(other, 'negotiation')).status).toBe(200);
    expect(await read(other)).toMatchObject({ interactionType: 'negotiation', reading: { sides: { by: 'hand' } } });
  });

  it('sides that are set while the type is changed do not bring the old type back', async () => {
    const id = await created();
    whileJudged(() => changeType(id, 'negotiation'), 'judgeSides');
    await output(earshot, 'analysis.setSides', vera, { id, sides: [{ speaker: 'Sara', side: 'attendant' }] });
    expect(await read(id)).toMatchObject({
      interactionType: 'negotiation',
      interactionScorecard: { typeKey: 'negotiation' },
      reading: { sides: { by: 'hand' } },
      review: { typeChanges: [{}] },
    });
  });

  it.each([
    ['the type is changed', 'analyse', (id: string) => changeType(id, 'negotiation', null, admin)],
    [
      'sides are set',
      'judgeSides',
      (id: string) => call(earshot, 'analysis.setSides', admin, { id, sides: [{ speaker: 'Bo', side: 'client' }] }),
    ],
  ] as const)('a person who is erased while %s is named nowhere again', async (_, method, act) => {
    const name = `Petra ${method} Quill`;
    const person = await earshot.user(tenant.companyId, 'salesperson', { name });
    const transcript = talk.replace('this is Sara', `this is ${name}`);
    const input = { transcript, salespersonId: person, interactionType: 'demo' };
    const { id } = (await earshot.create(input, tenant.key)).body;
    whileJudged(async () => {
      const { service } = earshot;
      const target = { companyId: tenant.companyId, id: person };
      await service.db.transaction((tx) => beginPersonErasure(tx, target, 'keep', 'command', service.now()));
      await continueErasure(person, service);
    }, method);
    expect((await act(id)).status).toBe(200);
    expect(await placesOfText(name, earshot.service)).toEqual([]);
  });
});

describe('what is kept of a change', () => {
  it('retention takes quotes and reasons of what was set aside; an erased person is no longer named', async () => {
    const { db, storage } = earshot.service;
    const temporary = await earshot.user(tenant.companyId, 'admin_company', { name: 'Tessa Moor' });
    const tessa = await session(earshot, temporary);
    const id = await created();
    const decision = { id, criterion: 'value_tied_to_need', met: false, reason: 'Tessa Moor says so', replaces: null };
    await output(earshot, 'analysis.decideVerdict', tessa, decision);
    await changeType(id, 'support', null, tessa);
    const { review } = await read(id);
    expect(review.setAside[0]).toMatchObject({ met: true, evidence: expect.stringContaining('planner') });
    await db.transaction((tx) => dropWords(tx, id));
    await output(earshot, 'user.delete', admin, { id: temporary, analyses: 'keep' });
    const after = await read(id);
    expect(after.review).toMatchObject({
      setAside: [{ evidence: '', decision: { decidedBy: null, decidedByName: null, reason: '' } }],
      typeChanges: [{ changedBy: null, changedByName: null, to: { key: 'support' } }],
    });
    expect((await verifyErasure(temporary, { db, storage })).traces).toEqual([]);
    expect(await placesOfText('Tessa Moor', earshot.service)).toEqual([]);
  });

  it('a share link shows the new reading, and not who changed it', async () => {
    const id = await created();
    await changeType(id, 'negotiation');
    const { publicLink } = await output(earshot, 'analysis.updateShareLink', admin, { id, action: 'renew' });
    const shared = await output(earshot, 'share.get', {}, { token: publicLink.split('/').at(-1)! });
    expect(JSON.stringify(shared)).toContain('Negotiation');
    expect(JSON.stringify(shared)).not.toContain('Vera Lopes');
  });
});

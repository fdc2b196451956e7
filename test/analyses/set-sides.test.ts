// Sides by hand: analysis.setSides (extension), what follows from it, whom it lets, and what happens at the same time.
import { earshotError } from '@earshot/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eraseAnalysis } from '../../packages/server/src/analyses/erase.ts';
import { commandLine } from '../../packages/server/src/audit/record-deed.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output } from '../harness/procedures.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company({ minutes: 1000 });
});
afterAll(() => earshot.stop());

const talk = [
  'Laura: Good morning, this is Laura from Northway. May I ask how you plan your routes today?',
  'Bo: We use paper, and it takes us two hours every morning.',
  'Laura: I see. With our planner you would need ten minutes. It costs 90 a month.',
  'Bo: That sounds good. Let us…',
  'Laura: Shall I show it to you on Tuesday at ten?',
  'Bo: Tuesday at ten is fine, thank you.',
].join('\n');

async function created(transcript = talk): Promise<string> {
  const answer = await earshot.create({ transcript, salespersonName: 'Laura' }, tenant.key);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.id;
}
const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
const setSides = (id: string, sides: object, key = tenant.key) =>
  call(earshot, 'analysis.setSides', key, { id, sides });
const swap = [
  { speaker: 'Laura', side: 'client' },
  { speaker: 'Bo', side: 'attendant' },
];
const back = [
  { speaker: 'Laura', side: 'attendant' },
  { speaker: 'Bo', side: 'client' },
];

describe('analysis.setSides', () => {
  it('swaps the sides: measures, verdicts and scores follow without a model and for free; back again, all is as before', async () => {
    const id = await created();
    const before = await read(id);
    const balance = await output(earshot, 'credits.getSummary', tenant.key);
    const set = await output(earshot, 'analysis.setSides', tenant.key, { id, sides: swap });
    const after = await read(id);
    expect(set).toEqual({
      id,
      participants: after.participants,
      displayScore: after.displayScore,
      score: after.score,
      interactionScore: after.interactionScore,
      attendantTalkPct: after.attendantTalkPct,
      interruptionsPerTenMin: after.interruptionsPerTenMin,
      reading: after.reading,
    });
    expect(after.participants).toEqual([
      { name: 'Laura', side: 'client' },
      { name: 'Bo', side: 'attendant' },
    ]);
    expect(after.attendantTalkPct).toBe(100 - before.attendantTalkPct);
    expect(before.interruptionsPerTenMin).toBeGreaterThan(0);
    expect(after.interruptionsPerTenMin).toBe(0);
    expect(after.displayScore).toBeLessThan(before.displayScore);
    expect(after.reading.sides).toEqual({ by: 'hand', certainty: 'sure', setAt: expect.stringMatching(/Z$/) });
    expect(await output(earshot, 'credits.getSummary', tenant.key)).toEqual(balance);
    const listed = await earshot.service.db.get<{ display_score: number; attendant_talk_pct: number }>(
      'SELECT display_score, attendant_talk_pct FROM analyses WHERE id = ?',
      [id],
    );
    expect(listed).toEqual({ display_score: after.displayScore, attendant_talk_pct: after.attendantTalkPct });
    await output(earshot, 'analysis.setSides', tenant.key, { id, sides: back });
    const again = await read(id);
    expect({ ...again, reading: null, updatedAt: null }).toEqual({ ...before, reading: null, updatedAt: null });
  });

  it('names only some: the others keep theirs; nobody is a side too; colleagues have no score', async () => {
    const id = await created();
    await output(earshot, 'analysis.setSides', tenant.key, { id, sides: [{ speaker: 'Bo', side: 'attendant' }] });
    expect(await read(id)).toMatchObject({
      participants: [
        { name: 'Laura', side: 'attendant' },
        { name: 'Bo', side: 'attendant' },
      ],
      score: null,
      displayScore: null,
      reading: { talkShareBy: null, warnings: ['no_client', 'no_times'] },
    });
    await output(earshot, 'analysis.setSides', tenant.key, { id, sides: [{ speaker: 'Bo', side: null }] });
    expect((await read(id)).reading.warnings).toEqual(['one_sided', 'no_times']);
  });

  it('never loses verdicts by a model: sides without a client or without talk → 409, nothing changed; there and back, all is as before', async () => {
    const id = await created();
    await earshot.service.db.run(
      `UPDATE analysis_documents SET reading = replace(reading, '"offline"', '"model"') WHERE analysis_id = ?`,
      [id],
    );
    const before = await read(id);
    for (const sides of [
      [{ speaker: 'Bo', side: 'attendant' }],
      [{ speaker: 'Laura', side: 'client' }],
      [{ speaker: 'Bo', side: null }],
    ]) {
      const { status, body } = await setSides(id, sides);
      expect([status, body.data.reason]).toEqual([409, 'sides_incomplete']);
      expect(await read(id)).toEqual(before);
    }
    await output(earshot, 'analysis.setSides', tenant.key, { id, sides: swap });
    expect((await read(id)).universalIndicators).not.toEqual(before.universalIndicators);
    await output(earshot, 'analysis.setSides', tenant.key, { id, sides: back });
    const again = await read(id);
    expect({ ...again, reading: null, updatedAt: null }).toEqual({ ...before, reading: null, updatedAt: null });
  });

  it.each(['offline', 'model'])(
    'of names that a newer reader writes differently, judged by %s: what was stored is measured',
    async (judgedBy) => {
      const id = await created();
      const { attendantTalkPct, transcriptSegments } = await read(id);
      await earshot.service.db.run(
        `UPDATE analysis_documents SET reading = replace(reading, '"offline"', ?), participants = replace(participants, 'Laura', '👩 Laura'),
         transcript_segments = replace(transcript_segments, '"speaker":"Laura"', '"speaker":"👩 Laura"') WHERE analysis_id = ?`,
        [`"${judgedBy}"`, id],
      );
      expect((await setSides(id, swap)).body.data.reason).toBe('speaker_unknown');
      const renamed = [{ speaker: '👩 Laura', side: 'client' }, swap[1]];
      await output(earshot, 'analysis.setSides', tenant.key, { id, sides: renamed });
      expect(await read(id)).toMatchObject({
        attendantTalkPct: 100 - attendantTalkPct,
        participants: [
          { name: '👩 Laura', side: 'client' },
          { name: 'Bo', side: 'attendant' },
        ],
        transcriptSegments,
        reading: { form: 'plain', judgedBy, sides: { by: 'hand' } },
      });
      expect((await output(earshot, 'analysis.get', tenant.key, { id })).turns[0]).toMatchObject({
        speaker: '👩 Laura',
        side: 'client',
      });
      await earshot.service.db.run('UPDATE analysis_documents SET transcript_segments = NULL WHERE analysis_id = ?', [
        id,
      ]);
      const { status, body } = await setSides(id, [{ speaker: 'Bo', side: 'client' }]);
      expect([status, body.data.reason]).toEqual([409, 'sides_not_settable']);
    },
  );

  it('of a transcript that takes the engine too long → 422 (D61), and all stays', async () => {
    const id = await created();
    const before = await read(id);
    const late = vi.spyOn(earshot.service.analyser, 'judgeSides');
    late.mockRejectedValueOnce(earshotError('transcriptUnprocessable'));
    expect((await setSides(id, swap)).status).toBe(422);
    late.mockRestore();
    expect(await read(id)).toEqual(before);
  });

  it('of verdicts by a model, measures and the scorecard’s score follow; the other verdicts stay', async () => {
    const id = await created();
    const before = await read(id);
    await earshot.service.db.run(
      `UPDATE analysis_documents SET reading = replace(reading, '"offline"', '"model"') WHERE analysis_id = ?`,
      [id],
    );
    await output(earshot, 'analysis.setSides', tenant.key, { id, sides: swap });
    const after = await read(id);
    expect(after).toMatchObject({
      attendantTalkPct: 100 - before.attendantTalkPct,
      interruptionsPerTenMin: 0,
      reading: { judgedBy: 'model', sides: { by: 'hand' } },
    });
    for (const key of [
      'score',
      'summary',
      'interactionType',
      'dimensionScores',
      'bant',
      'objections',
      'diagnostic',
      'outcome',
    ])
      expect([key, after[key]]).toEqual([key, before[key]]);
    const verdicts = ({ criteria }: { criteria: { key: string }[] }) =>
      criteria.filter(({ key }) => key !== 'talked_over_client');
    expect(verdicts(after.interactionScorecard)).toEqual(verdicts(before.interactionScorecard));
  });

  it('refuses unknown and repeated names, an empty list, and what has no speakers', async () => {
    const id = await created();
    const reasonOf = async (target: string, sides: object) => {
      const { status, body } = await setSides(target, sides);
      return [status, body.data.reason];
    };
    expect(await reasonOf(id, [{ speaker: 'Zoe', side: null }])).toEqual([400, 'speaker_unknown']);
    expect(await reasonOf(id, [{ speaker: '__proto__', side: 'client' }])).toEqual([400, 'speaker_unknown']);
    expect(await reasonOf(id, [swap[0], swap[0]])).toEqual([400, 'speaker_repeated']);
    expect(await reasonOf(id, [])).toEqual([400, 'input_invalid']);
    expect(await reasonOf(id, [{ speaker: 'Bo', side: 'boss' }])).toEqual([400, 'input_invalid']);
    const prose = await created('We met on Monday and spoke of the price of the planner. They want to buy it in May.');
    expect(await reasonOf(prose, swap)).toEqual([409, 'sides_not_settable']);
  });

  it('another company’s analysis does not exist; a key without the scope is refused; an archived one can be set', async () => {
    const id = await created();
    const other = await earshot.company();
    expect((await setSides(id, swap, other.key)).status).toBe(404);
    const reader = await earshot.apiKey(tenant.companyId, tenant.adminId, { scopes: ['api:analyses:read'] });
    expect((await setSides(id, swap, reader)).status).toBe(403);
    await output(earshot, 'analysis.archive', tenant.key, { id });
    expect((await setSides(id, swap)).status).toBe(200);
  });

  it('two at once: each counts in full, one after the other', async () => {
    const id = await created();
    const both = await Promise.all([
      setSides(id, [{ speaker: 'Laura', side: 'client' }]),
      setSides(id, [{ speaker: 'Bo', side: 'attendant' }]),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { participants, reading } = await read(id);
    expect(participants).toEqual([
      { name: 'Laura', side: 'client' },
      { name: 'Bo', side: 'attendant' },
    ]);
    expect(reading.sides.by).toBe('hand');
  });

  it.each([
    ['erased', 404, 'analysis_not_found'],
    ['its transcript is deleted', 409, 'sides_not_settable'],
  ])('while it is worked on, %s → %i, and nothing comes back', async (how, status, reason) => {
    const id = await created();
    const { analyser, db } = earshot.service;
    const { judgeSides } = analyser;
    analyser.judgeSides = async (owner, request) => {
      const result = await judgeSides(owner, request);
      if (status === 404)
        expect(await eraseAnalysis(id, 'command', commandLine(tenant.companyId), earshot.service)).toBe('erased');
      else
        await db.run(
          "UPDATE analysis_documents SET transcript = '', transcript_segments = NULL, participants = NULL WHERE analysis_id = ?",
          [id],
        );
      return result;
    };
    const answer = await setSides(id, swap).finally(() => {
      analyser.judgeSides = judgeSides;
    });
    expect([how, answer.status, answer.body.data.reason]).toEqual([how, status, reason]);
    if (status === 409) expect(await read(id)).toMatchObject({ transcript: '', participants: null });
  });
});

// The contract's exact types in everything that shows an analysis (Analysis, full: bant, transcriptSegments; docs/decisions/analysis-fields.md#d60), also of rows that a version before stored.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fullAnalysisById } from '../../packages/server/src/records/analysis-documents.ts';
import { toRecord } from '../../packages/server/src/records/analysis-record.ts';
import { queueDeliveries } from '../../packages/server/src/webhooks/queue.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { call, output } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { loopback, storeDestination } from '../harness/webhooks.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot({}, undefined, await loopback());
});
beforeEach(async () => {
  const { db } = earshot.service;
  await db.run('DELETE FROM webhook_destinations');
  await db.run('DELETE FROM webhook_bodies');
  // share.get is limited by address.
  await db.run('DELETE FROM rate_windows');
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

const row = async (id: string) => (await fullAnalysisById(earshot.service.db, tenant.companyId, id))!;

/** What everybody who reads gets to see of an analysis. */
async function readers(id: string) {
  const full = await earshot.get(`/api/analyses/${id}`, tenant.key);
  expect(full.status, full.text).toBe(200);
  const procedure = await output(earshot, 'analysis.get', tenant.key, { id });
  const shared = await call(earshot, 'share.get', {}, { token: (await row(id)).share_token! });
  expect(shared.status, shared.text).toBe(200);
  return { full: full.body, procedure, shared: shared.body.result.data.analysis };
}

/** The `data` of the event that a destination of each role gets. */
async function events(id: string) {
  const { db, now } = earshot.service;
  // Nobody listens there: what is queued stays.
  for (const role of ['admin_company', 'supervisor', 'salesperson'] as const)
    await storeDestination(db, tenant.companyId, 'https://127.0.0.1:9/hook', { role });
  await db.transaction(async (tx) => queueDeliveries(tx, toRecord(await row(id)), 'external_api', now()));
  const bodies = await db.all<{ body: string }>('SELECT body FROM webhook_bodies WHERE analysis_id = ?', [id]);
  expect(bodies).toHaveLength(3);
  return bodies.map(({ body }) => JSON.parse(body).data);
}

const create = async (text: string) => {
  const { status, body, text: answer } = await earshot.create({ transcript: text }, tenant.key);
  expect(status, answer).toBe(200);
  return body;
};

describe('bant has four texts', () => {
  it('in the answer of a creation and wherever it is read; what nobody spoke of is empty', async () => {
    const created = await create(
      'Agent: How do you seat your teams today?\nClient: On desks that are ten years old, and we move in May.\nAgent: Shall I bring samples on Tuesday at ten?\nClient: Tuesday is fine.',
    );
    const { bant } = created;
    expect(Object.keys(bant)).toEqual(['budget', 'authority', 'need', 'timing']);
    for (const part of Object.values(bant)) expect(part).toBeTypeOf('string');
    expect(bant.budget).toBe('');
    const { full, procedure, shared } = await readers(created.id);
    for (const view of [full, procedure, shared, ...(await events(created.id))]) expect(view.bant).toEqual(bant);
  });

  it.each([
    ['some null', { budget: null, authority: 'I decide.', need: null, timing: 'In May.' }],
    ['all null', { budget: null, authority: null, need: null, timing: null }],
  ])('of a row that a version before stored, %s', async (_which, stored) => {
    const id = await insertAnalysis(earshot.service.db, tenant.companyId, {}, { bant: JSON.stringify(stored) });
    const texts = Object.fromEntries(Object.entries(stored).map(([key, part]) => [key, part ?? '']));
    const { full, procedure, shared } = await readers(id);
    for (const view of [full, procedure, shared, ...(await events(id))]) expect(view.bant).toEqual(texts);
  });
});

describe('transcriptSegments has times in every place, turns those that the transcript states', () => {
  const said = (...times: [start: number | null, end: number | null][]) =>
    times.map(([start, end], at) => ({ start, end, text: 'We move in May.', speaker: at % 2 ? 'Client' : 'Agent' }));
  const participants = [
    { name: 'Agent', side: 'attendant' },
    { name: 'Client', side: 'client' },
  ];
  /** As the version before stored it: without sides. */
  const insert = (segments: unknown) =>
    insertAnalysis(
      earshot.service.db,
      tenant.companyId,
      {},
      { transcript_segments: JSON.stringify(segments), participants: JSON.stringify(participants) },
    );
  const times = (items: { start: unknown; end: unknown }[] | null) =>
    items?.map(({ start, end }) => [start, end]) ?? null;

  async function expectTimes(id: string, expected: unknown): Promise<void> {
    const { full, procedure, shared } = await readers(id);
    for (const view of [full, procedure, shared, ...(await events(id))])
      expect(times(view.transcriptSegments)).toEqual(expected);
  }

  it('starts only: an end is the next start, the last one its words at 150 a minute', async () => {
    const created = await create(transcript());
    const { full, procedure, shared } = await readers(created.id);
    const starts = [0, 8, 12, 20, 31, 38, 50, 50];
    // "Tuesday at ten works."
    const ends = [...starts.slice(1), 50 + (4 * 60) / 150];
    const expected = starts.map((start, at) => [start, ends[at]]);
    for (const view of [full, procedure, shared, ...(await events(created.id))])
      expect(times(view.transcriptSegments)).toEqual(expected);
    for (const view of [procedure, shared]) {
      expect(times(view.turns)).toEqual(starts.map((start) => [start, null]));
      expect(view.turns[0]).toEqual({
        speaker: 'Agent',
        side: 'attendant',
        text: full.transcriptSegments[0].text,
        start: 0,
        end: null,
      });
      expect(new Set(view.turns.map(({ side }: { side: string }) => side))).toEqual(new Set(['attendant', 'client']));
    }
  });

  it('without any times: null, and turns all the same', async () => {
    const created = await create(transcript().replaceAll(/^\[\d\d:\d\d\] /gm, ''));
    const { full, procedure, shared } = await readers(created.id);
    for (const view of [full, procedure, shared, ...(await events(created.id))])
      expect(view.transcriptSegments).toBeNull();
    for (const { turns } of [procedure, shared]) {
      expect(turns).toHaveLength(8);
      expect(turns[1]).toEqual({
        speaker: 'Client',
        side: 'client',
        text: 'Yes, go ahead, I have a few minutes.',
        start: null,
        end: null,
      });
    }
  });

  it('prose has neither', async () => {
    const created = await create(
      'Paula asked how the bakery handles its invoices. Marta answered that three people type them by hand. She said that it takes two days every month and costs overtime.',
    );
    const { full, procedure, shared } = await readers(created.id);
    expect(full.transcriptSegments).toBeNull();
    for (const view of [procedure, shared]) expect(view).toMatchObject({ transcriptSegments: null, turns: null });
  });

  it('D65: turns stand in analysis.get and share.get only', async () => {
    const created = await create(transcript());
    const { full } = await readers(created.id);
    const list = await earshot.get('/api/analyses', tenant.key);
    const { items } = await output(earshot, 'analysis.listPage', tenant.key, {});
    const others = [created, full, ...list.body.items, ...items, ...(await events(created.id))];
    for (const view of others) expect(view).not.toHaveProperty('turns');
  });

  it('rows of the version before: starts only, no times, some times', async () => {
    // "We move in May." takes 1.6 seconds.
    await expectTimes(await insert(said([0, null], [9, null], [20.5, null])), [
      [0, 9],
      [9, 20.5],
      [20.5, 22.1],
    ]);
    await expectTimes(await insert(said([null, null], [null, null])), null);
    await expectTimes(await insert(said([1, 2], [null, null], [8, null], [null, 9.5])), [
      [1, 2],
      [2, 8],
      [8, 9.5],
      [9.5, 9.5],
    ]);
  });

  it('rows of the version before: sides come from the participants', async () => {
    const { procedure, shared } = await readers(await insert(said([0, null], [null, null])));
    for (const { turns } of [procedure, shared])
      expect(turns).toEqual([
        { speaker: 'Agent', side: 'attendant', text: 'We move in May.', start: 0, end: null },
        { speaker: 'Client', side: 'client', text: 'We move in May.', start: null, end: null },
      ]);
  });

  it('what a transcriber heard is shown while it is analysed, also where it names nobody', async () => {
    const heard = [{ start: 0, end: 2.5, text: 'Good morning.', speaker: null }];
    const id = await insert(heard);
    const { full, procedure } = await readers(id);
    expect(full.transcriptSegments).toEqual([{ start: 0, end: 2.5, text: 'Good morning.', speaker: '' }]);
    expect(procedure.turns).toEqual([{ start: 0, end: 2.5, text: 'Good morning.', speaker: '', side: null }]);
  });
});

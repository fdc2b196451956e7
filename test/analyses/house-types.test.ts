// Criteria of the house: a company switches types of the catalogue off, or replaces them by its own (docs/decisions/house-types.md).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { complete, type ModelServer, startModelServer } from '../harness/model-server.ts';
import { call, output, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

// The transcript of the tests is a cold call. Offline, the first criterion is heard by its phrase, the second by what was trained.
const ours = {
  key: 'our_first_call',
  label: 'Our first call',
  macroFront: 'prospecting',
  criteria: [
    {
      key: 'asks_invoices',
      label: 'Asks',
      polarity: 'objective',
      weight: 2,
      cues: ['how do you handle your invoices'],
    },
    { key: 'permission_to_talk', label: 'Asks for a moment', polarity: 'objective', weight: 1 },
    { key: 'no_phrases', label: 'Without phrases', polarity: 'objective', weight: 1, description: 'Smiles.' },
  ],
};

const at = (server: Earshot, who: Tenant) => {
  const ask = (name: 'create' | 'update' | 'activate' | 'deactivate' | 'try', input: Record<string, unknown>) =>
    call(server, `interactionTypes.${name}`, who.key, input);
  return {
    ask,
    /** The whole analysis. */
    analyse: async (interactionType?: string) => {
      const input = { transcript: transcript(), ...(interactionType && { interactionType }) };
      const { id } = (await server.create(input, who.key)).body;
      return (await server.get(`/api/analyses/${id}`, who.key)).body;
    },
    /** Tries the criteria, so that the type may replace another one. */
    attempt: async (type: Record<string, unknown> = ours) => {
      const analysisId = await insertAnalysis(server.service.db, who.companyId, {}, { transcript: transcript() });
      expect((await ask('try', { ...type, analysisId })).status).toBe(200);
    },
    types: async () => output(server, 'interactionTypes.list', who.key),
    type: async (key: string) =>
      (await output(server, 'interactionTypes.list', who.key)).find((each: { key: string }) => each.key === key),
  };
};
const here = () => at(earshot, tenant);
const reason = (answer: { status: number; body: { data?: { reason: string }; message: string } }) => [
  answer.status,
  answer.body.message,
];

/** `ours` in the place of cold calls. */
async function replaceColdCalls(server = earshot, who = tenant): Promise<void> {
  await at(server, who).attempt();
  expect((await at(server, who).ask('create', { ...ours, replaces: 'cold_call' })).status).toBe(200);
}

describe('a type of the catalogue that is switched off', () => {
  it('is never detected: the next type that fits is, or none; those of before keep it', async () => {
    const { ask, analyse, type } = here();
    const before = await analyse();
    const { id } = before;
    expect(before.interactionType).toBe('cold_call');
    const found = [];
    for (let key = 'cold_call'; key !== null; ) {
      const { body } = await ask('deactivate', { key });
      expect(body.result.data).toMatchObject({ key, isCustom: false, isActive: false, replacedBy: null });
      const { interactionType, interactionTypeSource, score } = await analyse();
      found.push(interactionType);
      if (interactionType === null) expect([interactionTypeSource, score]).toEqual([null, expect.any(Number)]);
      expect(found.length).toBeLessThan(12);
      key = interactionType;
    }
    expect(found).toEqual(['discovery', 'follow_up', null]);
    expect((await earshot.get(`/api/analyses/${id}`, tenant.key)).body).toEqual(before);
    const kept = (await earshot.get('/api/analyses?interactionType=cold_call', tenant.key)).body.items;
    expect(kept).toMatchObject([{ id, interactionTypeLabel: 'Cold call' }]);
    expect(await ask('activate', { key: 'cold_call' })).toMatchObject({ status: 200 });
    expect(await type('cold_call')).toMatchObject({ isActive: true });
    expect((await analyse()).interactionType).toBe('cold_call');
  });

  it('is refused like a deactivated one where it is named (contract: POST /api/analyses); others are as they were', async () => {
    const { ask, analyse } = here();
    await ask('deactivate', { key: 'cold_call' });
    const message = "The interactionType 'cold_call' is deactivated. Activate it or use another one.";
    const refused = await earshot.create({ transcript: transcript(), interactionType: 'cold_call' }, tenant.key);
    expect(refused.text).toBe(errorText(400, 'analysis.submitAnalysis', message));
    expect(await analyse('demo')).toMatchObject({ interactionType: 'demo', interactionTypeSource: 'manual' });
    const other = await earshot.company();
    expect((await at(earshot, other).analyse()).interactionType).toBe('cold_call');
    expect((await at(earshot, other).type('cold_call')).isActive).toBe(true);
  });
});

describe('a type of the catalogue that an own type replaces', () => {
  it('is judged by the own criteria, found or named; offline these are heard by phrases, and those of the catalogue without', async () => {
    const { analyse, type } = here();
    await replaceColdCalls();
    expect(await type('cold_call')).toMatchObject({ isActive: true, replaces: null, replacedBy: 'our_first_call' });
    expect(await type('our_first_call')).toMatchObject({ isTried: true, replaces: 'cold_call', replacedBy: null });
    const found = await analyse();
    expect(found).toMatchObject({
      interactionType: 'our_first_call',
      interactionTypeSource: 'auto',
      interactionScore: 75,
    });
    const { typeLabel, confidence, criteria } = found.interactionScorecard;
    expect([typeLabel, confidence]).toEqual(['Our first call', expect.any(Number)]);
    expect(criteria.map(({ key, met }: { key: string; met: boolean }) => [key, met])).toEqual([
      ['asks_invoices', true],
      ['permission_to_talk', true],
      ['no_phrases', false],
    ]);
    const named = await analyse('cold_call');
    expect(named).toMatchObject({ interactionType: 'our_first_call', interactionTypeSource: 'manual' });
    const { items } = (await earshot.get('/api/analyses?interactionType=our_first_call', tenant.key)).body;
    expect(items.map(({ id }: { id: string }) => id)).toEqual([named.id, found.id]);
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    const { id } = await output(earshot, 'analysis.submit', tenant.key, { salespersonId, transcript: transcript() });
    await expect
      .poll(() => earshot.service.db.get('SELECT status, interaction_type FROM analyses WHERE id = ?', [id]))
      .toEqual({ status: 'completed', interaction_type: 'our_first_call' });
  });

  it('also where it is off; it is back as it was switched once the own type is deactivated or replaces nothing', async () => {
    const { ask, analyse, type } = here();
    await replaceColdCalls();
    const judged = await analyse();
    await ask('deactivate', { key: 'cold_call' });
    expect((await analyse()).interactionType).toBe('our_first_call');
    const ended = await ask('update', { key: 'our_first_call', replaces: null });
    expect(ended.body.result.data).toMatchObject({ replaces: null, isActive: true });
    expect((await analyse()).interactionType).toBe('discovery');
    await ask('activate', { key: 'cold_call' });
    expect((await ask('update', { key: 'our_first_call', replaces: 'cold_call' })).status).toBe(200);
    const off = await ask('deactivate', { key: 'our_first_call' });
    expect(off.body.result.data).toMatchObject({ isActive: false, replaces: null });
    expect(await type('cold_call')).toMatchObject({ isActive: true, replacedBy: null });
    expect(await analyse()).toMatchObject({ interactionType: 'cold_call' });
    expect(await analyse('cold_call')).toMatchObject({ interactionType: 'cold_call' });
    // Nobody's criteria change unseen.
    await ask('activate', { key: 'our_first_call' });
    expect((await analyse()).interactionType).toBe('cold_call');
    const past = (await earshot.get(`/api/analyses/${judged.id}`, tenant.key)).body;
    expect(past).toMatchObject({ interactionType: 'our_first_call', interactionScore: 75 });
  });

  it('an analysis whose sides are set is judged by the type that it had, where somebody had named it', async () => {
    const { analyse } = here();
    const named = await analyse('cold_call');
    await replaceColdCalls();
    const sides = [{ speaker: 'Agent', side: 'attendant' }];
    await output(earshot, 'analysis.setSides', tenant.key, { id: named.id, sides });
    const changed = (await earshot.get(`/api/analyses/${named.id}`, tenant.key)).body;
    expect(changed.reading.sides.by).toBe('hand');
    expect(changed).toMatchObject({ interactionType: 'cold_call', interactionScore: named.interactionScore });
  });

  it('whoever changes the type of an analysis gets the own one too, and no type that is off', async () => {
    const { ask, analyse } = here();
    const { id } = await analyse('demo');
    await replaceColdCalls();
    await ask('deactivate', { key: 'closing' });
    const change = (interactionType: string) =>
      call(earshot, 'analysis.setInteractionType', tenant.key, { id, interactionType, replaces: null });
    expect(reason(await change('closing'))[0]).toBe(400);
    const { body } = await change('cold_call');
    expect(body.result.data).toMatchObject({ interactionType: 'our_first_call', interactionScore: 75 });
    const [deed] = (await output(earshot, 'company.listAudit', await session(earshot, tenant.adminId))).items;
    expect(deed).toMatchObject({ kind: 'analysis.typeChanged', details: { from: 'demo', to: 'our_first_call' } });
  });

  it('trends and filters have both types', async () => {
    const { analyse } = here();
    await analyse();
    await replaceColdCalls();
    await analyse();
    const day = new Date(earshot.service.now()).toISOString().slice(0, 10);
    for (const interactionType of ['cold_call', 'our_first_call']) {
      const trends = await output(earshot, 'analysis.getTrends', tenant.key, { from: day, interactionType });
      expect(trends.all.analyses, interactionType).toBe(1);
    }
  });
});

describe('what may replace a type', () => {
  it('only criteria that were tried, as they are: names and weights may change, what judges may not', async () => {
    const { ask, attempt, type } = here();
    const untried =
      "The criteria of 'our_first_call' have not been tried. Try them on a conversation before the type replaces another one.";
    expect(reason(await ask('create', { ...ours, replaces: 'cold_call' }))).toEqual([409, untried]);
    expect(await type('our_first_call')).toBeUndefined();
    await ask('create', ours);
    expect(await type('our_first_call')).toMatchObject({ isTried: false, replaces: null });
    expect(reason(await ask('update', { key: ours.key, replaces: 'cold_call' }))).toEqual([409, untried]);
    await attempt({ ...ours, key: 'draft', label: 'Draft', criteria: ours.criteria.toReversed() });
    expect((await ask('update', { key: ours.key, replaces: 'cold_call' })).status).toBe(200);
    const [first, ...others] = ours.criteria;
    const renamed = [{ ...first, label: 'Asks for invoices', weight: 5 }, ...others];
    expect((await ask('update', { key: ours.key, criteria: renamed })).status).toBe(200);
    const changed = [{ ...first, cues: ['your invoices'] }, ...others];
    expect(reason(await ask('update', { key: ours.key, label: 'X', criteria: changed }))).toEqual([409, untried]);
    expect(await type('our_first_call')).toMatchObject({ label: ours.label, criteria: [{ weight: 5 }, {}, {}] });
    await attempt({ ...ours, criteria: changed });
    expect((await ask('update', { key: ours.key, criteria: changed })).status).toBe(200);
  });

  it('only an active type, one for each of the catalogue, and only of the catalogue', async () => {
    const { ask, type } = here();
    await replaceColdCalls();
    const second = { ...ours, key: 'second_call' };
    expect(reason(await ask('create', { ...second, replaces: 'cold_call' }))).toEqual([
      409,
      "Another type of the company replaces 'cold_call' already. End that first.",
    ]);
    await ask('create', { ...second, replaces: 'demo' });
    expect((await ask('update', { key: 'second_call', replaces: 'cold_call' })).status).toBe(409);
    expect(await type('second_call')).toMatchObject({ replaces: 'demo' });
    expect(reason(await ask('update', { key: 'second_call', replaces: 'our_first_call' }))).toEqual([
      400,
      "'replaces' must be the key of a type of the catalogue, not 'our_first_call'.",
    ]);
    expect((await ask('update', { key: 'second_call', replaces: 'discovery' })).status).toBe(200);
    expect(await type('demo')).toMatchObject({ replacedBy: null });
    await ask('deactivate', { key: 'second_call' });
    expect(reason(await ask('update', { key: 'second_call', replaces: 'demo' }))).toEqual([
      400,
      "The interactionType 'second_call' is deactivated. Activate it or use another one.",
    ]);
  });

  it('of several at once one wins, and the others are told', async () => {
    const { ask, attempt, types } = here();
    await attempt();
    const keys = ['one', 'two', 'three', 'four'];
    for (const key of keys) await ask('create', { ...ours, key });
    const answers = await Promise.all(keys.map((key) => ask('update', { key, replaces: 'cold_call' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const replacing = (await types()).filter(({ replaces }: { replaces: string | null }) => replaces !== null);
    expect(replacing).toHaveLength(1);
  });
});

it('the audit log says who switched and replaced what; the export has it', async () => {
  const { ask } = here();
  const admin = await session(earshot, tenant.adminId);
  await replaceColdCalls();
  await ask('deactivate', { key: 'demo' });
  await ask('update', { key: ours.key, replaces: null });
  await ask('update', { key: ours.key, replaces: 'discovery' });
  await ask('deactivate', { key: ours.key });
  const { items } = await output(earshot, 'company.listAudit', admin, { limit: 5 });
  const deeds = items.map(({ kind, subjectId, details }: Record<string, unknown>) => [kind, subjectId, details]);
  expect(deeds).toEqual([
    ['interactionType.deactivated', ours.key, { replaces: null }],
    ['interactionType.updated', ours.key, { fields: ['replaces'], replaces: 'discovery' }],
    ['interactionType.updated', ours.key, { fields: ['replaces'], replaces: null }],
    ['interactionType.deactivated', 'demo', {}],
    ['interactionType.created', ours.key, { replaces: 'cold_call' }],
  ]);
  const { url } = await output(earshot, 'company.createExport', admin, {});
  const lines = (await (await fetch(url)).text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const of = (kind: string) => lines.filter((line) => line.kind === kind);
  expect(of('interactionType')).toMatchObject([{ key: ours.key, isTried: true, replaces: null }]);
  expect(of('interactionTypeOff')).toEqual([{ kind: 'interactionTypeOff', key: 'demo' }]);
});

describe('with a model', () => {
  let model: ModelServer;
  let paid: Earshot;

  beforeAll(async () => {
    model = await startModelServer();
    model.answerWith(complete);
    paid = await startEarshot(model.environment);
  });
  afterAll(async () => {
    await paid.stop();
    await model.stop();
  });

  it('the own type judges at the price of an analysis; a type that is off is not taken from the model', async () => {
    const who = await paid.company({ minutes: 100 });
    const { ask, analyse } = at(paid, who);
    await replaceColdCalls(paid, who);
    const { currentBalance: before } = await output(paid, 'credits.getSummary', who.key);
    expect(await analyse()).toMatchObject({ interactionType: 'our_first_call', interactionTypeSource: 'auto' });
    const { currentBalance: after } = await output(paid, 'credits.getSummary', who.key);
    expect(before - after).toBe(1);
    await ask('deactivate', { key: ours.key });
    expect(await analyse()).toMatchObject({ interactionType: 'cold_call' });
    await ask('deactivate', { key: 'cold_call' });
    expect(await analyse()).toMatchObject({ interactionType: null, interactionTypeSource: null });
  });

  it('what waits in the queue is judged by what holds when its turn comes', async () => {
    const who = await paid.company({ minutes: 100 });
    const { ask } = at(paid, who);
    await replaceColdCalls(paid, who);
    await ask('update', { key: ours.key, replaces: null });
    model.answerWith((response) => response.writeHead(401).end('{}'));
    const salespersonId = await paid.user(who.companyId, 'salesperson');
    const ids: string[] = [];
    for (const named of [{ interactionType: 'cold_call' }, {}, { interactionType: 'demo' }]) {
      const input = { salespersonId, transcript: transcript(), ...named };
      ids.push((await output(paid, 'analysis.submit', who.key, input)).id);
    }
    const each = (column: string) =>
      Promise.all(
        ids.map(async (id) => {
          const row = await paid.service.db.get<Record<string, unknown>>('SELECT * FROM analyses WHERE id = ?', [id]);
          return row![column];
        }),
      );
    await expect.poll(() => each('auto_retry_count')).toEqual([1, 1, 1]);
    expect(await each('interaction_type')).toEqual(['cold_call', null, 'demo']);
    await ask('update', { key: ours.key, replaces: 'cold_call' });
    await ask('deactivate', { key: 'demo' });
    model.answerWith(complete);
    paid.advance(30_000);
    paid.service.wakeQueue();
    await expect.poll(() => each('status')).toEqual(['completed', 'completed', 'completed']);
    expect(await each('interaction_type')).toEqual(['our_first_call', 'our_first_call', 'demo']);
  });
});

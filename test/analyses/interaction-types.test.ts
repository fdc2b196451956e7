// A company's own interaction types: made, used by both interfaces, switched off and on again (docs/contract.md#post-apianalyses; docs/decisions/sign-in.md#d53).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, output } from '../harness/procedures.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

const siteVisit = {
  key: 'site_visit',
  label: 'Visita técnica',
  macroFront: 'sales',
  criteria: [
    { key: 'meeting_agreed', label: 'Agrees on a meeting', polarity: 'objective', weight: 3, cues: ['tuesday at ten'] },
    { key: 'speaks_ill', label: 'Speaks ill of others', polarity: 'negative', cues: ['those thieves'] },
  ],
};
const [agreed, speaksIll] = siteVisit.criteria;

const create = (changes: object = {}, key = tenant.key) =>
  call(earshot, 'interactionTypes.create', key, { ...siteVisit, ...changes });
const change = (name: 'update' | 'activate' | 'deactivate', input: Record<string, unknown>) =>
  call(earshot, `interactionTypes.${name}`, tenant.key, input);
const types = async (key = tenant.key) =>
  (await output(earshot, 'interactionTypes.list', key)) as { key: string; isCustom: boolean; label: string }[];
const own = async () => (await types()).filter(({ isCustom }) => isCustom);
const analyse = (interactionType?: string) =>
  earshot.create({ transcript: transcript(), ...(interactionType && { interactionType }) }, tenant.key);

describe('interactionTypes.list', () => {
  it('is the catalogue in the company’s language, then its own types', async () => {
    const catalogue = await types();
    expect(catalogue.length).toBeGreaterThan(5);
    expect(catalogue.every(({ isCustom }) => !isCustom)).toBe(true);
    await output(earshot, 'company.update', tenant.key, { language: 'pt' });
    const portuguese = await types();
    expect(portuguese.map(({ key }) => key)).toEqual(catalogue.map(({ key }) => key));
    expect(portuguese.map(({ label }) => label)).not.toEqual(catalogue.map(({ label }) => label));
    await create();
    expect((await types()).map(({ key }) => key)).toEqual([...catalogue.map(({ key }) => key), 'site_visit']);
    const spanish = await output(earshot, 'interactionTypes.list', tenant.key, { language: 'es' });
    expect(spanish.find(({ key }: { key: string }) => key === 'discovery').label).toBe('Descubrimiento');
    expect((await call(earshot, 'interactionTypes.list', tenant.key, { language: 'fr' })).status).toBe(400);
  });

  it('shows a company nothing of another', async () => {
    await create();
    const other = await earshot.company();
    expect((await types(other.key)).filter(({ isCustom }) => isCustom)).toEqual([]);
    expect((await create({}, other.key)).status).toBe(200);
  });
});

describe('interactionTypes.create', () => {
  it('gives the type back with its defaults', async () => {
    const { body } = await create();
    const criteria = [
      { ...agreed, description: '' },
      { ...speaksIll, weight: 1, description: '' },
    ];
    const unused = { isTried: false, replaces: null, replacedBy: null };
    expect(body.result.data).toEqual({ ...siteVisit, isCustom: true, isActive: true, ...unused, criteria });
    expect(await own()).toEqual([body.result.data]);
  });

  it('a key of the catalogue, or one in use → 409', async () => {
    const { text } = await create({ key: 'cold_call' });
    expect(text).toContain('"code":"CONFLICT"');
    await create();
    expect((await create({ label: 'Other' })).text).toBe(text);
    expect((await own()).map(({ label }) => label)).toEqual(['Visita técnica']);
  });

  it('two criteria with one key → 400 naming it', async () => {
    const { status, body } = await create({ criteria: [agreed, speaksIll, { ...agreed, label: 'Again' }] });
    expect([status, body.issues]).toEqual([400, undefined]);
    expect(body.message).toContain('meeting_agreed');
    expect(await own()).toEqual([]);
  });

  it.each([
    ['key', '__none__'],
    ['key', 'Site-Visit'],
    ['key', ''],
    ['label', ''],
    ['macroFront', 'kitchen'],
    ['criteria', []],
    ['criteria', Array.from({ length: 51 }, (_, index) => ({ ...agreed, key: `k${index}` }))],
  ])('%s %j → 400 with issues', async (field, value) => {
    const { status, body } = await create({ [field]: value });
    expect([status, body.issues[0].path[0]]).toEqual([400, field]);
  });
});

describe('an active type', () => {
  beforeEach(async () => {
    await create();
  });

  it('judges an analysis that names it, on both interfaces and in the queue', async () => {
    const expected = { typeKey: 'site_visit', typeLabel: 'Visita técnica', macroFront: 'sales' };
    const rest = await analyse('site_visit');
    expect(rest.body).toMatchObject({ interactionType: 'site_visit', interactionScorecard: expected });
    const criteria = rest.body.interactionScorecard.criteria as { key: string; met: boolean }[];
    expect(criteria.map(({ key, met }) => [key, met])).toEqual([
      ['meeting_agreed', true],
      ['speaks_ill', false],
    ]);
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    const queued = { salespersonId, transcript: transcript(), interactionType: 'site_visit' };
    const { id } = await output(earshot, 'analysis.submit', tenant.key, queued);
    const read = () => output(earshot, 'analysis.get', tenant.key, { id });
    await expect.poll(async () => (await read()).status).toBe('completed');
    expect(await read()).toMatchObject({ interactionScorecard: expected, interactionTypeSource: 'manual' });
  });

  it('resolves its label in both lists, and is a filter (Analysis, list item)', async () => {
    const { id } = (await analyse('site_visit')).body;
    await analyse('cold_call');
    const { items } = (await earshot.get('/api/analyses?interactionType=site_visit', tenant.key)).body;
    expect(items).toMatchObject([{ id, interactionType: 'site_visit', interactionTypeLabel: 'Visita técnica' }]);
    const listed = await output(earshot, 'analysis.list', tenant.key, {});
    expect(listed.map((item: { interactionTypeLabel: string }) => item.interactionTypeLabel)).toEqual([
      expect.any(String),
      'Visita técnica',
    ]);
  });
});

describe('interactionTypes.update', () => {
  beforeEach(async () => {
    await create();
  });

  it('changes only what is sent; past analyses keep their scorecards', async () => {
    const { id } = (await analyse('site_visit')).body;
    const { body } = await change('update', { key: 'site_visit', label: 'Visit', criteria: [speaksIll] });
    expect(body.result.data).toMatchObject({ label: 'Visit', macroFront: 'sales', criteria: [{ key: 'speaks_ill' }] });
    const past = await earshot.get(`/api/analyses/${id}`, tenant.key);
    expect(past.body.interactionScorecard).toMatchObject({ typeLabel: 'Visita técnica' });
    expect(past.body.interactionScorecard.criteria).toHaveLength(2);
    expect((await analyse('site_visit')).body.interactionScorecard.criteria).toHaveLength(1);
    const [newest] = (await earshot.get('/api/analyses', tenant.key)).body.items;
    expect(newest.interactionTypeLabel).toBe('Visit');
  });

  it('keeps what others change at the same time', async () => {
    for (let each = 0; each < 5; each += 1) {
      const changes = [
        { label: `Visit ${each}` },
        { criteria: [{ ...speaksIll, key: `speaks_ill_${each}` }] },
        { macroFront: each % 2 === 0 ? 'service' : 'sales' },
      ];
      const answers = await Promise.all(changes.map((input) => change('update', { key: 'site_visit', ...input })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await own())[0]).toMatchObject({
        label: `Visit ${each}`,
        macroFront: each % 2 === 0 ? 'service' : 'sales',
        criteria: [{ key: `speaks_ill_${each}` }],
      });
    }
  });

  it('repeated criterion keys → 400, nothing changed', async () => {
    expect((await change('update', { key: 'site_visit', label: 'X', criteria: [agreed, agreed] })).status).toBe(400);
    expect((await own())[0]!.label).toBe('Visita técnica');
  });
});

describe('a deactivated type', () => {
  beforeEach(async () => {
    await create();
  });

  it('is refused for new analyses → 400, on both interfaces; its label still resolves', async () => {
    const { id } = (await analyse('site_visit')).body;
    expect((await change('deactivate', { key: 'site_visit' })).body.result.data.isActive).toBe(false);
    expect((await change('deactivate', { key: 'site_visit' })).body.result.data.isActive).toBe(false);
    const message = "The interactionType 'site_visit' is deactivated. Activate it or use another one.";
    expect((await analyse('site_visit')).text).toBe(errorText(400, 'analysis.submitAnalysis', message));
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    const input = { salespersonId, transcript: transcript(), interactionType: 'site_visit' };
    const submitted = await call(earshot, 'analysis.submit', tenant.key, input);
    expect(submitted.text).toBe(errorText(400, 'analysis.submit', message));
    const { items } = (await earshot.get('/api/analyses?interactionType=site_visit', tenant.key)).body;
    expect(items).toMatchObject([{ id, interactionTypeLabel: 'Visita técnica' }]);
    expect(await own()).toMatchObject([{ key: 'site_visit', isActive: false }]);
  });

  it('is not found by detection, and may be used again once activated', async () => {
    await change('deactivate', { key: 'site_visit' });
    expect((await analyse()).body.interactionType).not.toBe('site_visit');
    expect((await change('activate', { key: 'site_visit' })).body.result.data.isActive).toBe(true);
    expect((await analyse('site_visit')).status).toBe(200);
  });
});

describe.each(['update', 'activate', 'deactivate'] as const)('interactionTypes.%s', (name) => {
  // Those of the catalogue are switched since there are criteria of the house (docs/decisions/house-types.md).
  it('of the catalogue → 400 where it would change, of another company or of nobody → 404', async () => {
    expect((await change(name, { key: 'cold_call' })).status).toBe(name === 'update' ? 400 : 200);
    await create({}, (await earshot.company()).key);
    const foreign = await change(name, { key: 'site_visit' });
    const missing = await change(name, { key: 'no_such_type' });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  });
});

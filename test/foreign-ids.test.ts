// An id of another company and one that does not exist get the same answer, byte for byte, wherever an id is taken (docs/contract.md#what-the-service-does).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationFacts, operationFacts } from '../packages/server/src/http/operation-facts.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from './harness/earshot.ts';
import { insertAnalysis, insertOneOfEach } from './harness/rows.ts';
import { requestWith, sampleInput } from './harness/sample-input.ts';

let earshot: Earshot;
let tenant: Tenant;
let foreigner: Tenant;
let own: Record<string, string>;
let foreign: Record<string, string>;

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company();
  foreigner = await earshot.company();
  own = await insertOneOfEach(earshot.service.db, tenant.companyId, tenant.adminId);
  foreign = await insertOneOfEach(earshot.service.db, foreigner.companyId, foreigner.adminId);
});
afterAll(() => earshot.stop());

const nonexistent: Record<string, string> = new Proxy(
  {},
  { get: (_, name) => (name === 'audioKey' ? `uploads/${randomUUID()}/call.mp3` : randomUUID()) },
);

/** Which row a field of an input names. */
const kindOf = (facts: OperationFacts, field: string) => (field === 'id' ? `${facts.name.split('.')[0]}.id` : field);

const idFields = (facts: OperationFacts): string[] => {
  const names = ['id', 'keyId', 'salespersonId', 'supervisorId', 'key', 'audioKey'];
  // A new type's key is chosen, not looked up.
  if (['interactionTypes.create', 'interactionTypes.try'].includes(facts.name)) return [];
  return Object.keys(sampleInput(facts)).filter((field) => names.includes(field));
};

const cases = operationFacts
  .filter((facts) => facts.acceptsApiKey)
  .flatMap((facts) => {
    const inPath = facts.path.includes('{id}') ? ['id'] : [];
    return [...inPath, ...idFields(facts)].map((field) => [`${facts.method} ${facts.path}`, field, facts] as const);
  });

describe('operations that take an id', () => {
  it.each(cases)('%s, %s', async (_title, field, facts) => {
    const ask = async (rows: Record<string, string>) => {
      const input = { ...sampleInput(facts) };
      // The other ids of the input are good, so that only this one decides.
      for (const name of idFields(facts)) input[name] = (name === field ? rows : own)[kindOf(facts, name)];
      const [path, options] = requestWith(facts, input, rows['analysis.id']);
      const { status, text } = await earshot.request(facts.method.toUpperCase(), path, { ...options, key: tenant.key });
      return { status, text };
    };
    earshot.advance(60_000);
    expect(await ask(foreign)).toEqual(await ask(nonexistent));
  });

  it('the walk reaches them', () => {
    expect(cases.map(([, field, facts]) => `${facts.name} ${field}`)).toEqual(
      expect.arrayContaining(['analysis.getAnalysis id', 'analysis.archive id', 'apiKeys.revoke keyId']),
    );
  });
});

describe('GET /api/analyses/{id} (404, never 403)', () => {
  it('own id → 200, that of another company → as if it did not exist', async () => {
    expect((await earshot.get(`/api/analyses/${own['analysis.id']}`, tenant.key)).status).toBe(200);
    expect((await earshot.get(`/api/analyses/${foreign['analysis.id']}`, tenant.key)).status).toBe(404);
  });
});

describe('POST /api/analyses', () => {
  it('salespersonId of another company → 404, nothing stored (D56)', async () => {
    const create = (salespersonId: string) => earshot.create({ transcript: transcript(), salespersonId }, tenant.key);
    const [first, second] = [await create(foreign.salespersonId!), await create(randomUUID())];
    expect([first.status, first.text]).toEqual([404, second.text]);
    expect(
      (await earshot.get(`/api/analyses?salespersonId=${foreign.salespersonId}`, foreigner.key)).body.items,
    ).toHaveLength(1);
  });

  it('an interactionType of another company → 400 like an unknown one', async () => {
    const create = (interactionType: string) =>
      earshot.create({ transcript: transcript(), interactionType }, tenant.key);
    const unknown = `own_${randomUUID().replaceAll('-', '')}`;
    const [first, second] = [await create(foreign.key!), await create(unknown)];
    expect(first.status).toBe(400);
    expect(first.text.replace(foreign.key!, unknown)).toBe(second.text);
  });

  it('an audioKey of another company → 403 Invalid audioKey like one of no company', async () => {
    const [first, second] = [
      await earshot.create({ audioKey: foreign.audioKey }, tenant.key),
      await earshot.create({ audioKey: nonexistent.audioKey }, tenant.key),
    ];
    expect([first.status, first.text]).toEqual([403, second.text]);
  });
});

describe('GET /api/analyses (rules 3 and 6)', () => {
  const empty = '{"items":[],"nextCursor":null,"hasMore":false}';

  it.each(['salespersonId', 'externalCallId'])('filter by a foreign %s → an empty list', async (filter) => {
    for (const value of [foreign[filter]!, randomUUID()])
      expect((await earshot.get(`/api/analyses?${filter}=${value}`, tenant.key)).text).toBe(empty);
    expect((await earshot.get(`/api/analyses?${filter}=${foreign[filter]}`, foreigner.key)).body.items).toHaveLength(1);
  });

  it('a cursor of another company reaches no row of it', async () => {
    await insertAnalysis(earshot.service.db, foreigner.companyId);
    const { body } = await earshot.get('/api/analyses?limit=1', foreigner.key);
    expect(body.hasMore).toBe(true);
    const page = await earshot.get(`/api/analyses?cursor=${body.nextCursor}`, tenant.key);
    expect(page.body.items.map((item: { companyId: string }) => item.companyId)).toEqual(
      page.body.items.map(() => tenant.companyId),
    );
    expect(page.text).not.toContain(foreigner.companyId);
  });
});

it('GET /api/salespersons lists nobody of another company', async () => {
  const names = (await earshot.get('/api/salespersons', tenant.key)).body.map(({ id }: { id: string }) => id);
  expect(names).toEqual([own['user.id']]);
});

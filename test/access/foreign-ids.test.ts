// An id of another company and one that does not exist get the same answer, byte for byte, wherever an id is taken (docs/contract.md#what-the-service-does).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationFacts, operationFacts } from '../../packages/server/src/http/operation-facts.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { idFieldsOf } from '../harness/id-fields.ts';
import { call, output, session } from '../harness/procedures.ts';
import { insertAnalysis, insertOneOfEach } from '../harness/rows.ts';
import { requestWith, sampleInput } from '../harness/sample-input.ts';

let earshot: Earshot;
let tenant: Tenant;
let foreigner: Tenant;
let own: Record<string, string>;
let foreign: Record<string, string>;
let admin: RequestOptions;

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company();
  foreigner = await earshot.company();
  own = await insertOneOfEach(earshot.service.db, tenant.companyId, tenant.adminId);
  foreign = await insertOneOfEach(earshot.service.db, foreigner.companyId, foreigner.adminId);
  admin = await session(earshot, tenant.adminId);
  for (const [rows, { adminId }] of [
    [own, tenant],
    [foreign, foreigner],
  ] as const) {
    const as = await session(earshot, adminId);
    const comment = { id: rows['analysis.id'], turn: null, text: 'Look at this.', forUserId: null };
    rows['comment.id'] = (await output(earshot, 'analysis.addComment', as, comment)).id;
    rows['session.id'] = (await output(earshot, 'auth.listSessions', as))[0].id;
  }
});
afterAll(() => earshot.stop());

const nonexistent: Record<string, string> = new Proxy(
  {},
  { get: (_, name) => (name === 'audioKey' ? `uploads/${randomUUID()}/call.mp3` : randomUUID()) },
);

/** Which row a field of an input names; null: it names none that belongs to a company, and why. */
const rowOf: Readonly<Record<string, string | null>> = {
  salespersonId: 'salespersonId',
  supervisorId: 'supervisorId',
  keyId: 'keyId',
  audioKey: 'audioKey',
  key: 'key',
  analysisId: 'analysis.id',
  ids: 'analysis.id',
  userId: 'user.id',
  forUserId: 'user.id',
  emergencyUserIds: 'user.id',
  subjectId: 'analysis.id',
  // Chosen by who sends it, or given by a provider.
  externalCallId: null,
  'criteria.key': null,
  'verdicts.key': null,
  'missed.key': null,
  'met.key': null,
  'settings.accountId': null,
  'credentials.clientId': null,
  clientId: null,
  'credential.id': null,
  'credential.rawId': null,
  // These belong to nobody who is signed in: a secret, or the company that somebody signs in to (test/accounts/sign-in.test.ts, test/accounts/open-id.test.ts).
  token: null,
  companyId: null,
};
/** Where `id` is of another kind than the operation's group. */
const rowOfId: Readonly<Record<string, string>> = {
  'analysis.editComment': 'comment.id',
  'analysis.setCommentDone': 'comment.id',
  'analysis.deleteComment': 'comment.id',
  'auth.endSession': 'session.id',
};
/** A new type's key is chosen, not looked up. */
const chooses = new Set(['interactionTypes.create key', 'interactionTypes.try key']);
/** Tried elsewhere: below, and where they need a password or a service that somebody has signed in with. */
const elsewhere = new Set([
  'analysis.listAnalyses salespersonId',
  'auth.removePasskey id',
  'auth.renamePasskey id',
  'company.requireOpenId emergencyUserIds',
]);

const rowNamed = (facts: OperationFacts, field: string): string | null | undefined => {
  if (chooses.has(`${facts.name} ${field}`)) return null;
  const name = field.replace(/^filters\./, '');
  return name === 'id' ? (rowOfId[facts.name] ?? `${facts.name.split('.')[0]}.id`) : rowOf[name];
};

const pairs = operationFacts.flatMap((facts) => idFieldsOf(facts).map((field) => ({ facts, field })));
const cases = pairs
  .filter(({ facts, field }) => rowNamed(facts, field) != null && !elsewhere.has(`${facts.name} ${field}`))
  .map(({ facts, field }) => [`${facts.method} ${facts.path}`, field, facts] as const);

/** Alone in their input. */
const bare = new Set(['analysis.retry']);

describe('operations that take an id', () => {
  it.each(cases)('%s, %s', async (_title, field, facts) => {
    const ask = async (rows: Record<string, string>) => {
      const input: Record<string, unknown> = bare.has(facts.name) ? {} : structuredClone(sampleInput(facts));
      const named = (name: string, from: Record<string, string>) => {
        const value = from[rowNamed(facts, name)!];
        return /ids$/i.test(name) ? [value] : value;
      };
      // The other ids of the input are good, so that only this one decides.
      for (const name of idFieldsOf(facts))
        if (rowNamed(facts, name) && (name === field || (name in input && !name.includes('.'))))
          setIn(input, name, named(name, name === field ? rows : own));
      const [path, options] = requestWith(facts, input, rows['analysis.id']);
      const as = facts.acceptsApiKey ? { key: tenant.key } : admin;
      const { status, text, body } = await earshot.request(facts.method.toUpperCase(), path, { ...options, ...as });
      return { status, text, reason: body?.data?.reason };
    };
    earshot.advance(60_000);
    const [ofForeign, ofNobody] = [await ask(foreign), await ask(nonexistent)];
    expect(ofForeign.text).toBe(ofNobody.text);
    expect(ofForeign.status).toBe(ofNobody.status);
    // It was looked up, and not refused for another reason.
    expect(ofForeign.reason).not.toBe('input_invalid');
    expect([200, 400, 403, 404], ofForeign.text).toContain(ofForeign.status);
  });

  it('no field of the document that names something is forgotten', () => {
    const unknown = pairs.filter(({ facts, field }) => rowNamed(facts, field) === undefined);
    expect(unknown.map(({ facts, field }) => `${facts.name} ${field}`)).toEqual([]);
    const kinds = [...new Set(cases.map(([, field, facts]) => rowNamed(facts, field)))];
    expect(kinds.filter((kind) => !(kind! in own))).toEqual([]);
    expect(cases.map(([, field, facts]) => `${facts.name} ${field}`)).toEqual(
      expect.arrayContaining([
        'analysis.getAnalysis id',
        'analysis.delete id',
        'analysisWebhooks.update id',
        'apiKeys.revoke keyId',
        'company.listAudit userId',
        'interactionTypes.try analysisId',
      ]),
    );
  });

  it('nothing of the other company has changed', async () => {
    const { db } = earshot.service;
    for (const [table, id] of [
      ['analyses', foreign['analysis.id']!],
      ['users', foreign['user.id']!],
      ['comments', foreign['comment.id']!],
      ['webhook_destinations', foreign['analysisWebhooks.id']!],
      ['integrations', foreign['integrations.id']!],
      ['api_keys', foreign.keyId!],
    ] as const)
      expect(await db.get(`SELECT 1 AS is_there FROM ${table} WHERE id = ?`, [id]), table).toEqual({ is_there: 1 });
    expect((await call(earshot, 'auth.listSessions', await session(earshot, foreigner.adminId))).status).toBe(200);
  });
});

/** `filters.salespersonId` is in the object `filters`. */
function setIn(input: Record<string, unknown>, field: string, value: unknown): void {
  const [first = '', ...rest] = field.split('.');
  if (rest.length === 0) input[first] = value;
  else {
    input[first] = { ...(input[first] as object | undefined) };
    setIn(input[first] as Record<string, unknown>, rest.join('.'), value);
  }
}

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

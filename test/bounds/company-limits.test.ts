// How much of each kind a company may have where all of it is read at once (docs/decisions/bounds.md).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationName } from '../../packages/server/src/generated/operations.ts';
import { newId } from '../../packages/server/src/records/ids.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, output, session } from '../harness/procedures.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off' });
});
beforeEach(async () => {
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

describe('names', () => {
  const most = 'é'.repeat(500);

  it.each(['clientName', 'salespersonName'])('%s has at most 500 characters in REST', async (name) => {
    const { status } = await earshot.create({ transcript: transcript(), [name]: most }, tenant.key);
    expect(status).toBe(200);
    const { body } = await earshot.create({ transcript: transcript(), [name]: `${most}.` }, tenant.key);
    expect(body).toMatchObject({ message: 'Input validation failed', issues: [{ code: 'too_big', path: [name] }] });
  });

  it.each(['analysis.create', 'analysis.submit'] as const)('and in %s', async (procedure) => {
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    const input = { transcript: transcript(), salespersonId, clientName: `${most}.` };
    const { body } = await call(earshot, procedure, tenant.key, input);
    expect(body).toMatchObject({ code: 'BAD_REQUEST', issues: [{ code: 'too_big', path: ['clientName'] }] });
    expect((await call(earshot, procedure, tenant.key, { ...input, clientName: most })).status).toBe(200);
  });
});

const refused = (operation: string, most: string) => errorText(409, operation, `A company may have at most ${most}.`);

/** Requests that differ, at once: one finds room. */
async function oneOfManyAtOnce(
  operation: OperationName,
  as: RequestOptions,
  input: (index: number) => Record<string, unknown>,
) {
  const answers = await Promise.all([...Array(8).keys()].map((index) => call(earshot, operation, as, input(index))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
}

it('10,000 people', async () => {
  const person = { name: 'Rita', email: 'rita@example.com', role: 'salesperson' };
  // The administrator is one of them, and the last one is made below.
  await earshot.service.db.run(
    `INSERT INTO users (id, company_id, name, email, email_folded, role, created_at)
     WITH RECURSIVE counter (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM counter WHERE i < 9998)
     SELECT 'p' || CAST(i AS TEXT) || ?, ?, 'Person', CAST(i AS TEXT) || '@example.org', CAST(i AS TEXT) || '@example.org', 'salesperson', 0 FROM counter`,
    [tenant.companyId, tenant.companyId],
  );
  await oneOfManyAtOnce('user.create', { key: tenant.key }, (index) => ({ ...person, email: `${index}@example.com` }));
  const { text } = await call(earshot, 'user.create', tenant.key, { ...person, email: 'rui@example.com' });
  expect(text).toBe(refused('user.create', '10,000 people'));
});

describe('types of its own', () => {
  const most = '200 interaction types of its own, of 8 MiB together';
  const type = (key: string, descriptionLetters = 0) => ({
    key,
    label: 'Tour',
    macroFront: 'sales',
    criteria: [{ key: 'asks', label: 'Asks', description: 'x'.repeat(descriptionLetters), polarity: 'objective' }],
  });
  const insert = async (key: string, criteria: unknown) =>
    earshot.service.db.run(
      'INSERT INTO interaction_types (company_id, key, label, macro_front, criteria, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      [tenant.companyId, key, 'Tour', 'sales', JSON.stringify(criteria), 0],
    );

  it('are 200 at most', async () => {
    for (let each = 1; each < 200; each += 1) await insert(`type_${each}`, type('tour').criteria);
    await oneOfManyAtOnce('interactionTypes.create', { key: tenant.key }, (index) => type(`tour_${index}`));
    const { text } = await call(earshot, 'interactionTypes.create', tenant.key, type('another'));
    expect(text).toBe(refused('interactionTypes.create', most));
    await output(earshot, 'interactionTypes.update', tenant.key, { key: 'type_1', label: 'Visit' });
  });

  it('have 8 MiB of criteria at most, new ones and changed ones', async () => {
    const [{ criteria }] = [type('tour', 1000)];
    await insert('long', [{ ...criteria[0], description: 'x'.repeat(8 * 1024 * 1024 - 1000) }]);
    await output(earshot, 'interactionTypes.create', tenant.key, type('tour'));
    for (const [operation, input] of [
      ['interactionTypes.create', type('another', 1000)],
      ['interactionTypes.update', { key: 'tour', criteria }],
    ] as const)
      expect((await call(earshot, operation, tenant.key, input)).text).toBe(refused(operation, most));
  });
});

it('50 integrations', async () => {
  const admin = await session(earshot, tenant.adminId);
  const integration = {
    connector: 'pbx/yeastar',
    settings: { baseUrl: 'https://pbx.example.com' },
    credentials: { clientId: 'id', clientSecret: 'secret' },
  };
  const { id } = await output(earshot, 'integrations.create', admin, integration);
  const { db } = earshot.service;
  for (let each = 1; each < 49; each += 1)
    await db.run(
      `INSERT INTO integrations (id, company_id, connector, label, settings, since, state, interval_minutes, minimum_duration_seconds, run_after, created_at, updated_at)
       SELECT ?, company_id, connector, label, settings, since, state, interval_minutes, minimum_duration_seconds, run_after, created_at, updated_at FROM integrations WHERE id = ?`,
      [newId().id, id],
    );
  await oneOfManyAtOnce('integrations.create', admin, () => integration);
  const { text } = await call(earshot, 'integrations.create', admin, integration);
  expect(text).toBe(refused('integrations.create', '50 integrations'));
});

// The five procedures of webhook destinations, by an administrator's session (docs/contract.md#destinations; docs/decisions/webhooks.md#d46, #d48, #webhook-target).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSecret } from '../../packages/server/src/webhooks/destination-secrets.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, output, session } from '../harness/procedures.ts';
import { queueOf, type StoredDestination, storeDestination } from '../harness/webhooks.ts';

const addressOf: Record<string, string> = {
  'hooks.example.com': '93.184.215.14',
  'crm.example.com': '2606:4700::6810:84e5',
  'inside.example.com': '10.1.2.3',
};

let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off' }, undefined, {
    resolve: async (hostname) => {
      const address = addressOf[hostname];
      if (!address) throw new Error('ENOTFOUND');
      return [{ address, family: address.includes(':') ? 6 : 4 }];
    },
  });
});
afterAll(() => earshot.stop());

beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});

const targetUrl = 'https://hooks.example.com/earshot';
const create = (input: Record<string, unknown> = {}) =>
  output(earshot, 'analysisWebhooks.create', admin, { role: 'admin_company', targetUrl, ...input });
const update = (input: Record<string, unknown>) => output(earshot, 'analysisWebhooks.update', admin, input);
const list = () => output(earshot, 'analysisWebhooks.list', admin);

/** The refusal of a procedure, byte for byte. */
async function expectRefusal(
  name: 'create' | 'update' | 'delete' | 'regenerateSecret',
  input: Record<string, unknown>,
  status: number,
  message: string,
): Promise<void> {
  const { text } = await call(earshot, `analysisWebhooks.${name}`, admin, input);
  expect(text).toBe(errorText(status, `analysisWebhooks.${name}`, message));
}

const refusedUrls: [string, string][] = [
  ['http://hooks.example.com/earshot', "'targetUrl' must be a valid https:// address."],
  ['hooks.example.com', "'targetUrl' must be a valid https:// address."],
  ['', "'targetUrl' must be a valid https:// address."],
  [`https://hooks.example.com/${'a'.repeat(3000)}`, "'targetUrl' must be a valid https:// address."],
  ['https://user:pass@hooks.example.com/', "'targetUrl' must not contain a user name or password."],
  ['https://inside.example.com/', "'targetUrl' is in a private network. Use a public address."],
  ['https://127.0.0.1/', "'targetUrl' is in a private network. Use a public address."],
  ['https://[::1]/', "'targetUrl' is in a private network. Use a public address."],
  ['https://nowhere.example.com/', "The host of 'targetUrl' does not resolve."],
];

describe('analysisWebhooks.create (D46)', () => {
  it('answers the record with its secret: 64 hexadecimal characters', async () => {
    const { id, secret, createdAt, updatedAt, ...rest } = await create({ label: ' CRM ' });
    expect(rest).toEqual({
      role: 'admin_company',
      label: 'CRM',
      triggers: ['manual_ui', 'external_api'],
      targetUrl,
      isActive: true,
    });
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(updatedAt).toBe(createdAt);
    expect((await create({ role: 'super_admin' })).secret).not.toBe(secret);
    expect(id).toBeTypeOf('string');
  });

  it('the label has 80 characters at most; a blank one is none (D59)', async () => {
    expect((await create({ label: 'x'.repeat(80) })).label).toHaveLength(80);
    const { status, body } = await call(earshot, 'analysisWebhooks.create', admin, {
      role: 'super_admin',
      targetUrl,
      label: 'x'.repeat(81),
    });
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ code: 'too_big', path: ['label'], maximum: 80 }]);
    for (const [index, label] of ['', '   ', null, undefined].entries())
      expect((await create({ label, targetUrl: `${targetUrl}/${index}` })).label).toBeNull();
  });

  it('triggers: at least one; each once; scheduled_collection for administrators’ roles', async () => {
    const message = "'triggers' must name at least one trigger.";
    await expectRefusal('create', { role: 'admin_company', targetUrl, triggers: [] }, 400, message);
    const triggers = ['scheduled_collection', 'manual_ui', 'scheduled_collection'];
    expect((await create({ triggers })).triggers).toEqual(['scheduled_collection', 'manual_ui']);
    const answer = await call(earshot, 'analysisWebhooks.create', admin, {
      role: 'super_admin',
      targetUrl,
      triggers: ['other'],
    });
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toMatchObject([{ path: ['triggers', 0] }]);
  });

  it('without a role it is one for administrators, who get the whole analysis', async () => {
    const made = await output(earshot, 'analysisWebhooks.create', admin, { targetUrl });
    expect(made.role).toBe('admin_company');
    expect(await list()).toMatchObject([{ id: made.id, role: 'admin_company' }]);
  });

  it.each(['salesperson', 'supervisor'])('role %s is refused, also with scheduled_collection', async (role) => {
    const message = "'role' of a new webhook destination must be admin_company or super_admin.";
    await expectRefusal('create', { role, targetUrl }, 400, message);
    await expectRefusal('create', { role, targetUrl, triggers: ['scheduled_collection'] }, 400, message);
    expect(await list()).toEqual([]);
  });

  it('a role that is none → 400 with issues', async () => {
    for (const role of ['admin', '', null]) {
      const { status, body } = await call(earshot, 'analysisWebhooks.create', admin, { role, targetUrl });
      expect(status).toBe(400);
      expect(body.issues).toMatchObject([{ path: ['role'] }]);
    }
  });

  it.each(refusedUrls)('contract: Destinations 4: %s is refused', async (url, message) => {
    await expectRefusal('create', { role: 'admin_company', targetUrl: url }, 400, message);
    expect(await list()).toEqual([]);
  });

  it('contract: Destinations 3: the same role and address once; another role, another company, another text are others', async () => {
    await create();
    const message = 'A webhook destination with this role and targetUrl already exists.';
    await expectRefusal('create', { role: 'admin_company', targetUrl, label: 'other' }, 409, message);
    await create({ role: 'super_admin' });
    await create({ targetUrl: 'https://HOOKS.example.com/earshot' });
    await create({ targetUrl: `${targetUrl}/` });
    const other = await earshot.company();
    admin = await session(earshot, other.adminId);
    await create();
    expect(await list()).toHaveLength(1);
  });

  it('the same address twice at once: one is made, one is 409', async () => {
    const input = { role: 'admin_company', targetUrl };
    const both = await Promise.all([1, 2].map(() => call(earshot, 'analysisWebhooks.create', admin, input)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('contract: Destinations 2: no cap', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, index) => create({ targetUrl: `${targetUrl}/${index}` })));
    expect(await list()).toHaveLength(60);
  });
});

describe('analysisWebhooks.list (D46)', () => {
  it('oldest first, without secrets, only the company’s own', async () => {
    const made = [];
    for (const url of ['https://hooks.example.com/b', 'https://hooks.example.com/a', 'https://crm.example.com/c'])
      made.push(await create({ targetUrl: url }));
    await storeDestination(earshot.service.db, (await earshot.company()).companyId, targetUrl);
    expect(await list()).toEqual(made.map(({ secret, ...rest }) => rest));
  });

  it('shows the secret nowhere but at creation and regeneration', async () => {
    const { id, secret } = await create();
    const texts = [
      (await call(earshot, 'analysisWebhooks.list', admin)).text,
      (await call(earshot, 'analysisWebhooks.update', admin, { id, label: 'x' })).text,
      (await call(earshot, 'analysisWebhooks.delete', admin, { id })).text,
    ];
    for (const text of texts) expect(text).not.toContain(secret);
  });
});

describe('analysisWebhooks.update (D46)', () => {
  it('changes what is sent and nothing else, the secret neither', async () => {
    const { secret, ...made } = await create({ label: 'CRM' });
    earshot.advance(1000);
    const renamed = await update({ id: made.id, label: 'ERP' });
    expect(renamed).toEqual({ ...made, label: 'ERP', updatedAt: renamed.updatedAt });
    expect(renamed.updatedAt > made.updatedAt).toBe(true);
    const moved = await update({
      id: made.id,
      targetUrl: 'https://crm.example.com/x',
      triggers: ['scheduled_collection'],
      label: null,
    });
    expect(moved).toMatchObject({
      label: null,
      targetUrl: 'https://crm.example.com/x',
      triggers: ['scheduled_collection'],
    });
    expect(await list()).toEqual([moved]);
    const row = await earshot.service.db.get<StoredDestination>(
      'SELECT id, secret FROM webhook_destinations WHERE id = ?',
      [made.id],
    );
    expect(openSecret({ ...row!, company_id: tenant.companyId }, earshot.service.secrets)).toBe(secret);
  });

  it('off and on again: the secret stays', async () => {
    const { id, secret } = await create();
    expect((await update({ id, isActive: false })).isActive).toBe(false);
    expect((await update({ id, label: 'still off' })).isActive).toBe(false);
    expect((await update({ id, isActive: true })).isActive).toBe(true);
    const row = await earshot.service.db.get<StoredDestination>(
      'SELECT id, secret FROM webhook_destinations WHERE id = ?',
      [id],
    );
    expect(openSecret({ ...row!, company_id: tenant.companyId }, earshot.service.secrets)).toBe(secret);
  });

  it.each(['super_admin', 'admin_company', 'x', null, 1])('role %j in it → 400, and nothing changes', async (role) => {
    const { id } = await create({ label: 'CRM' });
    const message = "'role' of a webhook destination cannot be changed. Create another destination instead.";
    await expectRefusal('update', { id, role, label: 'changed' }, 400, message);
    expect(await list()).toMatchObject([{ label: 'CRM', role: 'admin_company' }]);
  });

  it.each(refusedUrls)('an invalid new address leaves the old one in force: %s', async (url, message) => {
    const { id } = await create({ label: 'CRM' });
    await expectRefusal('update', { id, targetUrl: url, label: 'changed' }, 400, message);
    expect(await list()).toMatchObject([{ targetUrl, label: 'CRM' }]);
  });

  it('contract: Destinations 3: may not take the address of another of its role; its own it may keep', async () => {
    const { id } = await create();
    await create({ targetUrl: `${targetUrl}/2` });
    await create({ role: 'super_admin', targetUrl: `${targetUrl}/3` });
    const message = 'A webhook destination with this role and targetUrl already exists.';
    await expectRefusal('update', { id, targetUrl: `${targetUrl}/2`, isActive: false }, 409, message);
    expect((await list())[0]).toMatchObject({ targetUrl, isActive: true });
    await update({ id, targetUrl });
    expect((await update({ id, targetUrl: `${targetUrl}/3` })).targetUrl).toBe(`${targetUrl}/3`);
  });

  it('contract: Destinations 3: the same address for two at once, or for one and a new one: one has it, the other is 409', async () => {
    for (let round = 0; round < 8; round++) {
      const taken = `${targetUrl}/taken/${round}`;
      const made = await Promise.all([1, 2, 3].map((index) => create({ targetUrl: `${targetUrl}/${round}/${index}` })));
      const edits = made.map(({ id }) => call(earshot, 'analysisWebhooks.update', admin, { id, targetUrl: taken }));
      const input = { role: 'admin_company', targetUrl: taken };
      const answers = await Promise.all([...edits, call(earshot, 'analysisWebhooks.create', admin, input)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    }
  });

  it('triggers: at least one', async () => {
    const { id } = await create();
    await expectRefusal('update', { id, triggers: [] }, 400, "'triggers' must name at least one trigger.");
  });
});

describe('analysisWebhooks.regenerateSecret and .delete (D46)', () => {
  it('a new secret, shown this once; nothing else changes', async () => {
    const made = await create({ label: 'CRM' });
    const renewed = await output(earshot, 'analysisWebhooks.regenerateSecret', admin, { id: made.id });
    expect(renewed).toEqual({ ...made, secret: renewed.secret, updatedAt: renewed.updatedAt });
    expect(renewed.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(renewed.secret).not.toBe(made.secret);
  });

  it('removed entirely, and the address is free again', async () => {
    const { id } = await create();
    expect(await output(earshot, 'analysisWebhooks.delete', admin, { id })).toEqual({ id });
    expect(await list()).toEqual([]);
    await expectRefusal('delete', { id }, 404, 'Webhook destination not found');
    await create();
  });
});

describe('who may', () => {
  const inputs = { create: { role: 'admin_company', targetUrl }, update: {}, delete: {}, regenerateSecret: {} };
  const names = ['create', 'update', 'delete', 'regenerateSecret', 'list'] as const;
  const inputOf = (name: (typeof names)[number], id: string) =>
    name === 'list' ? undefined : { ...inputs[name], ...(name !== 'create' && { id }) };

  it.each(names)('%s: only a key → 401', async (name) => {
    const { id } = await create({ targetUrl: `${targetUrl}/x` });
    const { text } = await call(earshot, `analysisWebhooks.${name}`, tenant.key, inputOf(name, id));
    const message = 'This operation needs a browser session. Sign in first.';
    expect(text).toBe(errorText(401, `analysisWebhooks.${name}`, message));
  });

  it.each(names)('%s: salespersons and supervisors → 403', async (name) => {
    const { id } = await create({ targetUrl: `${targetUrl}/x` });
    for (const role of ['salesperson', 'supervisor'] as const) {
      const person = await session(earshot, await earshot.user(tenant.companyId, role));
      const { text } = await call(earshot, `analysisWebhooks.${name}`, person, inputOf(name, id));
      const message = 'Your role does not allow this. It requires the role admin_company or super_admin.';
      expect(text).toBe(errorText(403, `analysisWebhooks.${name}`, message));
    }
    expect(await list()).toHaveLength(1);
  });

  it('super_admin may', async () => {
    admin = await session(earshot, await earshot.user(tenant.companyId, 'super_admin'));
    await create();
    expect(await list()).toHaveLength(1);
  });

  it.each(['update', 'delete', 'regenerateSecret'] as const)(
    '%s: another company’s → 404, as one that does not exist, and it stays as it is',
    async (name) => {
      const foreign = await earshot.company();
      const { id } = await storeDestination(earshot.service.db, foreign.companyId, targetUrl);
      const before = await earshot.service.db.get('SELECT * FROM webhook_destinations WHERE id = ?', [id]);
      for (const each of [id, 'nonexistent'])
        await expectRefusal(name, { id: each }, 404, 'Webhook destination not found');
      expect(await earshot.service.db.get('SELECT * FROM webhook_destinations WHERE id = ?', [id])).toEqual(before);
    },
  );
});

describe('legacy roles, made by SQL (contract: Destinations 1)', () => {
  it.each(['salesperson', 'supervisor'] as const)('%s: listed, edited, renewed, deleted', async (role) => {
    const { db } = earshot.service;
    const { id } = await storeDestination(db, tenant.companyId, targetUrl, { role });
    expect(await list()).toMatchObject([{ id, role, targetUrl }]);
    const changes = { label: 'old', targetUrl: `${targetUrl}/new`, triggers: ['external_api'], isActive: false };
    expect(await update({ id, ...changes })).toMatchObject({ role, ...changes });
    expect((await output(earshot, 'analysisWebhooks.regenerateSecret', admin, { id })).role).toBe(role);
    const message =
      'The triggers scheduled_collection and integrations are only for destinations with role admin_company or super_admin.';
    await expectRefusal('update', { id, triggers: ['scheduled_collection'] }, 400, message);
    await output(earshot, 'analysisWebhooks.delete', admin, { id });
    expect(await queueOf(db, id)).toEqual([]);
  });

  it('with scheduled_collection stored by other means, the rest can still be edited', async () => {
    const triggers = ['external_api', 'scheduled_collection'] as const;
    const { id } = await storeDestination(earshot.service.db, tenant.companyId, targetUrl, {
      role: 'supervisor',
      triggers,
    });
    expect(await update({ id, label: 'named' })).toMatchObject({ label: 'named', triggers });
  });

  it('D58: triggers that are none of ours count for nothing', async () => {
    for (const [index, triggers] of ['', '{}', 'null', '["other","manual_ui"]', '"manual_ui"'].entries())
      await storeDestination(earshot.service.db, tenant.companyId, `${targetUrl}/${index}`, { triggers });
    const shown: { triggers: string[] }[] = await list();
    expect(shown.map(({ triggers }) => triggers)).toEqual([[], [], [], ['manual_ui'], []]);
  });
});

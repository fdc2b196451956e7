// user.* and company.* over HTTP: names of roles, e-mails, supervisors, and access that nobody gives away (docs/decisions/access.md#d12, #d18, #d54, docs/decisions/sign-in.md#d52).
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, output, session } from '../harness/procedures.ts';

let earshot: Earshot;
let tenant: Tenant;
let serial = 0;
/** Too long for an index of Postgres, however it is packed. */
const long = randomBytes(3000).toString('hex');

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

const person = (changes: object = {}) => ({
  name: 'Ana Prado',
  email: `ana-${++serial}@example.com`,
  role: 'salesperson',
  ...changes,
});
const create = (changes: object = {}, as: string | RequestOptions = tenant.key) =>
  call(earshot, 'user.create', as, person(changes));
const update = (changes: Record<string, unknown>, as: string | RequestOptions = tenant.key) =>
  call(earshot, 'user.update', as, changes);
const people = async () => (await output(earshot, 'user.listByCompany', tenant.key)) as Record<string, unknown>[];

describe('user.me (Authentication 12; D18)', () => {
  it.each(['salesperson', 'supervisor', 'admin_company', 'super_admin'] as const)(
    'gives %s its stored role',
    async (role) => {
      const id = await earshot.user(tenant.companyId, role, { name: 'Rui' });
      const key = await earshot.apiKey(tenant.companyId, id, { scopes: [] });
      const { email, ...rest } = await output(earshot, 'user.me', key);
      expect(email).toMatch(/@example\.com$/);
      expect(rest).toEqual({ id, name: 'Rui', role, companyId: tenant.companyId });
      expect((await output(earshot, 'user.me', await session(earshot, id))).role).toBe(role);
    },
  );
});

describe('user.create (D18, D52)', () => {
  it.each([
    ['salesperson', 'salesperson', 'salesperson'],
    ['supervisor', 'supervisor', 'supervisor'],
    ['admin', 'admin', 'admin_company'],
    ['admin_company', 'admin', 'admin_company'],
  ])('role %s is shown as %s and stored as %s', async (role, shown, stored) => {
    const created = (await create({ role })).body.result.data;
    const { invitationUrl, ...user } = created;
    expect(user).toMatchObject({ name: 'Ana Prado', role: shown, isActive: true });
    expect(await people()).toContainEqual(user);
    const key = await earshot.apiKey(tenant.companyId, user.id);
    expect((await output(earshot, 'user.me', key)).role).toBe(stored);
    // An administrator's link is not for a key (docs/decisions/sign-in.md#d63).
    if (stored === 'admin_company') expect(invitationUrl).toBeUndefined();
    else expect(invitationUrl).toMatch(new RegExp(`^${earshot.url}/invitation/[\\w-]{32}$`));
  });

  it('super_admin → 403, from a super_admin too', async () => {
    const root = await earshot.user(tenant.companyId, 'super_admin');
    const message = 'A super_admin can only be created with the earshot command.';
    for (const as of [tenant.key, await earshot.apiKey(tenant.companyId, root)])
      expect((await create({ role: 'super_admin' }, as)).text).toBe(errorText(403, 'user.create', message));
    expect(await people()).toHaveLength(2);
  });

  it('another role → 400 with issues', async () => {
    for (const role of ['owner', '', 'Admin', 5])
      expect((await create({ role })).body.issues[0].path).toEqual(['role']);
  });

  it('an e-mail in use in the company, in any case → 409; another company’s is nobody’s business (D63)', async () => {
    const { email } = (await create({ email: 'Zoe.Lima@Example.com' })).body.result.data;
    expect(email).toBe('Zoe.Lima@Example.com');
    const other = await earshot.company();
    for (const [taken, as] of [
      ['Zoe.Lima@Example.com', tenant.key],
      ['zoe.lima@example.COM', tenant.key],
      ['ZOE.LIMA@EXAMPLE.COM', tenant.key],
    ] as const)
      expect((await create({ email: taken }, as)).text).toBe(
        errorText(409, 'user.create', 'A user with this e-mail already exists.'),
      );
    expect(await people()).toHaveLength(2);
    expect((await create({ email: 'ZOE.LIMA@EXAMPLE.COM' }, other.key)).status).toBe(200);
  });

  it('of 10 parallel creations with one e-mail exactly one succeeds', async () => {
    const email = 'only-one@example.com';
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => create({ email: index % 2 ? email : email.toUpperCase() })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });

  it.each([['no-at'], ['a@'], ['@b.co'], ['a b@c.co'], [''], [`${long}@example.com`]])(
    'an e-mail that is none → 400 with issues (%#)',
    async (email) => {
      expect((await create({ email })).body.issues[0].path).toEqual(['email']);
    },
  );

  it('a name must be there, and fit', async () => {
    for (const name of ['', long]) expect((await create({ name })).body.issues[0].path).toEqual(['name']);
    const name = 'É'.repeat(200);
    expect((await create({ name })).body.result.data.name).toBe(name);
  });

  it('a supervisor of the company is attached by id and name', async () => {
    const supervisorId = await earshot.user(tenant.companyId, 'supervisor', { name: 'Vera' });
    const created = (await create({ supervisorId })).body.result.data;
    expect(created.supervisor).toEqual({ id: supervisorId, name: 'Vera' });
    expect((await people()).find(({ id }) => id === created.id)).toMatchObject({ supervisor: { name: 'Vera' } });
  });

  it('an unknown, foreign, deactivated supervisor, or somebody who is none → 404, nobody created', async () => {
    const other = await earshot.company();
    const gone = await earshot.user(tenant.companyId, 'supervisor');
    await update({ id: gone, isActive: false });
    const candidates = [
      'nobody',
      await earshot.user(other.companyId, 'supervisor'),
      gone,
      await earshot.user(tenant.companyId, 'salesperson'),
      tenant.adminId,
    ];
    const before = (await people()).length;
    for (const supervisorId of candidates)
      expect((await create({ supervisorId })).text).toBe(errorText(404, 'user.create', 'Supervisor not found'));
    expect(await people()).toHaveLength(before);
  });
});

describe('user.listByCompany', () => {
  it('is everybody of the company, oldest first, deactivated ones too', async () => {
    const second = await earshot.user(tenant.companyId, 'supervisor', { name: 'Vera' });
    const third = await earshot.user(tenant.companyId, 'salesperson', { supervisorId: second });
    await update({ id: third, isActive: false });
    await earshot.company();
    const list = await people();
    expect(list.map(({ id, role, isActive }) => [id, role, isActive])).toEqual([
      [tenant.adminId, 'admin', true],
      [second, 'supervisor', true],
      [third, 'salesperson', false],
    ]);
    expect(JSON.stringify(list)).not.toMatch(/password|token|hash/i);
  });
});

describe('user.update', () => {
  it('changes only what is sent; null takes the supervisor away', async () => {
    const supervisorId = await earshot.user(tenant.companyId, 'supervisor', { name: 'Vera' });
    const id = await earshot.user(tenant.companyId, 'salesperson', { name: 'Otto' });
    const changed = async (changes: object) => {
      const { email: _, ...user } = (await update({ id, ...changes })).body.result.data;
      return user;
    };
    const otto = { id, name: 'Otto', role: 'salesperson', isActive: true };
    expect(await changed({})).toEqual(otto);
    const supervised = { ...otto, supervisor: { id: supervisorId, name: 'Vera' } };
    expect(await changed({ supervisorId })).toEqual(supervised);
    expect(await changed({ name: 'Otávio' })).toEqual({ ...supervised, name: 'Otávio' });
    // Making an administrator needs a session (docs/decisions/sign-in.md#d63).
    const admin = await session(earshot, tenant.adminId);
    const promoted = (await update({ id, role: 'admin', supervisorId: null }, admin)).body.result.data;
    expect(promoted).toMatchObject({ ...otto, name: 'Otávio', role: 'admin' });
    expect(promoted.supervisor).toBeUndefined();
  });

  it('a deactivated person is refused at once, with key and session; activated again, let in', async () => {
    const id = await earshot.user(tenant.companyId, 'supervisor');
    const ways = [await earshot.apiKey(tenant.companyId, id), await session(earshot, id)];
    const statuses = async () => Promise.all(ways.map(async (as) => (await call(earshot, 'user.me', as)).status));
    expect(await statuses()).toEqual([200, 200]);
    await update({ id, isActive: false });
    expect(await statuses()).toEqual([401, 401]);
    await update({ id, isActive: true });
    // The key is still the person's; who was thrown out signs in again.
    expect(await statuses()).toEqual([200, 401]);
  });

  it('a changed role counts from the next request on, also for keys made before', async () => {
    const id = await earshot.user(tenant.companyId, 'admin_company');
    const key = await earshot.apiKey(tenant.companyId, id);
    expect((await call(earshot, 'apiKeys.list', key)).status).toBe(200);
    await update({ id, role: 'salesperson' });
    expect((await call(earshot, 'apiKeys.list', key)).status).toBe(403);
  });

  it('nobody deactivates themselves or gives up their own administration', async () => {
    const message = 'You cannot deactivate yourself or give up your own administrator role. Ask another administrator.';
    for (const changes of [{ isActive: false }, { role: 'salesperson' }, { role: 'supervisor' }])
      expect((await update({ id: tenant.adminId, ...changes })).text).toBe(errorText(400, 'user.update', message));
    expect((await update({ id: tenant.adminId, name: 'Eu', role: 'admin' })).status).toBe(200);
  });

  it('a super_admin is out of an administrator’s reach, and nobody becomes one', async () => {
    const root = await earshot.user(tenant.companyId, 'super_admin');
    const reach = errorText(403, 'user.update', 'Your role does not allow this. It requires the role super_admin.');
    expect((await update({ id: root, isActive: false })).text).toBe(reach);
    const raised = await update({ id: tenant.adminId, role: 'super_admin' });
    expect(raised.status).toBe(403);
    const own = await update({ id: root, name: 'Root' }, await earshot.apiKey(tenant.companyId, root));
    expect(own.body.result.data).toMatchObject({ name: 'Root', role: 'super_admin' });
  });
});

describe('user.createInvitation (D52)', () => {
  it('gives a link of seven days', async () => {
    const id = await earshot.user(tenant.companyId, 'salesperson');
    const before = Date.now();
    const { invitationUrl, expiresAt } = await output(earshot, 'user.createInvitation', tenant.key, { id });
    expect(invitationUrl).toMatch(/\/invitation\/[\w-]{32}$/);
    const createdAt = Date.parse(expiresAt) - 7 * 86_400_000;
    expect(createdAt).toBeGreaterThanOrEqual(before);
    expect(createdAt).toBeLessThanOrEqual(Date.now());
  });

  it('for a super_admin only from one → 403; in a session (D63)', async () => {
    const id = await earshot.user(tenant.companyId, 'super_admin');
    for (const admin of [tenant.key, await session(earshot, tenant.adminId)])
      expect((await call(earshot, 'user.createInvitation', admin, { id })).status).toBe(403);
    const root = await session(earshot, id);
    expect((await call(earshot, 'user.createInvitation', root, { id })).status).toBe(200);
  });
});

describe('company.get and company.update (D54)', () => {
  it('shows the company to every role, and lets an administrator change name and language', async () => {
    const seller = await earshot.apiKey(tenant.companyId, await earshot.user(tenant.companyId, 'salesperson'));
    const { createdAt, name, ...rest } = await output(earshot, 'company.get', seller);
    const recordings = { maxBytes: 40 * 1024 * 1024, maxSeconds: 7200, languages: expect.any(Array) };
    const others = {
      recordings,
      sharing: { links: 'atCreation', linkDays: 90 },
      signIn: { secondFactorRequired: false },
      redaction: 'off',
      targets: {
        minScore: null,
        minAttendantTalkPct: null,
        maxAttendantTalkPct: null,
        maxInterruptionsPerTenMin: null,
        minCriterionPct: null,
      },
      erasure: null,
    };
    expect(rest).toEqual({ id: tenant.companyId, language: 'en', ...others });
    const changed = { id: tenant.companyId, name: 'Norte', language: 'pt', ...others, createdAt };
    expect(await output(earshot, 'company.update', tenant.key, { name: 'Norte' })).toEqual({
      ...changed,
      language: 'en',
    });
    expect(await output(earshot, 'company.update', tenant.key, { language: 'pt' })).toEqual(changed);
    expect(await output(earshot, 'company.update', tenant.key, {})).toEqual(changed);
    expect(await output(earshot, 'company.get', seller)).toEqual(changed);
    expect((await call(earshot, 'company.update', seller, { name })).status).toBe(403);
  });

  it('an unknown language or an empty name → 400 with issues', async () => {
    for (const [field, value] of [
      ['language', 'fr'],
      ['name', ''],
    ] as const)
      expect((await call(earshot, 'company.update', tenant.key, { [field]: value })).body.issues[0].path).toEqual([
        field,
      ]);
  });
});

// A key never leads to more than it may: the ways from api:users:write to an administrator's session, and what the person learns (docs/decisions/sign-in.md#d63).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, cookieOf, output, password, personWithPassword, session } from '../harness/procedures.ts';
import { revokeKey } from '../harness/rows.ts';

const needsSession = errorText(
  403,
  'user.createInvitation',
  'An API key cannot create an invitation link for an administrator or for a person with a password. Sign in as an administrator and create it on the team page.',
);
const noPromotion = errorText(
  403,
  'user.update',
  'An API key cannot make anyone an administrator or reactivate one. Sign in as an administrator and do it on the team page.',
);
const chosen = 'chosen by the attacker';

let earshot: Earshot;
let tenant: Tenant;
/** Key of an administrator, with `api:users:write` only: the attacker's. */
let key: string;
let admin: RequestOptions;
let serial = 0;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  // All sign in from one address.
  await earshot.service.db.run('DELETE FROM sign_in_failures');
  tenant = await earshot.company();
  key = await earshot.apiKey(tenant.companyId, tenant.adminId, { scopes: ['api:users:write'] });
  admin = await session(earshot, tenant.adminId);
});
afterAll(() => earshot.stop());

const address = () => `person-${++serial}@takeover.example`;
const create = (role: string, as: string | RequestOptions = key) =>
  output(earshot, 'user.create', as, { name: 'Ana', email: address(), role });
const link = (id: string, as: string | RequestOptions = key) => call(earshot, 'user.createInvitation', as, { id });
const tokenOf = (url: string) => url.split('/').at(-1)!;
const accept = (token: string) => call(earshot, 'auth.acceptInvitation', {}, { token, password: chosen });
const change = (id: string, changes: object, as: string | RequestOptions = key) =>
  call(earshot, 'user.update', as, { id, ...changes });

describe('a key that manages people (D63)', () => {
  it('the attack, step by step: no link of another administrator, so no session, no wider key, no webhooks', async () => {
    const victim = await personWithPassword(earshot, tenant.companyId);
    expect((await link(victim.id)).text).toBe(needsSession);
    // Nor by making less of the victim first: somebody who has a password keeps it.
    expect((await change(victim.id, { role: 'salesperson' })).status).toBe(200);
    expect((await link(victim.id)).text).toBe(needsSession);
    expect((await change(victim.id, { role: 'admin' })).text).toBe(noPromotion);
    expect((await call(earshot, 'apiKeys.create', key, { name: 'all' })).status).toBe(403);
    expect((await call(earshot, 'analysisWebhooks.list', key)).status).toBe(401);
    expect((await call(earshot, 'auth.login', {}, { email: victim.email, password })).status).toBe(200);
  });

  it('makes administrators, and gets no link to them; a session makes it', async () => {
    const created = await create('admin');
    expect(created).toMatchObject({ role: 'admin', isActive: true });
    expect(created.invitationUrl).toBeUndefined();
    expect(await earshot.service.db.all('SELECT * FROM invitations WHERE user_id = ?', [created.id])).toEqual([]);
    expect((await link(created.id)).text).toBe(needsSession);
    expect((await create('admin', admin)).invitationUrl).toMatch(/\/invitation\//);
    expect((await link(created.id, admin)).status).toBe(200);
  });

  it.each(['salesperson', 'supervisor'])('of a %s without password it makes links, as before', async (role) => {
    const { id, invitationUrl } = await create(role);
    expect(invitationUrl).toMatch(/\/invitation\//);
    const { invitationUrl: second } = (await link(id)).body.result.data;
    expect((await accept(tokenOf(second))).status).toBe(200);
    expect((await link(id)).text).toBe(needsSession);
  });

  it('hands no conversations to a supervisor of its own, unless it may read them itself', async () => {
    const supervisor = await create('supervisor');
    const victim = await create('salesperson');
    const noReading = errorText(403, 'user.update', 'API key lacks the required scope: api:analyses:read');
    expect((await change(victim.id, { supervisorId: supervisor.id })).text).toBe(noReading);
    expect((await change(victim.id, { role: 'supervisor' })).text).toBe(noReading);
    const scopes = ['api:users:write', 'api:analyses:read'];
    const reader = await earshot.apiKey(tenant.companyId, tenant.adminId, { scopes });
    expect((await change(victim.id, { supervisorId: supervisor.id }, reader)).status).toBe(200);
    // What stays as it is, and what is taken away, needs no more than before.
    expect((await change(victim.id, { name: 'Ana Reis', supervisorId: supervisor.id })).status).toBe(200);
    expect((await change(victim.id, { supervisorId: null })).status).toBe(200);
    expect((await change(victim.id, { supervisorId: supervisor.id }, admin)).status).toBe(200);
  });

  it('promotes nobody, and switches no administrator on again', async () => {
    const { id } = await create('salesperson');
    for (const role of ['admin', 'admin_company']) expect((await change(id, { role })).text).toBe(noPromotion);
    const other = await earshot.user(tenant.companyId, 'admin_company');
    expect((await change(other, { isActive: false })).status).toBe(200);
    for (const changes of [{ isActive: true }, { isActive: true, role: 'admin' }])
      expect((await change(other, changes)).text).toBe(noPromotion);
    // Switched off, an administrator's role may be named again; that opens nothing.
    expect((await change(other, { name: 'Bia' })).status).toBe(200);
    expect((await change(other, { isActive: true }, admin)).status).toBe(200);
    expect((await change(id, { role: 'admin' }, admin)).status).toBe(200);
  });

  it('a link from before a promotion is dead, whoever made it', async () => {
    for (const maker of [key, admin]) {
      const { id, invitationUrl } = await create('salesperson', maker);
      await change(id, { role: 'admin' }, admin);
      expect((await accept(tokenOf(invitationUrl))).status).toBe(400);
      expect((await link(id)).text).toBe(needsSession);
      await change(id, { role: 'salesperson' }, admin);
      expect((await accept(tokenOf(invitationUrl))).status).toBe(400);
    }
  });

  it('promotion, link and acceptance at the same time: whoever gets in by a key’s link is no administrator', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, invitationUrl } = await create('salesperson');
      const [accepted, , made] = await Promise.all([
        accept(tokenOf(invitationUrl)),
        change(id, { role: 'admin' }, admin),
        link(id),
      ]);
      const later = made.status === 200 ? await accept(tokenOf(made.body.result.data.invitationUrl)) : undefined;
      for (const answer of [accepted, later])
        if (answer?.status === 200) expect(answer.body.result.data.role).toBe('salesperson');
    }
  });

  it('a link ends with the key that made it, and with the administrator who did', async () => {
    const { invitationUrl } = await create('salesperson');
    await revokeKey(earshot.service.db, key, Date.now());
    expect((await accept(tokenOf(invitationUrl))).status).toBe(400);

    const leaver = await earshot.user(tenant.companyId, 'admin_company');
    const victim = await personWithPassword(earshot, tenant.companyId);
    for (const changes of [{ role: 'salesperson' }, { isActive: false }]) {
      const made = (await link(victim.id, await session(earshot, leaver))).body.result.data;
      await change(leaver, changes, admin);
      expect((await accept(tokenOf(made.invitationUrl))).status).toBe(400);
      const team: { user: { id: string }; invitationExpiresAt: string | null }[] = await output(
        earshot,
        'user.listTeam',
        tenant.key,
      );
      expect(team.find(({ user }) => user.id === victim.id)?.invitationExpiresAt).toBeNull();
      await change(leaver, { role: 'admin', isActive: true }, admin);
    }
  });

  it('of a demoted administrator it manages nobody, of a deactivated one it is none', async () => {
    const other = await earshot.user(tenant.companyId, 'admin_company');
    const theirs = await earshot.apiKey(tenant.companyId, other, { scopes: ['api:users:write'] });
    const { id } = await create('salesperson');
    expect((await link(id, theirs)).status).toBe(200);
    await change(other, { role: 'supervisor' });
    expect((await link(id, theirs)).status).toBe(403);
    await change(other, { isActive: false });
    expect((await link(id, theirs)).status).toBe(401);
  });
});

describe('a password that was replaced (D63)', () => {
  const login = (email: string) => call(earshot, 'auth.login', {}, { email, password: chosen });
  const as = (answer: Awaited<ReturnType<typeof login>>) => ({ headers: { Cookie: cookieOf(answer) } });
  const acknowledge = (who: RequestOptions) => call(earshot, 'auth.acknowledgeReplacement', who, {});

  async function replaced() {
    const { id, email } = await personWithPassword(earshot, tenant.companyId);
    const made = (await link(id, admin)).body.result.data;
    return { id, email, accepted: await accept(tokenOf(made.invitationUrl)) };
  }

  it('is told at the next sign-in, wherever, until the person says that it is known', async () => {
    const before = earshot.service.now();
    const { email, accepted } = await replaced();
    const after = earshot.service.now();
    // Not to the holder of the link, who can't say that it is known either.
    expect(accepted.body.result.data.passwordReplacedAt).toBeUndefined();
    expect((await output(earshot, 'user.me', as(accepted))).passwordReplacedAt).toBeUndefined();
    expect((await acknowledge(as(accepted))).status).toBe(403);

    const first = await login(email);
    const { passwordReplacedAt } = first.body.result.data;
    expect(Date.parse(passwordReplacedAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(passwordReplacedAt)).toBeLessThanOrEqual(after);
    const second = await login(email);
    for (const answer of [first, second])
      expect((await output(earshot, 'user.me', as(answer))).passwordReplacedAt).toBe(passwordReplacedAt);
    expect((await acknowledge(as(first))).body.result.data).toEqual({ acknowledged: true });
    for (const answer of [second, await login(email)])
      expect((await output(earshot, 'user.me', as(answer))).passwordReplacedAt).toBeUndefined();
  });

  it('is not told to keys: user.me keeps the bytes of the contract', async () => {
    const { id } = await replaced();
    const mine = await output(earshot, 'user.me', await earshot.apiKey(tenant.companyId, id));
    expect(Object.keys(mine)).toEqual(['id', 'name', 'email', 'role', 'companyId']);
  });

  it('the first password of an invited person replaces none', async () => {
    const { email, invitationUrl } = await create('salesperson');
    await accept(tokenOf(invitationUrl));
    expect((await login(email)).body.result.data.passwordReplacedAt).toBeUndefined();
  });
});

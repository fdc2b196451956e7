// Companies that require their sign-in service: which doors passwords still open, who keeps theirs, and the ways back (docs/decisions/sign-in.md#openid-connect).
import { randomUUID } from 'node:crypto';
import type { UserRole } from '@earshot/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from '../../packages/server/src/access/cryptography.ts';
import { createUser } from '../../packages/server/src/accounts/users.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { clientId, clientSecret, type OpenIdProvider, startOpenIdProvider } from '../harness/open-id-provider.ts';
import { call, cookieOf, output, password, session } from '../harness/procedures.ts';
import { earshot as command } from '../harness/process.ts';

let earshot: Earshot;
let provider: OpenIdProvider;
let tenant: Tenant;
let admin: RequestOptions;
let boss: { id: string; email: string };
let seller: { id: string; email: string };

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_OPENID_NETWORKS: '127.0.0.0/8' });
  provider = await startOpenIdProvider(() => [`${earshot.url}/sign-in/callback`]);
});
beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
  boss = await person('admin_company');
  seller = await person('salesperson');
  await output(earshot, 'company.updateOpenId', admin, { issuer: provider.issuer, clientId, clientSecret });
});
afterAll(async () => {
  await provider.stop();
  await earshot.stop();
});

async function person(role: UserRole, companyId = tenant.companyId, email = `${randomUUID()}@example.com`) {
  const fields = { companyId, name: 'Somebody', email, role, supervisorId: null, password };
  return { id: (await createUser(earshot.service.db, fields))!.id, email };
}

async function openIdSession(email: string): Promise<RequestOptions> {
  provider.signIn({ sub: email, email, email_verified: true });
  const { companyId } = tenant;
  const begun = await call(earshot, 'auth.beginOpenId', {}, { companyId });
  const query = (await provider.visit(begun.body.result.data.url)).search.slice(1);
  const answer = await call(earshot, 'auth.completeOpenId', { headers: { Cookie: cookieOf(begun) } }, { query });
  expect(answer.status, answer.text).toBe(200);
  return { headers: { Cookie: cookieOf(answer) } };
}

const change = (input: object) => call(earshot, 'company.requireOpenId', admin, { isRequired: true, ...input });
async function required(input: object = {}) {
  await openIdSession(boss.email);
  const answer = await change({ emergencyUserIds: [boss.id], ...input });
  expect(answer.status, answer.text).toBe(200);
}
const login = (email: string, more: object = {}) => call(earshot, 'auth.login', {}, { email, password, ...more });
const isIn = async (own: RequestOptions) => (await call(earshot, 'user.me', own)).status === 200;

describe('requiring it', () => {
  it('needs a sign-in of an administrator with the present settings, and an emergency administrator with a password', async () => {
    const untested = await change({ emergencyUserIds: [boss.id] });
    expect([untested.status, untested.text]).toEqual([409, expect.stringContaining('open_id_untested')]);
    await openIdSession(boss.email);
    const foreign = await person('admin_company', (await earshot.company()).companyId);
    for (const emergencyUserIds of [undefined, [], [tenant.adminId], [seller.id], [foreign.id], [boss.id, 'x']]) {
      const answer = await change({ emergencyUserIds });
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('open_id_emergency_missing')]);
    }
    expect((await output(earshot, 'company.getOpenId', admin)).isRequired).toBe(false);
    expect((await login(seller.email)).status).toBe(200);
  });

  it('closes sign-in, forgotten passwords and invitations for passwords, not for emergency administrators and keys', async () => {
    const { db, now } = earshot.service;
    const { invitationUrl } = await output(earshot, 'user.createInvitation', admin, { id: seller.id });
    const values = [hashSecret('reset'), seller.id, now() + 60_000];
    await db.run('INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES (?, ?, ?)', values);
    const operator = await person('super_admin');
    await required();
    const link = `${earshot.url}/sign-in/${tenant.companyId}`;
    const doors = [
      await login(seller.email),
      await call(earshot, 'auth.acceptInvitation', {}, { token: invitationUrl.split('/').at(-1), password }),
      await call(earshot, 'auth.resetPassword', {}, { token: 'reset', password }),
    ];
    for (const answer of doors) {
      expect(answer.status).toBe(403);
      expect(answer.text).toContain('open_id_required');
      expect(answer.text).toContain(link);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    // Somebody who has no password learns nothing.
    expect((await login(seller.email, { password: 'wrong' })).status).toBe(401);
    expect((await login(boss.email)).status).toBe(200);
    expect((await login(operator.email)).status).toBe(200);
    expect((await earshot.get('/api/analyses', tenant.key)).status).toBe(200);
    expect(await isIn(await openIdSession(seller.email))).toBe(true);
    const { items } = await output(earshot, 'company.listAudit', admin, { kind: 'company.updated' });
    expect(items[0].details).toMatchObject({ isOpenIdRequired: true, emergencyUserIds: [boss.id] });
    // The links were not used up.
    expect((await change({ isRequired: false })).status).toBe(200);
    expect((await call(earshot, 'auth.resetPassword', {}, { token: 'reset', password })).status).toBe(200);
  });

  it('leaves the same e-mail in another company alone', async () => {
    const other = await earshot.company();
    const twin = await person('salesperson', other.companyId, seller.email);
    expect((await login(seller.email)).body.result.data.companies).toHaveLength(2);
    await required();
    expect((await login(seller.email)).body.result.data).toMatchObject({ id: twin.id });
    expect((await login(seller.email, { companyId: tenant.companyId })).status).toBe(403);
  });

  it('leaves sessions, or ends those of passwords except the present one', async () => {
    const bySellers = await session(earshot, seller.id);
    const viaService = await openIdSession(seller.email);
    await required();
    expect(await isIn(bySellers)).toBe(true);
    await required({ endSessions: true });
    expect([await isIn(bySellers), await isIn(viaService), await isIn(admin)]).toEqual([false, true, true]);
  });

  it('keeps the last emergency administrator, and the service', async () => {
    await required();
    const kept = [
      await call(earshot, 'user.update', admin, { id: boss.id, isActive: false }),
      await call(earshot, 'user.update', admin, { id: boss.id, role: 'salesperson' }),
      await call(earshot, 'user.delete', admin, { id: boss.id, analyses: 'keep' }),
    ];
    for (const answer of kept) {
      expect(answer.status).toBe(409);
      expect(answer.text).toContain('open_id_emergency_last');
    }
    expect((await call(earshot, 'user.update', admin, { id: seller.id, isActive: false })).status).toBe(200);
    const settings = [
      await call(earshot, 'company.removeOpenId', admin, {}),
      await call(earshot, 'company.updateOpenId', admin, { issuer: provider.issuer, clientId: 'b', clientSecret }),
    ];
    for (const answer of settings) {
      expect(answer.status).toBe(409);
      expect(answer.text).toContain('open_id_settings_kept');
    }
    // The service has renewed it.
    const mistaken = { issuer: provider.issuer, clientId, clientSecret: 'a mistaken one' };
    const wrong = await call(earshot, 'company.updateOpenId', admin, mistaken);
    expect([wrong.status, wrong.body.data.reason]).toEqual([400, 'open_id_secret_wrong']);
    // The one from before still signs in.
    await openIdSession(boss.email);
    const renewed = { issuer: provider.issuer, clientId, clientSecret };
    expect((await call(earshot, 'company.updateOpenId', admin, renewed)).status).toBe(200);
    expect((await login(boss.email)).status).toBe(200);
  });

  it('keeps one of two emergency administrators who lose their access at once', async () => {
    const losses = (id: string) => [
      call(earshot, 'user.update', admin, { id, isActive: false }),
      call(earshot, 'user.update', admin, { id, role: 'supervisor' }),
      call(earshot, 'user.delete', admin, { id, analyses: 'keep' }),
    ];
    await openIdSession(boss.email);
    for (let each = 0; each < 6; each += 1) {
      await earshot.service.db.run('DELETE FROM rate_windows');
      const both = [await person('admin_company'), await person('admin_company')];
      expect((await change({ emergencyUserIds: both.map(({ id }) => id) })).status).toBe(200);
      const answers = await Promise.all(both.flatMap(({ id }) => losses(id)));
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(answers.filter(({ text }) => text.includes('open_id_emergency_last')).length).toBeGreaterThan(0);
      expect((await output(earshot, 'company.getOpenId', admin)).emergencyUserIds).toHaveLength(1);
    }
  });

  it('does not name as emergency administrator who loses access at that moment', async () => {
    await openIdSession(boss.email);
    for (let each = 0; each < 6; each += 1) {
      await earshot.service.db.run('DELETE FROM rate_windows');
      const { id } = await person('admin_company');
      await Promise.all([
        change({ emergencyUserIds: [id] }),
        call(earshot, 'user.update', admin, { id, isActive: false }),
      ]);
      const { isRequired, emergencyUserIds } = await output(earshot, 'company.getOpenId', admin);
      expect(emergencyUserIds).toHaveLength(isRequired ? 1 : 0);
      expect((await change({ isRequired: false })).status).toBe(200);
    }
  });

  it('lets people be renamed where an operator has erased the last emergency administrator', async () => {
    await required();
    await earshot.service.db.run('UPDATE users SET deactivated_at = 1 WHERE id = ?', [boss.id]);
    expect((await call(earshot, 'user.update', admin, { id: seller.id, name: 'Another' })).status).toBe(200);
  });

  it('keeps the last emergency administrator from earshot delete person too, which says what to do', async () => {
    await required();
    const { url, storageFolder } = earshot.database;
    const environment = { EARSHOT_DATABASE_URL: url, EARSHOT_STORAGE_URL: `file:${storageFolder}` };
    const erase = () => command(['delete', 'person', boss.id, '--analyses', 'keep'], environment);
    const refused = await erase();
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(`earshot company allow-passwords ${tenant.companyId}`);
    expect((await output(earshot, 'company.getOpenId', admin)).emergencyUserIds).toEqual([boss.id]);
    await command(['company', 'allow-passwords', tenant.companyId], environment);
    expect(await erase()).toMatchObject({ code: 0 });
  });

  it('ends by earshot company allow-passwords, which an operator runs', async () => {
    await required();
    const environment = {
      EARSHOT_DATABASE_URL: earshot.database.url,
      EARSHOT_STORAGE_URL: `file:${earshot.database.storageFolder}`,
    };
    expect(await command(['company', 'allow-passwords', tenant.companyId], environment)).toMatchObject({ code: 0 });
    expect((await login(seller.email)).status).toBe(200);
    expect((await command(['company', 'allow-passwords', 'x'], environment)).code).toBe(1);
  });
});

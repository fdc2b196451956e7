// Signing in through OpenID Connect, with a real provider beside the tests: whose account opens whose session, and what a company sets (docs/decisions/sign-in.md#openid-connect).
import { randomUUID } from 'node:crypto';
import type { UserRole } from '@earshot/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decrypt } from '../../packages/server/src/access/cryptography.ts';
import { createUser } from '../../packages/server/src/accounts/users.ts';
import { openIdProviderOf } from '../../packages/server/src/records/open-id.ts';
import { type Answer, type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { clientId, clientSecret, type OpenIdProvider, startOpenIdProvider } from '../harness/open-id-provider.ts';
import { call, cookieOf, output, password, session } from '../harness/procedures.ts';

let earshot: Earshot;
let provider: OpenIdProvider;
let tenant: Tenant;
let admin: RequestOptions;
let serial = 0;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_OPENID_NETWORKS: '127.0.0.0/8', EARSHOT_TRUST_PROXY: 'true' });
  provider = await startOpenIdProvider(() => [`${earshot.url}/sign-in/callback`]);
});
beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
  await configure();
});
afterEach(() => provider.start());
afterAll(async () => {
  await provider.stop();
  await earshot.stop();
});

const configure = (input: object = {}, as = admin) =>
  output(earshot, 'company.updateOpenId', as, { issuer: provider.issuer, clientId, clientSecret, ...input });

const emailOf = () => `Open-${randomUUID()}@Example.com`;
async function person(email: string, role: UserRole = 'salesperson', companyId = tenant.companyId): Promise<string> {
  const fields = { companyId, name: 'Open', email, role, supervisorId: null, password };
  return (await createUser(earshot.service.db, fields))!.id;
}

const address = () => `198.51.${++serial >> 8}.${serial & 255}`;
const from = (cookies = '') => ({ headers: { 'X-Forwarded-For': address(), ...(cookies && { Cookie: cookies }) } });
const every = (answer: Answer) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0]!)
    .join('; ');

async function begun(companyId = tenant.companyId, cookies = '') {
  const answer = await call(earshot, 'auth.beginOpenId', from(cookies), { companyId });
  expect(answer.status, answer.text).toBe(200);
  return { url: answer.body.result.data.url as string, cookie: cookieOf(answer) };
}

/** The query that the provider sends the browser back with. */
const answered = async (url: string) => {
  const back = await provider.visit(url);
  expect(`${back.origin}${back.pathname}`).toBe(`${earshot.url}/sign-in/callback`);
  return back.search.slice(1);
};

const complete = (query: string, cookies: string) => call(earshot, 'auth.completeOpenId', from(cookies), { query });

/** The whole way, as one browser goes it. */
async function signedIn(account: Parameters<OpenIdProvider['signIn']>[0], cookies = ''): Promise<Answer> {
  provider.signIn(account);
  const { url, cookie } = await begun(tenant.companyId, cookies);
  return complete(await answered(url), [cookie, cookies].filter(Boolean).join('; '));
}
const account = (email: string, changes: object = {}) => ({
  sub: randomUUID(),
  email,
  email_verified: true,
  ...changes,
});
const as = (answer: Answer): RequestOptions => ({ headers: { Cookie: cookieOf(answer) } });
const refusal = (status: number, text: string) => errorText(status, 'auth.completeOpenId', text);

const unknownAttempt = refusal(
  400,
  'This sign-in has expired, was completed already, or was begun in another browser. Begin again at the address of your company.',
);
const nobody = refusal(403, 'Your account is not that of a person of this company. Ask an administrator to add you.');
const otherAccount = refusal(
  403,
  'Another account of the sign-in service is linked to this person. Ask an administrator to unlink it on the team page.',
);
const unverified = refusal(
  403,
  'The sign-in service does not confirm the e-mail address of your account. Ask your administrator to verify it there.',
);
const failed = (name: string) =>
  errorText(
    503,
    name,
    'The sign-in service of your company does not answer, or its answer is not valid. Nothing was changed. Try again later, or tell your administrator.',
  );

describe('a person of the company', () => {
  it('is found by the verified e-mail once, and by the account from then on', async () => {
    const email = emailOf();
    const id = await person(email);
    const own = account(email.toUpperCase());
    const first = await signedIn(own);
    expect(first.status, first.text).toBe(200);
    expect(first.body.result.data).toEqual({
      id,
      name: 'Open',
      email,
      role: 'salesperson',
      companyId: tenant.companyId,
    });
    expect(await output(earshot, 'user.me', as(first))).toMatchObject({ id });
    expect(first.headers.getSetCookie()[0]).toMatch(/^earshot_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);

    // Whatever becomes of the e-mail there, even that of another person here.
    const other = emailOf();
    await person(other);
    const later = await signedIn({ ...own, email: other, email_verified: false });
    expect(later.body.result.data).toMatchObject({ id });
    const { items } = await output(earshot, 'company.listAudit', admin, { kind: 'signIn.succeeded', subjectId: id });
    expect(items.map(({ details }: { details: object }) => details)).toEqual([
      { by: 'openId', isLinked: true },
      { by: 'openId', isLinked: false },
    ]);
  });

  it('has a session like any other: it is listed, told of as new elsewhere, and ends', async () => {
    const email = emailOf();
    await person(email);
    const own = account(email);
    const first = await signedIn(own);
    const second = await signedIn(own);
    const told = await output(earshot, 'user.me', { headers: { Cookie: every(first) } });
    expect(told.newSignIns).toHaveLength(1);
    expect(await output(earshot, 'auth.listSessions', as(second))).toHaveLength(2);
    await output(earshot, 'auth.logout', as(second), {});
    expect((await call(earshot, 'user.me', as(second))).status).toBe(401);
  });

  it('needs no second step, where the company requires one of passwords', async () => {
    const email = emailOf();
    await person(email);
    await output(earshot, 'company.updateSignIn', admin, { secondFactorRequired: true });
    const answer = await signedIn(account(email));
    expect(answer.body.result.data).not.toHaveProperty('secondFactorNeeded');
    expect(await output(earshot, 'user.me', as(answer))).not.toHaveProperty('secondFactorNeeded');
    expect((await call(earshot, 'analysis.list', as(answer))).status).toBe(200);
  });

  it('may keep the e-mail out of the token, and the service may take its secret in the form only', async () => {
    const shy = await startOpenIdProvider(() => [`${earshot.url}/sign-in/callback`], {
      isInToken: false,
      method: 'client_secret_post',
    });
    await configure({ issuer: `${shy.issuer}/.well-known/openid-configuration` });
    const email = emailOf();
    const id = await person(email);
    shy.signIn(account(email));
    const { url, cookie } = await begun();
    const answer = await complete((await shy.visit(url)).search.slice(1), cookie);
    expect(answer.body.result.data).toMatchObject({ id });
    await shy.stop();
  });

  it('may be confirmed as Microsoft Entra does it', async () => {
    const email = emailOf();
    const id = await person(email);
    const ofEntra = { sub: randomUUID(), email };
    expect((await signedIn({ ...ofEntra, xms_edov: false })).text).toBe(unverified);
    expect((await signedIn({ ...ofEntra, xms_edov: true, email_verified: false })).text).toBe(unverified);
    expect((await signedIn({ ...ofEntra, xms_edov: true })).body.result.data).toMatchObject({ id });
  });
});

describe('an account is refused, and nothing is stored', () => {
  const refused = async () =>
    (await output(earshot, 'company.listAudit', admin, { kind: 'signIn.refused' })).items.map(
      ({ details, subjectId, by }: { details: object; subjectId: string | null; by: object }) => ({
        details,
        subjectId,
        by,
      }),
    );

  it('with an e-mail that the service has not verified', async () => {
    const email = emailOf();
    await person(email);
    expect((await signedIn(account(email, { email_verified: false }))).text).toBe(unverified);
    expect((await signedIn(account(email, { email_verified: 'true' }))).text).toBe(unverified);
    expect((await signedIn({ sub: randomUUID(), email })).text).toBe(unverified);
    expect((await signedIn({ sub: randomUUID(), email_verified: true })).text).toBe(unverified);
    expect(await refused()).toHaveLength(4);
  });

  it('of nobody in the company, of somebody deactivated, and of a super_admin', async () => {
    expect((await signedIn(account(emailOf()))).text).toBe(nobody);
    const gone = emailOf();
    const goneId = await person(gone);
    await output(earshot, 'user.update', admin, { id: goneId, isActive: false });
    expect((await signedIn(account(gone))).text).toBe(nobody);
    const operator = emailOf();
    await person(operator, 'super_admin');
    expect((await signedIn(account(operator))).text).toBe(nobody);
    expect((await refused())[1]).toMatchObject({
      details: { by: 'openId', reason: 'openIdPersonUnknown' },
      subjectId: goneId,
    });
  });

  it('of somebody to whom another account is linked, until an administrator unlinks it', async () => {
    const email = emailOf();
    const id = await person(email);
    const first = await signedIn(account(email));
    expect((await signedIn(account(email))).text).toBe(otherAccount);
    const team = await output(earshot, 'user.listTeam', admin);
    const linked = team.filter(({ hasOpenId }: { hasOpenId: boolean }) => hasOpenId);
    expect(linked.map(({ user }: { user: { id: string } }) => user.id)).toEqual([id]);
    expect(await output(earshot, 'user.unlinkOpenId', admin, { id })).toEqual({ id, unlinked: true });
    expect((await call(earshot, 'user.me', as(first))).status).toBe(401);
    expect((await signedIn(account(email))).status).toBe(200);
  });

  it('with letters that only look like the e-mail’s in small letters', async () => {
    const email = `kim-${randomUUID()}@example.com`;
    await person(email);
    expect((await signedIn(account(email.replace('k', '\u212a')))).text).toBe(nobody);
  });

  it('where the person cancels, and where the company lets nobody in', async () => {
    expect((await signedIn(null)).text).toBe(
      refusal(401, 'The sign-in service of your company did not sign you in. Begin again, or ask your administrator.'),
    );
    const email = emailOf();
    await person(email);
    const { name } = await output(earshot, 'company.get', admin);
    await output(earshot, 'company.requestErasure', admin, { name });
    expect((await signedIn(account(email))).status).toBe(403);
  });
});

describe('a sign-in', () => {
  it('belongs to the browser that began it, and works once', async () => {
    const email = emailOf();
    await person(email);
    provider.signIn(account(email));
    const { url, cookie } = await begun();
    const query = await answered(url);
    // A person who makes another sign in as them has no cookie there.
    expect((await complete(query, '')).text).toBe(unknownAttempt);
    const { cookie: other } = await begun();
    expect((await complete(query, other)).text).toBe(unknownAttempt);
    expect((await complete(query, cookie)).status).toBe(200);
    expect((await complete(query, cookie)).text).toBe(unknownAttempt);
  });

  it('asks which account, where another one is wanted, and otherwise does not', async () => {
    const { companyId } = tenant;
    const promptOf = async (input: object) =>
      new URL((await output(earshot, 'auth.beginOpenId', from(), { companyId, ...input })).url).searchParams.get(
        'prompt',
      );
    expect(await promptOf({ selectAccount: true })).toBe('select_account');
    for (const input of [{}, { selectAccount: false }]) expect(await promptOf(input)).toBeNull();
  });

  it('goes on in one tab while another begins one; both end in a session', async () => {
    const email = emailOf();
    await person(email);
    provider.signIn(account(email));
    const first = await begun();
    const second = await begun(tenant.companyId, first.cookie);
    for (const { url } of [first, second])
      expect((await complete(await answered(url), second.cookie)).status).toBe(200);
    // Only what Earshot has set is taken over.
    const { cookie } = await begun(tenant.companyId, 'earshot_openid=a');
    expect(cookie).toMatch(/^earshot_openid=[\w-]{43}$/);
  });

  it('is over after ten minutes, and when the settings change', async () => {
    const email = emailOf();
    await person(email);
    provider.signIn(account(email));
    const late = await begun();
    const lateQuery = await answered(late.url);
    earshot.advance(10 * 60_000);
    expect((await complete(lateQuery, late.cookie)).text).toBe(unknownAttempt);
    const early = await begun();
    const query = await answered(early.url);
    await configure();
    expect((await complete(query, early.cookie)).text).toBe(unknownAttempt);
  });

  it('cannot begin or be completed from a page of another origin', async () => {
    const headers = { ...from().headers, Origin: 'https://evil.example' };
    const { companyId } = tenant;
    expect((await call(earshot, 'auth.beginOpenId', { headers }, { companyId })).status).toBe(403);
    expect((await call(earshot, 'auth.completeOpenId', { headers }, { query: 'code=1&state=2' })).status).toBe(403);
  });

  it('is over when the provider is gone, which changes nothing', async () => {
    const email = emailOf();
    const id = await person(email);
    provider.signIn(account(email));
    const { url, cookie } = await begun();
    const query = await answered(url);
    await provider.stop();
    expect((await complete(query, cookie)).text).toBe(failed('auth.completeOpenId'));
    // What it has said of itself is not known yet for another company.
    expect((await call(earshot, 'auth.login', from(), { email, password })).body.result.data).toMatchObject({ id });
    await provider.start();
    expect((await signedIn(account(email))).status).toBe(200);
  });

  it('is refused after a hundred from one address that came to nothing; one that succeeds does not count', async () => {
    const email = emailOf();
    await person(email);
    const own = account(email);
    const headers = { 'X-Forwarded-For': address() };
    const { companyId } = tenant;
    const begin = () => call(earshot, 'auth.beginOpenId', { headers }, { companyId });
    for (let each = 0; each < 99; each += 1) expect((await begin()).status).toBe(200);
    provider.signIn(own);
    const last = await begin();
    const query = await answered(last.body.result.data.url);
    const known = await call(
      earshot,
      'auth.completeOpenId',
      { headers: { ...headers, Cookie: cookieOf(last) } },
      { query },
    );
    expect(known.status).toBe(200);
    expect((await begin()).status).toBe(200);
    const blocked = await begin();
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('retry-after')).toBe('900');
    // Where somebody has signed in before, what others did does not count.
    const device = { headers: { ...headers, Cookie: every(known) } };
    expect((await call(earshot, 'auth.beginOpenId', device, { companyId })).status).toBe(200);
  });

  it('of a company without a service, or one that is not there, answers alike', async () => {
    const text = errorText(
      404,
      'auth.beginOpenId',
      'Nobody signs in at this address. Ask an administrator of your company for the right one.',
    );
    const { companyId } = await earshot.company();
    for (const id of [companyId, randomUUID(), 'x'])
      expect((await call(earshot, 'auth.beginOpenId', from(), { companyId: id })).text).toBe(text);
    await output(earshot, 'company.removeOpenId', admin, {});
    expect((await call(earshot, 'auth.beginOpenId', from(), { companyId: tenant.companyId })).text).toBe(text);
  });
});

describe('what a company sets', () => {
  it('is told to its administrators, without the secret, which is stored encrypted', async () => {
    const told = await output(earshot, 'company.getOpenId', admin);
    expect(told).toEqual({
      signInUrl: `${earshot.url}/sign-in/${tenant.companyId}`,
      callbackUrl: `${earshot.url}/sign-in/callback`,
      isRequired: false,
      emergencyUserIds: [],
      provider: { issuer: provider.issuer, clientId, updatedAt: expect.any(String), testedAt: null },
    });
    const row = await openIdProviderOf(earshot.service.db, tenant.companyId);
    expect(row!.client_secret).not.toContain(clientSecret);
    const { secrets } = earshot.service;
    expect(decrypt(row!.client_secret, secrets, 'open-id-client-secret', tenant.companyId)).toBe(clientSecret);
    expect(decrypt(row!.client_secret, secrets, 'open-id-client-secret', 'another')).toBeNull();
    const { items } = await output(earshot, 'company.listAudit', admin, { kind: 'company.updated' });
    expect(items[0].details).toEqual({ fields: ['openId'], openId: 'set' });
  });

  it('is tested by the sign-in of an administrator, and by nobody else', async () => {
    const seller = emailOf();
    await person(seller);
    await signedIn(account(seller));
    expect((await output(earshot, 'company.getOpenId', admin)).provider.testedAt).toBeNull();
    const boss = emailOf();
    await person(boss, 'admin_company');
    await signedIn(account(boss));
    expect((await output(earshot, 'company.getOpenId', admin)).provider.testedAt).toEqual(expect.any(String));
    await configure();
    expect((await output(earshot, 'company.getOpenId', admin)).provider.testedAt).toBeNull();
  });

  it('keeps the secret for the same issuer and client only, and unlinks accounts with another one', async () => {
    const email = emailOf();
    await person(email);
    const own = account(email);
    await signedIn(own);
    const missing = errorText(
      400,
      'company.updateOpenId',
      "'clientSecret' is missing. Enter it again when you change 'issuer' or 'clientId'.",
    );
    const without = (input: object) =>
      call(earshot, 'company.updateOpenId', admin, { issuer: provider.issuer, clientId, ...input });
    expect((await without({})).status).toBe(200);
    expect((await signedIn({ ...own, email_verified: false })).status).toBe(200);
    expect((await without({ issuer: `${provider.issuer}/other` })).text).toBe(missing);
    expect((await without({ clientId: 'other' })).text).toBe(missing);
    await configure({ clientId: 'other' });
    await configure();
    expect((await signedIn({ ...own, email_verified: false })).text).toBe(unverified);
  });

  it('is refused where the issuer is none, is private, or does not describe itself, and changes nothing', async () => {
    const before = await output(earshot, 'company.getOpenId', admin);
    const refusedWith = async (issuer: string, as = admin, at = earshot) => {
      const answer = await call(at, 'company.updateOpenId', as, { issuer, clientId, clientSecret });
      expect(answer.status).toBe(400);
      return answer.body.error?.data?.reason ?? answer.body.data?.reason ?? answer.text;
    };
    for (const issuer of [
      'login',
      'ftp://a.example',
      'https://a:b@a.example',
      'https://a.example?b=1',
      'https://a.example/#',
    ])
      expect(JSON.stringify(await refusedWith(issuer))).toContain('open_id_issuer_invalid');
    expect(JSON.stringify(await refusedWith('http://10.0.0.1'))).toContain('open_id_issuer_private');
    expect(JSON.stringify(await refusedWith(`${provider.issuer}/nothing`))).toContain('open_id_issuer_silent');
    expect(JSON.stringify(await refusedWith(earshot.url))).toContain('open_id_issuer_silent');
    expect(await output(earshot, 'company.getOpenId', admin)).toEqual(before);
  });

  it('is for sessions of administrators of this company', async () => {
    expect((await call(earshot, 'company.getOpenId', tenant.key)).status).toBe(401);
    const seller = await session(earshot, await person(emailOf()));
    expect((await call(earshot, 'company.getOpenId', seller)).status).toBe(403);
    const foreign = await earshot.company();
    const foreignAdmin = await session(earshot, foreign.adminId);
    expect((await output(earshot, 'company.getOpenId', foreignAdmin)).provider).toBeNull();
    expect((await call(earshot, 'user.unlinkOpenId', foreignAdmin, { id: tenant.adminId })).status).toBe(404);
  });

  it('goes with the person and with the company, and is part of the export', async () => {
    const email = emailOf();
    const id = await person(email);
    const own = account(email);
    await signedIn(own);
    const { url } = await output(earshot, 'company.createExport', admin, {});
    const lines = (await (await fetch(url)).text()).trim().split('\n');
    const exported = lines.map((line) => JSON.parse(line));
    expect(exported).toContainEqual({ kind: 'openId', issuer: provider.issuer, clientId });
    expect(exported).toContainEqual({
      kind: 'openIdAccount',
      userId: id,
      issuer: provider.issuer,
      subject: own.sub,
      linkedAt: expect.any(String),
    });
    const count = async (table: string) =>
      (await earshot.service.db.get<{ rows: number }>(`SELECT COUNT(*) AS rows FROM ${table} WHERE company_id = ?`, [
        tenant.companyId,
      ]))!.rows;
    await output(earshot, 'user.delete', admin, { id, analyses: 'keep' });
    expect(await count('open_id_accounts')).toBe(0);
    await begun();
    const { name } = await output(earshot, 'company.get', admin);
    await output(earshot, 'company.requestErasure', admin, { name });
    await output(earshot, 'company.eraseNow', admin, { name });
    expect(await count('open_id_providers')).toBe(0);
    expect(await count('open_id_attempts')).toBe(0);
  });
});

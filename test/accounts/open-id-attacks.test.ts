// What a hostile sign-in service, and a company that sets one, cannot do (docs/decisions/sign-in.md#openid-connect).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../packages/server/src/records/ids.ts';
import { insertTry } from '../../packages/server/src/records/sign-in-failures.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { challengeOf, type Lies, startHostileIssuer } from '../harness/hostile-issuer.ts';
import { clientId, clientSecret, type OpenIdProvider, startOpenIdProvider } from '../harness/open-id-provider.ts';
import { call, cookieOf, output, personWithPassword, session } from '../harness/procedures.ts';

let earshot: Earshot;
let hostile: Awaited<ReturnType<typeof startHostileIssuer>>;
let tenant: Tenant;
let admin: RequestOptions;
let email: string;
let id: string;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_OPENID_NETWORKS: '127.0.0.0/8' });
  hostile = await startHostileIssuer();
});
beforeEach(async () => {
  hostile.lie({});
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
  ({ email, id } = await personWithPassword(earshot, tenant.companyId, 'salesperson'));
});
afterAll(async () => {
  await hostile.stop();
  await earshot.stop();
});

const configure = (as = admin, issuer = hostile.issuer) =>
  call(earshot, 'company.updateOpenId', as, { issuer, clientId, clientSecret });

async function begun(companyId = tenant.companyId) {
  const answer = await call(earshot, 'auth.beginOpenId', {}, { companyId });
  expect(answer.status, answer.text).toBe(200);
  return { url: answer.body.result.data.url as string, cookie: cookieOf(answer) };
}
const complete = (query: string, cookie: string) =>
  call(earshot, 'auth.completeOpenId', { headers: { Cookie: cookie } }, { query });

async function signedIn(lies: Lies, changes: Record<string, string> = {}) {
  expect((await configure()).status).toBe(200);
  const { url, cookie } = await begun();
  hostile.lie(lies);
  return complete(hostile.answer(url, changes), cookie);
}
const honest = () => ({ email, email_verified: true });
const seconds = () => Math.floor(Date.now() / 1000);

describe('a token', () => {
  it('that is honest opens a session; the code is redeemed with the verifier of the challenge', async () => {
    expect((await configure()).status).toBe(200);
    const { url, cookie } = await begun();
    hostile.lie({ claims: honest() });
    expect((await complete(hostile.answer(url), cookie)).body.result.data).toMatchObject({ id });
    const asked = new URL(url).searchParams;
    const sent = hostile.redeemed.at(-1)!;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(challengeOf(sent.get('code_verifier')!)).toBe(asked.get('code_challenge'));
    expect(sent.get('redirect_uri')).toBe(`${earshot.url}/sign-in/callback`);
    expect(asked.get('redirect_uri')).toBe(`${earshot.url}/sign-in/callback`);
    expect(asked.get('response_type')).toBe('code');
  });

  it.each<[string, () => Lies]>([
    ['for another nonce', () => ({ claims: { ...honest(), nonce: 'another' } })],
    ['without a nonce', () => ({ claims: { ...honest(), nonce: undefined } })],
    ['for another client', () => ({ claims: { ...honest(), aud: 'another' } })],
    ['of another issuer', () => ({ claims: { ...honest(), iss: 'https://accounts.google.com' } })],
    ['that has expired', () => ({ claims: { ...honest(), exp: seconds() - 600 } })],
    ['without an end', () => ({ claims: { ...honest(), exp: undefined } })],
    ['without a subject', () => ({ claims: { ...honest(), sub: undefined } })],
    ['with an empty subject', () => ({ claims: { ...honest(), sub: '' } })],
    ['with a subject of more than 255 characters', () => ({ claims: { ...honest(), sub: 's'.repeat(256) } })],
    ['with a subject that no database keeps', () => ({ claims: { ...honest(), sub: 'a\0b' } })],
    ['with half a character as subject', () => ({ claims: { ...honest(), sub: '\ud800' } })],
    ['without a signature', () => ({ claims: honest(), signature: 'none' })],
    ['signed with another key', () => ({ claims: honest(), signature: 'other' })],
    ['that is none', () => ({ answer: { status: 200, body: '{}' } })],
    ['that is a page', () => ({ answer: { status: 500, body: '<html>' } })],
    ['that is too long', () => ({ answer: { status: 200, body: 'x'.repeat(3 * 1024 * 1024) } })],
  ])('%s opens none, and nobody is linked', async (_what, lies) => {
    const answer = await signedIn(lies());
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('open_id_failed');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await output(earshot, 'auth.listSessions', await session(earshot, id))).length).toBe(1);
  });

  it.each(['\0', '\ud800', '\n'])('whose e-mail ends in %j is that of nobody', async (end) => {
    const answer = await signedIn({ claims: { ...honest(), email: `${email}${end}` } });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('open_id_email_unverified');
  });

  it('confirms no e-mail that only the address for it tells', async () => {
    const description = { userinfo_endpoint: `${hostile.issuer}/userinfo` };
    hostile.lie({ description });
    for (const confirmed of [{ email_verified: true }, { xms_edov: true }]) {
      const answer = await signedIn({ description, claims: confirmed, userinfo: { email } });
      expect(answer.text).toContain('open_id_email_unverified');
    }
    expect((await signedIn({ description, userinfo: honest() })).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['without code', { code: '' }],
    ['that names an error and a code', { error: 'access_denied' }],
  ])('an answer %s opens none', async (_what, changes) => {
    expect([401, 503]).toContain((await signedIn({ claims: honest() }, changes)).status);
  });
});

describe('a hostile company', () => {
  let victim: OpenIdProvider;
  let victimTenant: Tenant;
  let account: { sub: string; email: string; email_verified: boolean };
  beforeAll(async () => {
    victim = await startOpenIdProvider(() => [`${earshot.url}/sign-in/callback`]);
  });
  beforeEach(async () => {
    victimTenant = await earshot.company();
    expect((await configure(await session(earshot, victimTenant.adminId), victim.issuer)).status).toBe(200);
    const person = await personWithPassword(earshot, victimTenant.companyId);
    account = { sub: randomUUID(), email: person.email, email_verified: true };
    victim.signIn(account);
    expect((await configure()).status).toBe(200);
  });
  afterAll(() => victim.stop());

  it('whose service asserts the e-mail, the subject or the issuer of another company’s people opens none of theirs', async () => {
    const { url, cookie } = await begun(victimTenant.companyId);
    expect((await complete((await victim.visit(url)).search.slice(1), cookie)).status).toBe(200);
    for (const claims of [{ ...account, sub: 'liar' }, account, { ...account, iss: victim.issuer }]) {
      const answer = await signedIn({ claims });
      expect([403, 503]).toContain(answer.status);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('gets no code of another company’s service redeemed, and no answer of its own accepted there', async () => {
    // The victim began at the hostile service, which sent them on to the honest one with its own state.
    const own = await begun();
    const theirs = await begun(victimTenant.companyId);
    const honestAnswer = new URLSearchParams((await victim.visit(theirs.url)).search);
    const state = new URL(own.url).searchParams.get('state')!;
    const before = hostile.redeemed.length;
    const mixed = String(new URLSearchParams({ ...Object.fromEntries(honestAnswer), state }));
    expect((await complete(mixed, own.cookie)).status).toBe(503);
    // Its issuer gives it away before the code reaches the hostile service.
    expect(hostile.redeemed).toHaveLength(before);
    hostile.lie({ claims: account });
    const forged = hostile.answer(theirs.url);
    expect((await complete(forged, theirs.cookie)).status).toBe(503);
    expect(hostile.redeemed).toHaveLength(before);
  });

  it('that points the description of its service at another issuer is refused', async () => {
    hostile.lie({ description: { issuer: victim.issuer } });
    expect((await configure()).status).toBe(400);
    hostile.lie({ description: { issuer: 'https://login.example/{tenantid}/v2.0' } });
    expect((await configure()).status).toBe(400);
  });

  it('cannot have stored what only leads to the address of its service', async () => {
    const { href } = new URL(hostile.issuer);
    for (const issuer of [
      ` ${hostile.issuer}`,
      `${hostile.issuer}${' '.repeat(900)}`,
      `${href}\0`,
      `${href}?`,
      `${href}#`,
    ]) {
      hostile.lie({ description: { issuer } });
      const answer = await configure();
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('open_id_issuer_silent');
    }
  });

  it('reaches no private network with what its service describes', async () => {
    hostile.lie({ description: { token_endpoint: 'http://10.0.0.1/token', jwks_uri: 'http://169.254.169.254/' } });
    expect((await configure()).status).toBe(200);
    const { url, cookie } = await begun();
    expect((await complete(hostile.answer(url), cookie)).text).toContain('open_id_failed');
  });

  it('sends no browser to what it would run', async () => {
    hostile.lie({ description: { authorization_endpoint: 'javascript:alert(1)' } });
    expect((await configure()).status).toBe(200);
    const answer = await call(earshot, 'auth.beginOpenId', {}, { companyId: tenant.companyId });
    expect(answer.text).toContain('open_id_failed');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

it('through a proxy that is not trusted, three hundred of a company that came to nothing are the most (issue 24)', async () => {
  expect((await configure()).status).toBe(200);
  const begin = (companyId: string) =>
    call(earshot, 'auth.beginOpenId', { headers: { 'X-Forwarded-For': '203.0.113.7' } }, { companyId });
  const { db, now } = earshot.service;
  for (let each = 0; each < 299; each += 1)
    await insertTry(db, { id: newId().id, subject: `open-id-proxy:${tenant.companyId}`, failedAt: now() });
  expect((await begin(tenant.companyId)).status).toBe(200);
  expect((await begin(tenant.companyId)).status).toBe(429);
  // Who comes without the header, and other companies, are not concerned.
  expect((await call(earshot, 'auth.beginOpenId', {}, { companyId: tenant.companyId })).status).toBe(200);
  expect((await begin((await earshot.company()).companyId)).status).toBe(404);
});

it('whoever knows the address of a company does not fill its audit log', async () => {
  expect((await configure()).status).toBe(200);
  const filter = { kind: 'signIn.refused', limit: 100 };
  const page = (cursor?: string) =>
    output(earshot, 'company.listAudit', admin, { ...filter, ...(cursor && { cursor }) });
  for (let each = 0; each < 105; each += 1) {
    // A header that anybody can send: nothing counts by address.
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    const { body, ...answer } = await call(earshot, 'auth.beginOpenId', { headers }, { companyId: tenant.companyId });
    const state = new URL(body.result.data.url).searchParams.get('state')!;
    const query = String(new URLSearchParams({ error: 'access_denied', state, iss: hostile.issuer }));
    const refused = await complete(query, cookieOf({ body, ...answer }));
    expect(refused.text).toContain('open_id_refused');
  }
  const told = await page();
  expect(told.items).toHaveLength(100);
  expect(told.nextCursor).toBeNull();
  // Somebody whom the service has confirmed is told in any case.
  const { url, cookie } = await begun();
  hostile.lie({ claims: { email } });
  expect((await complete(hostile.answer(url), cookie)).status).toBe(403);
  expect((await page()).items[0].details).toMatchObject({ reason: 'openIdEmailUnverified' });
});

it('without EARSHOT_OPENID_NETWORKS, no service of a private network is asked', async () => {
  const closed = await startEarshot({}, earshot.database);
  const answer = await call(closed, 'company.updateOpenId', admin, { issuer: hostile.issuer, clientId, clientSecret });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('open_id_issuer_private');
  await closed.stop();
});

// auth.login and auth.logout: the cookie, refusals that tell nothing, throttling by e-mail and by address (docs/decisions/sign-in.md#d51, #d59-origin).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, cookieOf, password, personWithPassword } from '../harness/procedures.ts';
import { deactivateCompany } from '../harness/rows.ts';

const windowMs = 15 * 60_000;

let earshot: Earshot;
let tenant: Tenant;
let email: string;
let id: string;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  // All tests come from one address: none shall suffer for another's failures.
  await earshot.service.db.run('DELETE FROM sign_in_failures');
  tenant = await earshot.company();
  ({ id, email } = await personWithPassword(earshot, tenant.companyId));
});
afterAll(() => earshot.stop());

const login = (input: object = {}, headers: Record<string, string> = {}, server = earshot) =>
  call(server, 'auth.login', { headers }, { email, password, ...input });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();
const times = <T>(count: number, each: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => each(index)));
const me = (cookie: string, server = earshot) => call(server, 'user.me', { headers: { Cookie: cookie } });

const refused = errorText(401, 'auth.login', 'Wrong e-mail or password.');
const blocked = errorText(429, 'auth.login', 'Too many failed sign-ins. Try again in 15 minutes.');

describe('auth.login (D51)', () => {
  it('answers as user.me does, and the cookie is a session', async () => {
    const answer = await login();
    expect(answer.body.result.data).toEqual({
      id,
      name: 'Signer',
      email,
      role: 'admin_company',
      companyId: tenant.companyId,
    });
    expect((await me(cookieOf(answer))).body).toEqual(answer.body);
    expect(cookieOf(await login())).not.toBe(cookieOf(answer));
  });

  it('the cookie is HttpOnly, SameSite=Lax, of the whole site, and Secure only on an https public URL', async () => {
    const plain = (await login()).headers.getSetCookie();
    expect(plain).toEqual([
      expect.stringMatching(/^earshot_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      // By which the browser is known again (docs/decisions/sign-in.md#d63).
      expect.stringMatching(/^earshot_device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const secure = await startEarshot({ EARSHOT_PUBLIC_URL: 'https://earshot.example.com' }, earshot.database);
    try {
      const [cookie] = (await login({}, {}, secure)).headers.getSetCookie();
      expect(cookie).toMatch(/^earshot_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    } finally {
      await secure.stop();
    }
  });

  it('the e-mail counts in any case (D59), the password does not', async () => {
    expect((await login({ email: email.toUpperCase() })).status).toBe(200);
    expect((await login({ email: email.toLowerCase() })).status).toBe(200);
    expect((await login({ password: password.toUpperCase() })).text).toBe(refused);
    expect((await login({ password: ` ${password}` })).text).toBe(refused);
  });

  it('a wrong password, an unknown e-mail, a person without password or deactivated: the same bytes', async () => {
    const { service, user } = earshot;
    const invited = await user(tenant.companyId, 'salesperson');
    const gone = await personWithPassword(earshot, tenant.companyId);
    await service.db.run('UPDATE users SET deactivated_at = 1 WHERE id = ?', [gone.id]);
    const row = await service.db.get<{ email: string }>('SELECT email FROM users WHERE id = ?', [invited]);
    const answers = [
      await login({ password: 'wrong' }),
      await login({ email: 'nobody@example.com' }),
      await login({ email: row!.email }),
      await login({ email: gone.email }),
      await login({ password: '' }),
    ];
    for (const { text, headers } of answers) expect([text, headers.getSetCookie()]).toEqual([refused, []]);
  });

  it('deactivated company: 403 for the right password only (D57)', async () => {
    await deactivateCompany(earshot.service.db, tenant.companyId, Date.UTC(2026, 0, 31));
    const { status, body, headers } = await login();
    expect([status, headers.getSetCookie()]).toEqual([403, []]);
    expect(body.message).toMatch(/^Company ".*" was deactivated on 2026-01-31\.$/);
    expect((await login({ password: 'wrong' })).text).toBe(refused);
  });

  it('fields missing or of another type, or an e-mail beyond any → 400 with issues', async () => {
    for (const [field, value] of [
      ['email', undefined],
      ['password', 5],
      ['email', `${'a'.repeat(300)}@example.com`],
    ] as const)
      expect((await login({ [field]: value })).body.issues[0].path).toEqual([field]);
  });

  it('a page of another origin → 403, also with the right password (D59)', async () => {
    const answer = await login({}, { Origin: 'https://evil.example' });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    expect((await login({}, { Origin: earshot.url })).status).toBe(200);
  });
});

describe('throttling (D51, D63)', () => {
  it('five failures of one e-mail from one address, then 429, even for the right password, until 15 minutes have passed', async () => {
    for (let failed = 0; failed < 5; failed += 1) expect((await login({ password: 'wrong' })).text).toBe(refused);
    expect((await login({ password: 'wrong' })).text).toBe(blocked);
    expect((await login()).text).toBe(blocked);
    expect((await login({ email: email.toUpperCase() })).text).toBe(blocked);
    earshot.advance(windowMs - 60_000);
    expect((await login()).text).toBe(blocked);
    earshot.advance(60_001);
    expect((await login()).status).toBe(200);
  });

  it('other e-mails are not touched; an unknown one is throttled alike', async () => {
    const unknown = 'nobody@example.com';
    for (let failed = 0; failed < 5; failed += 1) expect((await login({ email: unknown })).text).toBe(refused);
    expect((await login({ email: unknown })).text).toBe(blocked);
    expect((await login()).status).toBe(200);
  });

  it('a success clears the failures of its e-mail', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let failed = 0; failed < 4; failed += 1) expect((await login({ password: 'wrong' })).status).toBe(401);
      expect((await login()).status).toBe(200);
    }
  });

  it('twenty failures of one address, whatever the e-mails, then 429 for anybody from there', async () => {
    for (let failed = 0; failed < 20; failed += 1)
      expect((await login({ email: `person-${failed}@example.com` })).text).toBe(refused);
    expect((await login({ email: 'another@example.com' })).text).toBe(blocked);
    expect((await login()).text).toBe(blocked);
    earshot.advance(windowMs + 1);
    expect((await login()).status).toBe(200);
  });

  it('successes do not count to the address', async () => {
    for (let signedIn = 0; signedIn < 22; signedIn += 1) expect((await login()).status).toBe(200);
  });

  it('of 30 parallel tries at one e-mail exactly five have their password looked at', async () => {
    const answers = await times(30, () => login({ password: 'wrong' }));
    expect(statuses(answers)).toEqual([...Array(5).fill(401), ...Array(25).fill(429)]);
  });

  it('of 40 parallel tries from one address exactly twenty', async () => {
    const answers = await times(40, (index) => login({ email: `parallel-${index}@example.com` }));
    expect(statuses(answers)).toEqual([...Array(20).fill(401), ...Array(20).fill(429)]);
  });
});

describe('auth.logout', () => {
  const logout = (headers: Record<string, string>) => call(earshot, 'auth.logout', { headers }, {});

  it('ends the session, in the browser and everywhere; others of the person stay', async () => {
    const [first, second] = [cookieOf(await login()), cookieOf(await login())];
    const answer = await logout({ Cookie: first });
    expect(answer.body.result.data).toEqual({ signedOut: true });
    expect(answer.headers.getSetCookie()).toEqual(['earshot_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
    expect((await me(first)).text).toBe(errorText(401, 'user.me', 'The session has ended. Sign in again.'));
    expect((await me(second)).status).toBe(200);
    expect((await logout({ Cookie: first })).status).toBe(401);
  });

  it('needs a session: a key is none', async () => {
    const message = 'This operation needs a browser session. Sign in first.';
    for (const headers of [{}, { 'X-API-Key': tenant.key }] as Record<string, string>[])
      expect((await logout(headers)).text).toBe(errorText(401, 'auth.logout', message));
  });
});

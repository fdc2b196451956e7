// Throttling sign-ins: an attacker is stopped, and nobody else is (docs/decisions/sign-in.md#d63).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../packages/server/src/accounts/users.ts';
import { type Answer, type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, cookiesOf, password, personWithPassword, session } from '../harness/procedures.ts';

const refused = errorText(401, 'auth.login', 'Wrong e-mail or password.');
const blocked = errorText(429, 'auth.login', 'Too many failed sign-ins. Try again in 15 minutes.');

/** Trusts its proxy, so that a header says from where a request comes. */
let earshot: Earshot;
/** Stands behind a proxy that it was not told of. */
let untold: Earshot;
let tenant: Tenant;
let id: string;
let email: string;
let pauses: number[];
let serial = 0;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_TRUST_PROXY: 'true' });
  untold = await startEarshot({}, earshot.database);
  for (const { service } of [earshot, untold])
    service.pause = async (ms) => {
      pauses.push(ms);
    };
});
beforeEach(async () => {
  pauses = [];
  await earshot.service.db.run('DELETE FROM sign_in_failures');
  tenant = await earshot.company();
  ({ id, email } = await personWithPassword(earshot, tenant.companyId));
});
afterAll(async () => {
  await untold.stop();
  await earshot.stop();
});

/** Never used before. */
const somewhere = () => `198.51.${++serial >> 8}.${serial & 255}`;

interface From {
  address?: string;
  /** Cookies of an earlier answer. */
  cookies?: string;
  on?: Earshot;
}
const login = (input: object, { address = somewhere(), cookies, on = earshot }: From = {}) => {
  const headers: Record<string, string> = { 'X-Forwarded-For': address, ...(cookies && { Cookie: cookies }) };
  return call(on, 'auth.login', { headers }, { email, password, ...input });
};
const fail = (from: From = {}, input: object = {}) => login({ password: 'wrong', ...input }, from);
const deviceOf = (answer: Answer) => cookiesOf(answer, /^earshot_device=/);

async function texts(count: number, each: (index: number) => Promise<Answer>): Promise<string[]> {
  const all: string[] = [];
  for (let index = 0; index < count; index += 1) all.push((await each(index)).text);
  return all;
}

describe('who is blocked (D63)', () => {
  it('an e-mail from one address after five failures; from elsewhere, and others from there, nobody', async () => {
    const address = somewhere();
    expect(await texts(6, () => fail({ address }))).toEqual([...Array(5).fill(refused), blocked]);
    expect((await login({}, { address })).text).toBe(blocked);
    expect((await login({})).status).toBe(200);
    const other = await personWithPassword(earshot, tenant.companyId);
    expect((await login({ email: other.email }, { address })).status).toBe(200);
  });

  it('an address after twenty failures, also across its /64 of IPv6, not beyond', async () => {
    const addresses = (index: number) => `2001:db8:${serial}:7::${(index + 1).toString(16)}`;
    const answers = await texts(21, (index) => fail({ address: addresses(index) }, { email: `${index}@example.com` }));
    expect(answers).toEqual([...Array(20).fill(refused), blocked]);
    expect((await login({}, { address: `2001:db8:${serial}:8::1` })).status).toBe(200);
  });

  it('behind a proxy that is not trusted only pairs, and the log says so once', async () => {
    const warnings: unknown[] = [];
    const { warn } = untold.service.log;
    untold.service.log.warn = ((...given: unknown[]) => void warnings.push(given)) as typeof warn;
    try {
      const answers = await texts(30, (index) => fail({ on: untold }, { email: `${index}@proxied.example` }));
      expect(answers).toEqual(Array(30).fill(refused));
      expect(await texts(6, () => fail({ on: untold }))).toEqual([...Array(5).fill(refused), blocked]);
      expect(warnings).toHaveLength(1);
      expect(JSON.stringify(warnings)).toContain('EARSHOT_TRUST_PROXY');
    } finally {
      untold.service.log.warn = warn;
    }
  });

  it('what others fail at behind an untrusted proxy refuses nobody who signs in on its machine', async () => {
    expect(await texts(20, (index) => fail({ on: untold }, { email: `${index}@proxied.example` }))).toEqual(
      Array(20).fill(refused),
    );
    const direct = (input: object) => call(untold, 'auth.login', {}, { email, password, ...input });
    expect((await direct({})).status).toBe(200);
    const answers = await texts(21, (index) => direct({ email: `${index}@direct.example`, password: 'wrong' }));
    expect(answers).toEqual([...Array(20).fill(refused), blocked]);
  });

  it('counts across processes, and for fifteen minutes', async () => {
    const address = '127.0.0.1';
    for (let failed = 0; failed < 5; failed += 1) await fail({ address, on: failed % 2 ? earshot : untold });
    for (const on of [earshot, untold]) expect((await login({}, { address, on })).text).toBe(blocked);
    earshot.advance(15 * 60_000 + 1);
    expect((await login({}, { address })).status).toBe(200);
  });
});

describe('many addresses against one e-mail (D63)', () => {
  it('wait, ever longer and ten seconds at most, and so does the person; nobody is blocked', async () => {
    for (let failed = 0; failed < 10; failed += 1) expect((await fail()).text).toBe(refused);
    expect(pauses).toEqual([]);
    for (let failed = 0; failed < 10; failed += 1) expect((await fail()).text).toBe(refused);
    expect(pauses).toEqual(Array(10).fill(1000));
    expect((await login({})).status).toBe(200);
    expect(pauses.at(-1)).toBe(2000);
    const { db, now } = earshot.service;
    for (let index = 0; index < 500; index += 1)
      await db.run('INSERT INTO sign_in_failures (id, subject, failed_at) VALUES (?, ?, ?)', [
        `flood-${serial}-${index}`,
        `email:${email.toLowerCase()}`,
        now(),
      ]);
    expect((await login({})).status).toBe(200);
    expect(pauses.at(-1)).toBe(10_000);
  });
});

describe('a browser that has signed in before (D63)', () => {
  it('is never locked out by others: neither by its address nor by the e-mail, and does not wait', async () => {
    const address = somewhere();
    const cookies = deviceOf(await login({}, { address }));
    for (let failed = 0; failed < 30; failed += 1) await fail({ address });
    for (let failed = 0; failed < 20; failed += 1) await fail();
    expect((await login({}, { address })).text).toBe(blocked);
    pauses = [];
    expect((await login({}, { address, cookies })).status).toBe(200);
    expect(pauses).toEqual([]);
  });

  it('a session counts too, without the device’s cookie', async () => {
    const address = somewhere();
    const { Cookie } = (await session(earshot, id)).headers!;
    for (let failed = 0; failed < 6; failed += 1) await fail({ address });
    expect((await login({}, { address })).text).toBe(blocked);
    expect((await login({}, { address, cookies: Cookie! })).status).toBe(200);
  });

  it('is known by its session when somebody with a copy of the device’s cookie has used up that one’s tries', async () => {
    const address = somewhere();
    const device = deviceOf(await login({}, { address }));
    const { Cookie } = (await session(earshot, id)).headers!;
    for (let failed = 0; failed < 30; failed += 1) await fail({ address, cookies: device });
    expect((await login({}, { address, cookies: device })).text).toBe(blocked);
    expect((await login({}, { address, cookies: `${device}; ${Cookie}` })).status).toBe(200);
  });

  it('is no free oracle: after twenty failures it is like any other', async () => {
    const address = somewhere();
    const cookies = deviceOf(await login({}, { address }));
    const answers = await texts(30, () => fail({ address, cookies }));
    expect(answers.filter((text) => text === refused)).toHaveLength(20);
    expect(answers.slice(20)).toEqual(Array(10).fill(blocked));
    expect((await login({}, { address: somewhere(), cookies })).status).toBe(200);
  });

  it('knows who signed in there, nobody else, and nobody whose password was replaced', async () => {
    const address = somewhere();
    const cookies = deviceOf(await login({}, { address }));
    const other = await personWithPassword(earshot, tenant.companyId);
    for (let failed = 0; failed < 5; failed += 1) await fail({ address }, { email: other.email });
    expect((await login({ email: other.email }, { address, cookies })).text).toBe(blocked);
    const both = deviceOf(await login({ email: other.email }, { cookies }));
    expect((await login({ email: other.email }, { address, cookies: both })).status).toBe(200);

    for (let failed = 0; failed < 5; failed += 1) await fail({ address });
    expect((await login({}, { address, cookies: both })).status).toBe(200);
    const { db, now } = earshot.service;
    await db.run('UPDATE users SET password_changed_at = ? WHERE id = ?', [now() + 1, id]);
    for (let failed = 0; failed < 5; failed += 1) await fail({ address });
    expect((await login({}, { address, cookies: both })).text).toBe(blocked);
  });

  it('a cookie that somebody has made or changed is none', async () => {
    const address = somewhere();
    const device = deviceOf(await login({}, { address }));
    for (let failed = 0; failed < 5; failed += 1) await fail({ address });
    const [text, seal] = device.split('=')[1]!.split('.');
    const forged = Buffer.from(JSON.stringify({ id: 'x', people: { [id]: Date.now() } })).toString('base64url');
    for (const value of [forged, `${forged}.${seal}`, `${text}.`, `${text}.AAAA`, `.${seal}`, `${text}.${seal}.x`])
      expect((await login({}, { address, cookies: `earshot_device=${value}` })).text).toBe(blocked);
  });
});

describe('an account of one’s own is no way to guess at another company’s (D63)', () => {
  it('right there, a password is still a try at the others: five of them, and it tells nothing', async () => {
    const evil = await earshot.company();
    const { service } = earshot;
    const guess = 'right in the own company';
    await createUser(service.db, {
      companyId: evil.companyId,
      name: 'Mallory',
      email,
      role: 'admin_company',
      supervisorId: null,
      password: guess,
    });
    const address = somewhere();
    const signedIn = await texts(12, () => login({ password: guess }, { address }));
    expect(signedIn.every((text) => text.includes(evil.companyId))).toBe(true);
    // The same password, right for both by now: from here it is not looked at for the other one any more.
    await service.db.run(
      'UPDATE users SET password_hash = (SELECT u.password_hash FROM users u WHERE u.company_id = ? AND u.name = ?) WHERE id = ?',
      [evil.companyId, 'Mallory', id],
    );
    expect((await login({ password: guess }, { address })).body.result.data.companyId).toBe(evil.companyId);
    expect((await login({ password: guess })).body.result.data.companies).toHaveLength(2);
  });
});

describe('the 429 (D63, D44)', () => {
  it('says in Retry-After how long the window is', async () => {
    const address = somewhere();
    await texts(5, () => fail({ address }));
    const answer = await login({}, { address });
    expect([answer.text, answer.headers.get('retry-after')]).toEqual([blocked, '900']);
    expect((await fail()).headers.get('retry-after')).toBeNull();
  });
});

describe('the present password, asked before it is changed (D63)', () => {
  it('five wrong ones, then 429 for this session; signing in is not touched', async () => {
    const one: RequestOptions = await session(earshot, id);
    const change = (currentPassword: string, as = one) =>
      call(earshot, 'auth.changePassword', as, { currentPassword, newPassword: 'another good one' });
    for (let failed = 0; failed < 5; failed += 1) expect((await change('wrong')).status).toBe(400);
    const answer = await change(password);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await login({})).status).toBe(200);
    expect((await change(password, await session(earshot, id))).status).toBe(200);
  });
});

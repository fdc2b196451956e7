// Browser sessions over HTTP: what they open, how they end, where their requests may come from, how many there may be (docs/decisions/rate-limits.md#d44, docs/decisions/sign-in.md#d51, #d59-origin, docs/decisions/access.md#d57).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../packages/server/src/background.ts';
import { operationFacts } from '../../packages/server/src/http/operation-facts.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, output, session } from '../harness/procedures.ts';
import { deactivateCompany, revokeKey } from '../harness/rows.ts';
import { requestWith, sampleInput } from '../harness/sample-input.ts';

const hourMs = 60 * 60_000;
const ended = errorText(401, 'user.me', 'The session has ended. Sign in again.');

let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_PUBLIC_URL: 'https://earshot.example.com' });
});
beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});
afterAll(() => earshot.stop());

const me = (as: RequestOptions, server = earshot) => call(server, 'user.me', as);
const withHeaders = (as: RequestOptions, headers: Record<string, string>) => ({
  ...as,
  headers: { ...as.headers, ...headers },
});

describe('what a session opens', () => {
  const procedures = operationFacts.filter(({ acceptsSession }) => acceptsSession);
  const rest = operationFacts.filter(({ style }) => style === 'rest');

  it.each(procedures.map((facts) => [facts.path, facts] as const))('%s takes it', async (_path, facts) => {
    const [path, options] = requestWith(facts, sampleInput(facts));
    const { status, text } = await earshot.request(facts.method.toUpperCase(), path, { ...options, ...admin });
    expect([401, 403], text).not.toContain(status);
  });

  it.each(rest.map((facts) => [`${facts.method} ${facts.path}`, facts] as const))(
    'REST takes a key only: %s → 401 (D51)',
    async (_title, facts) => {
      const [path, options] = requestWith(facts, sampleInput(facts));
      const { text } = await earshot.request(facts.method.toUpperCase(), path, { ...options, ...admin });
      expect(text).toBe(errorText(401, facts.name, 'API Key required. Use header X-API-Key.'));
    },
  );

  it('a role is refused by its name, not by a scope that no session has', async () => {
    const seller = await session(earshot, await earshot.user(tenant.companyId, 'salesperson'));
    const message = 'Your role does not allow this. It requires the role admin_company or super_admin.';
    for (const name of ['apiKeys.list', 'analysisWebhooks.list', 'integrations.list'] as const)
      expect((await call(earshot, name, seller)).text).toBe(errorText(403, name, message));
    expect((await call(earshot, 'user.listByCompany', seller)).status).toBe(200);
  });

  it('whatever is no session → 401', async () => {
    for (const value of ['x', 'A'.repeat(43), 'é', '"quoted"'])
      expect((await me({ headers: { Cookie: `earshot_session=${encodeURIComponent(value)}` } })).text).toBe(ended);
    for (const Cookie of ['earshot_session=', 'other=1', 'earshot_session'])
      expect((await me({ headers: { Cookie } })).text).toBe(
        errorText(401, 'user.me', 'API Key required. Use header X-API-Key.'),
      );
  });

  it('is found among other cookies', async () => {
    const Cookie = `theme=dark; ${admin.headers!.Cookie}; lang=pt`;
    expect((await me({ headers: { Cookie } })).status).toBe(200);
  });
});

describe('a key and a session together', () => {
  it('the key decides where both are taken: whose it is, and that it is bad', async () => {
    const seller = await session(earshot, await earshot.user(tenant.companyId, 'salesperson'));
    expect(await output(earshot, 'user.me', { ...seller, key: tenant.key })).toMatchObject({ id: tenant.adminId });
    await revokeKey(earshot.service.db, tenant.key, Date.now());
    for (const key of ['x', tenant.key])
      expect((await me({ ...seller, key })).text).toBe(errorText(401, 'user.me', 'Invalid or expired API Key'));
  });

  it('the session decides where only it is taken, whatever key comes with it (D57)', async () => {
    for (const key of ['x', (await earshot.company()).key])
      expect((await call(earshot, 'analysisWebhooks.list', { ...admin, key })).status).not.toBe(401);
    const message = 'This operation needs a browser session. Sign in first.';
    expect((await call(earshot, 'analysisWebhooks.list', tenant.key)).text).toBe(
      errorText(401, 'analysisWebhooks.list', message),
    );
  });
});

describe('how a session ends', () => {
  it('by 12 idle hours, each use counting anew (D51)', async () => {
    for (let used = 0; used < 3; used += 1) {
      earshot.advance(12 * hourMs - 60_000);
      expect((await me(admin)).status).toBe(200);
    }
    earshot.advance(12 * hourMs);
    expect((await me(admin)).text).toBe(ended);
  });

  it('with the person, at once', async () => {
    const id = await earshot.user(tenant.companyId, 'supervisor');
    const theirs = await session(earshot, id);
    await earshot.service.db.run('UPDATE users SET deactivated_at = 1 WHERE id = ?', [id]);
    expect((await me(theirs)).text).toBe(ended);
  });

  it('with the company: 403, and on again when it is activated (D57)', async () => {
    const { db } = earshot.service;
    await deactivateCompany(db, tenant.companyId, Date.UTC(2026, 0, 31));
    const { status, body } = await me(admin);
    expect([status, body.message]).toEqual([403, expect.stringMatching(/was deactivated on 2026-01-31\.$/)]);
    await db.run('UPDATE companies SET deactivated_at = NULL WHERE id = ?', [tenant.companyId]);
    expect((await me(admin)).status).toBe(200);
  });

  it('not with the server: it is in the database, for every server there', async () => {
    const second = await startEarshot({}, earshot.database);
    try {
      second.service.now = () => earshot.service.now();
      expect((await me(admin, second)).status).toBe(200);
      await call(second, 'auth.logout', admin, {});
      expect((await me(admin)).text).toBe(ended);
    } finally {
      await second.stop();
    }
  });
});

describe('Origin (D59)', () => {
  const write = (headers: Record<string, string>) =>
    call(earshot, 'company.update', withHeaders(admin, headers), { name: 'Norte' });
  const message = 'Requests with a session must come from the pages of this service.';

  it.each([
    'https://evil.example',
    'null',
    'https://earshot.example.com.evil.example',
    'http://earshot.example.com',
    'https://earshot.example.com:444',
    'earshot.example.com',
    'file://',
  ])('%s on a write → 403', async (origin) => {
    expect((await write({ Origin: origin })).text).toBe(errorText(403, 'company.update', message));
  });

  it('the same host on another port → 403', async () => {
    const { hostname } = new URL(earshot.url);
    expect((await write({ Origin: `http://${hostname}:1` })).status).toBe(403);
  });

  it('none, the own host and the public address pass', async () => {
    const origins: Record<string, string>[] = [{}, { Origin: earshot.url }, { Origin: 'https://earshot.example.com' }];
    for (const headers of origins) expect((await write(headers)).status).toBe(200);
  });

  it('is not looked at for reads, nor for requests with a key', async () => {
    const Origin = 'https://evil.example';
    expect((await me(withHeaders(admin, { Origin }))).status).toBe(200);
    const options = { key: tenant.key, headers: { Origin } };
    expect((await call(earshot, 'company.update', options, { name: 'Norte' })).status).toBe(200);
  });

  it('no answer invites other origins (CORS)', async () => {
    const { headers } = await me(withHeaders(admin, { Origin: 'https://evil.example' }));
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('how many requests (D44)', () => {
  it('300 a minute per session, apart from those of keys and of other sessions', async () => {
    const answers = await Promise.all(Array.from({ length: 310 }, () => me(admin)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(300);
    expect((await me(admin)).text).toBe(errorText(429, 'user.me', 'Rate limit exceeded. Try again in 60s.'));
    expect((await call(earshot, 'user.me', tenant.key)).headers.get('ratelimit-limit')).toBe('60');
    const other = await me(await session(earshot, tenant.adminId));
    expect([other.status, other.headers.get('ratelimit-limit')]).toEqual([200, '300']);
    earshot.advance(60_000);
    expect((await me(admin)).status).toBe(200);
  });

  it('is forgotten once nobody asks any more, with the sessions that have ended', async () => {
    await me(admin);
    const { db } = earshot.service;
    const left = async () =>
      Promise.all(
        ['rate_windows', 'sessions'].map(async (table) => (await db.all(`SELECT * FROM ${table}`)).length > 0),
      );
    await sweep(earshot.service);
    expect(await left()).toEqual([true, true]);
    earshot.advance(12 * hourMs + 1);
    await sweep(earshot.service);
    expect(await left()).toEqual([false, false]);
  });
});

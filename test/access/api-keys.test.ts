// apiKeys.* over HTTP: scopes that only narrow, expiry, the cap of ten, use and revocation (docs/contract.md#authentication; docs/decisions/access.md#d16, #d17, #d57).
import { scopes, scopesOfRole } from '@earshot/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, output, session } from '../harness/procedures.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

type Input = Record<string, unknown>;
interface Listed {
  id: string;
  name: string;
  lastUsedAt: string | null;
}

const create = (input: Input = {}, as: string | RequestOptions = tenant.key) =>
  call(earshot, 'apiKeys.create', as, { name: 'CRM', ...input });
const created = async (input: Input = {}, as: string | RequestOptions = tenant.key) =>
  (await create(input, as)).body.result.data as { id: string; key: string; scopes: string[]; expiresAt: string };
const revoke = (keyId: string, as = tenant.key) => call(earshot, 'apiKeys.revoke', as, { keyId });
const list = async (as = tenant.key, server = earshot) => (await output(server, 'apiKeys.list', as)) as Listed[];
const statusOf = async (key: string, server = earshot) => (await call(server, 'user.me', key)).status;

describe('apiKeys.create (D16)', () => {
  it('answers the record plus key, once, and scopes', async () => {
    const { key, scopes: given, ...record } = await created({ name: 'Dashboard' });
    expect(key).toMatch(/^esk_[0-9A-Za-z]{38}$/);
    expect(record).toEqual({
      id: record.id,
      name: 'Dashboard',
      createdAt: expect.any(String),
      lastUsedAt: null,
      expiresAt: null,
    });
    expect(given).toEqual(scopes);
    expect(await list()).toContainEqual(record);
    const rows = await earshot.service.db.all('SELECT * FROM api_keys WHERE company_id = ?', [tenant.companyId]);
    for (const text of [JSON.stringify(rows), JSON.stringify(await list())]) expect(text).not.toContain(key.slice(8));
    expect(await output(earshot, 'user.me', key)).toMatchObject({ id: tenant.adminId });
  });

  it('with a key: the scopes of that key', async () => {
    const held = ['api:analyses:read', 'api:keys:write'];
    const parent = await earshot.apiKey(tenant.companyId, tenant.adminId, { scopes: held });
    const child = await created({}, parent);
    expect(child.scopes).toEqual(held);
    expect((await call(earshot, 'credits.getSummary', child.key)).status).toBe(403);
    expect((await call(earshot, 'analysis.list', child.key)).status).toBe(200);
  });

  it('with a session: all that the role allows, or those chosen', async () => {
    const admin = await session(earshot, tenant.adminId);
    expect((await created({}, admin)).scopes).toEqual(scopesOfRole('admin_company'));
    expect((await created({ scopes: ['api:credits:read'] }, admin)).scopes).toEqual(['api:credits:read']);
  });

  it('scopes may only narrow: none, one, one named twice', async () => {
    for (const [wanted, expected] of [
      [[], []],
      [['api:users:read'], ['api:users:read']],
      [['api:users:read', 'api:users:read'], ['api:users:read']],
    ]) {
      const child = await created({ scopes: wanted });
      expect(child.scopes).toEqual(expected);
      expect(await statusOf(child.key)).toBe(200);
      expect((await call(earshot, 'analysis.list', child.key)).status).toBe(403);
    }
  });

  it('scopes that would widen, or that do not exist → 400 naming them, no key made (D57)', async () => {
    const parent = await earshot.apiKey(tenant.companyId, tenant.adminId, { scopes: ['api:keys:write'] });
    const widened = await create({ scopes: ['api:keys:write', 'api:users:read'] }, parent);
    expect(widened.text).toBe(
      errorText(400, 'apiKeys.create', 'A new key cannot have a scope that you lack: api:users:read'),
    );
    const unknown = await create({ scopes: ['api:everything'] });
    expect(unknown.text).toBe(errorText(400, 'apiKeys.create', 'Unknown scope: api:everything'));
    expect(await list()).toHaveLength(2);
  });

  it('expiresAt: kept, and the key refused from then on', async () => {
    const at = new Date(earshot.service.now() + 60_000).toISOString();
    const { key, expiresAt } = await created({ expiresAt: at });
    expect(expiresAt).toBe(at);
    expect(await statusOf(key)).toBe(200);
    earshot.advance(60_000);
    expect((await call(earshot, 'user.me', key)).text).toBe(errorText(401, 'user.me', 'Invalid or expired API Key'));
    expect((await created({ expiresAt: '2099-01-01' })).expiresAt).toBe('2099-01-01T00:00:00.000Z');
    expect((await created({ expiresAt: '2099-01-01T01:00:00+02:00' })).expiresAt).toBe('2098-12-31T23:00:00.000Z');
  });

  it('expiresAt in the past, or no time at all → 400', async () => {
    const past = "'expiresAt' is in the past. Use a future time or leave it out.";
    const invalid = "'expiresAt' must be an ISO-8601 date or date-time.";
    for (const [expiresAt, message] of [
      ['2020-01-01', past],
      [new Date(earshot.service.now() - 1).toISOString(), past],
      ['tomorrow', invalid],
      ['2099-02-30', invalid],
      ['', invalid],
    ])
      expect((await create({ expiresAt })).text).toBe(errorText(400, 'apiKeys.create', message!));
    for (const value of [5, null])
      expect((await create({ expiresAt: value })).body.issues[0].path).toEqual(['expiresAt']);
  });
});

describe('the cap of ten (Authentication 9)', () => {
  const message = 'A company may have at most 10 active API keys. Revoke one before creating another.';
  const fill = async () => {
    const keys = [];
    for (let made = 1; made < 10; made += 1) keys.push(await created({ name: `Key ${made}` }));
    return keys;
  };

  it('an eleventh active key → 400; another company is not touched', async () => {
    await fill();
    expect((await create()).text).toBe(errorText(400, 'apiKeys.create', message));
    expect(await list()).toHaveLength(10);
    expect((await create({}, (await earshot.company()).key)).status).toBe(200);
  });

  it('revoked and expired ones do not count', async () => {
    const [first, second] = await fill();
    await revoke(first!.id);
    expect((await create()).status).toBe(200);
    expect((await create()).status).toBe(400);
    await earshot.service.db.run('UPDATE api_keys SET expires_at = 1 WHERE id = ?', [second!.id]);
    expect((await create()).status).toBe(200);
    expect((await create()).status).toBe(400);
  });

  it('of 30 parallel creations exactly ten keys come to be', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => create()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    for (const { status, text } of answers)
      if (status !== 200) expect(text).toBe(errorText(400, 'apiKeys.create', message));
    expect(await list()).toHaveLength(10);
  });
});

describe('apiKeys.list', () => {
  it('is the company’s, oldest first: expired ones stay, revoked ones are left out', async () => {
    const [expired, revoked, kept] = [await created(), await created(), await created()];
    await earshot.service.db.run('UPDATE api_keys SET expires_at = 1 WHERE id = ?', [expired.id]);
    await revoke(revoked.id);
    await earshot.company();
    const ids = (await list()).map(({ id }) => id);
    expect(ids.slice(1)).toEqual([expired.id, kept.id]);
    expect(ids).toHaveLength(3);
  });
});

describe('lastUsedAt (D17, D57)', () => {
  const lastUse = async (id: string) => (await list()).find((each) => each.id === id)!.lastUsedAt;

  it('is null until used, then written at most once a minute', async () => {
    const { id, key } = await created();
    expect(await lastUse(id)).toBeNull();
    const usedAt = earshot.service.now();
    await statusOf(key);
    await expect.poll(() => lastUse(id)).not.toBeNull();
    const first = (await lastUse(id))!;
    expect(Date.parse(first)).toBeGreaterThanOrEqual(usedAt);
    earshot.advance(50_000);
    const db = earshot.service.db.forgettable;
    const { run } = db;
    let writes = 0;
    db.run = async (sql, values) => {
      const changed = await run(sql, values);
      if (sql.includes('last_used_at')) writes += changed;
      return changed;
    };
    for (let used = 0; used < 5; used += 1) await statusOf(key);
    db.run = run;
    expect([writes, await lastUse(id)]).toEqual([0, first]);
    earshot.advance(10_001);
    await statusOf(key);
    await expect.poll(() => lastUse(id)).not.toBe(first);
  });

  it('is off the request’s path: it fails, or never ends, and the request is answered', async () => {
    const db = earshot.service.db.forgettable;
    const { run } = db;
    for (const write of [() => Promise.reject(new Error('disk full')), () => new Promise<number>(() => undefined)]) {
      const { key } = await created();
      db.run = (sql, values) => (sql.includes('last_used_at') ? write() : run(sql, values));
      expect(await statusOf(key)).toBe(200);
      db.run = run;
    }
  });
});

describe('apiKeys.revoke (Authentication 10)', () => {
  it('is immediate, and answers the same again on repeats, parallel ones too', async () => {
    const { id, key } = await created();
    const [first, ...others] = await Promise.all([revoke(id), revoke(id), revoke(id)]);
    expect(first.body.result.data).toEqual({ id, revokedAt: expect.any(String) });
    expect((await call(earshot, 'user.me', key)).text).toBe(errorText(401, 'user.me', 'Invalid or expired API Key'));
    earshot.advance(5_000);
    for (const again of [...others, await revoke(id)]) expect(again.text).toBe(first.text);
  });

  it('a key of another company → 404, as if there were none, and it keeps working', async () => {
    const other = await earshot.company();
    const foreign = await created({}, other.key);
    const answers = [await revoke(foreign.id), await revoke('nonexistent')];
    for (const { text } of answers) expect(text).toBe(errorText(404, 'apiKeys.revoke', 'API key not found'));
    expect(await statusOf(foreign.key)).toBe(200);
  });

  it('a key may revoke itself', async () => {
    const own = (await list())[0]!.id;
    expect((await revoke(own)).status).toBe(200);
    expect((await revoke(own)).status).toBe(401);
  });

  it('is seen at once by another server on the database', async () => {
    const { id, key } = await created();
    const second = await startEarshot({}, earshot.database);
    try {
      expect(await statusOf(key, second)).toBe(200);
      await revoke(id);
      expect(await statusOf(key, second)).toBe(401);
      expect((await list(tenant.key, second)).map((each) => each.id)).not.toContain(id);
    } finally {
      await second.stop();
    }
  });
});

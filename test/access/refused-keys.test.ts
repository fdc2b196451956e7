// API keys that are refused, and sessions that ask for more than their role: an entry in the audit log of whose key it is, the others of the hour in one, and keys that are nobody's in a log of their own (docs/decisions/audit.md#refused-keys).
import { generateApiKey, scopes } from '@earshot/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChains } from '../../packages/server/src/audit/verify-chains.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { earshot as command } from '../harness/process.ts';
import { insertAnalysis } from '../harness/rows.ts';

const hourMs = 60 * 60_000;
let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_TRUST_PROXY: 'true' });
});
beforeEach(async () => {
  // What was counted before belongs to another hour.
  earshot.advance(hourMs);
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});
afterAll(() => earshot.stop());

interface Entry {
  subject_id: string | null;
  made_by: string;
  key_id: string | null;
  address: string | null;
  details: Record<string, unknown>;
}

const server = 'installation';
const refusals = async (companyId = tenant.companyId): Promise<Entry[]> => {
  const rows = await earshot.service.db.all<Omit<Entry, 'details'> & { details: string }>(
    "SELECT subject_id, made_by, key_id, address, details FROM audit_entries WHERE company_id = ? AND kind = 'key.refused' ORDER BY sequence",
    [companyId],
  );
  return rows.map((row) => ({ ...row, details: JSON.parse(row.details) }));
};
const has = (expected: object[], companyId = tenant.companyId) =>
  expect.poll(() => refusals(companyId)).toMatchObject(expected);
const ask = async (key: string, address = '203.0.113.7', name: Parameters<typeof call>[1] = 'user.me') => {
  const answer = await call(earshot, name, { key, headers: { 'X-Forwarded-For': address } }, {});
  expect([401, 403], answer.text).toContain(answer.status);
};
const made = async (input: object = {}): Promise<{ id: string; key: string }> =>
  output(earshot, 'apiKeys.create', admin, { name: 'CRM', ...input });

describe('an entry says which key, why, from where and what was asked for', () => {
  const entry = (reason: string, keyId: string, operation = 'user.me') => ({
    subject_id: keyId,
    made_by: 'key',
    key_id: keyId,
    address: '203.0.113.7',
    details: { reason, operation },
  });

  it('revoked, expired, outside its networks, without the scope, with a secret that was replaced', async () => {
    const revoked = await made();
    await output(earshot, 'apiKeys.revoke', admin, { keyId: revoked.id });
    await ask(revoked.key);
    const elsewhere = await made({ networks: ['198.51.100.4'] });
    await ask(elsewhere.key);
    const narrow = await made({ scopes: ['api:credits:read'] });
    await ask(narrow.key, '203.0.113.7', 'analysis.list');
    const rotated = await made();
    await output(earshot, 'apiKeys.rotate', admin, { keyId: rotated.id, overlapHours: 0 });
    await ask(rotated.key);
    const expired = await made({ expiresAt: new Date(earshot.service.now() + 1000).toISOString() });
    earshot.advance(2000);
    await ask(expired.key);
    await has([
      entry('revoked', revoked.id),
      entry('network', elsewhere.id),
      entry('scope', narrow.id, 'analysis.list'),
      entry('replaced', rotated.id),
      entry('expired', expired.id),
    ]);
    const { items } = await output(earshot, 'company.listAudit', admin, { kind: 'key.refused', keyId: narrow.id });
    expect(items).toMatchObject([{ actor: { kind: 'key', keyId: narrow.id }, subjectId: narrow.id }]);
    expect((await verifyChains(earshot.service.db, tenant.companyId))[0]!.problem).toBeNull();
  });

  it('a role that may not, an unknown permission, a person who has left, a company that is closed', async () => {
    const { db } = earshot.service;
    const seller = await earshot.user(tenant.companyId, 'salesperson');
    const role = await earshot.apiKey(tenant.companyId, seller);
    await ask(role, undefined, 'apiKeys.list');
    await ask(await earshot.apiKey(tenant.companyId, seller, { scopes: [...scopes, 'api:everything'] }));
    await db.run('UPDATE users SET deactivated_at = 1 WHERE id = ?', [seller]);
    await ask(role);
    await db.run('UPDATE companies SET deactivated_at = 1 WHERE id = ?', [tenant.companyId]);
    await ask(tenant.key);
    const reasons = ['role', 'permissions', 'personDeactivated', 'companyClosed'];
    await has(reasons.map((reason) => ({ details: { reason } })));
  });

  it('one that is nobody’s is in the log of the server, which the command line prints and checks', async () => {
    const before = (await refusals(server)).length;
    const unknown = generateApiKey();
    await ask(unknown);
    await ask('not a key');
    const expected = ['unknown', 'malformed'].map((reason) => ({
      subject_id: null,
      made_by: 'visitor',
      address: '203.0.113.7',
      details: { reason, operation: 'user.me' },
    }));
    await expect.poll(async () => (await refusals(server)).slice(before)).toMatchObject(expected);
    expect(await refusals()).toEqual([]);
    const environment = { EARSHOT_DATABASE_URL: earshot.database.url };
    const { stdout } = await command(['audit', 'export', '--server'], environment);
    expect(stdout).toContain('"reason":"malformed"');
    expect(stdout).not.toContain(unknown);
    const verified = await command(['audit', 'verify', '--json'], environment);
    const chains: { companyId: string; problem: string | null }[] = JSON.parse(verified.stdout).chains;
    expect(chains.find(({ companyId }) => companyId === server)).toMatchObject({ problem: null });
  });
});

describe('a session that asks for more than its role', () => {
  const refusedPeople = async () =>
    (await output(earshot, 'company.listAudit', admin, { kind: 'person.refused' })).items as Record<string, unknown>[];

  it('has an entry with the person and the operation, before and after the input was read; repeats are counted', async () => {
    const seller = await earshot.user(tenant.companyId, 'salesperson');
    const analysisId = await insertAnalysis(earshot.service.db, tenant.companyId, { salesperson_id: seller });
    const as = await session(earshot, seller);
    const refused = async (name: Parameters<typeof call>[1], input: Record<string, unknown>) =>
      expect((await call(earshot, name, as, input)).status).toBe(403);
    await refused('company.listAudit', {});
    await refused('company.listAudit', {});
    await expect.poll(refusedPeople).toMatchObject([
      {
        actor: { kind: 'person', userId: seller },
        subjectId: seller,
        details: { reason: 'role', operation: 'company.listAudit' },
      },
    ]);
    earshot.advance(hourMs);
    await refused('analysis.setAttribution', { id: analysisId, salespersonId: null });
    await expect
      .poll(refusedPeople)
      .toMatchObject([
        { details: { reason: 'role', operation: 'analysis.setAttribution' } },
        { details: { reason: 'role', more: 1 } },
        {},
      ]);
    expect(await refusals()).toEqual([]);
  });

  it('what does not exist for the caller has none', async () => {
    const foreign = await insertAnalysis(earshot.service.db, (await earshot.company()).companyId, {});
    expect((await call(earshot, 'analysis.get', admin, { id: foreign })).status).toBe(404);
    expect(await refusedPeople()).toEqual([]);
  });
});

describe('nobody fills the log', () => {
  it('the others of an hour, of a key, a reason and an address, are one entry with their number', async () => {
    const { id, key } = await made();
    await output(earshot, 'apiKeys.revoke', admin, { keyId: id });
    for (let time = 0; time < 5; time += 1) await ask(key);
    await has([{ details: { reason: 'revoked' } }]);
    await sweep(earshot.service);
    expect(await refusals()).toHaveLength(1);
    earshot.advance(hourMs);
    await sweep(earshot.service);
    await has([
      { key_id: id, details: { operation: 'user.me' } },
      { key_id: id, address: '203.0.113.7', details: { reason: 'revoked', more: 4 } },
    ]);
    await ask(key);
    await has([{}, {}, { details: { reason: 'revoked', operation: 'user.me' } }]);
  });

  it('an IPv6 line is one address, and beyond 60 entries an hour the rest of a company is one', async () => {
    const { id, key } = await made();
    await output(earshot, 'apiKeys.revoke', admin, { keyId: id });
    for (let host = 1; host <= 3; host += 1) await ask(key, `2001:db8::${host}`);
    for (let host = 1; host <= 70; host += 1) await ask(key, `198.51.100.${host}`);
    await expect.poll(async () => (await refusals()).length).toBe(60);
    earshot.advance(hourMs);
    await sweep(earshot.service);
    await expect.poll(async () => (await refusals()).length).toBe(62);
    expect((await refusals()).slice(60).map(({ address, details }) => [address, details])).toEqual([
      ['2001:db8::1', { reason: 'revoked', more: 2 }],
      [null, { reason: 'several', more: 11 }],
    ]);
  });
});

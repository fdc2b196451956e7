// Walks the document: what every operation answers to wrong keys, missing permissions, other methods, other companies (docs/decisions/requests.md, docs/decisions/access.md#d11, #d12, #d13, #d14).
import { generateApiKey, scopes } from '@earshot/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OperationFacts, operationFacts } from '../../packages/server/src/http/operation-facts.ts';
import { type Answer, type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { deactivateCompany, revokeKey } from '../harness/rows.ts';
import { requestWith, sampleInput } from '../harness/sample-input.ts';

const title = (facts: OperationFacts) => `${facts.method.toUpperCase()} ${facts.path}`;
const named = (list: readonly OperationFacts[]) => list.map((facts) => [title(facts), facts] as const);
const withKey = operationFacts.filter((facts) => facts.acceptsApiKey);
const posts = operationFacts.filter((facts) => facts.bodyLimitBytes !== null);

let earshot: Earshot;
let tenant: Tenant;
/** Keys that are refused in one way each. */
const refused = {
  invalid: [] as string[],
  deactivated: [] as string[],
  unknownPermission: '',
  roles: [] as [role: string, key: string][],
};
const without = new Map<string, string>();

beforeAll(async () => {
  earshot = await startEarshot();
  const { db } = earshot.service;
  tenant = await earshot.company();
  const { companyId, adminId } = await earshot.company();
  const good = await earshot.apiKey(companyId, adminId);
  const expired = await earshot.apiKey(companyId, adminId, { expiresAt: Date.now() - 1 });
  const revoked = await earshot.apiKey(companyId, adminId);
  await revokeKey(db, revoked, Date.now());
  const leaver = await earshot.user(companyId, 'salesperson');
  const left = await earshot.apiKey(companyId, leaver);
  await db.run('UPDATE users SET deactivated_at = 1 WHERE id = ?', [leaver]);
  const changed = good.slice(0, -1) + (good.endsWith('0') ? '1' : '0');
  refused.invalid = ['x', `${good}, ${good}`, changed, generateApiKey(), expired, revoked, left];
  refused.unknownPermission = await earshot.apiKey(companyId, adminId, { scopes: [...scopes, 'api:everything'] });
  for (const role of ['salesperson', 'supervisor'] as const)
    refused.roles.push([role, await earshot.apiKey(companyId, await earshot.user(companyId, role))]);

  const gone = await earshot.company({ name: 'Velha' });
  refused.deactivated = [gone.key, await earshot.apiKey(gone.companyId, gone.adminId, { scopes: [] })];
  await deactivateCompany(db, gone.companyId, Date.UTC(2025, 11, 31));

  const narrow = await earshot.company();
  for (const left of scopes) {
    const others = scopes.filter((scope) => scope !== left);
    without.set(left, await earshot.apiKey(narrow.companyId, narrow.adminId, { scopes: others }));
  }
});
// No test here is about the rate limits.
beforeEach(() => earshot.advance(60_000));
afterAll(() => earshot.stop());

/** A valid request, with other options over it. */
function call(facts: OperationFacts, options: RequestOptions = {}): Promise<Answer> {
  const [path, sample] = requestWith(facts, sampleInput(facts));
  return earshot.request(facts.method.toUpperCase(), path, { ...sample, ...options });
}

function expectText(answer: Answer, status: number, path: string, message: string): void {
  expect(answer.text).toBe(errorText(status, path, message));
  expect(answer.status).toBe(status);
}

describe('the document', () => {
  it('has every procedure at both prefixes (D1)', () => {
    const procedures = operationFacts.filter(({ style }) => style === 'procedure');
    const paths = procedures.map(({ path }) => path);
    expect(paths.toSorted()).toEqual(
      [...new Set(procedures.map(({ name }) => name))].flatMap((name) => [`/trpc/${name}`, `/v1/${name}`]).toSorted(),
    );
    expect(operationFacts.filter(({ style }) => style === 'rest')).toHaveLength(4);
  });

  it('names only scopes that exist (D11)', () => {
    for (const { scope } of operationFacts) if (scope !== null) expect(scopes).toContain(scope);
  });
});

describe.each(named(withKey))('%s with a key', (_title, facts) => {
  it('no key → 401 (Authentication 2)', async () => {
    expectText(await call(facts), 401, facts.name, 'API Key required. Use header X-API-Key.');
  });

  it('malformed, unknown, revoked or expired key, or one of a deactivated person → 401', async () => {
    for (const key of refused.invalid)
      expectText(await call(facts, { key }), 401, facts.name, 'Invalid or expired API Key');
  });

  it('deactivated company → 403 (D14)', async () => {
    for (const key of refused.deactivated)
      expectText(await call(facts, { key }), 403, facts.name, 'Company "Velha" was deactivated on 2025-12-31.');
  });

  it('unknown permission value → 403 (D13)', async () => {
    const wanted = facts.scope ?? 'api:analyses:read';
    const message = `Chave de API com permissões inválidas. Gere uma nova chave com a permissão ${wanted}.`;
    expectText(await call(facts, { key: refused.unknownPermission }), 403, facts.name, message);
  });

  it.runIf(facts.scope !== null)('missing scope → 403 naming it (D11)', async () => {
    const key = without.get(facts.scope!)!;
    expectText(await call(facts, { key }), 403, facts.name, `API key lacks the required scope: ${facts.scope}`);
  });

  it.runIf(facts.roles !== null)('a role that may not → 403 (D12)', async () => {
    const message = `Your role does not allow this. It requires the role ${facts.roles!.join(' or ')}.`;
    const mayNot = refused.roles.filter(([role]) => !facts.roles!.includes(role));
    expect(mayNot).not.toEqual([]);
    for (const [, key] of mayNot) expectText(await call(facts, { key }), 403, facts.name, message);
  });
});

describe.each(named(withKey.filter(({ query }) => query.length > 0)))('%s', (_title, facts) => {
  it('misspelt parameters → 400 that names both, in requests that may read (D67)', async () => {
    for (const { name } of facts.query)
      for (const given of [`${name}[x]`, name.toUpperCase()]) {
        const path = `${facts.path.replaceAll(/\{\w+\}/g, 'x')}?${encodeURIComponent(given)}=1`;
        const { status, body } = await earshot.get(path, tenant.key);
        expect(status).toBe(400);
        expect(body.issues.map(({ message }: { message: string }) => message)).toEqual([
          `Unknown query parameter '${given}'. Did you mean '${name}'?`,
        ]);
      }
    expect((await earshot.get(facts.path)).status).toBe(401);
  });
});

describe.each(named(operationFacts.filter((facts) => facts.acceptsSession && !facts.acceptsApiKey)))(
  '%s with a session only',
  (_title, facts) => {
    it('no session, with an API key or without → 401 (Webhook configuration procedures)', async () => {
      for (const options of [{}, { key: tenant.key }])
        expectText(
          await call(facts, options),
          401,
          facts.name,
          'This operation needs a browser session. Sign in first.',
        );
    });
  },
);

describe.each(named(posts.filter((facts) => facts.acceptsApiKey || !facts.acceptsSession)))(
  '%s body',
  (_title, facts) => {
    const raw = new TextEncoder().encode('{}');
    const send = async (headers: Record<string, string>) => {
      const key = facts.acceptsApiKey ? { key: tenant.key } : {};
      return earshot.request('POST', facts.path, { raw, headers, ...key });
    };

    it('no Content-Type → 415, for a procedure 401 (D5)', async () => {
      const answer = await send({});
      if (facts.style === 'rest') expectText(answer, 415, facts.name, 'Content-Type must be application/json.');
      else expectText(answer, 401, facts.name, 'Header Content-Type is missing. Send Content-Type: application/json.');
    });

    it('another Content-Type → 415; parameters and case do not matter (D5)', async () => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/json5',
        'multipart/form-data',
      ])
        expectText(await send({ 'Content-Type': type }), 415, facts.name, 'Content-Type must be application/json.');
      const answer = await send({ 'Content-Type': 'Application/JSON; charset=utf-8' });
      expect(answer.status).toBe(400);
    });
  },
);

describe('methods and addresses', () => {
  const paths = [...new Set(operationFacts.map(({ path }) => path))];

  it.each(paths)('%s with another method → 405 naming those that it has (D3)', async (path) => {
    const known = operationFacts.filter((facts) => facts.path === path).map(({ method }) => method.toUpperCase());
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !known.includes(method));
    for (const method of others) {
      const answer = await earshot.request(method, path.replace('{id}', 'x'));
      const allowed = answer.headers.get('allow') ?? '';
      expect(
        allowed
          .split(', ')
          .filter((name) => name !== 'HEAD')
          .toSorted(),
      ).toEqual(known.toSorted());
      const name = path.replace(/^\/(v1\/|trpc\/)?/, '').replace('{id}', 'x');
      expectText(answer, 405, name, `Method not supported at this address. Allowed: ${allowed}.`);
    }
  });

  it('GET / for what is no browser → 404 that names /docs', async () => {
    const { status, body } = await earshot.get('/');
    expect([status, body.message]).toEqual([
      404,
      "No operation at '/'. See /docs or /openapi.json for the addresses of this service.",
    ]);
  });

  it.each([
    ['/api', 'api'],
    ['/api/unknown', 'api/unknown'],
    ['/api/analyses/a/b', 'api/analyses/a/b'],
    ['/v1/analysis.unknown', 'analysis.unknown'],
    ['/trpc/user.you', 'user.you'],
    ['/v2/user.me', 'v2/user.me'],
  ])('unknown address or procedure %s → 404 with its path (D2, D55), key or none', async (address, path) => {
    const { key } = tenant;
    for (const method of ['GET', 'POST'])
      for (const options of [{}, { key }]) {
        const { text, status } = await earshot.request(method, `${address}?secret=1`, options);
        const { message, ...rest } = JSON.parse(text);
        expect([status, rest]).toEqual([
          404,
          { code: 'NOT_FOUND', data: { code: 'NOT_FOUND', httpStatus: 404, path, reason: 'address_not_found' } },
        ]);
        expect(message).not.toContain('secret');
      }
  });
});

// A new secret for the same key; the one before works for a time that is chosen (docs/decisions/access.md#rotation-of-a-key).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, output, session } from '../harness/procedures.ts';

const hourMs = 3_600_000;

let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});
afterAll(() => earshot.stop());

interface Secret {
  id: string;
  key: string;
  previousSecretEndsAt: string;
}
const created = (input: object = {}): Promise<Secret> =>
  output(earshot, 'apiKeys.create', admin, { name: 'CRM', ...input });
const rotate = (keyId: string, input: object = {}, as: string | RequestOptions = admin) =>
  call(earshot, 'apiKeys.rotate', as, { keyId, ...input });
const rotated = async (keyId: string, input: object = {}, as: string | RequestOptions = admin): Promise<Secret> =>
  output(earshot, 'apiKeys.rotate', as, { keyId, ...input });
const statusOf = async (key: string) => (await call(earshot, 'user.me', key)).status;
const detailsOf = async (id: string) =>
  ((await output(earshot, 'apiKeys.listDetails', admin)) as { id: string }[]).find((each) => each.id === id);

describe('rotation of a key', () => {
  it('the key stays itself: id, name, scopes, end and networks; both secrets work until the time that is answered', async () => {
    const networks = ['127.0.0.0/8'];
    const { id, key } = await created({ scopes: ['api:users:read'], expiresAt: '2099-01-01', networks });
    const before = await detailsOf(id);
    const { key: second, previousSecretEndsAt, ...rest } = await rotated(id, { overlapHours: 168 });
    expect(rest).toEqual({ id });
    expect(second).toMatch(/^esk_[0-9A-Za-z]{38}$/);
    expect(Date.parse(previousSecretEndsAt)).toBeGreaterThan(earshot.service.now() + 167 * hourMs);
    expect(await detailsOf(id)).toEqual({ ...before, previousSecretEndsAt });
    for (const each of [key, second]) {
      expect(await statusOf(each)).toBe(200);
      expect((await call(earshot, 'credits.getSummary', each)).status).toBe(403);
    }
    earshot.advance(168 * hourMs);
    expect((await call(earshot, 'user.me', key)).text).toBe(errorText(401, 'user.me', 'Invalid or expired API Key'));
    expect(await statusOf(second)).toBe(200);
    const later = await session(earshot, tenant.adminId);
    const [, listed] = await output(earshot, 'apiKeys.listDetails', later);
    expect(listed).toMatchObject({ id, previousSecretEndsAt: null });
  });

  it('without a wish, a day; with 0, the secret before ends at once', async () => {
    const { id, key } = await created();
    const day = Date.parse((await rotated(id)).previousSecretEndsAt) - earshot.service.now();
    expect(Math.round(day / hourMs)).toBe(24);
    const { key: third } = await rotated(id, { overlapHours: 0 });
    expect([await statusOf(key), await statusOf(third)]).toEqual([401, 200]);
  });

  it('a second rotation ends the secret before the first at once', async () => {
    const { id, key: first } = await created();
    const { key: second } = await rotated(id, { overlapHours: 168 });
    const { key: third } = await rotated(id, { overlapHours: 168 });
    expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([401, 200, 200]);
  });

  it('revoking ends both; a revoked key gets no new secret', async () => {
    const { id, key } = await created();
    const { key: second } = await rotated(id);
    await output(earshot, 'apiKeys.revoke', admin, { keyId: id });
    expect([await statusOf(key), await statusOf(second)]).toEqual([401, 401]);
    expect((await rotate(id)).text).toBe(errorText(404, 'apiKeys.rotate', 'API key not found'));
  });

  it('an expired key gets none, and its secret before ends with it', async () => {
    const { id, key } = await created({ expiresAt: new Date(earshot.service.now() + hourMs).toISOString() });
    const { key: second } = await rotated(id);
    earshot.advance(hourMs);
    expect([await statusOf(key), await statusOf(second)]).toEqual([401, 401]);
    expect((await rotate(id)).text).toBe(
      errorText(400, 'apiKeys.rotate', 'The API key has expired. Create a new one.'),
    );
  });

  it('with a key: only itself, so that no key gets the scopes of another', async () => {
    const { id, key } = await created({ scopes: ['api:keys:write'] });
    const { id: wide } = await created();
    expect((await rotate(wide, {}, key)).text).toBe(
      errorText(
        403,
        'apiKeys.rotate',
        'An API key can rotate only itself. Sign in as an administrator to rotate another key.',
      ),
    );
    const { key: second } = await rotated(id, { overlapHours: 0 }, key);
    expect([await statusOf(key), await statusOf(second)]).toEqual([401, 200]);
    const { id: narrow, key: without } = await created({ scopes: ['api:keys:read'] });
    expect((await rotate(narrow, {}, without)).status).toBe(403);
  });

  it('with the secret before: refused, so that whoever has a leaked one does not put out the owner', async () => {
    const { id, key } = await created({ scopes: ['api:keys:write'] });
    const { key: second } = await rotated(id, { overlapHours: 24 });
    const refused = await rotate(id, { overlapHours: 0 }, key);
    expect([refused.status, refused.body.data.reason]).toEqual([403, 'api_key_secret_replaced']);
    expect([await statusOf(key), await statusOf(second)]).toEqual([200, 200]);
    const { key: third } = await rotated(id, { overlapHours: 0 }, second);
    expect([await statusOf(key), await statusOf(second), await statusOf(third)]).toEqual([401, 401, 200]);
  });

  it('the secret before changes neither keys nor people nor the company, and still does everything else', async () => {
    const { id, key } = await created();
    const { id: spare } = await created({ name: 'Spare' });
    const person = { name: 'Eva', role: 'salesperson' };
    const changes = [
      ['apiKeys.create', { name: 'Lasting' }],
      ['apiKeys.rotate', { keyId: id }],
      ['apiKeys.revoke', { keyId: spare }],
      ['user.create', { ...person, email: 'eva@rotation.test' }],
      ['user.update', { id: tenant.adminId, name: 'Mallory' }],
      ['user.createInvitation', { id: await earshot.user(tenant.companyId, 'salesperson') }],
      ['company.update', { name: 'Mallory & Co.' }],
    ] as const;
    const { key: second } = await rotated(id);
    for (const [name, input] of changes) {
      const { status, body } = await call(earshot, name, key, input);
      expect([name, status, body.data?.reason]).toEqual([name, 403, 'api_key_secret_replaced']);
    }
    for (const name of [
      'user.me',
      'user.listByCompany',
      'apiKeys.list',
      'credits.getSummary',
      'analysis.list',
    ] as const)
      expect([name, (await call(earshot, name, key)).status]).toEqual([name, 200]);
    expect((await call(earshot, 'user.create', second, { ...person, email: 'eva@rotation.test' })).status).toBe(200);
    expect((await call(earshot, 'apiKeys.revoke', second, { keyId: spare })).status).toBe(200);
    // Without the scope, or without the role, that is what is told.
    const { id: narrow, key: reader } = await created({ scopes: ['api:keys:read'] });
    await rotated(narrow);
    expect((await call(earshot, 'apiKeys.create', reader, { name: 'x' })).body.data.reason).toBe('scope_missing');
  });

  it('of parallel rotations with the same secret, one succeeds', async () => {
    const { id, key } = await created({ scopes: ['api:keys:write'] });
    const answers = await Promise.all(Array.from({ length: 5 }, () => rotate(id, {}, key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403]);
  });

  it("a super_admin's key: only a super_admin (D63)", async () => {
    const root = await earshot.user(tenant.companyId, 'super_admin');
    const asRoot = await session(earshot, root);
    const { id } = await output(earshot, 'apiKeys.create', asRoot, { name: 'Root' });
    expect((await rotate(id)).status).toBe(403);
    expect((await rotate(id, {}, asRoot)).status).toBe(200);
  });

  it("another company's key is as if it did not exist", async () => {
    const { id, key } = await created();
    const foreign = await earshot.company();
    for (const as of [foreign.key, await session(earshot, foreign.adminId)])
      expect((await rotate(id, {}, as)).text).toBe((await rotate('nonexistent', {}, as)).text);
    expect(await statusOf(key)).toBe(200);
  });

  it.each([-1, 169, 1.5, '24', null])('overlapHours %j → 400, and the secret stays', async (overlapHours) => {
    const { id, key } = await created();
    expect((await rotate(id, { overlapHours })).body.issues[0].path).toEqual(['overlapHours']);
    expect(await statusOf(key)).toBe(200);
  });

  it('is in the audit log, without the secret, and no secret is stored', async () => {
    const { id } = await created();
    const { key } = await rotated(id, { overlapHours: 3 });
    const { items } = await output(earshot, 'company.listAudit', admin, { kind: 'key.rotated' });
    expect(items).toMatchObject([{ subjectId: id, details: { overlapHours: 3 } }]);
    const rows = await earshot.service.db.all('SELECT * FROM api_keys WHERE id = ?', [id]);
    for (const text of [JSON.stringify(rows), JSON.stringify(items)]) expect(text).not.toContain(key.slice(8));
  });

  it('of parallel rotations, each answers a secret, and the last two work', async () => {
    const { id, key } = await created();
    const secrets = await Promise.all(Array.from({ length: 5 }, () => rotated(id)));
    const statuses = await Promise.all(secrets.map((each) => statusOf(each.key)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(await statusOf(key)).toBe(401);
  });
});

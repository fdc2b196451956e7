// The `earshot` command: every row of its table that acts on the database, with --json and with its errors.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../packages/server/src/records/migrations/index.ts';
import { freshDatabase, type TestDatabase } from '../harness/database.ts';
import { earshot } from '../harness/process.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.remove());

const run = (...commandLine: string[]) => earshot(commandLine, { EARSHOT_DATABASE_URL: database.url });

async function json(...commandLine: string[]) {
  const { code, stdout, stderr } = await run(...commandLine, '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  // Nothing but one JSON object on stdout.
  return JSON.parse(stdout);
}

const refused = async (...commandLine: string[]) => {
  const { code, stdout, stderr } = await run(...commandLine);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  return stderr.trim();
};

const newCompany = async (): Promise<string> => (await json('company', 'create', '--name', 'Lima')).id;

let serial = 0;
const newUser = async (company: string, role: string): Promise<string> =>
  (
    await json(
      'user',
      'create',
      '--company',
      company,
      '--name',
      'Rui',
      '--email',
      `rui${++serial}@example.com`,
      '--role',
      role,
    )
  ).id;

describe('earshot migrate', () => {
  it('prints what it applied, and nothing the second time', async () => {
    expect(await json('migrate')).toEqual({ applied: migrations.map(({ name }) => name) });
    expect(await json('migrate')).toEqual({ applied: [] });
  });
});

describe('earshot company', () => {
  it('create prints {id, name}; --minutes is the opening balance, by default the plan of 600', async () => {
    const company = await json(
      'company',
      'create',
      '--name',
      'Lima',
      '--language',
      'pt',
      '--plan',
      'Pro',
      '--plan-minutes',
      '90',
    );
    expect(company).toEqual({ id: expect.any(String), name: 'Lima' });
    expect(await json('credits', 'grant', '--company', company.id, '--minutes', '0')).toEqual({
      companyId: company.id,
      balance: 90,
    });
    const other = await json('company', 'create', '--name', 'Mike', '--minutes', '12.5');
    expect(await json('credits', 'grant', '--company', other.id, '--minutes', '0')).toMatchObject({ balance: 12.5 });
    expect(await json('credits', 'grant', '--company', await newCompany(), '--minutes', '0')).toMatchObject({
      balance: 600,
    });
  });

  it('deactivate keeps the first date; activate removes it', async () => {
    const id = await newCompany();
    const first = await json('company', 'deactivate', id);
    expect(first).toEqual({ id, deactivatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
    expect(await json('company', 'deactivate', id)).toEqual(first);
    expect(await json('company', 'activate', id)).toEqual({ id, deactivatedAt: null });
  });

  it('says what is wrong in one line', async () => {
    expect(await refused('company', 'deactivate', 'nobody')).toBe('earshot: there is no company with the id nobody');
    expect(await refused('company', 'create', '--name', ' ')).toContain('--name');
    expect(await refused('company', 'create', '--name', 'x', '--language', 'fr')).toContain('pt, en, es');
    expect(await refused('company', 'create', '--name', 'x', '--minutes', 'many')).toContain('--minutes');
  });
});

describe('earshot user create', () => {
  it('prints the user with an invitation link, or with null when a password was given', async () => {
    const companyId = await newCompany();
    const supervisorId = await newUser(companyId, 'supervisor');
    const invited = await json(
      'user',
      'create',
      '--company',
      companyId,
      '--name',
      'Bia',
      '--email',
      'Bia@example.com',
      '--role',
      'salesperson',
      '--supervisor',
      supervisorId,
    );
    expect(invited).toEqual({
      id: expect.any(String),
      name: 'Bia',
      email: 'Bia@example.com',
      role: 'salesperson',
      companyId,
      supervisorId,
      invitationUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/invitation\/[\w-]{32}$/),
    });
    const withPassword = await json(
      'user',
      'create',
      '--company',
      companyId,
      '--name',
      'Al',
      '--email',
      'al@example.com',
      '--role',
      'super_admin',
      '--password',
      'correct horse',
    );
    expect(withPassword).toMatchObject({ supervisorId: null, invitationUrl: null });
  });

  it('refuses an unknown company, a foreign supervisor, a second user of one e-mail in any case', async () => {
    const companyId = await newCompany();
    const foreign = await newUser(await newCompany(), 'supervisor');
    const base = ['user', 'create', '--name', 'Bo', '--role', 'salesperson', '--email'];
    expect(await refused(...base, 'bo@example.com', '--company', 'none')).toBe(
      'earshot: there is no company with the id none',
    );
    expect(await refused(...base, 'bo@example.com', '--company', companyId, '--supervisor', foreign)).toBe(
      `earshot: this company has no supervisor with the id ${foreign}`,
    );
    await json(...base, 'bo@example.com', '--company', companyId);
    expect(await refused(...base, 'BO@example.com', '--company', companyId)).toBe(
      'earshot: the company already has a user with the e-mail BO@example.com',
    );
    expect(await refused(...base, 'bo2@example.com', '--company', companyId, '--role', 'boss')).toContain(
      'salesperson, supervisor, admin_company, super_admin',
    );
  });
});

describe('earshot key', () => {
  it('create prints the key once, with all scopes of the role unless some were chosen', async () => {
    const companyId = await newCompany();
    const admin = await newUser(companyId, 'admin_company');
    const all = await json('key', 'create', '--user', admin, '--name', 'all');
    expect(all).toMatchObject({
      id: expect.any(String),
      key: expect.stringMatching(/^esk_[0-9A-Za-z]{38}$/),
      expiresAt: null,
    });
    expect(all.scopes).toContain('api:keys:write');
    const one = await json(
      'key',
      'create',
      '--user',
      admin,
      '--name',
      'one',
      '--scope',
      'api:analyses:read',
      '--expires-at',
      '2099-01-01',
    );
    expect(one).toMatchObject({ scopes: ['api:analyses:read'], expiresAt: '2099-01-01T00:00:00.000Z' });
  });

  it('refuses unknown scopes unless forced, scopes beyond the role, past expiries, unknown users', async () => {
    const companyId = await newCompany();
    const salesperson = await newUser(companyId, 'salesperson');
    const base = ['key', 'create', '--user', salesperson, '--name', 'k'];
    expect(await refused(...base, '--scope', 'api:everything')).toContain('unknown scope api:everything');
    expect((await json(...base, '--scope', 'api:everything', '--force')).scopes).toEqual(['api:everything']);
    expect(await refused(...base, '--scope', 'api:keys:write')).toContain('does not have the scope api:keys:write');
    expect(await refused(...base, '--expires-at', '2020-01-01')).toContain('must be in the future');
    expect(await refused('key', 'create', '--user', 'none', '--name', 'k')).toBe(
      'earshot: there is no user with the id none',
    );
  });

  it('--network restricts a key, and rotate gives it a new secret, once', async () => {
    const companyId = await newCompany();
    const admin = await newUser(companyId, 'admin_company');
    const base = ['key', 'create', '--user', admin, '--name', 'k'];
    const { id, key } = await json(...base, '--network', '203.0.113.0/24', '--network', '2001:db8::/32');
    const listed = async () => (await json('key', 'list', '--company', companyId)).keys[0];
    expect(await listed()).toMatchObject({ id, networks: ['203.0.113.0/24', '2001:db8::/32'], lastUsedAddress: null });
    expect(await refused(...base, '--network', '203.0.113.0/33')).toContain('Use an address or a network');
    const rotated = await json('key', 'rotate', id, '--overlap-hours', '168');
    expect(rotated).toEqual({ id, key: expect.stringMatching(/^esk_/), previousSecretEndsAt: expect.any(String) });
    expect(rotated.key).not.toBe(key);
    expect(await listed()).toMatchObject({ id, previousSecretEndsAt: rotated.previousSecretEndsAt });
    expect(await refused('key', 'rotate', id, '--overlap-hours', '169')).toContain('from 0 to 168');
    expect(await refused('key', 'rotate', 'none')).toBe('earshot: there is no API key with the id none');
  });

  it('has at most ten active keys a company, also when created in parallel (D57)', async () => {
    const admin = await newUser(await newCompany(), 'admin_company');
    const results = await Promise.all(
      Array.from({ length: 12 }, () => run('key', 'create', '--user', admin, '--name', 'k', '--json')),
    );
    expect(results.filter((result) => result.code === 0)).toHaveLength(10);
    expect(await refused('key', 'create', '--user', admin, '--name', 'k')).toContain('10 active API keys');
    const { id } = JSON.parse(results.find((result) => result.code === 0)!.stdout);
    const revoked = await json('key', 'revoke', id);
    expect(revoked).toEqual({ id, revokedAt: expect.any(String) });
    expect(await json('key', 'revoke', id)).toEqual(revoked);
    await json('key', 'create', '--user', admin, '--name', 'k');
    expect(await refused('key', 'revoke', 'none')).toBe('earshot: there is no API key with the id none');
  });
});

describe('earshot credits grant', () => {
  it('adds and takes away, and prints the balance', async () => {
    const companyId = await newCompany();
    expect(await json('credits', 'grant', '--company', companyId, '--minutes', '10.25')).toEqual({
      companyId,
      balance: 610.25,
    });
    expect(await json('credits', 'grant', '--company', companyId, '--minutes', '-700')).toEqual({
      companyId,
      balance: -89.75,
    });
    expect(await refused('credits', 'grant', '--company', 'none', '--minutes', '1')).toBe(
      'earshot: there is no company with the id none',
    );
  });
});

describe('unknown commands and options', () => {
  it('end with status 1 and say so', async () => {
    expect(await refused('sing')).toContain("unknown command 'sing'");
    expect(await refused('migrate', '--loudly')).toContain("unknown option '--loudly'");
  });
});

describe('a mistyped setting', () => {
  const mistyped = { EARSHOT_PUBLICURL: 'https://earshot.example', EARSHOT_API_KEY: 'esk_x' };
  const advice = 'EARSHOT_PUBLICURL is not a setting and has no effect. Did you mean EARSHOT_PUBLIC_URL?';

  it('is named with the nearest setting, in one line', async () => {
    const { code, stderr } = await earshot(['migrate'], { EARSHOT_DATABASE_URL: database.url, ...mistyped });
    expect({ code, stderr }).toEqual({ code: 0, stderr: `earshot: ${advice}\n` });
  });

  it.each(['serve', 'worker'])('%s logs it before anything can fail', async (command) => {
    const { code, stderr } = await earshot([command], { ...mistyped, EARSHOT_BACKGROUND: 'perhaps' });
    const [line, failure, ...more] = stderr.trim().split('\n');
    expect(JSON.parse(line!)).toMatchObject({ level: 'warn', msg: advice });
    expect([code, failure, more]).toEqual([1, 'earshot: EARSHOT_BACKGROUND must be on or off.', []]);
  });
});

describe('lists', () => {
  it('company list has every company with its balance; for people, a line for each', async () => {
    const id = await newCompany();
    await run('company', 'deactivate', id);
    const { companies } = await json('company', 'list');
    const [own] = companies.filter((one: { id: string }) => one.id === id);
    expect(own).toMatchObject({ name: 'Lima', language: 'en', plan: 'Standard', balanceMinutes: 600 });
    expect(own.deactivatedAt).toMatch(/^\d{4}-/);
    expect((await run('company', 'list')).stdout).toContain(`${id}  Lima  en  600 min  deactivated since `);
  });

  it('user list and key list have those of one company, and no secrets', async () => {
    const company = await newCompany();
    expect((await run('key', 'list', '--company', company)).stdout).toBe('The company has no API key.\n');
    const user = await newUser(company, 'admin_company');
    await newUser(await newCompany(), 'admin_company');
    const { id, key } = await json('key', 'create', '--user', user, '--name', 'CRM');
    const { users } = await json('user', 'list', '--company', company);
    expect(users).toEqual([
      { id: user, name: 'Rui', email: expect.any(String), role: 'admin_company', supervisorId: null, isActive: true },
    ]);
    const listed = await run('key', 'list', '--company', company, '--json');
    expect(JSON.parse(listed.stdout).keys).toMatchObject([{ id, name: 'CRM', userId: user, lastUsedAt: null }]);
    for (const text of [listed.stdout, (await run('key', 'list', '--company', company)).stdout])
      expect(text).not.toContain(key);
    await run('key', 'revoke', id);
    expect((await json('key', 'list', '--company', company)).keys).toEqual([]);
  });

  it('user reset-second-factor takes anybody, and nobody that there is not', async () => {
    const id = await newUser(await newCompany(), 'admin_company');
    expect(await json('user', 'reset-second-factor', id)).toEqual({ id, reset: true });
    expect(await refused('user', 'reset-second-factor', 'none')).toBe('earshot: there is no user with the id none');
  });

  it.each(['user', 'key'])('%s list of no company is refused', async (noun) => {
    expect(await refused(noun, 'list', '--company', 'none')).toBe('earshot: there is no company with the id none');
  });
});

// Erasure of a person: access ends at once; analyses stay without name and address, or go; nothing else of the person is left (docs/decisions/erasure.md).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placesOfText, verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { analysesOf, insertAnalysis, insertIntegrationRow } from '../harness/rows.ts';

const name = 'Anabel Prado';
let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
let id: string;
let email: string;
let supervisor: string;

beforeAll(async () => {
  // Sweeps are the tests' own, so that none finishes an erasure before its time.
  earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off' });
});
beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
  supervisor = await earshot.user(tenant.companyId, 'supervisor', { name: 'Vera Lins' });
  id = await earshot.user(tenant.companyId, 'salesperson', { name, supervisorId: supervisor });
  ({ email } = (await earshot.service.db.get<{ email: string }>('SELECT email FROM users WHERE id = ?', [id]))!);
});
afterAll(() => earshot.stop());

const erase = (analyses: string, person = id, as: string | RequestOptions = admin) =>
  call(earshot, 'user.delete', as, { id: person, analyses });
const spoken = () => `${transcript(2)}\n[01:55] ${name}: Write to ${email}, I am ${name}.`;
const create = async (key: string, changes: object = {}) => {
  const { status, body, text } = await earshot.create({ transcript: spoken(), ...changes }, key, {
    'Idempotency-Key': `key ${Math.random()}`,
  });
  expect(status, text).toBe(200);
  return body.id as string;
};
const everything = async (): Promise<string> =>
  JSON.stringify([
    await earshot.service.db.all(
      'SELECT * FROM analyses JOIN analysis_documents ON analysis_id = id WHERE company_id = ?',
      [tenant.companyId],
    ),
    await earshot.service.db.all('SELECT * FROM users WHERE company_id = ?', [tenant.companyId]),
    await earshot.service.db.all('SELECT body FROM idempotency_keys WHERE company_id = ?', [tenant.companyId]),
  ]);

describe('user.delete', () => {
  it('keep: the analyses stay, with their scores, without name and address in any column; access ends at once', async () => {
    const key = await earshot.apiKey(tenant.companyId, id, { scopes: ['api:analyses:write', 'api:analyses:read'] });
    const own = await session(earshot, id);
    const analysis = await create(key, { salespersonId: id });
    const before = (await earshot.get(`/api/analyses/${analysis}`, tenant.key)).body;
    expect(await everything()).toContain(name);
    expect((await erase('keep')).body.result.data).toEqual({ id, isComplete: true });
    const after = (await earshot.get(`/api/analyses/${analysis}`, tenant.key)).body;
    expect(after).toMatchObject({ salespersonId: null, salespersonName: null, displayScore: before.displayScore });
    expect(after.transcript).toContain('[…]: Write to […], I am […].');
    const left = (await everything()).toLowerCase();
    for (const word of [name.toLowerCase(), email.toLowerCase(), id]) expect(left).not.toContain(word);
    expect((await verifyErasure(id, earshot.service)).traces).toEqual([]);
    expect((await earshot.get('/api/analyses', key)).status).toBe(401);
    expect((await call(earshot, 'user.me', own)).status).toBe(401);
    const { status, body } = await erase('keep');
    expect([status, body.message]).toEqual([404, 'User not found']);
  });

  it('delete: the analyses go too; what the person made for others stays theirs, without its maker', async () => {
    const key = await earshot.apiKey(tenant.companyId, id, { scopes: ['api:analyses:write'] });
    const own = await create(tenant.key, { salespersonId: id });
    const others = await insertAnalysis(earshot.service.db, tenant.companyId, {
      created_by: id,
      salesperson_id: supervisor,
      salesperson_name: 'Vera Lins',
    });
    expect(key).not.toBe('');
    expect((await erase('delete')).body.result.data.isComplete).toBe(true);
    expect((await analysesOf(earshot.service.db, tenant.companyId)).map((row) => row.id)).toEqual([others]);
    for (const gone of [own, id]) expect((await verifyErasure(gone, earshot.service)).traces).toEqual([]);
  });

  it('no integration names the person; one that collected of nobody else is switched off (issue 24)', async () => {
    const { db } = earshot.service;
    await output(earshot, 'user.update', admin, { id, extensions: ['2001', '+5511987654321'] });
    const settings = [
      { location: '/a', neverRecorded: ['11987654321', '3003', email.toUpperCase()], onlyExtensions: ['2001', '2002'] },
      { location: '/b', neverRecorded: ['2001'] },
      { location: '/c', onlyExtensions: ['2001'] },
      { location: '/d', neverRecorded: ['20011', 'vera@example.com'] },
    ];
    const made: string[] = [];
    for (const each of settings)
      made.push(await insertIntegrationRow(earshot.service.db, tenant.companyId, { settings: JSON.stringify(each) }));
    expect((await erase('keep')).status).toBe(200);
    const left: unknown[] = [];
    for (const integration of made) {
      const row = await db.get<{ settings: string; is_active: number }>(
        'SELECT settings, is_active FROM integrations WHERE id = ?',
        [integration],
      );
      left.push([JSON.parse(row!.settings), row!.is_active]);
    }
    expect(left).toEqual([
      [{ location: '/a', neverRecorded: ['3003'], onlyExtensions: ['2002'] }, 1],
      [{ location: '/b' }, 1],
      [{ location: '/c' }, 0],
      [settings[3], 1],
    ]);
    for (const word of [email, '11987654321']) expect(await placesOfText(word, earshot.service)).toEqual([]);
  });

  it('a supervisor: who was supervised has none, and no analysis names one', async () => {
    await create(tenant.key, { salespersonId: id });
    expect(await everything()).toContain('Vera Lins');
    expect((await erase('keep', supervisor)).status).toBe(200);
    expect(await everything()).not.toContain('Vera Lins');
    expect((await verifyErasure(supervisor, earshot.service)).traces).toEqual([]);
  });

  it('a name that a supervisor had before goes from the analyses too; names of others stay', async () => {
    const { db } = earshot.service;
    const named = (supervisorName: string) =>
      insertAnalysis(db, tenant.companyId, {
        salesperson_id: id,
        salesperson_name: name,
        supervisor_name: supervisorName,
      });
    const olga = await earshot.user(tenant.companyId, 'supervisor', { name: 'Olga Reis' });
    const [former, present, others] = [await named('Vera Castro'), await named('Vera Lins'), await named('Olga Reis')];
    const foreign = await insertAnalysis(db, (await earshot.company()).companyId, { supervisor_name: 'Vera Castro' });
    expect((await erase('keep', supervisor)).status).toBe(200);
    const nameOn = async (analysis: string) =>
      (await db.get<{ name: string | null }>('SELECT supervisor_name AS name FROM analyses WHERE id = ?', [analysis]))!
        .name;
    expect([await nameOn(former), await nameOn(present), await nameOn(others)]).toEqual([null, null, 'Olga Reis']);
    expect(await nameOn(foreign)).toBe('Vera Castro');
    expect(olga).not.toBe(supervisor);
  });

  it('of many analyses it does some at once, and sweeps do the rest; what is in progress is waited for', async () => {
    for (let count = 0; count < 130; count += 1)
      await insertAnalysis(earshot.service.db, tenant.companyId, { salesperson_id: id, salesperson_name: name });
    const running = await insertAnalysis(earshot.service.db, tenant.companyId, {
      salesperson_id: id,
      salesperson_name: name,
      status: 'pending',
      run_after: 9e15,
    });
    expect((await erase('keep')).body.result.data).toEqual({ id, isComplete: false });
    // Nobody lets the person in again meanwhile.
    expect((await call(earshot, 'user.update', admin, { id, isActive: true })).status).toBe(404);
    expect((await call(earshot, 'user.createInvitation', admin, { id })).status).toBe(404);
    await sweep(earshot.service);
    expect((await verifyErasure(id, earshot.service)).traces).toEqual([
      'database: analyses.salesperson_id (1 row)',
      'database: users.id (1 row)',
    ]);
    await earshot.service.db.run("UPDATE analyses SET status = 'failed' WHERE id = ?", [running]);
    await sweep(earshot.service);
    expect((await verifyErasure(id, earshot.service)).traces).toEqual([]);
    expect(await analysesOf(earshot.service.db, tenant.companyId)).toHaveLength(131);
  });

  it('a name that they had at the time goes too', async () => {
    const formerly = 'Anabel Castro';
    await output(earshot, 'user.update', admin, { id, name: formerly });
    const analysis = await create(tenant.key, {
      salespersonId: id,
      transcript: `${spoken()}\n[01:56] ${formerly}: This is ${formerly} speaking.`,
    });
    await output(earshot, 'user.update', admin, { id, name });
    expect((await erase('keep')).body.result.data.isComplete).toBe(true);
    const { transcript: left } = (await earshot.get(`/api/analyses/${analysis}`, tenant.key)).body;
    expect(left).toContain('[…]: This is […] speaking.');
    for (const word of [name, formerly]) expect(await everything()).not.toContain(word);
  });

  it.each(['keep', 'delete'])(
    '%s: a legal hold that comes while it goes on keeps its analysis as it is, until it is lifted',
    async (analyses) => {
      const db = earshot.service.db;
      for (let count = 0; count < 130; count += 1)
        await insertAnalysis(db, tenant.companyId, { salesperson_id: id, salesperson_name: name });
      const held = await create(tenant.key, { salespersonId: id });
      const heldRow = () =>
        db.get(
          'SELECT salesperson_id, salesperson_name, transcript FROM analyses JOIN analysis_documents ON analysis_id = id WHERE id = ?',
          [held],
        );
      const before = await heldRow();
      expect((await erase(analyses)).body.result.data).toEqual({ id, isComplete: false });
      await output(earshot, 'analysis.setLegalHold', admin, { id: held, held: true });
      await sweep(earshot.service);
      expect(await heldRow()).toEqual(before);
      expect(await db.all('SELECT id FROM analyses WHERE salesperson_id = ?', [id])).toEqual([{ id: held }]);
      await output(earshot, 'analysis.setLegalHold', admin, { id: held, held: false });
      await sweep(earshot.service);
      expect(await db.get('SELECT id FROM users WHERE id = ?', [id])).toBeUndefined();
      expect(await everything()).not.toContain(name);
      expect((await heldRow()) === undefined).toBe(analyses === 'delete');
    },
  );

  it('409 while a legal hold keeps one of the analyses; nothing changed', async () => {
    const analysis = await insertAnalysis(earshot.service.db, tenant.companyId, { salesperson_id: id });
    await output(earshot, 'analysis.setLegalHold', admin, { id: analysis, held: true });
    for (const analyses of ['keep', 'delete']) expect((await erase(analyses)).status).toBe(409);
    expect((await call(earshot, 'user.me', await session(earshot, id))).status).toBe(200);
  });

  it('not oneself, no super_admin by others, no other company’s; keys → 401, other roles → 403, other words → 400', async () => {
    expect((await erase('keep', tenant.adminId)).status).toBe(400);
    expect((await erase('keep', await earshot.user(tenant.companyId, 'super_admin'))).status).toBe(403);
    const foreign = await session(earshot, (await earshot.company()).adminId);
    const refused = await erase('keep', id, foreign);
    expect([refused.status, refused.text]).toEqual([404, (await erase('keep', 'nonexistent', foreign)).text]);
    expect((await erase('keep', id, tenant.key)).status).toBe(401);
    for (const role of ['salesperson', 'supervisor'] as const)
      expect((await erase('keep', id, await session(earshot, await earshot.user(tenant.companyId, role)))).status).toBe(
        403,
      );
    for (const analyses of ['', 'all', null]) expect((await erase(analyses as string)).status).toBe(400);
    expect((await call(earshot, 'user.me', await session(earshot, id))).status).toBe(200);
  });
});

// What each role sees and may do: roles × operations × own, team, company, foreign (docs/decisions/access.md#d12, docs/decisions/creation.md#d59).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { insertAnalysis } from '../harness/rows.ts';

const roles = ['salesperson', 'supervisor', 'admin_company', 'super_admin'] as const;
type Role = (typeof roles)[number];

let earshot: Earshot;
let tenant: Tenant;
/** Ids of people by what they are called here. */
const people: Record<string, string> = {};
const keys = {} as Record<Role, string>;
/** Analyses by whose they are. */
const analyses: Record<string, string> = {};

// Sara sells under Vera; Otto sells under another supervisor, Olga; Gone left Vera's team's company account, Frida is of another company.
beforeAll(async () => {
  earshot = await startEarshot();
  const { db } = earshot.service;
  tenant = await earshot.company();
  const { companyId } = tenant;
  people.vera = await earshot.user(companyId, 'supervisor', { name: 'Vera' });
  people.olga = await earshot.user(companyId, 'supervisor', { name: 'Olga' });
  people.sara = await earshot.user(companyId, 'salesperson', { name: 'Sara', supervisorId: people.vera });
  people.otto = await earshot.user(companyId, 'salesperson', { name: 'Otto', supervisorId: people.olga });
  people.gone = await earshot.user(companyId, 'salesperson', { name: 'Gone', supervisorId: people.vera });
  people.root = await earshot.user(companyId, 'super_admin', { name: 'Root' });
  await db.run('UPDATE users SET deactivated_at = 1 WHERE id = ?', [people.gone]);
  const other = await earshot.company();
  people.frida = await earshot.user(other.companyId, 'salesperson', { name: 'Frida' });
  keys.salesperson = await earshot.apiKey(companyId, people.sara);
  keys.supervisor = await earshot.apiKey(companyId, people.vera);
  keys.admin_company = tenant.key;
  keys.super_admin = await earshot.apiKey(companyId, people.root);

  const insert = async (name: string, columns: Record<string, string | undefined>, of = companyId) => {
    const given = Object.fromEntries(Object.entries(columns).map(([column, id]) => [column, id ?? null]));
    analyses[name] = await insertAnalysis(db, of, given);
  };
  await insert('of Sara', { salesperson_id: people.sara });
  await insert('created by Sara for nobody', { created_by: people.sara });
  await insert('created by Sara for Otto', { created_by: people.sara, salesperson_id: people.otto });
  await insert('of Vera', { salesperson_id: people.vera });
  await insert('created by Vera for nobody', { created_by: people.vera });
  await insert('of Gone', { salesperson_id: people.gone });
  await insert('of Otto', { salesperson_id: people.otto });
  await insert('of Olga, created by the administrator', { salesperson_id: people.olga, created_by: tenant.adminId });
  await insert('collected, of nobody', {});
  await insert('of Frida', { salesperson_id: people.frida, created_by: people.frida }, other.companyId);
});
afterAll(() => earshot.stop());

const bySara = ['of Sara', 'created by Sara for nobody', 'created by Sara for Otto'];
const byVera = [...bySara, 'of Vera', 'created by Vera for nobody', 'of Gone'];
const byAll = [...byVera, 'of Otto', 'of Olga, created by the administrator', 'collected, of nobody'];
const seen: Record<Role, string[]> = {
  salesperson: bySara,
  supervisor: byVera,
  admin_company: byAll,
  super_admin: byAll,
};

describe.each(roles)('%s', (role) => {
  it('GET /api/analyses/{id}: 200 for what the role sees, for anything else as if nonexistent', async () => {
    const missing = await earshot.get('/api/analyses/nonexistent', keys[role]);
    for (const [name, id] of Object.entries(analyses)) {
      const answer = await earshot.get(`/api/analyses/${id}`, keys[role]);
      if (seen[role].includes(name)) expect([name, answer.status, answer.body.id]).toEqual([name, 200, id]);
      else expect([name, answer.status, answer.text]).toEqual([name, 404, missing.text]);
    }
  });

  it('GET /api/analyses: exactly the same ones, newest first, in pages too', async () => {
    const expected = seen[role].map((name) => analyses[name]).toReversed();
    const whole = await earshot.get('/api/analyses', keys[role]);
    expect(whole.body.items.map(({ id }: { id: string }) => id)).toEqual(expected);
    const paged: string[] = [];
    let query = '?limit=2';
    for (let next: string | null = ''; next !== null; query = `?limit=2&cursor=${next}`) {
      const { body } = await earshot.get(`/api/analyses${query}`, keys[role]);
      paged.push(...body.items.map(({ id }: { id: string }) => id));
      next = body.nextCursor;
    }
    expect(paged).toEqual(expected);
  });

  it.each(['sara', 'vera', 'otto', 'gone', 'frida'])('GET /api/analyses?salespersonId of %s', async (person) => {
    const { body } = await earshot.get(`/api/analyses?salespersonId=${people[person]}`, keys[role]);
    const attached = { sara: 'of Sara', vera: 'of Vera', otto: 'of Otto', gone: 'of Gone', frida: 'of Frida' }[person];
    const expected = seen[role].filter((name) => name === attached || (person === 'otto' && name.endsWith('for Otto')));
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(expected.map((name) => analyses[name]).toReversed());
  });

  it('GET /api/salespersons: all active people of the company, whatever the role (D19)', async () => {
    const { body } = await earshot.get('/api/salespersons', keys[role]);
    expect(body).toEqual([
      { id: people.olga, name: 'Olga', role: 'supervisor', supervisorName: null },
      { id: people.otto, name: 'Otto', role: 'salesperson', supervisorName: 'Olga' },
      { id: people.sara, name: 'Sara', role: 'salesperson', supervisorName: 'Vera' },
      { id: people.vera, name: 'Vera', role: 'supervisor', supervisorName: null },
    ]);
  });
});

describe('POST /api/analyses: whom a role may name', () => {
  const allowed: Record<Role, string[]> = {
    salesperson: ['sara'],
    supervisor: ['sara', 'vera'],
    admin_company: ['sara', 'vera', 'otto', 'olga'],
    super_admin: ['sara', 'vera', 'otto', 'olga'],
  };

  it.each(
    roles.flatMap((role) =>
      ['sara', 'vera', 'otto', 'olga', 'gone', 'root', 'frida'].map((person) => [role, person] as const),
    ),
  )('%s naming %s', async (role, person) => {
    earshot.advance(60_000);
    const { status, body } = await earshot.create(
      { transcript: transcript(), salespersonId: people[person] },
      keys[role],
    );
    const isAllowed = allowed[role].includes(person);
    expect([status, body.message]).toEqual(isAllowed ? [200, undefined] : [404, 'Salesperson not found']);
    if (!isAllowed) return;
    // Who made it sees it, attached to whomever.
    const full = await earshot.get(`/api/analyses/${body.id}`, keys[role]);
    expect(full.body).toMatchObject({ salespersonId: people[person], attributionStatus: 'manual' });
    await earshot.service.db.run('UPDATE analyses SET salesperson_id = NULL WHERE id = ?', [body.id]);
    expect((await earshot.get(`/api/analyses/${body.id}`, keys[role])).status).toBe(200);
    await earshot.service.db.run('UPDATE analyses SET created_by = ? WHERE id = ?', [tenant.adminId, body.id]);
  });
});

describe('a supervisor', () => {
  it('of 300 salespersons sees all of them in one list', async () => {
    const { companyId } = await earshot.company();
    const supervisorId = await earshot.user(companyId, 'supervisor');
    const expected: string[] = [];
    for (let made = 0; made < 300; made += 1) {
      const seller = await earshot.user(companyId, 'salesperson', { supervisorId });
      const column = made % 2 ? 'salesperson_id' : 'created_by';
      expected.unshift(await insertAnalysis(earshot.service.db, companyId, { [column]: seller }));
    }
    await insertAnalysis(earshot.service.db, companyId);
    const key = await earshot.apiKey(companyId, supervisorId);
    const first = await earshot.get('/api/analyses?limit=100', key);
    expect(first.status, first.text).toBe(200);
    const second = await earshot.get(`/api/analyses?limit=100&cursor=${first.body.nextCursor}`, key);
    const ids = [...first.body.items, ...second.body.items].map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expected.slice(0, 200));
  });

  it('sees the analyses of whoever joins the team, and no longer those of whoever leaves it', async () => {
    const { companyId } = await earshot.company();
    const { db } = earshot.service;
    const supervisor = await earshot.user(companyId, 'supervisor');
    const seller = await earshot.user(companyId, 'salesperson');
    const id = await insertAnalysis(db, companyId, { salesperson_id: seller });
    const key = await earshot.apiKey(companyId, supervisor);
    const statuses: number[] = [];
    for (const supervisorId of [null, supervisor, null]) {
      await db.run('UPDATE users SET supervisor_id = ? WHERE id = ?', [supervisorId, seller]);
      statuses.push((await earshot.get(`/api/analyses/${id}`, key)).status);
    }
    expect(statuses).toEqual([404, 200, 404]);
  });
});

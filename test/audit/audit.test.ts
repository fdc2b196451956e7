// The audit log: who did what, when and from where; who may read it; what is never in it; and what becomes of it when something is erased (docs/decisions/audit.md).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { verifyChains } from '../../packages/server/src/audit/verify-chains.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { call, cookieOf, output, password, personWithPassword, session } from '../harness/procedures.ts';

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

const list = (filter: Record<string, unknown> = {}, as = admin) => output(earshot, 'company.listAudit', as, filter);
/** Newest first, without what the harness did to make the company. */
const kinds = async (filter: Record<string, unknown> = {}): Promise<string[]> =>
  (await list({ limit: 100, ...filter })).items.map(({ kind }: { kind: string }) => kind);
const newest = async () => (await list({ limit: 1 })).items[0];
const whole = async () => {
  const [report] = await verifyChains(earshot.service.db, tenant.companyId);
  expect(report?.problem).toBeNull();
  return report!;
};
const created = async (request: object = {}) => {
  const { status, body, text } = await earshot.create({ transcript: transcript(2), ...request }, tenant.key);
  expect(status, text).toBe(200);
  return body as { id: string; publicLink: string };
};
const keyId = async () => (await output(earshot, 'apiKeys.list', admin))[0].id as string;

describe('what is recorded', () => {
  it('the command line makes the company, the person and the key', async () => {
    const { items } = await list();
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual([
      'key.created',
      'person.created',
      'company.created',
    ]);
    for (const { actor, address } of items) {
      expect(actor).toEqual({ kind: 'command', userId: null, name: null, keyId: null, keyName: null });
      expect(address).toBeNull();
    }
    expect(items.map(({ sequence }: { sequence: number }) => sequence)).toEqual([3, 2, 1]);
  });

  it('people, keys, settings, webhooks, types and integrations, each with who, from where and what to', async () => {
    const person = await output(earshot, 'user.create', admin, {
      name: 'Rui',
      email: `${randomUUID()}@x.com`,
      role: 'salesperson',
    });
    await output(earshot, 'user.update', admin, { id: person.id, role: 'supervisor' });
    await output(earshot, 'user.createInvitation', admin, { id: person.id });
    const { id: newKey } = await output(earshot, 'apiKeys.create', admin, { name: 'CRM' });
    for (let time = 0; time < 2; time += 1) await output(earshot, 'apiKeys.revoke', admin, { keyId: newKey });
    await output(earshot, 'company.update', admin, { name: 'Another' });
    await output(earshot, 'company.updateRetention', admin, { recordingsDays: 30 });
    const type = {
      key: 'visit',
      label: 'Visit',
      macroFront: 'sales',
      criteria: [{ key: 'greets', label: 'Greets', polarity: 'objective' }],
    };
    const madeType = await call(earshot, 'interactionTypes.create', admin, type);
    expect(madeType.status, madeType.text).toBe(200);
    await output(earshot, 'interactionTypes.update', admin, { key: 'visit', label: 'House call' });
    await output(earshot, 'interactionTypes.deactivate', admin, { key: 'visit' });
    await output(earshot, 'interactionTypes.activate', admin, { key: 'visit' });
    expect(await kinds()).toEqual([
      'interactionType.activated',
      'interactionType.deactivated',
      'interactionType.updated',
      'interactionType.created',
      'retention.updated',
      'company.updated',
      'key.revoked',
      'key.created',
      'invitation.created',
      'person.updated',
      'person.created',
      'key.created',
      'person.created',
      'company.created',
    ]);
    const [entry] = (await list({ kind: 'person.updated' })).items;
    expect(entry).toMatchObject({
      actor: { kind: 'person', userId: tenant.adminId, keyId: null, keyName: null },
      address: '127.0.0.1',
      subjectId: person.id,
      details: { fields: ['role'], role: 'supervisor', isActive: true },
    });
    expect(entry.actor.name).toMatch(/^admin_company/);
  });

  it('links, archiving, holds and attribution of an analysis; a link that a creation answers', async () => {
    const { id } = await created();
    expect(await newest()).toMatchObject({
      kind: 'link.created',
      subjectId: id,
      actor: { kind: 'key', keyId: await keyId() },
    });
    await output(earshot, 'analysis.updateShareLink', admin, { id, action: 'revoke' });
    await output(earshot, 'analysis.updateShareLink', admin, { id, action: 'renew' });
    await output(earshot, 'analysis.setLegalHold', admin, { id, held: true });
    await output(earshot, 'analysis.setLegalHold', admin, { id, held: false });
    await output(earshot, 'analysis.archive', admin, { id, archived: true });
    await output(earshot, 'analysis.archive', admin, { id, archived: true });
    await output(earshot, 'analysis.archive', admin, { id, archived: false });
    await output(earshot, 'analysis.setExclusion', admin, { id, reason: 'a test call' });
    await output(earshot, 'analysis.setExclusion', admin, { id, reason: 'a test call' });
    await output(earshot, 'analysis.setExclusion', admin, { id, reason: null });
    await output(earshot, 'analysis.setAttribution', admin, { id, salespersonId: null });
    const [{ name }] = (await output(earshot, 'analysis.get', admin, { id })).participants;
    expect(
      (await call(earshot, 'analysis.setSides', admin, { id, sides: [{ speaker: 'no one', side: null }] })).status,
    ).toBe(400);
    await output(earshot, 'analysis.setSides', admin, { id, sides: [{ speaker: name, side: null }] });
    expect(await newest()).toMatchObject({ actor: { kind: 'person', userId: tenant.adminId }, details: {} });
    expect(await kinds({ subjectId: id })).toEqual([
      'analysis.sidesSet',
      'analysis.read',
      'analysis.attributed',
      'analysis.included',
      'analysis.excluded',
      'analysis.restored',
      'analysis.archived',
      'analysis.released',
      'analysis.held',
      'link.created',
      'link.ended',
      'link.created',
      'analysis.created',
    ]);
  });

  it('sign-ins, refusals, a changed password and the end of a session', async () => {
    const { id, email } = await personWithPassword(earshot, tenant.companyId);
    expect((await call(earshot, 'auth.login', {}, { email, password: 'not the password' })).status).toBe(401);
    await expect.poll(() => kinds({ subjectId: id })).toContain('signIn.refused');
    const cookie = cookieOf(await call(earshot, 'auth.login', {}, { email, password }));
    const own = { headers: { Cookie: cookie } };
    const changed = await call(earshot, 'auth.changePassword', own, {
      currentPassword: password,
      newPassword: `${password} 2`,
    });
    await output(earshot, 'auth.logout', { headers: { Cookie: cookieOf(changed) } }, {});
    expect(await kinds({ subjectId: id })).toEqual([
      'session.ended',
      'password.changed',
      'signIn.succeeded',
      'signIn.refused',
      'person.created',
    ]);
    expect(await kinds({ userId: id })).toEqual(['session.ended', 'password.changed', 'signIn.succeeded']);
    const [refused] = (await list({ kind: 'signIn.refused' })).items;
    expect(refused).toMatchObject({ actor: { kind: 'visitor', userId: null }, address: '127.0.0.1' });
  });

  it('what is refused, and what fails, leaves no entry', async () => {
    const before = await kinds();
    const { email } = (await earshot.service.db.get<{ email: string }>('SELECT email FROM users WHERE id = ?', [
      tenant.adminId,
    ]))!;
    expect((await call(earshot, 'user.create', admin, { name: 'Rui', email, role: 'salesperson' })).status).toBe(409);
    expect((await call(earshot, 'analysis.delete', admin, { id: randomUUID() })).status).toBe(404);
    expect((await call(earshot, 'analysisWebhooks.delete', admin, { id: randomUUID() })).status).toBe(404);
    expect((await earshot.get(`/api/analyses/${randomUUID()}`, tenant.key)).status).toBe(404);
    expect(await kinds()).toEqual(before);
  });

  it('retention is recorded by the rule, with how many analyses it was applied to', async () => {
    const { id } = await created();
    await earshot.service.db.run('UPDATE analyses SET created_at = ? WHERE id = ?', [
      earshot.service.now() - 40 * 86_400_000,
      id,
    ]);
    await output(earshot, 'company.updateRetention', admin, { analysesDays: 30 });
    await sweep(earshot.service);
    expect(await newest()).toMatchObject({
      kind: 'retention.applied',
      actor: { kind: 'server' },
      subjectId: null,
      details: { rule: 'analyses', analyses: 1 },
    });
  });
});

describe('reads', () => {
  it('an answer is in the log before it is sent; who reads again within a minute is noted once', async () => {
    const { id } = await created();
    for (let time = 0; time < 3; time += 1) await earshot.get(`/api/analyses/${id}`, tenant.key);
    await output(earshot, 'analysis.get', admin, { id });
    const reads = (await list({ kind: 'analysis.read' })).items;
    expect(reads.map(({ actor }: { actor: { kind: string } }) => actor.kind)).toEqual(['person', 'key']);
    earshot.advance(61_000);
    await earshot.get(`/api/analyses/${id}`, tenant.key);
    expect(await kinds({ kind: 'analysis.read', subjectId: id })).toHaveLength(3);
  });

  it('passages of a search are reads of what was said; a hit by the name of a client is none (issue 24)', async () => {
    const said = '[01:55] Client: The zirconium sideboard is what we want to have.';
    const { id } = await created({ transcript: `${transcript(2)}\n${said}`, clientName: 'Wolfram Partners' });
    await eventually(async () => expect(await earshot.service.db.all('SELECT * FROM search_due')).toEqual([]));
    const search = (query: string, as = tenant.key as string | RequestOptions) =>
      output(earshot, 'analysis.search', as, { query });
    expect((await search('wolfram')).items).toHaveLength(1);
    expect(await kinds({ kind: 'analysis.passagesRead' })).toEqual([]);
    for (let time = 0; time < 3; time += 1) expect((await search('zirconium')).items).toHaveLength(1);
    await search('zirconium', admin);
    expect((await list({ kind: 'analysis.passagesRead' })).items).toMatchObject([
      { subjectId: id, actor: { kind: 'person', userId: tenant.adminId } },
      { subjectId: id, actor: { kind: 'key' } },
    ]);
    expect(JSON.stringify(await list())).not.toContain('zirconium');
    const stranger = await earshot.company();
    expect((await search('zirconium', stranger.key)).items).toEqual([]);
    await whole();
  });

  it('an opening of a link is noted as a visitor’s, once a minute of each link and address, however many come at once', async () => {
    const { id, publicLink } = await created();
    const proxied = await startEarshot({ EARSHOT_TRUST_PROXY: 'true', EARSHOT_BACKGROUND: 'off' }, earshot.database);
    try {
      const open = (link: string, address: string) =>
        output(proxied, 'share.get', { headers: { 'X-Forwarded-For': address } }, { token: link.split('/').at(-1) });
      const openings = async () => (await list({ kind: 'link.opened' })).items;
      await Promise.all(Array.from({ length: 5 }, () => open(publicLink, '192.0.2.1')));
      await open(publicLink, '192.0.2.1');
      expect(await openings()).toMatchObject([
        { subjectId: id, actor: { kind: 'visitor', userId: null }, address: '192.0.2.1' },
      ]);
      await open(publicLink, '2001:db8::1');
      await open(publicLink, '2001:db8::2');
      expect(await openings()).toMatchObject([{ address: '2001:db8::1' }, { address: '192.0.2.1' }]);
      const renewed = await output(earshot, 'analysis.updateShareLink', admin, { id, action: 'renew' });
      await open(renewed.publicLink, '192.0.2.1');
      expect(await openings()).toHaveLength(3);
      proxied.advance(61_000);
      await open(renewed.publicLink, '192.0.2.1');
      expect(await openings()).toHaveLength(4);
    } finally {
      await proxied.stop();
    }
  });

  it('a header of a proxy that is not trusted hides nobody’s address: of keys, visitors, sign-ins and sessions', async () => {
    const { id, publicLink } = await created();
    const headers = { 'X-Forwarded-For': '192.0.2.7' };
    await earshot.request('GET', `/api/analyses/${id}`, { key: tenant.key, headers });
    await output(earshot, 'share.get', { headers }, { token: publicLink.split('/').at(-1) });
    const { id: personId, email } = await personWithPassword(earshot, tenant.companyId);
    expect((await call(earshot, 'auth.login', { headers }, { email, password: 'wrong' })).status).toBe(401);
    const signedIn = await call(earshot, 'auth.login', { headers }, { email, password });
    for (const filter of [{ subjectId: id, kind: 'analysis.read' }, { kind: 'link.opened' }, { subjectId: personId }]) {
      const { items } = await list(filter);
      const byVisitors = items.filter(({ actor }: { actor: { kind: string } }) => actor.kind !== 'command');
      expect(new Set(byVisitors.map(({ address }: { address: string }) => address)), JSON.stringify(filter)).toEqual(
        new Set(['127.0.0.1']),
      );
    }
    const sessions = await output(earshot, 'auth.listSessions', { headers: { Cookie: cookieOf(signedIn) } });
    expect(sessions).toMatchObject([{ address: '127.0.0.1' }]);
  });

  it('nothing is shown whose entry can’t be written, and no deed is done', async () => {
    const { id } = await created();
    const { db } = earshot.service;
    const end = (await db.get<{ sequence: number }>('SELECT sequence FROM audit_chains WHERE company_id = ?', [
      tenant.companyId,
    ]))!;
    await db.run('UPDATE audit_chains SET sequence = 0 WHERE company_id = ?', [tenant.companyId]);
    const read = await earshot.get(`/api/analyses/${id}`, tenant.key);
    expect([read.status, read.text.includes('transcript')]).toEqual([500, false]);
    expect((await call(earshot, 'analysis.delete', admin, { id })).status).toBe(500);
    await db.run('UPDATE audit_chains SET sequence = ? WHERE company_id = ?', [end.sequence, tenant.companyId]);
    expect((await earshot.get(`/api/analyses/${id}`, tenant.key)).status).toBe(200);
    await whole();
  });
});

describe('company.listAudit', () => {
  it('is for sessions of administrators', async () => {
    expect((await call(earshot, 'company.listAudit', tenant.key, {})).status).toBe(401);
    const person = await session(earshot, await earshot.user(tenant.companyId, 'supervisor'));
    expect((await call(earshot, 'company.listAudit', person, {})).status).toBe(403);
  });

  it('shows nothing of another company, whatever ids are asked for', async () => {
    const other = await earshot.company();
    const asOther = await session(earshot, other.adminId);
    for (const filter of [{ userId: tenant.adminId }, { subjectId: tenant.adminId }])
      expect((await list(filter, asOther)).items).toEqual([]);
    await output(earshot, 'company.update', admin, { name: 'Mine' });
    expect(JSON.stringify(await list({}, asOther))).not.toContain(tenant.adminId);
  });

  it('goes page by page, loses and repeats nothing, and refuses a forged cursor', async () => {
    for (let index = 0; index < 7; index += 1)
      await output(earshot, 'company.update', admin, { name: `Name ${index}` });
    const seen: number[] = [];
    let cursor: string | undefined;
    for (;;) {
      const page = await list({ limit: 3, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ sequence }: { sequence: number }) => sequence));
      expect(page.hasMore).toBe(page.nextCursor !== null);
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(seen).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect((await call(earshot, 'company.listAudit', admin, { cursor: `x${cursor}` })).status).toBe(400);
    expect((await call(earshot, 'company.listAudit', admin, { kind: 'nothing' })).status).toBe(400);
    expect((await call(earshot, 'company.listAudit', admin, { from: 'yesterday' })).status).toBe(400);
  });

  it('from and to include their moments, and times never go back, whatever the clock does', async () => {
    await output(earshot, 'company.update', admin, { name: 'A' });
    const { at } = await newest();
    earshot.advance(-3_600_000);
    await output(earshot, 'company.update', admin, { name: 'B' });
    earshot.advance(3_600_000 + 5000);
    await output(earshot, 'company.update', admin, { name: 'C' });
    const { items } = await list({ from: at });
    expect(items.map(({ sequence }: { sequence: number }) => sequence)).toEqual([6, 5, 4]);
    expect(items[1].at).toBe(at);
    expect((await list({ from: at, to: at })).items).toHaveLength(2);
    expect((await list({ to: '2020-01-01' })).items).toEqual([]);
    expect((await list({ from: '2200-01-01' })).items).toEqual([]);
    await whole();
  });
});

describe('what is never in it, and erasure', () => {
  const everything = async () =>
    JSON.stringify(
      await earshot.service.db.all('SELECT * FROM audit_entries WHERE company_id = ?', [tenant.companyId]),
    );

  it('no words, names, e-mail addresses, tokens or keys', async () => {
    const email = `${randomUUID()}@example.com`;
    await output(earshot, 'user.create', admin, { name: 'Zulmira Pacheco', email, role: 'salesperson' });
    const { id, publicLink } = await created({ clientName: 'Padaria Quintana' });
    await earshot.get(`/api/analyses/${id}`, tenant.key);
    await output(earshot, 'share.get', {}, { token: publicLink.split('/').at(-1)! });
    const all = await everything();
    for (const text of ['Zulmira', 'Pacheco', email, 'Quintana', publicLink.split('/').at(-1)!, tenant.key])
      expect(all).not.toContain(text);
  });

  it('an erased analysis leaves no id, and its entries stay, with the hash of it', async () => {
    const { id } = await created();
    await earshot.get(`/api/analyses/${id}`, tenant.key);
    await output(earshot, 'analysis.delete', admin, { id });
    expect(await everything()).not.toContain(id);
    expect((await verifyErasure(id, earshot.service)).traces).toEqual([]);
    expect((await kinds()).slice(0, 3)).toEqual(['analysis.erased', 'analysis.read', 'link.created']);
    expect((await newest()).subjectId).toBeNull();
    await whole();
  });

  it('of an erased person the ids stay, and the name is gone', async () => {
    const id = await earshot.user(tenant.companyId, 'admin_company', { name: 'Anabel Prado' });
    const own = await session(earshot, id);
    await output(earshot, 'company.update', own, { name: 'By Anabel' });
    expect((await newest()).actor.name).toBe('Anabel Prado');
    await output(earshot, 'user.delete', admin, { id, analyses: 'keep' });
    const log = await list();
    expect(JSON.stringify(log)).not.toContain('Anabel');
    expect(log.items[0]).toMatchObject({ kind: 'person.erased', subjectId: id });
    expect(log.items[1].actor).toMatchObject({ kind: 'person', userId: id, name: null });
    expect((await verifyErasure(id, earshot.service)).traces).toEqual([]);
    await whole();
  });
});

// Roles × procedures × whose it is, own, of the team, of the company, foreign; with keys and with sessions (docs/contract.md#authentication; docs/decisions/access.md#d12, docs/decisions/creation.md#d59).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationName } from '../../packages/server/src/generated/operations.ts';
import { operationFacts } from '../../packages/server/src/http/operation-facts.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { call, output, procedureFacts, session } from '../harness/procedures.ts';
import { insertAnalysis, insertOneOfEach } from '../harness/rows.ts';
import { sampleInput } from '../harness/sample-input.ts';

const roles = ['salesperson', 'supervisor', 'admin_company', 'super_admin'] as const;
type Role = (typeof roles)[number];

/** Who may call a procedure at all. */
const everybody: OperationName[] = [
  'analysis.addComment',
  'analysis.archive',
  'analysis.contestVerdict',
  'analysis.create',
  'analysis.deleteComment',
  'analysis.editComment',
  'analysis.findCopies',
  'analysis.get',
  'analysis.getShareLink',
  'analysis.getTrends',
  'analysis.list',
  'analysis.listByIds',
  'analysis.listComments',
  'analysis.listContests',
  'analysis.listExamples',
  'analysis.listMyComments',
  'analysis.listPage',
  'analysis.search',
  'analysis.setAttribution',
  'analysis.setCommentDone',
  'analysis.setClientName',
  'analysis.setSides',
  'analysis.submit',
  'analysis.updateShareLink',
  'auth.acknowledgeReplacement',
  'auth.acknowledgeSignIns',
  'auth.addPasskey',
  'auth.beginPasskey',
  'auth.beginSecondFactor',
  'auth.changePassword',
  'auth.confirmSecondFactor',
  'auth.disableSecondFactor',
  'auth.endOtherSessions',
  'auth.endSession',
  'auth.getSecondFactor',
  'auth.listPasskeys',
  'auth.listSessions',
  'auth.logout',
  'auth.removePasskey',
  'auth.renamePasskey',
  'auth.renewRecoveryCodes',
  'company.get',
  'credits.getSummary',
  'interactionTypes.list',
  'upload.getPresignedUrl',
  'user.getAlerts',
  'user.getViews',
  'user.listByCompany',
  'user.me',
  'user.updateAlerts',
  'user.updateViews',
];
const leaders: OperationName[] = [
  'analysis.addJudgement',
  'analysis.decideVerdict',
  'analysis.drawSample',
  'analysis.getAgreement',
  'analysis.getCalibration',
  'analysis.getCalibrationAgreement',
  'analysis.getRescoringCost',
  'analysis.setExclusion',
  'analysis.setInteractionType',
  'analysis.setReviewed',
];
const administrators: OperationName[] = [
  'analysis.delete',
  'analysis.listLegalHolds',
  'analysis.retry',
  'analysis.setLegalHold',
  'company.cancelErasure',
  'company.createExport',
  'company.eraseNow',
  'company.getOpenId',
  'company.getRetention',
  'company.listAudit',
  'company.removeOpenId',
  'company.requireOpenId',
  'company.requestErasure',
  'company.updateOpenId',
  'company.updateRetention',
  'company.updateRedaction',
  'company.updateSharing',
  'company.updateSignIn',
  'company.updateTargets',
  'user.resetSecondFactor',
  'user.unlinkOpenId',
  'user.delete',
  'analysisWebhooks.create',
  'analysisWebhooks.delete',
  'analysisWebhooks.list',
  'analysisWebhooks.regenerateSecret',
  'analysisWebhooks.update',
  'apiKeys.create',
  'apiKeys.list',
  'apiKeys.listDetails',
  'apiKeys.revoke',
  'apiKeys.rotate',
  'apiKeys.setNetworks',
  'company.update',
  'credits.getLedger',
  'integrations.backfill',
  'integrations.collectNow',
  'integrations.create',
  'integrations.decide',
  'integrations.delete',
  'integrations.list',
  'integrations.listRuns',
  'integrations.listSkipped',
  'integrations.test',
  'integrations.update',
  'interactionTypes.activate',
  'interactionTypes.create',
  'interactionTypes.deactivate',
  'interactionTypes.try',
  'interactionTypes.update',
  'user.create',
  'user.createInvitation',
  'user.listTeam',
  'user.update',
];

let earshot: Earshot;
let tenant: Tenant;
let foreigner: Tenant;
/** Ids of the foreigner, by the field that names them. */
let foreign: Record<string, string>;
const people: Record<string, string> = {};
let ways: Record<Role, RequestOptions[]>;

// Sara sells under Vera, Otto under Olga; Frida is of another company.
beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company();
  foreigner = await earshot.company();
  const { companyId, adminId } = tenant;
  people.vera = await earshot.user(companyId, 'supervisor', { name: 'Vera' });
  people.olga = await earshot.user(companyId, 'supervisor', { name: 'Olga' });
  people.sara = await earshot.user(companyId, 'salesperson', { name: 'Sara', supervisorId: people.vera });
  people.otto = await earshot.user(companyId, 'salesperson', { name: 'Otto', supervisorId: people.olga });
  people.frida = await earshot.user(foreigner.companyId, 'salesperson', { name: 'Frida' });
  const root = await earshot.user(companyId, 'super_admin');
  foreign = await insertOneOfEach(earshot.service.db, foreigner.companyId, foreigner.adminId);
  await earshot.service.db.run("UPDATE users SET role = 'supervisor' WHERE id = ?", [foreign.supervisorId!]);
  const of = async (id: string) => [{ key: await earshot.apiKey(companyId, id) }, await session(earshot, id)];
  ways = {
    salesperson: await of(people.sara),
    supervisor: await of(people.vera),
    admin_company: await of(adminId),
    super_admin: await of(root),
  };
});
beforeEach(() => earshot.advance(60_000));
afterAll(() => earshot.stop());

describe('who may call a procedure', () => {
  it('is said here for every one that knows its caller', () => {
    const known = operationFacts.filter(({ path, acceptsSession }) => path.startsWith('/v1/') && acceptsSession);
    expect([...everybody, ...leaders, ...administrators].toSorted()).toEqual(known.map(({ name }) => name).toSorted());
  });

  const cases = roles.flatMap((role) =>
    [...everybody, ...leaders, ...administrators].map((name) => [role, name] as const),
  );

  it.each(cases.filter(([, name]) => name !== 'auth.logout'))('%s, %s', async (role, name) => {
    const isForLeaders = leaders.includes(name);
    const isRefused =
      role === 'salesperson' ? !everybody.includes(name) : role === 'supervisor' && administrators.includes(name);
    const facts = procedureFacts(name);
    for (const way of ways[role]) {
      if (way.key !== undefined && !facts.acceptsApiKey) continue;
      const { status, body } = await call(earshot, name, way, sampleInput(facts));
      const wanted = isForLeaders ? 'supervisor or admin_company or super_admin' : 'admin_company or super_admin';
      const text = `Your role does not allow this. It requires the role ${wanted}.`;
      if (isRefused) expect([status, body.message]).toEqual([403, text]);
      else expect(body.message).not.toBe(text);
    }
  });
});

/** Whose analyses a role reaches. */
const owners = ['sara', 'vera', 'otto', 'olga', 'nobody'] as const;
const reached: Record<Role, readonly string[]> = {
  salesperson: ['sara'],
  supervisor: ['sara', 'vera'],
  admin_company: owners,
  super_admin: owners,
};

describe.each(roles)('%s: one analysis', (role) => {
  const acts: [OperationName, Record<string, unknown>][] = [
    ['analysis.get', {}],
    ['analysis.archive', { archived: true }],
    ['analysis.setAttribution', { salespersonId: null }],
    ['analysis.setClientName', { clientName: 'Northwind' }],
  ];

  it.each(acts)('%s: 200 for what the role sees, for anything else as if nonexistent', async (name, input) => {
    const { db } = earshot.service;
    for (const way of ways[role]) {
      const missing = await call(earshot, name, way, { ...input, id: 'nonexistent' });
      expect(missing.status).toBe(404);
      for (const column of ['salesperson_id', 'created_by'])
        for (const owner of owners) {
          const id = await insertAnalysis(db, tenant.companyId, { [column]: people[owner] ?? null });
          const { status, text } = await call(earshot, name, way, { ...input, id });
          // What is theirs stays theirs.
          const isKept = role === 'salesperson' && name === 'analysis.setAttribution' && column === 'salesperson_id';
          if (reached[role].includes(owner)) expect([owner, status]).toEqual([owner, isKept ? 403 : 200]);
          else expect([owner, text]).toEqual([owner, missing.text]);
        }
      const foreign = await insertAnalysis(db, foreigner.companyId, { salesperson_id: people.frida! });
      expect((await call(earshot, name, way, { ...input, id: foreign })).text).toBe(missing.text);
      const row = await db.get('SELECT archived_at, salesperson_id FROM analyses WHERE id = ?', [foreign]);
      expect(row).toEqual({ archived_at: null, salesperson_id: people.frida });
    }
  });

  it('analysis.setAttribution attaches only to whom the role may name; others do not exist', async () => {
    const me = { salesperson: people.sara, supervisor: people.vera }[role as string] ?? people.sara!;
    for (const way of ways[role]) {
      const attach = async (salespersonId: string) => {
        const id = await insertAnalysis(earshot.service.db, tenant.companyId, { salesperson_id: me });
        return call(earshot, 'analysis.setAttribution', way, { id, salespersonId });
      };
      const missing = await attach('nonexistent');
      expect(missing.status).toBe(404);
      for (const name of ['sara', 'vera', 'otto', 'olga', 'frida']) {
        const { status, text } = await attach(people[name]!);
        if (reached[role].includes(name)) expect([name, status]).toEqual([name, 200]);
        else expect([name, text]).toEqual([name, missing.text]);
      }
    }
  });

  it('analysis.list: exactly what the role sees', async () => {
    const { db } = earshot.service;
    const ids: Record<string, string> = {};
    for (const owner of owners)
      ids[owner] = await insertAnalysis(db, tenant.companyId, { salesperson_id: people[owner] ?? null });
    await insertAnalysis(db, foreigner.companyId);
    const expected = owners.filter((owner) => reached[role].includes(owner)).map((owner) => ids[owner]);
    for (const way of ways[role]) {
      const listed: { id: string; companyId: string }[] = await output(earshot, 'analysis.list', way, { limit: 100 });
      expect(listed.every(({ companyId }) => companyId === tenant.companyId)).toBe(true);
      const mine = listed.map(({ id }) => id).filter((id) => Object.values(ids).includes(id));
      expect(mine).toEqual(expected.toReversed());
      for (const name of ['sara', 'otto', 'frida']) {
        const filters = { salespersonId: people[name] };
        const filtered: { id: string }[] = await output(earshot, 'analysis.list', way, { limit: 100, filters });
        const isSeen = reached[role].includes(name);
        expect([name, filtered.some(({ id }) => id === ids[name])]).toEqual([name, isSeen]);
        if (!isSeen) expect(filtered).toEqual([]);
      }
    }
  });

  it.each(['analysis.create', 'analysis.submit'] as const)('%s: whom the role may name', async (name) => {
    for (const way of ways[role]) {
      const ask = (salespersonId: string) => call(earshot, name, way, { salespersonId, transcript: transcript() });
      const missing = await ask('nonexistent');
      expect(missing.status).toBe(404);
      for (const person of ['sara', 'vera', 'otto', 'olga', 'frida']) {
        const { status, text, body } = await ask(people[person]!);
        if (reached[role].includes(person)) {
          expect([person, status]).toEqual([person, 200]);
          expect((await call(earshot, 'analysis.get', way, { id: body.result.data.id })).status).toBe(200);
        } else expect([person, text]).toEqual([person, missing.text]);
      }
    }
  });
});

describe.each(['admin_company', 'super_admin'] as const)('%s: what it manages ends at its company', (role) => {
  it.each([
    ['user.update', 'id', 'user.id', { name: 'Changed' }],
    ['user.createInvitation', 'id', 'user.id', {}],
    ['user.update', 'supervisorId', 'supervisorId', {}],
    ['apiKeys.revoke', 'keyId', 'keyId', {}],
    ['interactionTypes.update', 'key', 'key', { label: 'Changed' }],
    ['interactionTypes.deactivate', 'key', 'key', {}],
    ['interactionTypes.activate', 'key', 'key', {}],
  ] as [OperationName, string, string, object][])('%s, %s', async (name, field, row, input) => {
    const own = field === 'supervisorId' ? { id: people.sara } : {};
    for (const way of ways[role]) {
      const ask = (id: string) => call(earshot, name, way, { ...own, ...input, [field]: id });
      const missing = await ask('nonexistent');
      expect([missing.status, (await ask(foreign[row]!)).text]).toEqual([404, missing.text]);
    }
  });
});

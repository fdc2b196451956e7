// Requests that an erasure overtakes answer as the next request would, and never 500 (docs/decisions/erasure.md#a-company).
import { interactionTypes } from '@earshot/core';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { endGrace, requestErasure } from '../../packages/server/src/analyses/erase-company.ts';
import { beginPersonErasure, continueErasure } from '../../packages/server/src/analyses/erase-person.ts';
import { placesOfText } from '../../packages/server/src/analyses/verify-erasure.ts';
import { commandLine } from '../../packages/server/src/audit/record-deed.ts';
import type { OperationName } from '../../packages/server/src/generated/operations.ts';
import * as documents from '../../packages/server/src/records/analysis-documents.ts';
import { deletePeople } from '../../packages/server/src/records/company-erasure.ts';
import type { Queries } from '../../packages/server/src/records/database.ts';
import { forgetInListViews, saveListViews } from '../../packages/server/src/records/list-views.ts';
import { forgetReviewer } from '../../packages/server/src/records/reviews.ts';
import * as users from '../../packages/server/src/records/users.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { untilFound } from '../harness/eventually.ts';
import { call, output, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';

let earshot: Earshot;
beforeAll(async () => {
  earshot = await startEarshot();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => earshot.stop());

/** Before the next transaction begins, the company ends and its people are gone. */
function endBeforeNextWrite({ companyId }: Tenant) {
  const { db } = earshot.service;
  const transaction = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    await requestErasure(commandLine(companyId), null, earshot.service);
    await endGrace(commandLine(companyId), null, 'command', earshot.service);
    await transaction((tx) => deletePeople(tx, companyId));
    return transaction(work);
  });
}

const ofColdCall = interactionTypes.find(({ key }) => key === 'cold_call')!.criteria;

it.each<[OperationName, Record<string, unknown>]>([
  ['apiKeys.create', { name: 'Late' }],
  ['user.create', { name: 'Late', email: 'late@overtaken.test', role: 'salesperson' }],
])('%s of a company that ends meanwhile: 401', async (operation, input) => {
  const tenant = await earshot.company();
  const admin = await session(earshot, tenant.adminId);
  endBeforeNextWrite(tenant);
  const { status, text } = await call(earshot, operation, admin, input);
  expect(status, text).toBe(401);
});

it('user.me of a person who is erased meanwhile: 401', async () => {
  const tenant = await earshot.company();
  const admin = await session(earshot, tenant.adminId);
  vi.spyOn(users, 'userById').mockResolvedValueOnce(undefined);
  const { status, body } = await call(earshot, 'user.me', admin);
  expect([status, body.data.reason]).toEqual([401, 'session_invalid']);
});

const talk = [
  'Sara: Good morning, this is Sara from Northway. Is this a good moment to talk?',
  'Bo: Yes, go ahead. We plan our routes on paper, and it takes us two hours every morning.',
  'Sara: With our planner you would need ten minutes. It costs 90 a month.',
  'Bo: I will think about it.',
].join('\n');

/** Before the transaction begins that calls `mark`, the person's erasure does; those of the background go on. */
function eraseBefore(mark: string, { companyId }: Tenant, userId: string) {
  const { service } = earshot;
  const transaction = service.db.transaction.bind(service.db);
  const spy = vi.spyOn(service.db, 'transaction').mockImplementation(async (work) => {
    if (!String(work).includes(mark)) return transaction(work);
    spy.mockRestore();
    const target = { companyId, id: userId };
    await service.db.transaction((tx) => beginPersonErasure(tx, target, 'keep', 'command', service.now()));
    await continueErasure(userId, service);
    return service.db.transaction(work);
  });
}

it.each<[OperationName, Record<string, unknown>]>([
  ['analysis.contestVerdict', { criterion: 'next_step_scheduled', reason: 'I heard it' }],
  ['analysis.decideVerdict', { criterion: 'next_step_scheduled', met: true, reason: 'I heard it', replaces: null }],
  ['analysis.setInteractionType', { interactionType: 'demo', replaces: null }],
  ['analysis.setReviewed', { reviewed: true }],
  ['analysis.addJudgement', { verdicts: ofColdCall.map(({ key }) => ({ key, verdict: 'met' })) }],
  ['analysis.addComment', { turn: null, text: 'Well done', forUserId: null }],
])('%s of a person who is erased meanwhile: 401, and nothing names them', async (operation, input) => {
  const tenant = await earshot.company();
  const name = `Vera ${operation} Lopes`;
  const userId = await earshot.user(tenant.companyId, 'supervisor', { name });
  const vera = await session(earshot, userId);
  const seller = await earshot.user(tenant.companyId, 'salesperson', { supervisorId: userId });
  const created = { transcript: talk, salespersonId: seller, interactionType: 'cold_call' };
  const { id } = (await earshot.create(created, tenant.key)).body;
  // Who reviews names what they have read; the others know no such field.
  const ask = async (updatedAt: string) => call(earshot, operation, vera, { id, updatedAt, ...input });
  const read = async () => (await output(earshot, 'analysis.get', vera, { id })).updatedAt;
  expect((await ask(await read())).status).toBe(200);
  await earshot.service.db.run('UPDATE analysis_documents SET review = NULL WHERE analysis_id = ?', [id]);
  const seen = await read();
  eraseBefore('requirePresent', tenant, userId);
  const { status, text } = await ask(seen);
  expect(status, text).toBe(401);
  expect(await placesOfText(name, earshot.service)).toEqual([]);
  const { db } = earshot.service;
  expect(await db.all('SELECT 1 FROM analysis_documents WHERE review LIKE ?', [`%${userId}%`])).toEqual([]);
  expect(await db.all('SELECT 1 FROM comments WHERE author_id = ?', [userId])).toEqual([]);
  expect(await db.all('SELECT 1 FROM judgements WHERE judge_id = ?', [userId])).toEqual([]);
});

/** Only Postgres lets two transactions write at a time: the one waits for the other, or comes between what that reads and writes. */
const waitingForLock = () =>
  earshot.service.db.get(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );

it('what somebody decides while another person is erased stays', async () => {
  const { db } = earshot.service;
  const tenant = await earshot.company();
  const { id } = (await earshot.create({ transcript: talk, interactionType: 'cold_call' }, tenant.key)).body;
  const admin = await session(earshot, tenant.adminId);
  const leaving = await earshot.user(tenant.companyId, 'admin_company');
  const decide = (criterion: string, as: typeof admin) =>
    call(earshot, 'analysis.decideVerdict', as, { id, criterion, met: true, reason: 'I heard it', replaces: null });
  expect((await decide('greeting_identification', await session(earshot, leaving))).status).toBe(200);
  let deciding: ReturnType<typeof decide> | undefined;
  await db.transaction((tx) => {
    const all: Queries['all'] = async <Row>(...statement: Parameters<Queries['all']>) => {
      const rows = await tx.all<Row>(...statement);
      deciding = decide('next_step_scheduled', admin);
      if (db.forUpdate !== '') await Promise.race([deciding, untilFound(waitingForLock)]);
      return rows;
    };
    return forgetReviewer({ ...tx, all }, tenant.companyId, leaving);
  });
  expect((await deciding)?.status).toBe(200);
  const { review } = await output(earshot, 'analysis.get', admin, { id });
  const people = review.verdicts.map((each: { key: string; decision: { decidedBy: string | null } }) => [
    each.key,
    each.decision.decidedBy,
  ]);
  expect(Object.fromEntries(people)).toEqual({ greeting_identification: null, next_step_scheduled: tenant.adminId });
});

it('what somebody stores as views while a person in one of them is erased stays, without that person', async () => {
  const { db, now } = earshot.service;
  const tenant = await earshot.company();
  const { companyId, adminId } = tenant;
  const admin = await session(earshot, adminId);
  const leaving = await earshot.user(companyId, 'salesperson');
  const ofLeaving = { name: 'Leaving', filters: { person: leaving }, isShared: false };
  const other = { name: 'Other', filters: { status: 'failed' }, isShared: false };
  const store = () => call(earshot, 'user.updateViews', admin, { views: [ofLeaving, other] });
  const target = { companyId, id: leaving };
  await db.transaction((tx) => beginPersonErasure(tx, target, 'keep', 'command', now()));
  await db.transaction((tx) => saveListViews(tx, companyId, adminId, [ofLeaving]));
  let storing: ReturnType<typeof store> | undefined;
  await db.transaction((tx) => {
    const all: Queries['all'] = async <Row>(...statement: Parameters<Queries['all']>) => {
      const rows = await tx.all<Row>(...statement);
      storing = store();
      if (db.forUpdate !== '') await Promise.race([storing, untilFound(waitingForLock)]);
      return rows;
    };
    return forgetInListViews({ ...tx, all }, leaving);
  });
  expect((await storing)?.status).toBe(200);
  expect((await output(earshot, 'user.getViews', admin)).views).toEqual([other]);
});

it('a comment for a person who is erased meanwhile: 400, as for one who does not exist', async () => {
  const tenant = await earshot.company();
  const admin = await session(earshot, tenant.adminId);
  const userId = await earshot.user(tenant.companyId, 'admin_company');
  const id = await insertAnalysis(earshot.service.db, tenant.companyId, { status: 'completed' });
  const input = { id, turn: null, text: 'Well done' };
  const unknown = await call(earshot, 'analysis.addComment', admin, { ...input, forUserId: 'nobody' });
  eraseBefore('requirePresent', tenant, userId);
  const { status, text } = await call(earshot, 'analysis.addComment', admin, { ...input, forUserId: userId });
  expect([status, text]).toEqual([unknown.status, unknown.text]);
});

it('what a request stores for a person whose erasure has begun meanwhile does not keep it from its end', async () => {
  const tenant = await earshot.company();
  const { db } = earshot.service;
  const userId = await earshot.user(tenant.companyId, 'admin_company');
  const own = await session(earshot, userId);
  // In progress: its words are still to come, and the erasure waits for them.
  const id = await insertAnalysis(db, tenant.companyId, { status: 'processing', salesperson_id: userId });
  eraseBefore('saveAlertSettings', tenant, userId);
  await call(earshot, 'user.updateAlerts', own, { words: ['discount'] });
  await db.run("UPDATE analyses SET status = 'failed' WHERE id = ?", [id]);
  expect(await continueErasure(userId, earshot.service)).toBe(true);
  expect(await db.all('SELECT 1 FROM users WHERE id = ?', [userId])).toEqual([]);
});

it('a large analysis behind a link that is erased while it waits for its turn: 404', async () => {
  const tenant = await earshot.company();
  const long = `Agent: ${'word '.repeat(400_000)}`;
  const id = await insertAnalysis(earshot.service.db, tenant.companyId, { summary: 'Long.' }, { transcript: long });
  const { publicLink } = await output(earshot, 'analysis.updateShareLink', tenant.key, { id, action: 'renew' });
  vi.spyOn(documents, 'analysisInParts').mockResolvedValueOnce(undefined);
  const { status } = await call(earshot, 'share.get', {}, { token: publicLink.split('/').at(-1)! });
  expect(status).toBe(404);
});

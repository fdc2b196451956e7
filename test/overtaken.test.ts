// Requests that an erasure overtakes answer as the next request would, and never 500 (docs/decisions/erasure.md#a-company).
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { endGrace, requestErasure } from '../packages/server/src/analyses/erase-company.ts';
import { commandLine } from '../packages/server/src/audit/record-deed.ts';
import type { OperationName } from '../packages/server/src/generated/operations.ts';
import * as documents from '../packages/server/src/records/analysis-documents.ts';
import { deletePeople } from '../packages/server/src/records/company-erasure.ts';
import { type Earshot, startEarshot, type Tenant } from './harness/earshot.ts';
import { call, output, session } from './harness/procedures.ts';
import { insertAnalysis } from './harness/rows.ts';

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

it('a large analysis behind a link that is erased while it waits for its turn: 404', async () => {
  const tenant = await earshot.company();
  const long = `Agent: ${'word '.repeat(400_000)}`;
  const id = await insertAnalysis(earshot.service.db, tenant.companyId, { summary: 'Long.' }, { transcript: long });
  const { publicLink } = await output(earshot, 'analysis.updateShareLink', tenant.key, { id, action: 'renew' });
  vi.spyOn(documents, 'analysisInParts').mockResolvedValueOnce(undefined);
  const { status } = await call(earshot, 'share.get', {}, { token: publicLink.split('/').at(-1)! });
  expect(status).toBe(404);
});

// Several servers on one database, as processes of their own: what must hold across them (docs/decisions/access.md#d16, docs/decisions/rate-limits.md#d44, docs/decisions/minutes.md#d45, docs/decisions/sign-in.md#d51).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { output, personWithPassword } from '../harness/procedures.ts';
import { type Serving, serve } from '../harness/process.ts';
import { account } from '../harness/rows.ts';

let earshot: Earshot;
let servers: Serving[];
let late: Tenant[];

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off' });
  const { database, service, company } = earshot;
  late = [await company({ minutes: 5 }), await company({ minutes: 7 })];
  // Their last grant is long past: every process that starts finds them due.
  await service.db.run("UPDATE companies SET plan_granted_month = '2026-01'");
  const environment = {
    EARSHOT_DATABASE_URL: database.url,
    EARSHOT_STORAGE_URL: `file:${database.storageFolder}`,
  };
  servers = await Promise.all([serve(environment), serve(environment), serve(environment)]);
});
afterAll(async () => {
  for (const { end } of servers) await end('SIGKILL');
  await earshot.stop();
});

/** The statuses of as many parallel requests, spread over the servers. */
async function parallel(count: number, name: string, json: object, headers: Record<string, string> = {}) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      fetch(`${servers[index % servers.length]!.url}/v1/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ json }),
      }),
    ),
  );
  for (const answer of answers) await answer.arrayBuffer();
  return answers.map(({ status }) => status).toSorted();
}

it('of 30 parallel apiKeys.create exactly ten keys come to be, and an eleventh is refused everywhere (D16)', async () => {
  const { key } = await earshot.company();
  const statuses = await parallel(30, 'apiKeys.create', { name: 'CRM' }, { 'X-API-Key': key });
  expect(statuses).toEqual([...Array(9).fill(200), ...Array(21).fill(400)]);
  expect(await output(earshot, 'apiKeys.list', key)).toHaveLength(10);
  expect(await parallel(3, 'apiKeys.create', { name: 'CRM' }, { 'X-API-Key': key })).toEqual([400, 400, 400]);
});

it('a key revoked at one server is refused by the others at once (Authentication 10)', async () => {
  const { key, companyId, adminId } = await earshot.company();
  for (const server of servers) {
    const doomed = await earshot.apiKey(companyId, adminId);
    const ask = (at: Serving) => fetch(`${at.url}/v1/user.me`, { headers: { 'X-API-Key': doomed } });
    for (const other of servers) expect((await ask(other)).status).toBe(200);
    const { id } = (await output(earshot, 'apiKeys.list', key)).at(-1);
    await fetch(`${server.url}/v1/apiKeys.revoke`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-Key': key },
      body: JSON.stringify({ json: { keyId: id } }),
    });
    for (const other of servers) expect((await ask(other)).status).toBe(401);
  }
});

it('of 30 parallel wrong passwords exactly five are looked at (D51)', async () => {
  const { email } = await personWithPassword(earshot, late[0]!.companyId);
  const statuses = await parallel(30, 'auth.login', { email, password: 'wrong' });
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(25).fill(429)]);
});

it('of 90 parallel requests with one key exactly 60 pass (D44)', async () => {
  const { key } = await earshot.company();
  const statuses = await parallel(90, 'company.update', {}, { 'X-API-Key': key });
  expect(statuses).toEqual([...Array(60).fill(200), ...Array(30).fill(429)]);
});

it('a month’s plan is granted once, whoever sweeps first (D45)', async () => {
  const { db } = earshot.service;
  for (const [index, { companyId }] of late.entries()) {
    const entries = await db.all<{ kind: string; hundredths: number; reference: string }>(
      'SELECT kind, hundredths, reference FROM credit_entries WHERE company_id = ? ORDER BY created_at, id',
      [companyId],
    );
    expect(entries).toEqual([
      { kind: 'opening', hundredths: [500, 700][index], reference: 'opening' },
      { kind: 'plan', hundredths: 60_000, reference: `plan:${new Date().toISOString().slice(0, 7)}` },
    ]);
    const sum = [60_500, 60_700][index]!;
    expect(await account(db, companyId)).toEqual({ entries: sum, ledger: sum, held: 0, debits: 0 });
  }
});

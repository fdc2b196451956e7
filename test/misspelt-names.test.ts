// Names that are nearly right, as programs in other languages write them: nothing is selected, stored or charged by mistake (docs/decisions/requests.md#d67).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from './harness/earshot.ts';
import { analysesOf } from './harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

const post = (path: string, json: unknown) => earshot.request('POST', path, { key: tenant.key, json });

const messages = ({ status, body }: { status: number; body: { issues?: { message: string }[] } }) => [
  status,
  body.issues?.map(({ message }) => message),
];

it.each([
  ['external_call_id', 'externalCallId'],
  ['client_name', 'clientName'],
  ['salespersonID', 'salespersonId'],
])('a creation with %s → 400, and nothing is stored', async (given, meant) => {
  const input = { transcript: transcript(), [given]: 'x' };
  const message = `Unknown field '${given}'. Did you mean '${meant}'?`;
  expect(messages(await earshot.create(input, tenant.key))).toEqual([400, [message]]);
  expect(messages(await post('/v1/analysis.submit', { json: input }))).toEqual([400, [message]]);
  const inBatch = await post('/v1/analysis.submit,analysis.submit?batch=1', { 0: input, 1: input });
  expect(inBatch.body).toMatchObject(Array(2).fill({ data: { httpStatus: 400 }, issues: [{ message }] }));
  expect(await analysesOf(earshot.service.db, tenant.companyId)).toEqual([]);
});

it('a creation with fields of its caller’s own is taken (D7)', async () => {
  const own = { transcript: transcript(), crmDealId: '4711', salesperson: { id: 3 } };
  expect((await earshot.create(own, tenant.key)).status).toBe(200);
});

it.each([
  ['limit=1', `Unknown query parameter 'limit'. Put it into 'input', as URL-encoded JSON: {"limit": …}.`],
  ['input={"limt":1}', "Unknown field 'limt'. Did you mean 'limit'?"],
  ['input={"json":{"salespersonId":"x"}}', "Unknown field 'salespersonId'. Did you mean 'filters.salespersonId'?"],
  ['input={"filters":{"salesperson_id":"x"}}', "Unknown field 'salesperson_id'. Did you mean 'salespersonId'?"],
])('analysis.list?%s → 400', async (query, message) => {
  expect(messages(await earshot.get(`/v1/analysis.list?${encodeURI(query)}`, tenant.key))).toEqual([400, [message]]);
});

it('a misspelt filter in a batch is refused in its place', async () => {
  const input = encodeURIComponent(JSON.stringify({ 1: { limt: 1 } }));
  const { body } = await earshot.get(`/v1/user.me,analysis.list?batch=1&input=${input}`, tenant.key);
  expect(body).toMatchObject([
    { result: {} },
    { issues: [{ message: "Unknown field 'limt'. Did you mean 'limit'?" }] },
  ]);
});

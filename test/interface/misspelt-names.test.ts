// Names that are nearly right, as programs in other languages write them: no filter is dropped in silence (docs/decisions/requests.md#d67).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

const messages = ({ status, body }: { status: number; body: { issues?: { message: string }[] } }) => [
  status,
  body.issues?.map(({ message }) => message),
];

it('a creation with fields of its caller’s own is taken (D7)', async () => {
  const own = { transcript: transcript(), crmDealId: '4711', external_call_id: 'x', salesperson: { id: 3 } };
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

// The real tRPC client with httpBatchStreamLink: the answers of a batch as a line of JSON, each with its own status, and nothing done twice or lost (docs/decisions/requests.md#batches).
import type { AppRouter } from '@earshot/core/trpc';
import { createTRPCClient, httpBatchStreamLink, TRPCClientError } from '@trpc/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { password, personWithPassword } from '../harness/procedures.ts';
import { analysesOf } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;
let salespersonId: string;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
  salespersonId = await earshot.user(tenant.companyId, 'salesperson', { name: 'Sara' });
});
afterAll(() => earshot.stop());

const missing = '00000000-0000-4000-8000-000000000000';

let responses: Response[] = [];
const kept: typeof fetch = async (address, init) => {
  const response = await fetch(address, init);
  responses.push(response);
  return response;
};

function streaming(headers: Record<string, string>, streamHeader: 'trpc-accept' | 'accept', prefix = 'trpc') {
  responses = [];
  const url = `${earshot.url}/${prefix}`;
  return createTRPCClient<AppRouter>({
    links: [httpBatchStreamLink({ url, headers, streamHeader, fetch: kept as never })],
  });
}

async function refused(call: Promise<unknown>): Promise<TRPCClientError<AppRouter>> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(TRPCClientError);
  return error as TRPCClientError<AppRouter>;
}

describe.each([
  ['trpc', 'trpc-accept'],
  ['v1', 'accept'],
] as const)('httpBatchStreamLink at /%s, asking by %s', (prefix, streamHeader) => {
  const clientOf = (key = tenant.key) => streaming({ 'X-API-Key': key }, streamHeader, prefix);

  it('asks several queries in one request, and gives a refused one its own error', async () => {
    const client = clientOf();
    const [me, none, wrong, unknown] = await Promise.all([
      client.user.me.query(),
      client.analysis.list.query({ limit: 3 }),
      refused(client.analysis.list.query({ limit: 1000 })),
      refused(client.analysis.get.query({ id: missing })),
    ]);
    expect([me.companyId, none]).toEqual([tenant.companyId, []]);
    expect(wrong.data?.issues).toMatchObject([{ path: ['limit'] }]);
    expect([unknown.message, unknown.data?.httpStatus, unknown.data?.reason]).toEqual([
      'Analysis not found',
      404,
      'analysis_not_found',
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200]);
  });

  it('creates what it asks for, once', async () => {
    const client = clientOf();
    const created = await Promise.all([
      client.analysis.create.mutate({ salespersonId, transcript: transcript(2) }),
      client.analysis.create.mutate({ salespersonId, transcript: transcript(3) }),
    ]);
    expect(created.map((one) => one.transcript)).toEqual([transcript(2), transcript(3)]);
    expect(await analysesOf(earshot.service.db, tenant.companyId)).toHaveLength(2);
    expect(responses).toHaveLength(1);
  });

  it('reads the error of calls that are all refused, and of a batch that is refused as a whole', async () => {
    const client = clientOf('wrong');
    const errors = await Promise.all([refused(client.user.me.query()), refused(client.credits.getSummary.query())]);
    expect(errors.map(({ data }) => [data?.httpStatus, data?.reason])).toEqual([
      [401, 'api_key_invalid'],
      [401, 'api_key_invalid'],
    ]);
    const many = await Promise.all(Array.from({ length: 21 }, () => refused(client.user.me.query())));
    expect(new Set(many.map(({ message }) => message))).toEqual(
      new Set(['A batch has at most 20 calls. Set maxItems: 20 on httpBatchLink.']),
    );
  });
});

it('an answer above 1 MiB arrives whole, beside another one', async () => {
  const long = `${transcript()}\n${'[00:45] Client: We type them by hand, every single month of the year.\n'.repeat(16_000)}`;
  const { body } = await earshot.create({ transcript: long }, tenant.key);
  const client = streaming({ 'X-API-Key': tenant.key }, 'trpc-accept');
  const [me, analysis] = await Promise.all([
    client.user.me.query(),
    client.analysis.get.query({ id: body.id as string }),
  ]);
  expect([me.companyId, analysis.transcript.length]).toEqual([tenant.companyId, long.length]);
});

it('a sign-in sets its cookie, because nothing is sent before the last answer is there', async () => {
  const { email } = await personWithPassword(earshot, tenant.companyId, 'admin_company');
  const client = streaming({ Origin: earshot.url }, 'trpc-accept');
  await client.auth.login.mutate({ email, password });
  expect(responses[0]!.headers.get('Set-Cookie')).toContain('earshot_session=');
});

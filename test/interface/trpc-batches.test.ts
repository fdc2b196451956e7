// The real tRPC client with httpBatchLink: typed calls, several in one request, each with its own scope, rate limit, status and errors that it reads (docs/decisions/requests.md#batches).
import type { AppRouter } from '@earshot/core/trpc';
import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from '@trpc/client';
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { inputSchemas } from '../../packages/server/src/generated/operations.ts';
import { operationFacts } from '../../packages/server/src/http/operation-facts.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { session } from '../harness/procedures.ts';
import { analysesOf } from '../harness/rows.ts';

const tooLong = 'A batch has at most 20 calls. Set maxItems: 20 on httpBatchLink.';
const noObject = 'The input of a batch must be an object with the place of each call as key: {"0": …, "1": …}.';

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

const requests: Request[] = [];
/** Counts what really goes out. */
const counted: typeof fetch = (address, init) => {
  requests.push(new Request(address as string, { method: init?.method ?? 'GET' }));
  return fetch(address, init);
};

function batching(headers: Record<string, string> = { 'X-API-Key': tenant.key }, prefix = 'trpc') {
  requests.length = 0;
  return createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: `${earshot.url}/${prefix}`, headers, fetch: counted as never })],
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

const raw = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(earshot.url + path, { ...init, headers: { 'X-API-Key': tenant.key, ...init.headers } });
const post = (path: string, inputs: unknown, headers: Record<string, string> = {}) =>
  raw(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(inputs),
  });

describe.each(['trpc', 'v1'])('httpBatchLink at /%s', (prefix) => {
  it('asks several queries in one request, and several mutations in another', async () => {
    const client = batching(undefined, prefix);
    const [me, team, none] = await Promise.all([
      client.user.me.query(),
      client.user.listByCompany.query(),
      client.analysis.list.query({ limit: 3 }),
    ]);
    expect([me.companyId, team.map(({ name }) => name), none]).toEqual([
      tenant.companyId,
      expect.arrayContaining(['Sara']),
      [],
    ]);
    const created = await Promise.all([
      client.analysis.create.mutate({ salespersonId, transcript: transcript(2) }),
      client.analysis.create.mutate({ salespersonId, transcript: transcript(3) }),
    ]);
    expect(created.map((one) => one.transcript)).toEqual([transcript(2), transcript(3)]);
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      `GET /${prefix}/user.me,user.listByCompany,analysis.list`,
      `POST /${prefix}/analysis.create,analysis.create`,
    ]);
  });

  it('gives each call its own error, typed, with what the contract says of it', async () => {
    const client = batching(undefined, prefix);
    const [good, wrong, missing] = await Promise.all([
      client.user.me.query(),
      refused(client.analysis.list.query({ limit: 1000 })),
      refused(client.analysis.get.query({ id: '00000000-0000-4000-8000-000000000000' })),
    ]);
    expect(good.companyId).toBe(tenant.companyId);
    expect(wrong.message).toBe('Input validation failed');
    expect(wrong.shape?.code).toBe(-32600);
    expect(wrong.data).toMatchObject({ code: 'BAD_REQUEST', httpStatus: 400, path: 'analysis.list' });
    expect(wrong.data?.issues).toMatchObject([{ path: ['limit'] }]);
    expect([missing.message, missing.data?.httpStatus, missing.data?.reason]).toEqual([
      'Analysis not found',
      404,
      'analysis_not_found',
    ]);
    expect(requests).toHaveLength(1);
  });
});

describe('AppRouter', () => {
  it('types inputs and outputs', () => {
    const client = batching();
    expectTypeOf<Awaited<ReturnType<typeof client.user.me.query>>['companyId']>().toEqualTypeOf<string>();
    expectTypeOf(client.analysis.get.query).parameter(0).toEqualTypeOf<{ id: string }>();
    // @ts-expect-error an id is a text
    void (() => client.analysis.get.query({ id: 5 }));
    // @ts-expect-error no such procedure
    void (() => client.analysis.getAll.query());
  });

  it('has every procedure of the document', () => {
    const names = operationFacts.filter(({ path }) => path.startsWith('/v1/')).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(50);
    const client = batching();
    for (const name of names) {
      const [group, call] = name.split('.') as ['user', 'me'];
      expect(client[group][call], name).toBeDefined();
      expect(inputSchemas[name]).toBeDefined();
    }
  });
});

describe('httpLink', () => {
  const single = (headers: Record<string, string>) =>
    createTRPCClient<AppRouter>({ links: [httpLink({ url: `${earshot.url}/trpc`, headers })] });

  it('with X-Trpc-Source takes plain inputs and gets errors that the client reads', async () => {
    const client = single({ 'X-API-Key': tenant.key, 'X-Trpc-Source': 'crm' });
    const created = await client.analysis.create.mutate({ salespersonId, transcript: transcript() });
    expect(created.salespersonName).toBe('Sara');
    const error = await refused(client.analysis.create.mutate({ salespersonId: '', transcript: 'hi' }));
    expect([error.message, error.data?.httpStatus]).toEqual(['Salesperson not found', 404]);
    const stranger = await refused(single({ 'X-Trpc-Source': 'crm' }).user.me.query());
    expect([stranger.message, stranger.data?.reason]).toEqual([
      'API Key required. Use header X-API-Key.',
      'api_key_missing',
    ]);
  });

  it('a call without input sends no body', async () => {
    const { headers } = await session(earshot, tenant.adminId);
    const client = single({ Cookie: headers!.Cookie!, 'X-Trpc-Source': 'crm' });
    await client.auth.logout.mutate();
    expect((await refused(client.user.me.query())).data?.httpStatus).toBe(401);
  });

  it.each([
    ['GET', '/v1/user.me', { 'X-API-Key': 'wrong' }],
    ['GET', '/trpc/nothing.here', {}],
    ['POST', '/v1/analysis.create', { 'Content-Type': 'application/json' }],
  ])('without it, %s %s answers the bytes of the contract', async (method, path, headers) => {
    const init = { method, headers, ...(method === 'POST' && { body: '{"salespersonId":"x"}' }) };
    const plain = await (await raw(path, init)).text();
    const asked = await (await raw(path, { ...init, headers: { ...headers, 'X-Trpc-Source': 'crm' } })).json();
    expect(Object.keys(JSON.parse(plain))).toEqual(
      ['message', 'code', 'data', 'issues'].filter((key) => key !== 'issues' || method === 'POST'),
    );
    expect(Object.keys(asked as object)).toContain('error');
  });
});

describe('a batch', () => {
  it('of one status has that status; of several, 207', async () => {
    const both = await raw('/v1/user.me,user.me?batch=1');
    expect([both.status, ((await both.json()) as unknown[]).length]).toEqual([200, 2]);
    const mixed = await raw('/v1/user.me,nothing.here?batch=1');
    expect(mixed.status).toBe(207);
    expect(await mixed.json()).toMatchObject([
      { result: { data: { companyId: tenant.companyId } } },
      { code: 'NOT_FOUND', error: { code: -32004, data: { path: 'nothing.here', httpStatus: 404 } } },
    ]);
  });

  it('checks the scope of each call', async () => {
    const key = await earshot.apiKey(tenant.companyId, tenant.adminId, { scopes: ['api:analyses:read'] });
    const client = batching({ 'X-API-Key': key });
    const [list, created] = await Promise.all([
      client.analysis.list.query({}),
      refused(client.analysis.create.mutate({ salespersonId, transcript: transcript() })),
    ]);
    expect(list).toEqual([]);
    expect(created.data).toMatchObject({ httpStatus: 403, reason: 'scope_missing' });
    expect(await analysesOf(earshot.service.db, tenant.companyId)).toEqual([]);
  });

  it('counts each call against its rate limit: no batch gets more than single requests', async () => {
    const statuses = [];
    for (let round = 0; round < 4; round += 1) {
      const answer = await raw(`/v1/${Array(20).fill('user.me').join(',')}?batch=1`);
      for (const item of (await answer.json()) as { error?: { data: { httpStatus: number } } }[])
        statuses.push(item.error?.data.httpStatus ?? 200);
      expect(answer.headers.get('RateLimit-Remaining')).toBe(String(Math.max(0, 60 - 20 * (round + 1))));
    }
    expect(statuses).toEqual([...Array(60).fill(200), ...Array(20).fill(429)]);
    expect((await raw('/v1/user.me')).status).toBe(429);
  });

  it('counts a costly call in its own bucket', async () => {
    const input = encodeURIComponent(JSON.stringify({ from: '2026-01-01', to: '2026-01-02', interval: 'day' }));
    const before = await raw(`/v1/analysis.getTrends?input=${input}`);
    const left = Number(before.headers.get('RateLimit-Remaining'));
    await raw('/v1/analysis.getTrends,analysis.getTrends,user.me?batch=1');
    const after = await raw(`/v1/analysis.getTrends?input=${input}`);
    expect(Number(after.headers.get('RateLimit-Remaining'))).toBe(left - 3);
  });

  it('has at most 20 calls, and says where to set it', async () => {
    const answer = await raw(`/v1/${Array(21).fill('user.me').join(',')}?batch=1`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: tooLong, error: { code: -32600 } }]);
    const client = batching();
    const error = await refused(Promise.all(Array.from({ length: 21 }, () => client.user.me.query())));
    expect(error.message).toBe(tooLong);
  });

  it('takes no larger body than the largest of its calls, nor a larger input for one than alone', async () => {
    const filling = 'x'.repeat(70_000);
    const small = await post('/v1/apiKeys.create,apiKeys.create?batch=1', { 0: { name: filling } });
    expect([small.status, await small.json()]).toMatchObject([
      413,
      { error: { message: 'The request body is larger than 64 KiB.' } },
    ]);
    const beside = await post('/v1/apiKeys.create,analysis.create?batch=1', {
      0: { name: filling },
      1: { salespersonId, transcript: transcript() },
    });
    expect([beside.status, await beside.json()]).toMatchObject([
      207,
      [{ error: { data: { httpStatus: 413 } } }, { result: { data: { salespersonName: 'Sara' } } }],
    ]);
    const signIn = { email: filling, password: 'x' };
    const withSignIn = await post('/v1/auth.login,analysis.create?batch=1', {
      0: signIn,
      1: { salespersonId, transcript: transcript() },
    });
    expect([withSignIn.status, await withSignIn.json()]).toMatchObject([
      207,
      [{ error: { data: { httpStatus: 413 } } }, { result: { data: { salespersonName: 'Sara' } } }],
    ]);
    const nobody = await post('/v1/auth.login,analysis.create?batch=1', { 0: signIn }, { 'X-API-Key': 'wrong' });
    expect([nobody.status, await nobody.json()]).toMatchObject([
      413,
      { error: { message: 'The request body is larger than 64 KiB.' } },
    ]);
    const large = await post('/v1/analysis.create,analysis.create?batch=1', {
      0: { salespersonId, transcript: 'x'.repeat(7 * 2 ** 20) },
      1: { salespersonId, transcript: 'x'.repeat(7 * 2 ** 20) },
    });
    expect(large.status).toBe(413);
  });

  it('reads no body where nobody is let in', async () => {
    const answer = await post('/v1/analysis.create,user.create?batch=1', { 0: {} }, { 'X-API-Key': 'wrong' });
    expect([answer.status, ((await answer.json()) as unknown[]).length]).toEqual([401, 2]);
  });

  it.each([
    ['[]', noObject],
    ['"x"', noObject],
    ['{', "Query parameter 'input' is not valid JSON. Send URL-encoded JSON."],
  ])('of input %s says what it takes', async (input, message) => {
    const answer = await raw(`/v1/user.me?batch=1&input=${encodeURIComponent(input)}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { message, error: { message } }]);
  });

  it('takes queries by GET and mutations by POST', async () => {
    const answer = await raw('/v1/user.me,analysis.create?batch=1');
    expect(await answer.json()).toMatchObject([{ result: {} }, { error: { data: { httpStatus: 405 } } }]);
  });

  it('asks for one call as well, wrapped or plain', async () => {
    for (const input of [{ limit: 1 }, { json: { limit: 1 } }]) {
      const query = encodeURIComponent(JSON.stringify({ 0: input }));
      expect(await (await raw(`/trpc/analysis.list?batch=1&input=${query}`)).json()).toEqual([
        { result: { data: [] } },
      ]);
    }
  });

  it('with an Idempotency-Key repeats the answer of each call at its place', async () => {
    const headers = { 'Idempotency-Key': 'monday' };
    const inputs = { 0: { salespersonId, transcript: transcript(2) }, 1: { salespersonId, transcript: transcript(3) } };
    const first = await post('/v1/analysis.create,analysis.create?batch=1', inputs, headers);
    const again = await post('/v1/analysis.create,analysis.create?batch=1', inputs, headers);
    expect([await again.text(), again.headers.get('Idempotent-Replayed')]).toEqual([await first.text(), 'true']);
    expect(await analysesOf(earshot.service.db, tenant.companyId)).toHaveLength(2);
    const other = await post('/v1/analysis.create,analysis.create?batch=1', { 0: inputs[1], 1: inputs[1] }, headers);
    expect(await other.json()).toMatchObject([{ error: { data: { httpStatus: 409 } } }, { result: {} }]);
  });

  it('gives large answers in their turn, and refuses reading more than it can hold', async () => {
    const long = `${transcript()}\n${'[00:45] Client: We type them by hand, every single month of the year.\n'.repeat(22_000)}`;
    const { body } = await earshot.create({ transcript: long }, tenant.key);
    const input = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [at, { id: body.id }]));
    const answer = await raw(
      `/v1/${Array(8).fill('analysis.get').join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`,
    );
    const items = (await answer.json()) as { result?: { data: { transcript: string } }; error?: { message: string } }[];
    expect(items).toHaveLength(8);
    const read = items.filter(({ result }) => result);
    expect(read.length).toBeGreaterThan(1);
    expect(read.length).toBeLessThan(8);
    for (const { result } of read) expect(result!.data.transcript.length).toBe(long.length);
    for (const { error } of items.slice(read.length))
      expect(error!.message).toBe(
        'The answers of this batch are too large together. Make this call in another request.',
      );
  });

  it('needs batch=1: an address with a comma alone is none', async () => {
    expect((await raw('/v1/user.me,user.me')).status).toBe(404);
  });
});

// A real tRPC client whose transformer wraps its input as {"json": …} calls the procedures (docs/decisions/requests.md#d6); so does the example.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ProcedureCreatedAnalysis, ProcedureListItem } from '@earshot/core';
import { createTRPCUntypedClient, httpLink, TRPCClientError } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';

type Router = AnyRouter & { _def: { _config: { $types: { transformer: true } } } };

let earshot: Earshot;
let tenant: Tenant;
let salespersonId: string;

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company();
  salespersonId = await earshot.user(tenant.companyId, 'salesperson', { name: 'Sara' });
});
afterAll(() => earshot.stop());

const same = (value: unknown) => value;
const output = { serialize: same, deserialize: same };
const transformers = {
  'wraps input as {"json": …}': { input: { serialize: (json: unknown) => ({ json }), deserialize: same }, output },
  'wraps it with meta, as superjson does': {
    input: { serialize: (json: unknown) => ({ json: json ?? null, meta: { values: {} } }), deserialize: same },
    output,
  },
};

const clientWith = (transformer: (typeof transformers)[keyof typeof transformers], prefix: string, key = tenant.key) =>
  createTRPCUntypedClient<Router>({
    links: [httpLink<Router>({ url: `${earshot.url}/${prefix}`, headers: { 'X-API-Key': key }, transformer })],
  });

describe.each(Object.entries(transformers))('a client that %s', (_title, transformer) => {
  it.each(['trpc', 'v1'])('calls user.me, analysis.create and analysis.list at /%s', async (prefix) => {
    const client = clientWith(transformer, prefix);
    expect(await client.query('user.me')).toMatchObject({ id: tenant.adminId, companyId: tenant.companyId });
    const input = { salespersonId, transcript: transcript() };
    const created = (await client.mutation('analysis.create', input)) as ProcedureCreatedAnalysis;
    expect(created).toMatchObject({ salespersonName: 'Sara', transcript: transcript() });
    const [newest, ...others] = (await client.query('analysis.list', { limit: 1 })) as ProcedureListItem[];
    expect([newest!.id, newest!.displayScore, others]).toEqual([created.id, created.score, []]);
  });

  it('finds the error body in the response that comes with its error', async () => {
    const refused = await clientWith(transformer, 'trpc')
      .mutation('analysis.create', { salespersonId: 5 })
      .catch((error: unknown) => error as TRPCClientError<Router>);
    expect(refused).toBeInstanceOf(TRPCClientError);
    const { meta } = refused as TRPCClientError<Router>;
    expect(meta?.responseJSON).toMatchObject({
      message: 'Input validation failed',
      code: 'BAD_REQUEST',
      issues: [{ path: ['salespersonId'] }],
    });
  });
});

describe('examples/trpc-client.ts', () => {
  const example = fileURLToPath(new URL('../../examples/trpc-client.ts', import.meta.url));
  const run = (key: string) =>
    promisify(execFile)(process.execPath, [example], {
      env: { PATH: process.env.PATH, EARSHOT_BASE_URL: earshot.url, EARSHOT_API_KEY: key },
    });

  it('creates and lists', async () => {
    const { stdout } = await run(tenant.key);
    expect(stdout).toMatch(/, admin_company\nScore \d+ for Sara\n\d{4}-/);
  });

  it('says in one line why it could not', async () => {
    await expect(run('wrong')).rejects.toMatchObject({ code: 1, stderr: 'Invalid or expired API Key\n' });
  });
});

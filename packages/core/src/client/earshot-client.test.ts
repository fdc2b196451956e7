import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { EarshotClient } from './earshot-client.ts';
import { ConfigurationError, UnexpectedResponseError } from './errors.ts';
import { json, refuse, type Step, scriptedServer, setUp, testKey } from './scripted-server.fixture.ts';

const salesperson = { id: 'u1', name: 'Ana', role: 'salesperson', supervisorName: null };

describe('setting up', () => {
  beforeEach(() => {
    vi.stubEnv('EARSHOT_API_KEY', undefined);
    vi.stubEnv('EARSHOT_BASE_URL', undefined);
  });
  afterEach(() => vi.unstubAllEnvs());

  it('takes key and address from EARSHOT_API_KEY and EARSHOT_BASE_URL', async () => {
    const { baseUrl, seen } = await scriptedServer(json([salesperson]));
    vi.stubEnv('EARSHOT_API_KEY', ` ${testKey}\n`);
    vi.stubEnv('EARSHOT_BASE_URL', `${baseUrl}/`);
    const client = new EarshotClient();
    expect(await client.salespersons.list()).toEqual([salesperson]);
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/salespersons', headers: { 'x-api-key': testKey } });
  });

  it('works where there is no process', () => {
    vi.stubGlobal('process', undefined);
    const setUpWithout = () => new EarshotClient();
    try {
      expect(setUpWithout).toThrow('No API key');
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each([
    [{}, 'No API key. Set EARSHOT_API_KEY or pass new EarshotClient({ apiKey })'],
    [{ apiKey: '   ' }, 'No API key'],
    [{ apiKey: `${testKey}\nx` }, 'line breaks'],
    [{ apiKey: testKey }, 'No server address. Set EARSHOT_BASE_URL'],
    [{ apiKey: testKey, baseUrl: 'earshot.example.com' }, 'baseUrl (EARSHOT_BASE_URL) must be an http:// or https://'],
    [{ apiKey: testKey, baseUrl: 'https://me:secret@earshot.example.com' }, 'without user'],
    [{ apiKey: testKey, baseUrl: 'http://a', timeoutMs: 0 }, 'timeoutMs must be'],
    [{ apiKey: testKey, baseUrl: 'http://a', createTimeoutMs: Number.POSITIVE_INFINITY }, 'createTimeoutMs must be'],
    [{ apiKey: testKey, baseUrl: 'http://a', maxRetries: 1.5 }, 'maxRetries must be'],
  ])('refuses %j with an instruction and without the secret', (options, text) => {
    const failure = catchError(() => new EarshotClient(options));
    expect(failure).toBeInstanceOf(ConfigurationError);
    expect(failure.message).toContain(text);
    expect(inspect(failure)).not.toMatch(/esk_|secret/);
  });

  it('keeps the path of a server that lives under one', async () => {
    const { baseUrl, seen } = await scriptedServer(json([]));
    const client = new EarshotClient({ apiKey: testKey, baseUrl: `${baseUrl}/earshot//` });
    await client.salespersons.list();
    expect(seen[0]?.url).toBe('/earshot/api/salespersons');
  });
});

describe('D51, a session instead of a key', () => {
  const me = { id: 'u1', name: 'Ana', email: 'ana@example.com', role: 'salesperson', companyId: 'c1' };
  const inSession = (steps: Step[]) => setUp(steps, { apiKey: undefined, session: true });

  it('sends no key, whatever the environment has, and lets the browser send its cookie', async () => {
    vi.stubEnv('EARSHOT_API_KEY', testKey);
    onTestFinished(() => void vi.unstubAllEnvs());
    const inits: { credentials?: string; headers: Record<string, string> }[] = [];
    const client = new EarshotClient({
      session: true,
      baseUrl: 'https://earshot.example.com',
      fetch: async (_, init) => {
        inits.push(init);
        return Response.json({ result: { data: me } });
      },
    });
    expect(await client.auth.login({ email: me.email, password: 'p' })).toEqual(me);
    expect(await client.users.me()).toEqual(me);
    expect(inits.map(({ credentials }) => credentials)).toEqual(['same-origin', 'same-origin']);
    const own = { 'user-agent': expect.stringMatching(/^earshot-client\//) };
    expect(inits.map(({ headers }) => headers)).toEqual([{ ...own, 'content-type': 'application/json' }, own]);
  });

  it('sends no cookie to storage', async () => {
    const sent: [string, string | undefined][] = [];
    const place = { url: 'https://storage.example.com/', fields: { key: 'uploads/c1/a.mp3' } };
    const client = new EarshotClient({
      session: true,
      baseUrl: 'https://earshot.example.com',
      fetch: async (url, { credentials }) => {
        sent.push([new URL(url).host, credentials]);
        return Response.json({ result: { data: place } });
      },
    });
    await client.uploads.upload(new Blob(['x']), { filename: 'a.mp3' });
    expect(sent).toEqual([
      ['earshot.example.com', 'same-origin'],
      ['storage.example.com', 'omit'],
    ]);
  });

  it('reads an analysis by its procedure, in the form of the REST interface', async () => {
    const analysis = { id: 'a1', audioDuration: 61.5, status: 'completed' };
    const { client, seen } = await inSession([json({ result: { data: analysis } })]);
    expect(await client.analyses.get('a1')).toEqual({ id: 'a1', audioDurationSeconds: 61.5, status: 'completed' });
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/v1/analysis.get?input=%7B%22id%22%3A%22a1%22%7D' });
  });

  it.each<[string, (client: EarshotClient) => Promise<unknown>, string]>([
    ['analyses.create', (client) => client.analyses.create({ transcript: 'x' }), 'submit and waitFor'],
    ['analyses.list', (client) => client.analyses.list(), 'listNewest'],
    ['analyses.scan', (client) => client.analyses.scan().next(), 'listNewest'],
    ['salespersons.list', (client) => client.salespersons.list(), 'users.list'],
  ])('%s, which takes a key only, is refused with what to use instead', async (_, call, instead) => {
    const { client, seen } = await inSession([]);
    const failure = await call(client).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConfigurationError);
    expect((failure as Error).message).toContain(instead);
    expect(seen).toEqual([]);
  });

  it('takes no key beside it', () => {
    expect(() => new EarshotClient({ session: true, apiKey: testKey, baseUrl: 'http://a' })).toThrow('either');
  });
});

describe('contract: Authentication 1 and 11, the key stays where it belongs', () => {
  it('is not in the client as printed, as JSON, or in errors and their causes', async () => {
    const { client } = await setUp([refuse(401, 'UNAUTHORIZED', 'Invalid or expired API Key')]);
    const refusal = await client.salespersons.list().catch((error: unknown) => error);
    const unreachable = new EarshotClient({ apiKey: testKey, baseUrl: 'http://127.0.0.1:1', maxRetries: 0 });
    const failure = await unreachable.salespersons.list().catch((error: unknown) => error);
    for (const value of [client, refusal, failure]) {
      expect(inspect(value, { depth: 20, showHidden: true })).not.toContain(testKey);
      expect(JSON.stringify(value)).not.toContain(testKey);
    }
  });

  it.each([301, 302, 303, 307, 308])('does not follow a %i, and sends nothing to its target', async (status) => {
    const target = await scriptedServer(json([]));
    const { client, seen } = await setUp([
      (response) => response.writeHead(status, { location: `${target.baseUrl}/api/salespersons?x=1` }).end(),
    ]);
    const failure = await client.salespersons.list().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnexpectedResponseError);
    expect(failure).toMatchObject({
      status,
      message: expect.stringContaining(`redirected the request to ${target.baseUrl}.`),
    });
    expect([seen.length, target.seen.length]).toEqual([1, 0]);
  });
});

function catchError(action: () => unknown): Error {
  try {
    action();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

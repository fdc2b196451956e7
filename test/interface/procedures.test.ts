// The procedure style itself: two prefixes, forms of input, headers, and what errors say (docs/decisions/requests.md#d1, #d5, #d6, #d55).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operationFacts } from '../../packages/server/src/http/operation-facts.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, output, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { requestWith, sampleInput } from '../harness/sample-input.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

const post = (name: string, raw: string | Uint8Array, headers: Record<string, string> = {}) =>
  earshot.request('POST', `/v1/${name}`, {
    key: tenant.key,
    raw,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const get = (name: string, query = '') => earshot.get(`/v1/${name}${query}`, tenant.key);
const input = (value: unknown) => `?input=${encodeURIComponent(JSON.stringify(value))}`;

describe('both prefixes (D1)', () => {
  const procedures = operationFacts.filter((facts) => facts.path.startsWith('/v1/'));

  it.each(procedures.map((facts) => [facts.name, facts] as const))('%s answers the same bytes', async (name, facts) => {
    const asks = [
      requestWith(facts, sampleInput(facts), 'x'),
      [facts.path, facts.method === 'post' ? { json: {} } : {}] as const,
      [`${facts.path}?input=%7B`, facts.method === 'post' ? { raw: '{' } : {}] as const,
    ];
    const admin = await session(earshot, tenant.adminId);
    // Written off the path, it would come between two answers of apiKeys.list.
    await earshot.service.db.run('UPDATE api_keys SET last_used_at = ?', [Date.now()]);
    for (const [path, options] of asks) {
      // Writes and upload grants with a valid input and a good key are not the same twice.
      const isValid = path === asks[0]![0] && options === asks[0]![1];
      const isRepeatable = !isValid || (facts.method === 'get' && name !== 'upload.getPresignedUrl');
      for (const as of [{}, { key: 'x' }, ...(isRepeatable ? [{ key: tenant.key }, admin] : [])]) {
        const answers = [];
        for (const address of [path, path.replace('/v1/', '/trpc/')]) {
          const { status, text } = await earshot.request(facts.method.toUpperCase(), address, { ...options, ...as });
          answers.push({ status, text });
        }
        expect(answers[0], name).toEqual(answers[1]);
      }
    }
  });

  it('an unknown procedure → 404 with its name as data.path (D55)', async () => {
    for (const address of ['/v1/user.everybody', '/trpc/user.everybody'])
      for (const method of ['GET', 'POST']) {
        const { status, body } = await earshot.request(method, address, { key: tenant.key });
        expect([status, body.data.path]).toEqual([404, 'user.everybody']);
      }
  });

  it('reading procedures are GET, writing ones POST: the other method → 405', async () => {
    const read = await earshot.request('POST', '/v1/user.me', { key: tenant.key, json: { json: {} } });
    const write = await earshot.get('/trpc/apiKeys.revoke', tenant.key);
    expect([read.status, write.status, read.body.data.path]).toEqual([405, 405, 'user.me']);
  });
});

describe('output (Interface styles)', () => {
  it('is wrapped as {"result": {"data": …}}, for objects and arrays', async () => {
    const me = await get('user.me');
    expect(me.text).toMatch(/^\{"result":\{"data":\{"id":"/);
    expect((await get('analysis.list')).text).toBe('{"result":{"data":[]}}');
  });

  it('errors are not wrapped', async () => {
    expect(Object.keys((await get('analysis.get', input({ id: 'x' }))).body)).toEqual(['message', 'code', 'data']);
  });
});

describe('input of GET (D6)', () => {
  beforeEach(async () => {
    for (const _ of [1, 2, 3]) await insertAnalysis(earshot.service.db, tenant.companyId);
  });

  it.each([
    ['absent', '', 3],
    ['plain', input({ limit: 2 }), 2],
    ['wrapped', input({ json: { limit: 1 } }), 1],
    ['wrapped with meta, as transformers do', input({ json: { limit: 1 }, meta: { values: {} } }), 1],
    ['null, as clients send for no input', input(null), 3],
    ['wrapped null', input({ json: null }), 3],
    ['empty', input({}), 3],
    ['with unknown fields (D7)', input({ limit: 2, page: 9 }), 2],
    ['beside unknown parameters, however often (D55)', `${input({ limit: 2 })}&batch=1&batch=1`, 2],
  ])('%s', async (_form, query, expected) => {
    const { status, body } = await get('analysis.list', query);
    expect([status, body.result?.data.length]).toEqual([200, expected]);
  });

  it.each([['{'], [''], ['limit=5'], ["{'limit':5}"], ['undefined']])('broken: %j → 400', async (text) => {
    const message = "Query parameter 'input' is not valid JSON. Send URL-encoded JSON.";
    const answer = await get('analysis.list', `?input=${encodeURIComponent(text)}`);
    expect(answer.text).toBe(errorText(400, 'analysis.list', message));
  });

  it('repeated → 400 (D55)', async () => {
    const message = "Query parameter 'input' was given more than once. Send it once.";
    const answer = await get('analysis.list', '?input=%7B%7D&input=%7B%7D');
    expect(answer.text).toBe(errorText(400, 'analysis.list', message));
  });

  it.each([[5], ['text'], [[]], [true]])('%j where an object belongs → 400 with issues at the root', async (value) => {
    const { status, body } = await get('analysis.list', input(value));
    expect([status, body.message, body.issues[0].path]).toEqual([400, 'Input validation failed', []]);
  });

  it.each([[input({ any: 'thing' })], ['?input=%7B'], ['?input=&input=']])(
    'is ignored where a procedure takes none, like any unknown parameter (D7): %s',
    async (query) => {
      expect((await get('user.me', query)).status).toBe(200);
    },
  );

  it('needs no Content-Type, and any is let pass (D5)', async () => {
    const options = { key: tenant.key, headers: { 'Content-Type': 'text/plain' } };
    expect((await earshot.request('GET', '/v1/user.me', options)).status).toBe(200);
  });
});

describe('body of POST (D5, D6)', () => {
  const issuesOf = async (raw: string) => {
    const { status, body } = await post('user.create', raw);
    expect([status, body.message, body.code]).toEqual([400, 'Input validation failed', 'BAD_REQUEST']);
    return body.issues as { code: string; path: string[]; message: string }[];
  };

  it.each([
    ['{}'],
    ['{"name":"Ana","email":"ana@example.com","role":"salesperson"}'],
    ['[]'],
    ['[{"json":{}}]'],
    ['"json"'],
    ['null'],
    ['7'],
  ])('without the key json: %s → 400 with issues naming json', async (raw) => {
    expect(await issuesOf(raw)).toEqual([
      {
        code: 'invalid_type',
        expected: 'object',
        path: ['json'],
        message: 'Invalid input: expected object, received undefined',
      },
    ]);
  });

  it('issues[].path is relative to the input, without json (D55)', async () => {
    const issues = await issuesOf('{"json":{"name":5,"email":"ana@example.com","role":"salesperson"}}');
    expect(issues).toEqual([
      {
        code: 'invalid_type',
        expected: 'string',
        path: ['name'],
        message: 'Invalid input: expected string, received number',
      },
    ]);
    const nested = await get('analysis.list', input({ json: { filters: { minScore: 'high' } } }));
    expect(nested.body.issues[0].path).toEqual(['filters', 'minScore']);
  });

  it.each([['null'], ['[]'], ['"x"']])('{"json": %s} → 400 with issues at the root of the input', async (json) => {
    expect((await issuesOf(`{"json":${json}}`))[0]!.path).toEqual([]);
  });

  it.each([['{'], [''], ['json={}'], ['{"json":{}} x']])('broken: %j → 400', async (raw) => {
    const answer = await post('user.create', raw);
    expect(answer.text).toBe(errorText(400, 'user.create', 'The request body is not valid JSON.'));
  });

  it('not UTF-8 → 400', async () => {
    const raw = Buffer.concat([Buffer.from('{"json":{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}}')]);
    expect((await post('user.create', raw)).text).toBe(
      errorText(400, 'user.create', 'The request body is not valid JSON.'),
    );
  });

  it('fields beside json and unknown ones in it are ignored (D7)', async () => {
    const body = { json: { name: 'Key', colour: 'red' }, meta: { values: {} } };
    expect((await post('apiKeys.create', JSON.stringify(body))).status).toBe(200);
  });

  it.each(['name', 'email'])('user.create: a NUL or half a character in %s → 400, not 500', async (field) => {
    for (const text of ['a\0b', 'a\ud800b'])
      expect(
        (await call(earshot, 'user.create', tenant.key, { name: 'A', email: 'a@b.co', role: 'admin', [field]: text }))
          .status,
      ).toBe(400);
  });

  it('Content-Type: absent 401, another 415, with a key or a session alike', async () => {
    const raw = new TextEncoder().encode('{"json":{"name":"K"}}');
    const admin = await session(earshot, tenant.adminId);
    for (const as of [{ key: tenant.key }, admin])
      for (const [type, status] of [
        [undefined, 401],
        ['text/plain', 415],
      ] as const) {
        const headers = { ...('headers' in as ? as.headers : {}), ...(type && { 'Content-Type': type }) };
        const answer = await earshot.request('POST', '/v1/apiKeys.create', { ...as, raw, headers });
        expect(answer.status, type).toBe(status);
      }
  });

  it('compressed → 415 (D55)', async () => {
    expect((await post('apiKeys.create', '{"json":{"name":"K"}}', { 'Content-Encoding': 'gzip' })).status).toBe(415);
    expect((await post('apiKeys.create', '{"json":{"name":"K"}}', { 'Content-Encoding': 'identity' })).status).toBe(
      200,
    );
  });

  it('above its limit → 413 (D7)', async () => {
    const answer = await post('apiKeys.create', `{"json":{"name":"${'x'.repeat(64 * 1024)}"}}`);
    expect(answer.text).toBe(errorText(413, 'apiKeys.create', 'The request body is larger than 64 KiB.'));
  });
});

describe('who asks', () => {
  it('an empty X-API-Key counts as absent (D55): a session beside it decides', async () => {
    const admin = await session(earshot, tenant.adminId);
    expect((await call(earshot, 'user.me', '')).status).toBe(401);
    expect((await output(earshot, 'user.me', { ...admin, key: '' })).id).toBe(tenant.adminId);
  });

  it('ids of any text → 404, not 500', async () => {
    for (const id of ['', 'x'.repeat(5000), "'; DROP TABLE users; --", '%00', randomUUID()]) {
      expect((await call(earshot, 'analysis.get', tenant.key, { id })).status).toBe(404);
      expect((await call(earshot, 'apiKeys.revoke', tenant.key, { keyId: id })).status).toBe(404);
      expect((await call(earshot, 'user.update', tenant.key, { id, name: 'A' })).status).toBe(404);
    }
  });
});

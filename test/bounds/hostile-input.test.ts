// Hostile requests: always a 4xx with the error body or a normal answer, never a 5xx, never a stack, and the server serves on (docs/decisions/requests.md#d7, #d55).
import { ReadableStream } from 'node:stream/web';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { account, analysesOf } from '../harness/rows.ts';

const submit = 'analysis.submitAnalysis';
const mib = 1024 * 1024;
const json = { 'Content-Type': 'application/json' };

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
});
afterEach(async () => {
  expect((await earshot.get('/api/salespersons', tenant.key)).text).toBe('[]');
});
afterAll(() => earshot.stop());

const post = (raw: string | Uint8Array, headers: Record<string, string> = json) =>
  earshot.request('POST', '/api/analyses', { key: tenant.key, raw, headers });

const expectText = (answer: Answer, status: number, message: string, path = submit) =>
  expect([answer.status, answer.text]).toEqual([status, errorText(status, path, message)]);

const badJson = 'The request body is not valid JSON.';

describe('bodies that are no JSON (D7)', () => {
  const texts = [
    '',
    ' ',
    '{',
    '{"transcript":"x"',
    '{"a":1}}',
    "{'a':1}",
    '{"a":1,}',
    '{"a":NaN}',
    'undefined',
    '{"a":"\n"}',
  ];
  it.each([...texts, '\0', '{"a":1}\0', '--boundary\r\n'])('%j → 400', async (text) => {
    expectText(await post(text), 400, badJson);
  });

  it.each([
    ['a lone byte', [0x22, 0xff, 0x22]],
    ['a cut-off character', [0x22, 0xe2, 0x82, 0x22]],
    ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22]],
    ['an encoded surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['UTF-16', [...Buffer.from('{"transcript":"x"}', 'utf16le')]],
  ])('invalid UTF-8: %s → 400', async (_what, bytes) => {
    expectText(await post(Uint8Array.from(bytes)), 400, badJson);
  });
});

describe('bodies of another shape', () => {
  it.each(['null', '[]', '5', '"x"', 'true', '[{"transcript":"x"}]'])('%s → 400 with issues', async (text) => {
    const { status, body } = await post(text);
    expect([status, body.message, body.issues.map(({ path }: { path: unknown[] }) => path)]).toEqual([
      400,
      'Input validation failed',
      [[]],
    ]);
  });

  const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);
  it.each([
    ['the whole body', deep('[', ']')],
    ['a field that is known', `{"transcript":${deep('[', ']')}}`],
    ['a field that is not', `{"transcript":"","x":${deep('{"x":', '').replace(/$/, '1')}${'}'.repeat(100_000)}}`],
  ])('100,000 levels in %s → 400', async (_where, text) => {
    expect((await post(text)).status).toBe(400);
  });

  it('__proto__ and constructor set nothing', async () => {
    const text = JSON.stringify(transcript());
    for (const body of [
      `{"__proto__":{"transcript":${text},"polluted":1}}`,
      `{"constructor":{"prototype":{"transcript":${text},"polluted":1}}}`,
    ])
      expectText(await post(body), 400, "Either 'transcript' or 'audioKey' is required");
    expect('polluted' in {}).toBe(false);
  });

  const fields = ['transcript', 'audioKey', 'salespersonId', 'salespersonName', 'clientName', 'interactionType'];
  it.each(fields)('NUL or an unpaired surrogate in %s → 400 that names it', async (field) => {
    for (const text of ['a\\u0000b', '\\ud800', '\\udc00\\ud800x']) {
      const { status, body } = await post(`{"transcript":"x","${field}":"${text}"}`);
      expect([status, body.issues.map(({ path }: { path: unknown[] }) => path)]).toEqual([400, [[field]]]);
    }
    expect(await analysesOf(earshot.service.db, tenant.companyId)).toEqual([]);
  });
});

describe('size (D7: 24 MiB)', () => {
  const bodyOf = (bytes: number) => `{"x":"${'x'.repeat(bytes - 8)}"}`;

  it('exactly at the limit is read', async () => {
    expectText(await post(bodyOf(24 * mib)), 400, "Either 'transcript' or 'audioKey' is required");
  });

  it.each([
    ['nested', `${'['.repeat(150_000)}${']'.repeat(150_000)}`],
    ['side by side', `[${'{},'.repeat(150_000)}{}]`],
  ])('more values than any operation takes, %s → 400, before they cost seconds and a gigabyte', async (_, values) => {
    const message = 'The request body has more than 10000 JSON values.';
    expectText(await post(`{"transcript":"x","more":${values}}`), 400, message);
    const signIn = await earshot.request('POST', '/v1/auth.login', { raw: `{"json":${values}}`, headers: json });
    // What anybody may send without being known is small from the start.
    expect(signIn.text).toBe(errorText(413, 'auth.login', 'The request body is larger than 64 KiB.'));
  });

  it('a byte more → 413, and the answer arrives although the body was not read', async () => {
    const body = bodyOf(24 * mib + 1);
    for (let sent = 0; sent < 3; sent += 1)
      expectText(await post(body), 413, 'The request body is larger than 24 MiB.');
  });

  it('a byte more in chunks, without a length → 413', async () => {
    const chunks = Array.from({ length: 25 }, () => new Uint8Array(mib).fill(0x20));
    const response = await fetch(`${earshot.url}/api/analyses`, {
      method: 'POST',
      headers: { ...json, 'X-API-Key': tenant.key },
      body: ReadableStream.from(chunks),
      duplex: 'half',
    } as unknown as RequestInit);
    expect([response.status, await response.text()]).toEqual([
      413,
      errorText(413, submit, 'The request body is larger than 24 MiB.'),
    ]);
  });

  it('who is not allowed is told so first (D4)', async () => {
    const raw = bodyOf(25 * mib);
    const answer = await earshot.request('POST', '/api/analyses', { key: 'wrong', raw, headers: json });
    expectText(answer, 401, 'Invalid or expired API Key');
  });

  it('a body on a GET is ignored', async () => {
    const request = new Request(`${earshot.url}/api/salespersons`, { headers: { 'X-API-Key': tenant.key } });
    expect((await fetch(request)).status).toBe(200);
  });
});

describe('Content-Encoding (D55)', () => {
  it.each(['gzip', 'br', 'deflate', 'GZIP', 'gzip, identity', 'x'])('%s → 415', async (encoding) => {
    const raw = gzipSync(JSON.stringify({ transcript: transcript() }));
    const message = 'Compressed request bodies are not supported. Send the body without Content-Encoding.';
    expectText(await post(raw, { ...json, 'Content-Encoding': encoding }), 415, message);
  });

  it('identity is none', async () => {
    expect((await post('{}', { ...json, 'Content-Encoding': 'identity' })).status).toBe(400);
  });
});

describe('query', () => {
  const get = (query: string) => earshot.get(`/api/analyses?${query}`, tenant.key);
  const names = ['from', 'to', 'salespersonId', 'externalCallId', 'status', 'interactionType', 'limit', 'cursor'];

  it.each(names)('NUL in %s → 400', async (name) => {
    expect((await get(`${name}=a%00b`)).status).toBe(400);
  });

  it.each(names)('%s twice → 400 naming it (D55)', async (name) => {
    const message = `Query parameter '${name}' was given more than once. Send it once.`;
    expectText(await get(`${name}=1&${name}=1`), 400, message, 'analysis.listAnalyses');
  });

  it.each(['salespersonId', 'externalCallId', 'interactionType'])('odd text in %s → an empty list', async (name) => {
    for (const text of ['%ED%A0%80', '%zz', '%', "'%20OR%201=1--", '%F0%9F%98%80', 'x'.repeat(7000), '%25', '$1', '?'])
      expect((await get(`${name}=${text}`)).body.items).toEqual([]);
  });

  it.each(names)('%s in other letters → 400 with an issue that names both (D67)', async (name) => {
    for (const given of [name.toUpperCase(), `${name}s`, `${name}[]`]) {
      const { status, body } = await get(`${encodeURIComponent(given)}=1`);
      expect(status, given).toBe(400);
      expect(body.message).toBe('Input validation failed');
      expect(body.issues).toEqual([
        {
          code: 'unrecognized_keys',
          keys: [given],
          path: [],
          message: `Unknown query parameter '${given}'. Did you mean '${name}'?`,
        },
      ]);
    }
  });

  it.each(['__proto__=1', 'constructor=1&constructor=2', 'foo=1', 'a'.repeat(7000), '&&&===', 'x=%00'])(
    'unknown %.20s → ignored',
    async (query) => {
      expect((await get(query)).status).toBe(200);
    },
  );
});

describe('path', () => {
  it.each(['%00', '%zz', '%', '%ED%A0%80', '..%2f..%2fetc', "'--", 'x'.repeat(7000), '%F0%9F%98%80', '%20'])(
    'id %.20s → 404 like any id that does not exist',
    async (id) => {
      expectText(
        await earshot.get(`/api/analyses/${id}`, tenant.key),
        404,
        'Analysis not found',
        'analysis.getAnalysis',
      );
    },
  );

  it.each(['/%00', '/api/%zz', '/api/analyses/%2F%2F/x', '/v1/', '/v1/__proto__', '/v1/analysis.create/x'])(
    'address %s → 404 with the error body',
    async (address) => {
      const { status, body } = await earshot.get(address, tenant.key);
      expect([status, body.code, body.data.httpStatus]).toEqual([404, 'NOT_FOUND', 404]);
    },
  );
});

describe('headers', () => {
  it('8 KiB in one header that nobody reads → a normal answer', async () => {
    const headers = { 'X-Long': 'x'.repeat(8 * 1024) };
    expect((await earshot.request('GET', '/api/salespersons', { key: tenant.key, headers })).status).toBe(200);
  });

  it('8 KiB of key → 401', async () => {
    expect((await earshot.get('/api/analyses', `esk_${'x'.repeat(8 * 1024)}`)).status).toBe(401);
  });

  it('a request id is echoed only when it is sane (D8)', async () => {
    const ask = async (id: string) => {
      const headers = { 'X-Request-Id': id };
      const answer = await earshot.request('GET', '/api/salespersons', { key: tenant.key, headers });
      return answer.headers.get('x-request-id');
    };
    expect(await ask('crm-7:a.b_c')).toBe('crm-7:a.b_c');
    for (const id of ['a b', 'x'.repeat(129), '<script>', 'é', 'a,b']) expect(await ask(id)).toMatch(/^[0-9a-f-]{36}$/);
  });
});

it('no refused request left a hold, a debit or a row', async () => {
  const { entries, held, debits } = await account(earshot.service.db, tenant.companyId);
  expect([entries, held, debits]).toEqual([60_000, 0, 0]);
});

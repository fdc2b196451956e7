// Hostile connections: bytes that are no HTTP, or HTTP that no client sends; a 4xx with the error body or a closed connection, and the server serves on.
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { account, analysesOf } from '../harness/rows.ts';
import { exchange, type RawAnswer } from '../harness/socket.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company();
});
afterEach(async () => {
  expect((await earshot.get('/api/salespersons', tenant.key)).status).toBe(200);
});
afterAll(() => earshot.stop());

const send = (...parts: (string | Uint8Array)[]) => exchange(earshot.url, parts);

/** A request with a good key, as text; the server closes after it. */
const request = (line: string, headers: string[] = [], body = '') =>
  [line, 'Host: earshot', `X-API-Key: ${tenant.key}`, 'Connection: close', ...headers, '', body].join('\r\n');

function expectRefused({ status, head, body }: RawAnswer, expected: number): void {
  expect(status, body).toBe(expected);
  const parsed = JSON.parse(body);
  expect(Object.keys(parsed)).toEqual(expect.arrayContaining(['message', 'code', 'data']));
  expect(Object.keys(parsed.data)).toEqual(['code', 'httpStatus', 'path', 'reason']);
  expect([parsed.data.code, parsed.data.httpStatus]).toEqual([parsed.code, expected]);
  expect(body).not.toMatch(/\\n\s+at |node_modules|HPE_|\.[jt]s:/);
  expect(head).toMatch(/^content-type: application\/json; charset=utf-8$/im);
  expect(head).toMatch(/^x-request-id: [\w.:-]+$/im);
}

describe('no HTTP → 400', () => {
  it.each([
    ['words', 'Hello, is it me you are looking for?\r\n\r\n'],
    ['half a request line', 'GET\r\n\r\n'],
    ['a method that does not exist', 'FETCH /api/analyses HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a version that does not exist', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a TLS greeting', Buffer.from('16030100f8010000f40303', 'hex')],
    ['random bytes', Buffer.concat([Buffer.from([0x80]), randomBytes(2000)])],
    ['a space in the address', 'GET /api/ana lyses HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost x\r\n\r\n'],
    ['NUL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX-API-Key: a\0b\r\n\r\n'],
    ['two lengths', 'POST /api/analyses HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    ['a negative length', 'POST /api/analyses HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
    ['no Host', 'GET /api/analyses HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'length and chunks (request smuggling)',
      'POST /api/analyses HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'an unknown transfer encoding',
      'POST /api/analyses HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n',
    ],
  ])('%s', async (_what, bytes) => {
    expectRefused(await send(bytes), 400);
  });
});

describe('odd HTTP', () => {
  it('headers of 20 KiB → 431', async () => {
    expectRefused(await send(request('GET /api/salespersons HTTP/1.1', [`X-Long: ${'x'.repeat(20 * 1024)}`])), 431);
  });

  it('two keys in two headers → 401, even when both are good', async () => {
    expectRefused(await send(request('GET /api/salespersons HTTP/1.1', [`X-API-Key: ${tenant.key}`])), 401);
  });

  it('a second Content-Type does not count', async () => {
    const types = ['Content-Type: text/plain', 'Content-Type: application/json', 'Content-Length: 2'];
    expectRefused(await send(request('POST /api/analyses HTTP/1.1', types, '{}')), 415);
  });

  it('an expectation that nobody can meet, and an upgrade, are ignored', async () => {
    for (const header of ['Expect: a-miracle', 'Upgrade: websocket', 'Upgrade: h2c'])
      expect((await send(request('GET /api/salespersons HTTP/1.1', [header]))).status, header).toBe(200);
  });

  it('the absolute form of the address addresses the same operation', async () => {
    expect((await send(request('GET http://elsewhere.example/api/salespersons HTTP/1.1'))).status).toBe(200);
  });

  it.each([
    'OPTIONS * HTTP/1.1',
    'GET * HTTP/1.1',
    'GET //api/salespersons HTTP/1.1',
    'GET /?/api/salespersons HTTP/1.1',
  ])('%s → 404', async (line) => {
    expectRefused(await send(request(line)), 404);
  });

  it.each(['%2e%2e', '..', '%00', '../../healthz'])('an id of %s → 404', async (id) => {
    expectRefused(await send(request(`GET /api/analyses/${id} HTTP/1.1`)), 404);
  });

  it('CONNECT → 4xx or a closed connection, no tunnel', async () => {
    const answer = await send(request('CONNECT example.com:443 HTTP/1.1'));
    if (answer.status !== 0) expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it('HTTP/1.0 without a Host → a normal answer', async () => {
    const answer = await send(`GET /api/salespersons HTTP/1.0\r\nX-API-Key: ${tenant.key}\r\n\r\n`);
    expect(answer.status).toBe(200);
  });
});

describe('bodies on the wire', () => {
  const type = 'Content-Type: application/json';
  const chunked = (chunks: string) =>
    send(request('POST /api/analyses HTTP/1.1', [type, 'Transfer-Encoding: chunked'], chunks));

  it('chunks without a length are a body like another', async () => {
    expectRefused(await chunked('1\r\n{\r\n1\r\n}\r\n0\r\n\r\n'), 400);
    const text = JSON.stringify({ transcript: transcript() });
    const split = [text.slice(0, 9), text.slice(9)]
      .map((part) => `${part.length.toString(16)}\r\n${part}\r\n`)
      .join('');
    expect((await chunked(`${split}0\r\n\r\n`)).status).toBe(200);
  });

  it.each(['xyz\r\n{}\r\n0\r\n\r\n', '-1\r\n{}\r\n0\r\n\r\n', 'ffffffffffffffffff\r\n{}', '2\r\n{}xx0\r\n\r\n'])(
    'a broken chunk %j → 400',
    async (chunks) => {
      expectRefused(await chunked(chunks), 400);
    },
  );

  it('a body that ends before its length → 400 or a closed connection, nothing stored', async () => {
    const fresh = await earshot.company();
    const head = [
      'POST /api/analyses HTTP/1.1',
      'Host: x',
      `X-API-Key: ${fresh.key}`,
      'Content-Type: application/json',
      'Content-Length: 5000',
      '',
      JSON.stringify({ transcript: transcript() }),
    ].join('\r\n');
    for (const then of ['end', 'destroy'] as const) {
      const answer = await exchange(earshot.url, [head], then);
      if (answer.status !== 0) expectRefused(answer, 400);
    }
    expect(await analysesOf(earshot.service.db, fresh.companyId)).toEqual([]);
    expect(await account(earshot.service.db, fresh.companyId)).toMatchObject({ held: 0, debits: 0 });
  });

  it('garbage right behind a good request ends the connection with a 400', async () => {
    const good = `GET /api/salespersons HTTP/1.1\r\nHost: x\r\nX-API-Key: ${tenant.key}\r\n\r\n`;
    const { head, body } = await send(`${good}\0\0\0\r\n\r\n`);
    expect(head + body).toContain('HTTP/1.1 400 Bad Request');
  });
});

describe('a stop', () => {
  it('does not wait for a client that never sends the rest, nor ends', async () => {
    const own = await startEarshot();
    const head =
      'POST /v1/auth.login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
    const held = exchange(own.url, [head]);
    // The server knows of the request by the time that it has answered another one.
    await own.get('/healthz');
    await own.stop();
    expect((await held).status).not.toBe(200);
  });
});

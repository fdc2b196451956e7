// The program in Python of docs/errors-and-retries.md gets its analysis through everything that may happen to an answer, and repeats nothing that does not help.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { blocksOf } from '../harness/document-code.ts';

const { code } = blocksOf('docs/errors-and-retries.md').find(
  ({ language, code }) => language === 'python' && code.includes('def create('),
)!;

type Happening = RequestListener;
let happenings: Happening[] = [];
let keys: unknown[] = [];
const server = createServer((request, response) => {
  keys.push(request.headers['idempotency-key']);
  request.resume().once('end', () => happenings.shift()!(request, response));
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  keys = [];
});

const lost: Happening = (request) => request.socket.destroy();
const cut: Happening = (request, response) => {
  response.writeHead(200, { 'Content-Length': '100' }).write('{"score": 8', () => request.socket.destroy());
};
const answer =
  (status: number, body: object | string, headers: Record<string, string> = {}): Happening =>
  (_request, response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
const error = (status: number, reason: string, headers?: Record<string, string>) =>
  answer(status, { message: 'No.', data: { reason } }, headers);
const good = answer(200, { score: 87 });

/** What the program prints, and for how long it waits. */
async function run(...given: Happening[]): Promise<string[]> {
  happenings = given;
  const { port } = server.address() as AddressInfo;
  const program = `import time\ntime.sleep = lambda seconds: print('waits', seconds)\n${code}`;
  const { stdout } = await promisify(execFile)('python3', ['-c', program], {
    env: { PATH: process.env.PATH, EARSHOT_BASE_URL: `http://127.0.0.1:${port}`, EARSHOT_API_KEY: 'k' },
  });
  expect(happenings).toEqual([]);
  expect(new Set(keys).size).toBe(1);
  return stdout.trim().split('\n');
}

it('repeats under one key after lost and cut answers, and while the first request still runs', async () => {
  expect(await run(lost, error(409, 'idempotency_key_running'), cut, good)).toEqual([
    'waits 2',
    'waits 4',
    'waits 8',
    '87',
  ]);
});

it('waits as Retry-After says, and outlives a proxy’s page', async () => {
  const limited = error(429, 'rate_limited', { 'Retry-After': '60' });
  expect(await run(limited, answer(502, '<html>'), good)).toEqual(['waits 60', 'waits 4', '87']);
});

it.each([
  [409, 'idempotency_key_reused'],
  [422, 'transcript_too_short'],
  [403, 'minutes_insufficient'],
  [501, 'not_implemented'],
])('does not repeat %d %s', async (status, reason) => {
  expect(await run(error(status, reason))).toEqual([`${reason} ${status} No.`]);
});

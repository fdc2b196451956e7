// The receiver in Python of examples/receivers and docs/webhooks.md: what is genuine is taken once, everything else is refused (docs/contract.md#receiver-verification).
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { signWebhook } from '@earshot/core/webhooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';

const secret = 'a'.repeat(64);
const previous = 'b'.repeat(64);
const program = new URL('../../examples/receivers/http_server.py', import.meta.url);

let receiver: ChildProcess;
let address: string;
const lines: string[] = [];

beforeAll(async () => {
  receiver = spawn('python3', [program.pathname], {
    env: { PATH: process.env.PATH, EARSHOT_WEBHOOK_SECRET: `${secret},${previous}`, PORT: '0', PYTHONUTF8: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: receiver.stdout! }).on('line', (line) => lines.push(line));
  await eventually(() => expect(lines).toHaveLength(1));
  address = `http://127.0.0.1:${lines[0]!.replace('listening on ', '')}/webhooks/earshot`;
});
afterAll(() => receiver.kill());
beforeEach(() => {
  lines.length = 0;
});

const now = () => Math.floor(Date.now() / 1000);
const eventOf = (analysisId: string) =>
  JSON.stringify({
    event: 'analysis.completed',
    analysisId,
    role: 'admin_company',
    data: { displayScore: 87, summary: 'São João ✓' },
  });

function headersOf(body: string, at = now(), key = secret) {
  return { 'X-Service-Timestamp': String(at), 'X-Service-Signature': signWebhook(key, String(at), body) };
}

const send = async (body: string, headers: Record<string, string>) =>
  (await fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body })).status;

it('takes a delivery once, however often it comes', async () => {
  const body = eventOf('an_1');
  const headers = headersOf(body);
  expect([await send(body, headers), await send(body, headers)]).toEqual([204, 204]);
  await eventually(() => expect(lines).toEqual(['analysis.completed an_1 87']));
});

it('takes what either secret signed while one is replaced', async () => {
  expect(await send(eventOf('an_2'), headersOf(eventOf('an_2'), now(), previous))).toBe(204);
  await eventually(() => expect(lines).toEqual(['analysis.completed an_2 87']));
});

it('takes a retry that was queued long ago, and one from a clock that is ahead', async () => {
  for (const [id, seconds] of [
    ['an_3', -1500],
    ['an_4', 1500],
  ] as const)
    expect(await send(eventOf(id), headersOf(eventOf(id), now() + seconds))).toBe(204);
  await eventually(() => expect(lines).toHaveLength(2));
});

it.each<[string, (body: string) => [string, Record<string, string>]]>([
  ['a replay after the tolerance', (body) => [body, headersOf(body, now() - 1900)]],
  ['the time of a clock far ahead', (body) => [body, headersOf(body, now() + 1900)]],
  ['another secret', (body) => [body, headersOf(body, now(), 'c'.repeat(64))]],
  ['a body that a proxy formatted', (body) => [JSON.stringify(JSON.parse(body), null, 2), headersOf(body)]],
  ['a body that a proxy escaped', (body) => [body.replace('ã', '\\u00e3'), headersOf(body)]],
  ['no signature', (body) => [body, { 'X-Service-Timestamp': String(now()) }]],
  ['no timestamp', (body) => [body, { 'X-Service-Signature': signWebhook(secret, String(now()), body) }]],
  ['a timestamp that is no number', (body) => [body, { ...headersOf(body), 'X-Service-Timestamp': '1e9' }]],
  ['an empty body', (body) => ['', headersOf(body)]],
])('refuses %s, and takes nothing', async (_title, change) => {
  expect(await send(...change(eventOf('an_5')))).toBe(400);
  await eventually(() => expect(lines).toEqual([expect.stringMatching(/^refused: /)]));
});

it('is what docs/webhooks.md shows', () => {
  const source = readFileSync(program, 'utf8');
  const verify = source.slice(source.indexOf('def verify('), source.indexOf('\n\n\n# Two, separated'));
  expect(readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8')).toContain(verify);
});

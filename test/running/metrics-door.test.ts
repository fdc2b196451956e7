// /metrics on the main port: for callers on this machine, by a name of this machine; a page whose host name was pointed here gets 404.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenForMetrics } from '../../packages/server/src/http/metrics.ts';
import { type Earshot, startEarshot } from '../harness/earshot.ts';
import { exchange } from '../harness/socket.ts';

let earshot: Earshot;

beforeAll(async () => {
  earshot = await startEarshot();
});
afterAll(() => earshot.stop());

const ask = (url: string, ...headers: string[]) =>
  exchange(url, [['GET /metrics HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n')]);

it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]'])('Host: %s → the metrics', async (host) => {
  const { status, body } = await ask(earshot.url, `Host: ${host}`);
  expect([status, body.includes('earshot_requests_total')]).toEqual([200, true]);
});

it.each(['evil.example', 'evil.example:3000', '127.0.0.1.evil.example', 'localhost.evil.example', '10.0.0.1'])(
  'Host: %s → 404',
  async (host) => {
    const { status, body } = await ask(earshot.url, `Host: ${host}`);
    expect([status, body.includes('earshot_requests_total')]).toEqual([404, false]);
  },
);

it.each([
  'X-Forwarded-For: 203.0.113.9',
  'X-Forwarded-Host: x',
  'X-Forwarded-Proto: https',
  'Forwarded: for=203.0.113.9',
])('through a proxy on this machine (%s) → 404', async (header) => {
  expect((await ask(earshot.url, 'Host: localhost', header)).status).toBe(404);
});

it('a port of its own on a loopback address keeps the same door', async () => {
  const own = await listenForMetrics(earshot.service, '127.0.0.1', 0);
  const url = `http://127.0.0.1:${own.port}`;
  expect((await ask(url, 'Host: localhost')).status).toBe(200);
  expect((await ask(url, 'Host: evil.example')).status).toBe(404);
  await own.stop();
});

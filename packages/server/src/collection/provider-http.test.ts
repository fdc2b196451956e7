import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { startReceiver } from '../../../../test/harness/receiver.ts';
import { type PublicHosts, publicHosts } from '../network/public-hosts.ts';
import { ConnectorError } from './connector.ts';
import { asSound, asText } from './provider-files.ts';
import { type ProviderHttp, type ProviderLimits, providerHttp, retryAfterMs } from './provider-http.ts';

const limits: ProviderLimits = {
  idleMs: 300,
  answerMs: 1_500,
  mostJsonBytes: 10_000,
  longestWaitMs: 1_000,
  firstRepeatMs: 1,
};
const secret = 'token-1234567890';
let stops: (() => unknown)[] = [];
let asked = 0;

afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
  asked = 0;
});

async function start(listener: RequestListener): Promise<{ http: ProviderHttp; url: URL; hosts: PublicHosts }> {
  const server = createServer((request, response) => {
    asked += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hosts = publicHosts({ connectTimeoutMs: 1_000, isAllowed: () => true });
  stops.push(
    () => server.closeAllConnections(),
    () => server.close(),
    () => hosts.close(),
  );
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/list?access_token=${secret}`);
  return { http: providerHttp('The PBX', hosts, Date.now, limits), url, hosts };
}

const never = new AbortController().signal;

async function refusal(work: Promise<unknown>): Promise<ConnectorError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ConnectorError);
  const { message, cause } = error as ConnectorError;
  expect(message).toMatch(/^The PBX [^\n]{10,200}\.$/);
  expect(message + String(cause)).not.toContain(secret);
  return error as ConnectorError;
}

describe('asking a provider', () => {
  it('does not wait for an answer that comes byte by byte', async () => {
    const { http, url } = await start((_, response) => {
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    });
    expect(await refusal(http.json({ url }, never))).toMatchObject({ kind: 'unavailable' });
  });

  it('gives status and object below 500, whatever the body of an error is', async () => {
    const { http, url } = await start((_, response) => {
      if (asked === 1) response.end('{"errcode":0}');
      else response.writeHead(404).end('<html>');
    });
    expect(await http.json({ url }, never)).toEqual({ status: 200, json: { errcode: 0 } });
    expect(await http.json({ url }, never)).toEqual({ status: 404, json: {} });
  });

  it('asks three times at most', async () => {
    const { http, url } = await start((_, response) => void response.writeHead(502).end());
    const error = await refusal(http.json({ url }, never));
    expect([error.kind, asked]).toEqual(['unavailable', 3]);
    expect(error.message).toContain('502');
  });

  it('waits as long as it is asked to, or not at all when that is too long', async () => {
    const { http, url } = await start((_, response) => {
      if (asked === 1) response.writeHead(429, { 'Retry-After': '0.2' }).end();
      else if (asked === 2) response.end('{}');
      else response.writeHead(429, { 'Retry-After': '2' }).end();
    });
    expect((await http.json({ url }, never)).status).toBe(200);
    const error = await refusal(http.json({ url }, never));
    expect([error.kind, error.retryAfterMs, asked]).toEqual(['unavailable', 2_000, 3]);
    expect(error.reason).toBe('provider_busy');
  });

  it('gives up on a provider that is silent, at first or in the middle', async () => {
    const { http, url } = await start((_, response) => {
      if (asked > 3) response.writeHead(200).write('{"data":');
    });
    expect((await refusal(http.json({ url }, never))).message).toContain('in time');
    expect(asked).toBe(3);
    expect((await refusal(http.json({ url }, never))).message).toContain('in time');
  });

  it('takes no more than it can hold, and nothing but an object', async () => {
    const answers = [`{"data":"${'x'.repeat(20_000)}"}`, 'hello', '[1]'];
    const { http, url } = await start((_, response) => void response.end(answers[Math.floor((asked - 1) / 3)]));
    expect((await refusal(http.json({ url }, never))).message).toContain('too large a response');
    expect((await refusal(http.json({ url }, never))).message).toContain('did not answer with JSON');
    expect((await refusal(http.json({ url }, never))).message).toContain('did not answer with JSON');
  });

  it('says what is wrong with the way there', async () => {
    const { http, url } = await start((_, response) => void response.end('{}'));
    const guarded = publicHosts({ connectTimeoutMs: 1_000 });
    const open = publicHosts({ connectTimeoutMs: 1_000, isAllowed: () => true, resolve: async () => [] });
    const receiver = await startReceiver();
    stops.push(
      () => guarded.close(),
      () => open.close(),
      () => receiver.stop(),
    );
    const through = (hosts: PublicHosts, to: string | URL, known = providerHttp('The PBX', hosts, Date.now, limits)) =>
      refusal(known.json({ url: new URL(to) }, never));
    expect(await through(guarded, url)).toMatchObject({
      kind: 'settings',
      reason: 'network_refused',
      message: expect.stringContaining('private'),
    });
    expect(await through(open, `https://pbx.example.com/?t=${secret}`)).toMatchObject({ kind: 'unavailable' });
    expect(await through(open, 'http://127.0.0.1:1/')).toMatchObject({
      message: expect.stringContaining('ECONNREFUSED'),
    });
    const untrusted = await refusal(
      http.json({ url: new URL(`https://127.0.0.1:${receiver.port}/?t=${secret}`) }, never),
    );
    expect(untrusted).toMatchObject({
      kind: 'settings',
      reason: 'certificate_untrusted',
      message: expect.stringContaining('certificate'),
    });
  });

  it('ends with the reason of the signal: before, while waiting and while reading', async () => {
    const { http, url } = await start((_, response) => void response.writeHead(429, { 'Retry-After': '0.9' }).end());
    await expect(http.json({ url }, AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop');
    expect(asked).toBe(0);
    const stop = new AbortController();
    const waiting = http.json({ url }, stop.signal);
    while (asked === 0) await wait(5);
    stop.abort(new Error('stop while waiting'));
    await expect(waiting).rejects.toThrow('stop while waiting');
  });
});

describe('files of a provider', () => {
  it('come as they are', async () => {
    const { http, url } = await start((_, response) => void response.end('ligação'));
    const fail = (error: unknown) => http.asError(error, url, never);
    expect(String(await buffer(asSound((await http.open({ url }, never)).body, fail)))).toBe('ligação');
    expect(await asText((await http.open({ url }, never)).body, fail)).toBe('ligação');
  });

  it('that break off are an error for administrators', async () => {
    const { http, url } = await start((_, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('half', () => response.destroy());
    });
    const { body } = await http.open({ url }, never);
    expect((await refusal(buffer(asSound(body, (error) => http.asError(error, url, never))))).kind).toBe('unavailable');
  });

  it('that nobody reads on let their connection go', async () => {
    let closed = () => {};
    const isClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const { http, url } = await start((request, response) => {
      request.socket.once('close', closed);
      response.writeHead(200).write('first');
    });
    const { body } = await http.open({ url }, never);
    asSound(body, (error) => error).destroy();
    await isClosed;
  });
});

const now = Date.parse('2026-05-30T22:00:00Z');
const after = (header: string) => retryAfterMs({ 'retry-after': header }, now);

describe('how long a provider asks to be left alone', () => {
  it('is in seconds, or until a date of HTTP or ISO 8601', () => {
    expect(after('120')).toBe(120_000);
    expect(after('0')).toBe(0);
    expect(after('Sat, 30 May 2026 22:00:30 GMT')).toBe(30_000);
    expect(after('2026-05-31T00:00:00Z')).toBe(7_200_000);
    expect(after('Sat, 30 May 2026 21:00:00 GMT')).toBe(0);
  });

  it('is until midnight in UTC when a day is used up', () => {
    expect(retryAfterMs({ 'x-ratelimit-type': 'Daily-limit' }, now)).toBe(7_200_000);
    expect(retryAfterMs({ 'x-ratelimit-type': 'QPS' }, now)).toBeNull();
  });

  it('is a day at most: longer waits nobody would get out of', () => {
    for (const header of ['999999999', 'Fri, 31 Dec 9999 23:59:59 GMT', '+275760-09-13T00:00:00Z'])
      expect(after(header), header).toBe(86_400_000);
  });

  it('is not said by what cannot be read', () => {
    expect(after('soon')).toBeNull();
    expect(after('-5')).not.toBeLessThan(0);
    expect(retryAfterMs({}, now)).toBeNull();
  });
});

// The receivers of examples/receivers, each fed by real deliveries, and by what is no delivery (docs/contract.md#receiver-verification).
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { signWebhook } from '@earshot/core/webhooks';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { certificate } from '../harness/certificate.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { type Received, type Receiver, startReceiver } from '../harness/receiver.ts';
import { loopback, storeDestination, wholeQueue } from '../harness/webhooks.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/** A node:http listener of a handler that speaks fetch, as its platform would have one. */
const listenerOf =
  (handle: Fetch): RequestListener =>
  async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const body = method === 'POST' ? (Readable.toWeb(incoming) as ReadableStream) : null;
    const request = new Request(`https://localhost${url}`, {
      method,
      headers: headers as Record<string, string>,
      body,
      duplex: 'half',
    } as RequestInit);
    // As their platforms do with a handler that fails.
    const { status } = await Promise.resolve(handle(request)).catch(() => new Response(null, { status: 500 }));
    outgoing.writeHead(status).end();
  };

const receivers: Record<string, (secret: string) => Promise<RequestListener>> = {
  'node-http': async () => (await import('../../examples/receivers/node-http.ts')).listener,
  koa: async () => (await import('../../examples/receivers/koa.ts')).app.callback(),
  express: async () => (await import('../../examples/receivers/express.ts')).app,
  'next-route': async () => listenerOf((await import('../../examples/receivers/next-route.ts')).POST),
  hono: async (secret) => {
    const { default: app } = await import('../../examples/receivers/hono.ts');
    return listenerOf((request) => app.fetch(request, { EARSHOT_WEBHOOK_SECRET: secret }));
  },
};

let earshot: Earshot;
let tenant: Tenant;
beforeAll(async () => {
  earshot = await startEarshot({}, undefined, await loopback());
});
afterAll(() => earshot.stop());

describe.each(Object.keys(receivers))('examples/receivers/%s.ts', (name) => {
  /** Gets what the example gets. */
  let witness: Receiver;
  let server: ReturnType<typeof createServer>;
  let listener: RequestListener;
  let destination: { id: string; secret: string };
  let inbox: Map<string, { analysisId: string; data: { transcript: string } }>;

  beforeAll(async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    tenant = await earshot.company();
    const { key, cert } = await certificate();
    server = createServer({ key, cert }, (request, response) => listener(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    destination = await storeDestination(
      earshot.service.db,
      tenant.companyId,
      `https://localhost:${port}/webhooks/earshot`,
    );
    witness = await startReceiver();
    await storeDestination(earshot.service.db, tenant.companyId, witness.url);
    vi.stubEnv('EARSHOT_WEBHOOK_SECRET', destination.secret);
    vi.resetModules();
    listener = await receivers[name]!(destination.secret);
    inbox = (await import('../../examples/receivers/inbox.ts')).inbox as typeof inbox;
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await earshot.service.db.run('DELETE FROM webhook_destinations');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await witness.stop();
  });
  beforeEach(() => {
    witness.received.length = 0;
    inbox.clear();
  });

  async function deliver(text = transcript()): Promise<string> {
    const { body, status } = await earshot.create({ transcript: text, clientName: 'São João ✓' }, tenant.key);
    expect(status).toBe(200);
    await eventually(async () => expect(await wholeQueue(earshot.service.db)).toEqual([]));
    return body.id;
  }

  /** The headers that the delivery had, to this destination. */
  function signed({ headers, body }: Received): Record<string, string> {
    const timestamp = headers['x-service-timestamp'] as string;
    return {
      'X-Service-Timestamp': timestamp,
      'X-Service-Signature': signWebhook(destination.secret, timestamp, body),
    };
  }

  /** The answer of the receiver to a request of ours. */
  async function ask(headers: Record<string, string>, body: string | Buffer | Readable): Promise<number> {
    const { cert } = await certificate();
    const { port } = server.address() as AddressInfo;
    const { statusCode } = await request(`https://localhost:${port}/webhooks/earshot`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      dispatcher: new Agent({ connect: { ca: cert } }),
    });
    return statusCode;
  }

  it('takes a delivery, and the same again without taking it twice', async () => {
    const id = await deliver();
    expect([...inbox.values()].map(({ analysisId }) => analysisId)).toEqual([id]);
    const [delivery] = witness.received as [Received];
    expect(await ask(signed(delivery), delivery.body)).toBe(204);
    expect(inbox.size).toBe(1);
  });

  it('takes a body of several hundred kilobytes', async () => {
    const line = '[00:10] Client: We type the invoices by hand, and it takes two days every month.\n';
    await deliver(`${transcript()}\n${line.repeat(2_000)}`);
    expect([...inbox.values()][0]!.data.transcript.length).toBeGreaterThan(150_000);
  });

  it('takes no body that is longer than an event can be, and goes on', async () => {
    const chunk = Buffer.alloc(256 * 1024, 'x');
    async function* long() {
      for (let index = 0; index < 160; index++) yield chunk;
    }
    // It may break the connection before its answer is read.
    expect(await ask({}, Readable.from(long())).catch(() => 413)).toBe(413);
    await deliver();
    expect(inbox.size).toBe(1);
  });

  it('outlives a request that is broken off', async () => {
    async function* broken() {
      yield Buffer.from('{"event":');
      throw new Error('broken off');
    }
    await expect(ask({}, Readable.from(broken()))).rejects.toThrow();
    await deliver();
    expect(inbox.size).toBe(1);
  });

  it('answers 400 to what is changed, unsigned or too old, and takes nothing', async () => {
    await deliver();
    inbox.clear();
    const [delivery] = witness.received as [Received];
    const headers = signed(delivery);
    expect(await ask(headers, JSON.stringify(JSON.parse(delivery.body.toString()), null, 1))).toBe(400);
    expect(await ask({}, delivery.body)).toBe(400);
    const old = { ...delivery, headers: { 'x-service-timestamp': '1000000000' } };
    expect(await ask(signed(old), delivery.body)).toBe(400);
    expect(inbox.size).toBe(0);
  });
});

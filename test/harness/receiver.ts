// A receiver of webhooks on loopback, over real TLS: it keeps what comes, and answers as a test wants.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { certificate } from './certificate.ts';

export interface Received {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  rawHeaders: string[];
  body: Buffer;
  /** Milliseconds since the epoch. */
  at: number;
  /** The connection it came by, counted from 1. */
  connection: number;
}

export type ReceiverAnswer = (response: ServerResponse, received: Received) => void;

export interface Receiver {
  /** `https://localhost:<port>`; any path will do. */
  url: string;
  port: number;
  received: Received[];
  /** Connections that were made so far, handshake or not. */
  readonly connections: number;
  /** What each request gets from now on; 204 at the start. */
  answerWith(answer: ReceiverAnswer): void;
  /** Resolves when the n-th request is in. */
  count(n: number): Promise<void>;
  stop(): Promise<void>;
}

export const answerStatus =
  (status: number, headers: Record<string, string> = {}): ReceiverAnswer =>
  (response) => {
    response.writeHead(status, headers).end();
  };

export async function startReceiver(address = '127.0.0.1'): Promise<Receiver> {
  const { key, cert } = await certificate();
  const received: Received[] = [];
  let waiting: { n: number; resolve: () => void }[] = [];
  let answer: ReceiverAnswer = answerStatus(204);
  let connections = 0;
  const numbers = new WeakMap<object, number>();

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const { method = '', url: path = '', headers, rawHeaders, socket } = request;
    const connection = numbers.get(socket) ?? 0;
    const item = { method, path, headers, rawHeaders, body, at: Date.now(), connection };
    received.push(item);
    for (const waiter of waiting) if (received.length >= waiter.n) waiter.resolve();
    waiting = waiting.filter(({ n }) => received.length < n);
    answer(response, item);
  };
  const server = createServer({ key, cert }, (request, response) => {
    // A client that breaks off is not answered.
    take(request, response).catch(() => undefined);
  });
  let secured = 0;
  server.on('connection', () => {
    connections += 1;
  });
  server.on('secureConnection', (socket) => {
    secured += 1;
    numbers.set(socket, secured);
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    port,
    received,
    get connections() {
      return connections;
    },
    answerWith: (next) => {
      answer = next;
    },
    count: (n) => (received.length >= n ? Promise.resolve() : new Promise((resolve) => waiting.push({ n, resolve }))),
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

// A sink of webhooks in a process of its own: takes everything with 204, except what is to hang, and tells how a batch came. Started by bench/delivery.ts.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the parent may say: how many requests make the next batch, how many before them only warm up, and whether bodies tell when they were queued. */
export interface SinkOrder {
  expect: number;
  warmUp: number;
  latencies: boolean;
}

export interface SinkReport {
  /** Milliseconds from the first request to the last. */
  tookMs: number;
  /** From queueing to arrival, in ms. */
  latenciesMs: number[];
}

const [keyPath = '', certPath = ''] = process.argv.slice(2);
let order: SinkOrder = { expect: 0, warmUp: 0, latencies: false };
let count = 0;
let firstAt = 0;
let latenciesMs: number[] = [];

const server = createServer({ key: readFileSync(keyPath), cert: readFileSync(certPath) }, async (request, response) => {
  // As a destination does that nobody looks after.
  if (request.url === '/hanging') return;
  if (order.latencies) {
    const { queuedAt } = JSON.parse(await text(request));
    if (count >= order.warmUp) latenciesMs.push(Date.now() - queuedAt);
    arrived();
    response.writeHead(204).end();
    return;
  }
  request.resume().on('end', () => {
    arrived();
    response.writeHead(204).end();
  });
});

function arrived(): void {
  if (count === order.warmUp) firstAt = performance.now();
  count += 1;
  if (count === order.warmUp + order.expect)
    process.send!({ tookMs: performance.now() - firstAt, latenciesMs } satisfies SinkReport);
}

process.on('message', (next: SinkOrder) => {
  order = next;
  count = 0;
  latenciesMs = [];
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  process.send!({ port: (server.address() as AddressInfo).port });
});

// The listening server: JSON errors even for requests that Node refuses, and a stop that lets running requests finish.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ErrorReason } from '@earshot/core';
import type { Service } from '../service.ts';
import { mostRecordingBytes, type Settings } from '../settings.ts';
import { createApp } from './app.ts';
import { type Edge, edgeOf } from './edge.ts';
import type { Traffic } from './health.ts';
import { senderPace } from './sender-pace.ts';
import { aroundFileBytes } from './upload-form.ts';

export interface Listening {
  url: string;
  /** Refuses new requests with 503, waits for the running ones, then closes. */
  stop(): Promise<void>;
}

/** How long a stop waits for what only the client can end: sending its request, or taking its answer. */
const clientGraceMs = 5_000;

/** A whole header has to come within this time: nobody needs longer for 16 KiB. */
const headersMs = 30_000;
/** A whole request has: an upload of the largest size at the slowest pace that is allowed. */
const requestMs = (settings: Settings) =>
  headersMs + ((mostRecordingBytes(settings) + aroundFileBytes) / senderPace.leastBytesPerSecond) * 1000;

/** Listens at host and port (0 = any free one). Rejects with Node's error when the port is taken. `changes` are for tests. */
export async function listen(
  service: Service,
  host: string,
  port: number,
  changes: Partial<Edge> = {},
): Promise<Listening> {
  const traffic: Traffic = { stopping: false };
  const edge = edgeOf(service.settings, changes);
  const handle = createApp(service, traffic, edge).callback();
  const bodyBytes = () => edge.budget.bytesInUse;
  service.metrics.bodyBytes.add(bodyBytes);
  const running = new Set<ServerResponse>();
  let allDone: (() => void) | undefined;
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      if (running.size === 0) allDone?.();
    });
    // Node would refuse it as well, but without a body.
    if (request.httpVersion === '1.1' && request.headers.host === undefined) {
      const { headers, body } = refusal(400, invalidHttp, 'http_invalid');
      response.writeHead(400, headers).end(body);
      return;
    }
    void handle(request, response);
  };
  const server = createServer(
    { requireHostHeader: false, headersTimeout: headersMs, requestTimeout: requestMs(service.settings) },
    serve,
  );
  // What nobody can meet may be ignored (RFC 9110, 10.1.1); Node's own 417 has no body.
  server.on('checkExpectation', serve);
  // Longer than the idle time-out of common balancers, so that they never reuse a connection that is being closed.
  server.keepAliveTimeout = 65_000;
  server.on('clientError', refuseUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: urlOf(server, host),
    stop: async () => {
      traffic.stopping = true;
      service.metrics.bodyBytes.delete(bodyBytes);
      if (running.size > 0) {
        const grace = setTimeout(() => dropIdle(running), clientGraceMs);
        await new Promise<void>((resolve) => {
          allDone = resolve;
        });
        clearTimeout(grace);
      }
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** Ends requests that wait for their client; those that are being worked on go on. */
function dropIdle(running: ReadonlySet<ServerResponse>): void {
  for (const response of running) {
    if (!response.req.complete || response.writableEnded) response.req.destroy();
  }
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Answers what isn't HTTP, or has headers beyond Node's limit, in the contract's form. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const [status, reason] = isTooLarge ? [431, 'Request Header Fields Too Large'] : [400, 'Bad Request'];
  const { headers, body } = isTooLarge
    ? refusal(status, 'The request headers are larger than 16 KiB.', 'headers_too_large')
    : refusal(status, invalidHttp, 'http_invalid');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`);
}

const invalidHttp = 'The request is not valid HTTP.';

/** The error body of a request that reaches no operation, and the last headers of its connection. */
function refusal(status: number, message: string, why: ErrorReason): { headers: Record<string, string>; body: string } {
  const code = 'BAD_REQUEST';
  const body = JSON.stringify({ message, code, data: { code, httpStatus: status, path: '', reason: why } });
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Request-Id': randomUUID(),
    Connection: 'close',
  };
  return { headers, body };
}

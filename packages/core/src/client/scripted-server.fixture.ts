// A real HTTP server that answers by a script, one step per request, and keeps what it was sent.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ErrorCode } from '../generated/types.gen.ts';
import { EarshotClient } from './earshot-client.ts';
import type { EarshotClientOptions } from './options.ts';
import type { Clock } from './transport/clock.ts';

export const testKey = 'esk_TestTestTestTestTestTestTestTest000000';

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Step = (response: ServerResponse, seen: SeenRequest) => void;

export interface ScriptedServer {
  baseUrl: string;
  seen: SeenRequest[];
}

/** Answers request n by step n; one that is not in the script gets a 418, which no test expects. */
export async function scriptedServer(...steps: Step[]): Promise<ScriptedServer> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body });
    const step = steps[seen.length - 1] ?? ((late) => late.writeHead(418).end());
    step(response, seen.at(-1)!);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** A JSON answer. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Step =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req-1', ...headers })
      .end(JSON.stringify(body));

/** An error body in the contract's format; `reason` as a server sends it that knows docs/decisions/errors.md#d69. */
export const refuse = (
  status: number,
  code: ErrorCode,
  message: string,
  more: object = {},
  reason?: unknown,
  headers: Record<string, string> = {},
): Step =>
  json(
    { message, code, data: { code, httpStatus: status, path: 'analysis.submitAnalysis', reason }, ...more },
    status,
    headers,
  );

/** Breaks the connection without an answer. */
export const hangUp: Step = (response) => response.destroy();

/** Time that stands still but for sleeps, which end at once; timers fire when told to. */
class TestClock implements Clock {
  timeMs = 0;
  sleeps: number[] = [];
  chance = 0;
  readonly timers: { callback: () => void; delayMs: number }[] = [];

  random(): number {
    return this.chance;
  }

  nowMs(): number {
    return this.timeMs;
  }

  async sleep(delayMs: number): Promise<void> {
    this.sleeps.push(delayMs);
    this.timeMs += delayMs;
  }

  setTimer(callback: () => void, delayMs: number): () => void {
    const timer = { callback, delayMs };
    this.timers.push(timer);
    return () => {
      if (this.timers.includes(timer)) this.timers.splice(this.timers.indexOf(timer), 1);
    };
  }

  fireTimers(): void {
    for (const { callback } of this.timers.splice(0)) callback();
  }
}

/** A server, a client that knows it, and the client's clock. */
export async function setUp(steps: Step[], options: EarshotClientOptions = {}) {
  const server = await scriptedServer(...steps);
  const clock = new TestClock();
  const client = new EarshotClient({ apiKey: testKey, baseUrl: server.baseUrl, clock, ...options });
  return { ...server, clock, client };
}

/** What the call is rejected with; undefined when it is not. */
export const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

// What fake providers have in common: a server on loopback whose answers a test may replace, one request at a time.
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { certificate } from '../harness/certificate.ts';

export interface ProviderQuestion {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Answers instead of the provider, or leaves it to it (`pass`). */
export type Interception = (question: ProviderQuestion, response: ServerResponse) => 'pass' | undefined;

export interface ProviderServer {
  port: number;
  /** Method and path of each request so far. */
  readonly asked: string[];
  /** Looks at every request from now on; null: none. */
  intercept(interception: Interception | null): void;
  stop(): Promise<void>;
}

export async function startProviderServer(
  answer: (question: ProviderQuestion, response: ServerResponse) => unknown,
  secure: boolean,
): Promise<ProviderServer> {
  const asked: string[] = [];
  let interception: Interception | null = null;
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://fake');
    const { method = '', headers } = request;
    const question = { method, path, query, headers, body: (await buffer(request)).toString() };
    asked.push(`${method} ${path}`);
    if (!interception || interception(question, response) === 'pass') answer(question, response);
  };
  const listener: RequestListener = (request, response) => {
    take(request, response).catch((error) => response.destroy(error));
  };
  const server = secure ? createSecureServer(await certificate(), listener) : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    intercept: (next) => {
      interception = next;
    },
    stop: async () => {
      if (!server.listening) return;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

export function sendJson(response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

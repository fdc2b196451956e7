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

/** An answer in JSON as it is to be sent instead. */
export type Distortion = (json: unknown, path: string) => unknown;

/** Answers instead of the provider, or leaves it to it (`pass`). */
export type Interception = (question: ProviderQuestion, response: ServerResponse) => 'pass' | undefined;

export interface ProviderServer {
  port: number;
  /** Method and path of each request so far. */
  readonly asked: string[];
  /** Looks at every request from now on; null: none. */
  intercept(interception: Interception | null): void;
  /** Changes every answer in JSON from now on; null: none. */
  distort(distortion: Distortion | null): void;
  stop(): Promise<void>;
}

export async function startProviderServer(
  answer: (question: ProviderQuestion, response: ServerResponse) => unknown,
  secure: boolean,
): Promise<ProviderServer> {
  const asked: string[] = [];
  let interception: Interception | null = null;
  let distortion: Distortion | null = null;
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://fake');
    const { method = '', headers } = request;
    const question = { method, path, query, headers, body: (await buffer(request)).toString() };
    asked.push(`${method} ${path}`);
    if (distortion) distortJson(response, path, distortion);
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
    distort: (next) => {
      distortion = next;
    },
    stop: async () => {
      if (!server.listening) return;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function distortJson(response: ServerResponse, path: string, distortion: Distortion): void {
  const end = response.end.bind(response);
  const isJson = () => String(response.getHeader('Content-Type')).includes('json');
  const distorted = (body?: unknown) => {
    const text = typeof body === 'string' && isJson() ? JSON.stringify(distortion(JSON.parse(body), path)) : body;
    return end(text as string);
  };
  response.end = distorted as typeof response.end;
}

export function sendJson(response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}) {
  response.setHeader('Content-Type', 'application/json');
  response.writeHead(status, headers).end(JSON.stringify(body));
}

// The listening server: JSON errors even for requests that Node refuses, and a stop that lets running requests finish.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Service } from '../service.ts';
import { createApp, type Traffic } from './app.ts';

export interface Listening {
  url: string;
  /** Refuses new requests with 503, waits for the running ones, then closes. */
  stop(): Promise<void>;
}

/** Listens at host and port (0 = any free one). Rejects with Node's error when the port is taken. */
export async function listen(service: Service, host: string, port: number): Promise<Listening> {
  const traffic: Traffic = { stopping: false };
  const handle = createApp(service, traffic).callback();
  const running = new Set<ServerResponse>();
  let allDone: (() => void) | undefined;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      if (running.size === 0) allDone?.();
    });
    void handle(request, response);
  });
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
      if (running.size > 0) {
        await new Promise<void>((resolve) => {
          allDone = resolve;
        });
      }
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
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
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const message = tooLarge ? 'The request headers are larger than 16 KiB.' : 'The request is not valid HTTP.';
  const [status, reason] = tooLarge ? [431, 'Request Header Fields Too Large'] : [400, 'Bad Request'];
  const body = JSON.stringify({
    message,
    code: 'BAD_REQUEST',
    data: { code: 'BAD_REQUEST', httpStatus: status, path: '' },
  });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

// /metrics for Prometheus: on a port of its own when that is set, else on the main one for callers on this machine only.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { earshotError } from '@earshot/core';
import type Router from '@koa/router';
import type { Service } from '../service.ts';

export function metricsRoute(router: Router, service: Service): void {
  if (service.settings.EARSHOT_METRICS_PORT !== undefined) return;
  router.get('/metrics', async (ctx) => {
    // To everybody else there is no such address.
    if (!isLocal(ctx.req, service.settings.EARSHOT_HOST)) throw earshotError('addressNotFound', ctx.path);
    ctx.type = service.metrics.registry.contentType;
    ctx.body = await service.metrics.registry.metrics();
  });
}

const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address);
const viaProxy = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/;

/**
 * Whether the request comes from this machine, by a name of this machine. A proxy on it speaks for others. A page in a browser on it may have its own host name point
 * to this address, which only `Host` tells.
 */
function isLocal({ socket, headers }: IncomingMessage, listeningHost: string): boolean {
  const isDirect = !Object.keys(headers).some((name) => viaProxy.test(name));
  return isDirect && isLoopback(socket.remoteAddress ?? '') && isOwnName(headers.host ?? '', listeningHost);
}

/** Whether a `Host` names this machine: `localhost`, a loopback address, or the address that the server listens at. */
export function isOwnName(host: string, listeningHost: string): boolean {
  const name = host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  return (
    name === 'localhost' || /^127(\.\d{1,3}){3}$/.test(name) || name === '::1' || name === listeningHost.toLowerCase()
  );
}

/** Serves nothing but /metrics at the port; rejects with Node's error when it is taken. */
export async function listenForMetrics(
  service: Service,
  host: string,
  port: number,
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    // Where only this machine can connect, only this machine is answered.
    const isForeign = isOwnName(host.includes(':') ? `[${host}]` : host, 'localhost') && !isLocal(request, host);
    if (request.url !== '/metrics' || isForeign) {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await service.metrics.registry.metrics();
      response.writeHead(200, { 'Content-Type': service.metrics.registry.contentType }).end(text);
    } catch (error) {
      service.log.warn({ err: error }, 'metrics not collected');
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

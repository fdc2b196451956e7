// /metrics for Prometheus: on a port of its own when that is set, else on the main one for callers on this machine only.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { earshotError } from '@earshot/core';
import type Router from '@koa/router';
import type { Context } from 'koa';
import type { Service } from '../service.ts';

export function metricsRoute(router: Router, service: Service): void {
  if (service.settings.EARSHOT_METRICS_PORT !== undefined) return;
  router.get('/metrics', async (ctx) => {
    // To everybody else there is no such address.
    if (!isLocal(ctx)) throw earshotError('addressNotFound', ctx.path);
    ctx.type = service.metrics.registry.contentType;
    ctx.body = await service.metrics.registry.metrics();
  });
}

/** A proxy on this machine speaks for others. */
function isLocal(ctx: Context): boolean {
  const address = ctx.req.socket.remoteAddress ?? '';
  return /^(127\.|::1$|::ffff:127\.)/.test(address) && ctx.get('X-Forwarded-For') === '' && ctx.get('Forwarded') === '';
}

/** Serves nothing but /metrics at the port; rejects with Node's error when it is taken. */
export async function listenForMetrics(
  service: Service,
  host: string,
  port: number,
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
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

// The Koa application: request ids, the request log, the gate of a stopping server, and the routes of the document.
import { randomUUID } from 'node:crypto';
import { earshotError } from '@earshot/core';
import Router from '@koa/router';
import Koa, { type Context, type Middleware } from 'koa';
import type { Service } from '../service.ts';
import { audioRoute } from './audio-route.ts';
import { batchCalls } from './batch-route.ts';
import { allowOrigins } from './cors.ts';
import { docsRoutes, documentRoutes } from './docs-route.ts';
import type { Edge } from './edge.ts';
import { exportRoute } from './export-route.ts';
import { failure } from './fail.ts';
import { healthRoutes, type Traffic } from './health.ts';
import { metricsRoute } from './metrics.ts';
import { operationFacts } from './operation-facts.ts';
import { operationRoute } from './operation-route.ts';
import { takeTurns } from './request-turns.ts';
import { respond } from './respond.ts';
import { uploadRoute } from './upload-route.ts';
import { webRoutes } from './web-route.ts';

export function createApp(service: Service, traffic: Traffic, edge: Edge): Koa {
  const app = new Koa();
  app.proxy = service.settings.EARSHOT_TRUST_PROXY;
  app.maxIpsCount = 1;
  const router = new Router();
  app.silent = true;
  app.on('error', (error) => service.log.warn({ err: error }, 'response not delivered'));

  healthRoutes(router, service, traffic);
  documentRoutes(router, service);
  docsRoutes(router);
  metricsRoute(router, service);
  uploadRoute(router, service, edge);
  audioRoute(router, service);
  exportRoute(router, service, edge);
  const showNotFound = webRoutes(router, service);
  for (const facts of operationFacts) {
    router[facts.method](facts.path.replaceAll(/\{(\w+)\}/g, ':$1'), operationRoute(facts, service, edge));
  }

  app.use(identify);
  app.use(logRequests(service));
  app.use(takeTurns(edge.turns, edge.callers));
  app.use(allowOrigins(service.settings));
  app.use(catchAll(service, traffic, showNotFound));
  app.use(batchCalls(service, edge));
  app.use(router.routes());
  app.use(router.allowedMethods());
  return app;
}

/** What `data.path` says of an address without an operation: a procedure's name, or the address without its leading slash (docs/decisions/requests.md#d2, #d55). */
function operationPath(ctx: Context): string {
  return ctx.path.replace(/^\/(?:(?:v1|trpc)\/)?/, '');
}

const allowedMethods = (ctx: Context) => ctx.response.get('Allow');

const identify: Middleware = (ctx, next) => {
  const given = ctx.get('X-Request-Id');
  ctx.state.requestId = /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
  ctx.set('X-Request-Id', ctx.state.requestId);
  // No answer is ever what a browser takes its content for.
  ctx.set('X-Content-Type-Options', 'nosniff');
  return next();
};

function logRequests({ log, metrics }: Service): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    await next();
    const { requestId, operation, companyId } = ctx.state;
    const ms = performance.now() - startedAt;
    metrics.requests.inc({ operation: operation ?? 'other', status: ctx.status });
    metrics.requestSeconds.observe({ operation: operation ?? 'other' }, ms / 1000);
    // An address may hold anything, a share token included: only operations are named.
    log.info(
      {
        requestId,
        operation,
        companyId,
        method: ctx.method,
        status: ctx.status,
        ms: Math.round(ms),
      },
      'request',
    );
  };
}

function catchAll(service: Service, traffic: Traffic, showNotFound: (ctx: Context) => Promise<boolean>): Middleware {
  return async (ctx, next) => {
    try {
      if (traffic.stopping) {
        ctx.set('Connection', 'close');
        if (!/^\/(healthz|readyz)$/.test(ctx.path)) throw earshotError('shuttingDown');
      }
      await next();
      // The router leaves bare statuses: no route, or routes for other methods only (501: a method that it does not know).
      if (ctx.body == null && ctx.status === 404 && !(await showNotFound(ctx)))
        throw earshotError('addressNotFound', ctx.path);
      if (ctx.body == null && (ctx.status === 405 || ctx.status === 501))
        throw earshotError('methodNotSupported', allowedMethods(ctx));
    } catch (error) {
      respond(ctx, failure(error, operationPath(ctx), ctx, service.log));
    }
  };
}

// Other origins whose pages may call this server with a key: those of EARSHOT_CORS_ORIGINS, by default none, and never with cookies (docs/decisions/requests.md#cors).
import type { Middleware } from 'koa';
import type { Settings } from '../settings.ts';

/** What a page may call: the interface, never the server's own pages. */
const callable = /^\/(?:api|v1|trpc)\/|^\/uploads$|^\/openapi\.(?:json|yaml)$/;

const allowed = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'X-API-Key, Content-Type, Idempotency-Key, X-Request-Id, X-Trpc-Source, Trpc-Accept',
  'Access-Control-Max-Age': '600',
};
const readable =
  'X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Idempotent-Replayed';

export function allowOrigins({ EARSHOT_CORS_ORIGINS: origins }: Pick<Settings, 'EARSHOT_CORS_ORIGINS'>): Middleware {
  return (ctx, next) => {
    if (origins.length === 0 || !callable.test(ctx.path)) return next();
    // What is allowed to one origin must not be kept for another.
    ctx.vary('Origin');
    const origin = ctx.get('Origin');
    if (!origins.includes(origin)) return next();
    ctx.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': readable });
    if (ctx.method !== 'OPTIONS' || ctx.get('Access-Control-Request-Method') === '') return next();
    ctx.set(allowed);
    ctx.status = 204;
  };
}

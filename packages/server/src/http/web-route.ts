// The web interface: its page at every address of the application, and its files, under a Content-Security-Policy without exceptions for scripts.
import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { sharePageStatus, sharePath } from '../analyses/share-page.ts';
import type { Service } from '../service.ts';
import { languageOf, visitorOf } from './visitor.ts';
import { openWebBuild, type WebBuild } from './web-build.ts';

/** Addresses of programs. If one does not exist, even a browser gets JSON. */
const forPrograms = /^\/(?:api|v1|trpc)(?:\/|$)/;

/** Serves the application; the answer shows its own page of an unknown address, with 404, to who asks for HTML, and says whether it did. */
export function webRoutes(router: Router, service: Service): (ctx: Context) => Promise<boolean> {
  const build = openWebBuild();
  if (!build) return async () => false;
  const origins = foreignOrigins(service);
  const show = async (ctx: Context, status: number, address: string | null) => {
    const nonce = randomBytes(16).toString('base64');
    ctx.status = status;
    ctx.set({
      'Content-Security-Policy': contentSecurityPolicy(nonce, await origins()),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
      // The nonce is good for one response, and what the page loads is cached by its name.
      'Cache-Control': 'no-store',
    });
    ctx.vary('Accept');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = build.page({ nonce, address, language: languageOf(ctx), user: await visitorOf(ctx, service) });
  };
  for (const address of build.addresses) {
    router.get(address, async (ctx, next) => {
      // A program that takes anything is told about the interface for programs.
      if (address === '/' && !wantsHtml(ctx)) return next();
      const status =
        address === sharePath ? await sharePageStatus(service.db, String(ctx.params.token), service.now()) : 200;
      return show(ctx, status, address);
    });
  }
  router.get('/assets/:name', assets(build));
  return async (ctx) => {
    const isPage = /^(GET|HEAD)$/.test(ctx.method) && !forPrograms.test(ctx.path) && wantsHtml(ctx);
    if (isPage) await show(ctx, 404, null);
    return isPage;
  };
}

/** Browsers name HTML; what takes anything gets JSON. */
const wantsHtml = (ctx: Context) => ctx.accepts('json', 'html') === 'html';

/** Names change with content, so that a file may be kept for ever. */
function assets(build: WebBuild): Middleware {
  return async (ctx, next) => {
    const name: string = ctx.params.name;
    const encodings = build.encodingsOf(name);
    if (encodings.length === 0) return next();
    const wanted = ctx.acceptsEncodings(encodings);
    // Who takes none of them gets the file as it is.
    const chosen = encodings.find((encoding) => encoding === wanted) ?? 'identity';
    ctx.body = await build.read(name, chosen);
    ctx.type = extname(name);
    if (chosen !== 'identity') ctx.set('Content-Encoding', chosen);
    ctx.vary('Accept-Encoding');
    ctx.set({ 'Cache-Control': 'public, max-age=31536000, immutable' });
  };
}

/**
 * Besides this server: the storage that hands recordings out and takes uploads in, and the public address where it is another one than the
 * page's. `style-src` has the nonce for the style that wavesurfer injects.
 */
function contentSecurityPolicy(nonce: string, origins: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    `media-src 'self' blob:${origins}`,
    `connect-src 'self'${origins}`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function foreignOrigins(service: Service): () => Promise<string> {
  let storage: Promise<string | null> | undefined;
  // Signing an address asks nobody, but wants credentials: without them pages show, only recordings do not play.
  const ask = () =>
    service.storage.readAddress('uploads/origin', { validSeconds: 1 }).catch(() => {
      storage = undefined;
      return null;
    });
  return async () => {
    storage ??= ask();
    const addresses = [service.publicUrl, await storage];
    return addresses.map((address) => (address ? ` ${new URL(address).origin}` : '')).join('');
  };
}

// The interface's own description, as JSON and YAML, and the reference at /docs, rendered by Swagger UI from files of this server.

import { readFile } from 'node:fs/promises';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { docsPage, docsScript } from '../pages/docs-page.ts';
import type { Service } from '../service.ts';
import { openapiDocument } from './operation-facts.ts';

// `data:` is for the icons within Swagger UI's own stylesheet. The rest is what any page of this server may do: talk to this server.
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Beside the sources in the installed package, otherwise beside the built code. */
const swaggerUi = new URL(
  import.meta.url.endsWith('.ts') ? '../../node_modules/swagger-ui-dist/' : './swagger-ui/',
  import.meta.url,
);

/** `GET /docs` and the three files that it loads: nothing from elsewhere, and nothing inline runs. */
export function docsRoutes(router: Router): void {
  router.get('/docs', (ctx) => {
    // The addresses in the page are relative to the one without the slash.
    if (ctx.path.endsWith('/')) return ctx.redirect('../docs');
    ctx.set({
      'Content-Security-Policy': contentSecurityPolicy,
      'Referrer-Policy': 'no-referrer',
    });
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = docsPage;
  });
  const file = (name: string, type: string, read: () => Promise<string | Buffer>) => {
    let content: Promise<string | Buffer> | undefined;
    router.get(`/docs/${name}`, async (ctx) => {
      content ??= read();
      ctx.set({ 'Cache-Control': 'public, max-age=3600' });
      ctx.body = await content;
      ctx.type = `${type}; charset=utf-8`;
    });
  };
  file('start.js', 'text/javascript', async () => docsScript);
  file('swagger-ui-bundle.js', 'text/javascript', () => readFile(new URL('swagger-ui-bundle.js', swaggerUi)));
  file('swagger-ui.css', 'text/css', () => readFile(new URL('swagger-ui.css', swaggerUi)));
}

/** The document says where it is served, so that clients made from it call this server. */
export function documentRoutes(router: Router, { settings }: Pick<Service, 'settings'>): void {
  const addressOf = (ctx: Context) => settings.EARSHOT_PUBLIC_URL ?? originOf(ctx);
  router.get('/openapi.json', (ctx) => {
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = JSON.stringify(documentAt(addressOf(ctx)));
  });
  let yaml: string | undefined;
  router.get('/openapi.yaml', async (ctx) => {
    yaml ??= (await import('yaml')).stringify(documentAt(madeUpAddress), { aliasDuplicateObjects: false });
    ctx.type = 'application/yaml; charset=utf-8';
    ctx.body = yaml.replace(madeUpAddress, () => addressOf(ctx));
  });
}

/** Stands for an address that is known only when somebody asks. */
const madeUpAddress = 'https://address.invalid';

const documentAt = (url: string) => ({ ...openapiDocument, servers: [{ url }] });

const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The origin under which the caller reaches this server; the address of the document if `Host` is unusable. */
const originOf = ({ protocol, host }: Context): string =>
  plainHost.test(host) ? `${protocol}://${host}` : openapiDocument.servers[0]!.url;

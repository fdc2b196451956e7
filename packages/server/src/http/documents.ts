// The interface's own description, as JSON and as YAML.
import type Router from '@koa/router';
import { openapiDocument } from './operation-facts.ts';

export function documentRoutes(router: Router): void {
  const json = JSON.stringify(openapiDocument);
  let yaml: string | undefined;
  router.get('/openapi.json', (ctx) => {
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = json;
  });
  router.get('/openapi.yaml', async (ctx) => {
    yaml ??= (await import('yaml')).stringify(openapiDocument, { aliasDuplicateObjects: false });
    ctx.type = 'application/yaml; charset=utf-8';
    ctx.body = yaml;
  });
}

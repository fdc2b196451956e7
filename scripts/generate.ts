// Everything that derives from openapi/openapi.yaml: types, zod schemas, client SDK, the served JSON, the server's handler interface.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import type { oas31 } from 'openapi3-ts';
import { parse } from 'yaml';
import { operationsModule } from './operations-module.ts';

const root = new URL('..', import.meta.url).pathname;
const corePath = 'packages/core/src/generated';
const serverPath = 'packages/server/src/generated';

/** Writes the generated trees under `target` (a copy of the repository's layout). */
async function generate(target: string): Promise<void> {
  const source = await readFile(join(root, 'openapi/openapi.yaml'), 'utf8');
  const document = parse(source) as oas31.OpenAPIObject;
  const withoutAliases = structuredClone(document);
  for (const path of Object.keys(withoutAliases.paths ?? {})) {
    if (path.startsWith('/trpc/')) delete withoutAliases.paths?.[path];
  }
  const coreTarget = join(target, corePath);
  const serverTarget = join(target, serverPath);
  await createClient({
    input: withoutAliases as unknown as Record<string, unknown>,
    logs: { level: 'silent' },
    output: { path: coreTarget, module: { extension: '.ts' } },
    plugins: [{ name: '@hey-api/client-fetch' }, '@hey-api/typescript', { name: '@hey-api/sdk' }, { name: 'zod' }],
  });
  await writeFile(join(coreTarget, 'openapi.json'), `${JSON.stringify(expandAliases(document))}\n`);
  await rm(serverTarget, { recursive: true, force: true });
  await mkdir(serverTarget, { recursive: true });
  await writeFile(join(serverTarget, 'operations.ts'), operationsModule(document));
}

/** Replaces each `/trpc/<procedure>` reference by a copy with an operationId of its own, for readers that don't follow references. */
function expandAliases(document: oas31.OpenAPIObject): oas31.OpenAPIObject {
  const copy = structuredClone(document);
  for (const path of Object.keys(copy.paths ?? {})) {
    if (!path.startsWith('/trpc/')) continue;
    const original = copy.paths?.[path.replace('/trpc/', '/v1/')];
    if (!original || !copy.paths) throw new Error(`${path} has no /v1 twin`);
    const alias = structuredClone(original);
    for (const method of ['get', 'post'] as const) {
      const operation = alias[method];
      if (operation) operation.operationId = `trpc.${operation.operationId}`;
    }
    copy.paths[path] = alias;
  }
  return copy;
}

async function filesUnder(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(folder, path), await readFile(path, 'utf8'));
  }
  return files;
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
if (values.check) {
  const fresh = await mkdtemp(join(tmpdir(), 'earshot-generated-'));
  try {
    await generate(fresh);
    const stale: string[] = [];
    for (const path of [corePath, serverPath]) {
      const wanted = await filesUnder(join(fresh, path));
      const present = await filesUnder(join(root, path));
      for (const name of new Set([...wanted.keys(), ...present.keys()])) {
        if (wanted.get(name) !== present.get(name)) stale.push(`${path}/${name}`);
      }
    }
    if (stale.length > 0) {
      console.error(`Generated files differ from openapi/openapi.yaml: ${stale.join(', ')}. Run "pnpm generate".`);
      process.exitCode = 1;
    } else console.log('Generated files match openapi/openapi.yaml.');
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
} else {
  await generate(root);
}

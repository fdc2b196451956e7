// The entries as ES modules and CommonJS, with the interface document beside them.
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'tsup';

/** What makes CommonJS of split chunks takes the names of classes with static fields: logs would show `_class8 [NotFoundError]`. */
async function nameClasses(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.cjs')) continue;
    const code = await readFile(join(folder, name), 'utf8');
    const named = code.replaceAll(/\b(?:var|let|const) (\w+) = \((_class\d*) = class (?=extends\b|\{)/g, '$&$1 ');
    if (named !== code) await writeFile(join(folder, name), named);
  }
}

export default defineConfig(({ outDir = 'dist' }) => ({
  entry: {
    index: 'src/index.ts',
    'client/index': 'src/client/index.ts',
    'webhooks/index': 'src/webhooks/index.ts',
    'collection-errors/index': 'src/collection-errors/index.ts',
    views: 'src/views.ts',
    schemas: 'src/schemas.ts',
    trpc: 'src/trpc.ts',
  },
  format: ['esm', 'cjs'],
  target: 'node20',
  splitting: true,
  sourcemap: true,
  clean: true,
  onSuccess: async () => {
    await nameClasses(outDir);
    await copyFile('src/generated/openapi.json', `${outDir}/openapi.json`);
  },
}));

// Builds the packages with tsup, in the order of their arrows; --if-changed skips when nothing that goes in has changed.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, type Options } from 'tsup';

const root = new URL('..', import.meta.url).pathname;
const stamp = join(root, '.cache/build');

interface Package {
  name: string;
  options: Options;
}

const packages: Package[] = [
  {
    name: 'core',
    options: {
      entry: {
        index: 'src/index.ts',
        'client/index': 'src/client/index.ts',
        'webhooks/index': 'src/webhooks/index.ts',
        schemas: 'src/schemas.ts',
      },
      format: ['esm', 'cjs'],
      target: 'node20',
      splitting: true,
    },
  },
  { name: 'engine', options: { entry: ['src/index.ts'], format: ['esm'], target: 'node22' } },
  {
    name: 'server',
    options: { entry: { index: 'src/index.ts', bin: 'src/bin.ts', 'analysis-worker': 'src/analyses/analysis-worker.ts' }, format: ['esm'], target: 'node22' },
  },
];

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const add = async (path: string) => hash.update(path).update(await readFile(join(root, path)));
  for (const { name } of packages) {
    for (const entry of (await readdir(join(root, 'packages', name, 'src'), { recursive: true, withFileTypes: true })).sort((a, b) =>
      join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
    )) {
      if (entry.isFile() && !entry.name.endsWith('.test.ts')) await add(join(entry.parentPath, entry.name).slice(root.length));
    }
    await add(`packages/${name}/package.json`);
  }
  await add('scripts/build.ts');
  await add('pnpm-lock.yaml');
  return hash.digest('hex');
}

const { values } = parseArgs({
  options: { 'if-changed': { type: 'boolean', default: false }, types: { type: 'boolean', default: false } },
});
const wanted = `${await fingerprint()} ${values.types ? 'types' : ''}`;
const present = await readFile(stamp, 'utf8').catch(() => '');
if (!values['if-changed'] || !present.startsWith(wanted.trimEnd())) {
  for (const { name, options } of packages) {
    const folder = join(root, 'packages', name);
    process.chdir(folder);
    await build({ ...options, outDir: 'dist', dts: values.types, clean: true, sourcemap: true, silent: true, config: false });
  }
  await mkdir(join(root, 'packages/core/dist'), { recursive: true });
  await copyFile(join(root, 'packages/core/src/generated/openapi.json'), join(root, 'packages/core/dist/openapi.json'));
  await copyFile(join(root, 'openapi/openapi.yaml'), join(root, 'packages/core/dist/openapi.yaml'));
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(stamp, wanted);
}

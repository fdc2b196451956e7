// Builds the packages in the order of their arrows; --if-changed skips when nothing that goes in has changed, --types adds declarations.
// The weights of speech recognition are fetched meanwhile; without them everything else works.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { fetchModels } from './fetch-models.ts';

const root = new URL('..', import.meta.url).pathname;
const stamp = join(root, '.cache/build');
/** In the order of their arrows: the server holds the pages of web. */
const packages = ['core', 'engine', 'speech', 'web', 'server'];
/** What fetching the weights may take in all: a slow registry must not hold up a start. */
const modelsTimeoutMs = 25_000;

const { values } = parseArgs({
  options: { 'if-changed': { type: 'boolean', default: false }, types: { type: 'boolean', default: false } },
});
const models = fetchModels(AbortSignal.timeout(modelsTimeoutMs)).catch((error: Error) => {
  const reason = error.message.split('\n', 1)[0];
  process.stderr.write(`No offline speech recognition (scripts/fetch-models.ts fetches its weights): ${reason}\n`);
});
const wanted = await fingerprint();
const present = await readFile(stamp, 'utf8').catch(() => '');
const [sources, kind] = present.split(' ');
const isThere = packages.every((name) => existsSync(join(root, 'packages', name, 'dist')));
const isFresh = isThere && sources === wanted && (kind === 'types' || !values.types);
if (!values['if-changed'] || !isFresh) {
  // Declarations are resolved through the built ones of the packages below, code is not.
  if (values.types) for (const name of packages) await build(name);
  else await buildAtOnce();
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(stamp, `${wanted} ${values.types ? 'types' : 'code'}`);
}
await models;

async function buildAtOnce(): Promise<void> {
  const pages = build('web');
  await Promise.all(
    packages
      .filter((name) => name !== 'web')
      .map(async (name) => {
        // Its build takes a copy of the pages.
        if (name === 'server') await pages;
        await build(name);
      }),
  );
}

/** Tool and arguments that build a package into `fresh`. */
function toolFor(name: string, fresh: string): [string, string[]] {
  if (name === 'web') return ['vite', ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', fresh]];
  return ['tsup', ['--silent', '--out-dir', fresh, ...(values.types ? ['--dts'] : [])]];
}

/** Builds beside the present build and then takes its place: what runs from it meanwhile never finds it half there. */
async function build(name: string): Promise<void> {
  const folder = join(root, 'packages', name);
  const fresh = `.dist-${process.pid}`;
  const [tool, arguments_] = toolFor(name, fresh);
  try {
    await promisify(execFile)(join(root, 'node_modules/.bin', tool), arguments_, { cwd: folder });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    process.stderr.write(`Building packages/${name} failed:\n${stdout ?? ''}${stderr ?? error}\n`);
    await rm(join(folder, fresh), { recursive: true, force: true });
    process.exit(1);
  }
  const old = `.dist-old-${process.pid}`;
  await rename(join(folder, 'dist'), join(folder, old)).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(join(folder, fresh), join(folder, 'dist'));
  await rm(join(folder, old), { recursive: true, force: true });
}

/** Hash of everything that goes into the packages. */
async function fingerprint(): Promise<string> {
  const paths = ['pnpm-lock.yaml', 'scripts/build.ts', 'tsconfig.base.json'];
  for (const name of packages) {
    const folder = join(root, 'packages', name);
    const configuration = name === 'web' ? ['vite.config.ts', 'build-preloads.ts', 'index.html'] : ['tsup.config.ts'];
    paths.push(...['package.json', ...configuration].map((file) => `packages/${name}/${file}`));
    for (const entry of await readdir(join(folder, 'src'), { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && !entry.name.endsWith('.test.ts'))
        paths.push(join(entry.parentPath, entry.name).slice(root.length));
    }
  }
  for (const kind of ['examples/transcripts', 'examples/recordings']) {
    for (const name of await readdir(join(root, kind))) paths.push(`${kind}/${name}`);
  }
  const hash = createHash('sha256');
  for (const path of paths.sort()) hash.update(path).update(await readFile(join(root, path)));
  return hash.digest('hex');
}

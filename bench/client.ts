// What it costs to import the client and the webhook entry, beside the SDKs of OpenAI, Stripe and Svix: bytes, dependencies, time to import.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inToolbox, toolboxHint } from '../scripts/toolbox.ts';

const root = new URL('..', import.meta.url).pathname;
const rounds = 21;
/** Contract of the project with its users (issue 7). */
const limits: Record<string, { bytes: number; importMs: number }> = {
  '@earshot/core/client': { bytes: 12_800, importMs: 15 },
  '@earshot/core/webhooks': { bytes: 3_000, importMs: 15 },
};

interface Subject {
  /** What a user imports. */
  specifier: string;
  exported: string;
  /** A folder from where that is found. */
  from: string;
}

const toolbox = inToolbox('.');
if (!toolbox) console.log(`stripe and svix are left out, ${toolboxHint}`);
const subjects: Subject[] = [
  { specifier: '@earshot/core/client', exported: 'EarshotClient', from: join(root, 'packages/server') },
  { specifier: 'openai', exported: 'OpenAI', from: join(root, 'packages/engine') },
  ...(toolbox ? [{ specifier: 'stripe', exported: 'Stripe', from: toolbox }] : []),
  ...(toolbox ? [{ specifier: 'svix', exported: 'Svix', from: toolbox }] : []),
  { specifier: '@earshot/core/webhooks', exported: 'verifyWebhook', from: join(root, 'packages/server') },
  ...(toolbox ? [{ specifier: 'svix', exported: 'Webhook', from: toolbox }] : []),
];

interface BuildResult {
  outputFiles: { contents: Uint8Array }[];
}
const fromCore = createRequire(join(root, 'packages/core/package.json'));
const esbuild = createRequire(fromCore.resolve('tsup'))('esbuild') as { build(options: object): Promise<BuildResult> };

/** Minified and gzipped, with all that comes along when this one name is used; modules of Node stay outside. */
async function bundledBytes({ specifier, exported, from }: Subject): Promise<number> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: `export { ${exported} } from '${specifier}';`, resolveDir: from },
    ...{
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'es2022',
      logLevel: 'error',
    },
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

/** Median of fresh processes, in ms; disk caches are warm. */
function importMs({ specifier, from }: Subject): number {
  const script = `const start = performance.now(); await import('${specifier}'); console.log(performance.now() - start);`;
  const once = () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: from, encoding: 'utf8' }));
  const times = Array.from({ length: rounds }, once).sort((a, b) => a - b);
  return times[Math.floor(rounds / 2)]!;
}

/** The package and what it depends on, as installed. */
function installed({ specifier, from }: Subject): { version: string; dependencies: number; bytes: number } {
  const seen = new Map<string, string>();
  const visit = (name: string, base: string) => {
    const paths = createRequire(join(base, 'x.js')).resolve.paths(name) ?? [];
    const folder = paths.map((path) => join(path, name)).find((path) => existsSync(join(path, 'package.json')));
    if (!folder || seen.has(name)) return;
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    seen.set(name, folder);
    for (const dependency of Object.keys(manifest.dependencies ?? {})) visit(dependency, folder);
  };
  const name = specifier.startsWith('@') ? dirname(specifier) : specifier;
  visit(name, from);
  const { version, files } = JSON.parse(readFileSync(join(seen.get(name)!, 'package.json'), 'utf8'));
  // In the workspace, the folder of our own holds more than is published.
  const published = name.startsWith('@earshot/') ? (files as string[]) : ['.'];
  let bytes = 0;
  for (const [other, folder] of seen)
    for (const part of other === name ? published : ['.']) bytes += sizeOf(join(folder, part));
  return { version, dependencies: seen.size - 1, bytes };
}

function sizeOf(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

console.log('| import | version | min + gzip | dependencies | installed | import time |\n|---|---|---|---|---|---|');
for (const subject of subjects) {
  const { specifier, exported } = subject;
  const bytes = await bundledBytes(subject);
  const ms = importMs(subject);
  const { version, dependencies, bytes: installedBytes } = installed(subject);
  const cells = [
    `\`${exported}\` of \`${specifier}\``,
    version,
    `${(bytes / 1000).toFixed(1)} KB`,
    dependencies,
    `${(installedBytes / 1e6).toFixed(1)} MB`,
    `${ms.toFixed(1)} ms`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
  const limit = limits[specifier];
  if (!limit || (bytes <= limit.bytes && ms <= limit.importMs)) continue;
  console.log(`${specifier} is above its limits of ${limit.bytes} bytes and ${limit.importMs} ms`);
  process.exitCode = 1;
}

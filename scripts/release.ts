// `pnpm release --dry-run` shows what would be published; `pnpm release` publishes it, from a clean tree in which nothing stands in the way.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type PlannedPackage, planRelease, root } from './release-plan.ts';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });

const build = spawnSync(process.execPath, ['scripts/build.ts', '--if-changed', '--types'], {
  cwd: root,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(1);

const { packages, obstacles } = await planRelease();
for (const each of packages) console.log(describe(each));
const { stdout: changed } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
if (changed.trim() !== '') obstacles.push('The working tree has changes that are not committed.');
if (obstacles.length > 0) console.log(['Before this can be published:', ...obstacles].join('\n  - '));

if (values['dry-run']) console.log('\nNothing was published: --dry-run.');
else if (obstacles.length > 0) process.exitCode = 1;
else {
  // Changesets call pnpm by its name.
  const publish = ['-y', '-p', 'pnpm@12.21.0', '-c', 'node_modules/.bin/changeset publish'];
  process.exitCode = spawnSync('npx', publish, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

function describe({ name, version, nextVersion, manifest, files }: PlannedPackage): string {
  const { access, provenance } = manifest.publishConfig ?? {};
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const versions = nextVersion === version ? version : `${nextVersion} (now ${version})`;
  return [
    `${name} ${versions}: ${access ?? 'restricted'}, ${provenance ? 'with' : 'without'} provenance, ${files.length} files, ${kilobytes(bytes)}`,
    ...files.map((file) => `${kilobytes(file.bytes).padStart(12)}  ${file.path}`),
    '',
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} kB`;
}

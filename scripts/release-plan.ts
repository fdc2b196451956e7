// What a release would hold: each public package with its version now and next, the files it packs, and what stands in the way.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'yaml';

export const root = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);

export interface PackageManifest {
  name: string;
  version: string;
  private?: boolean;
  repository?: unknown;
  exports?: unknown;
  publishConfig?: { access?: string; provenance?: boolean };
}

export interface PlannedPackage {
  name: string;
  version: string;
  /** What the changesets that wait make of it; the same as `version` when none concerns it. */
  nextVersion: string;
  manifest: PackageManifest;
  files: { path: string; bytes: number }[];
}

export interface ReleasePlan {
  packages: PlannedPackage[];
  /** What has to be done before this can be published; empty when nothing. */
  obstacles: string[];
}

const readJson = async <Content>(path: string) => JSON.parse(await readFile(path, 'utf8')) as Content;

/** Version in `info` of a document in openapi/. */
export async function documentVersion(file = 'openapi.yaml'): Promise<string> {
  const { info } = parse(await readFile(join(root, 'openapi', file), 'utf8')) as { info: { version: string } };
  return info.version;
}

/** The packages that are published, by folder name; the pages are not, they go out with the server. */
export async function manifests(): Promise<Map<string, PackageManifest>> {
  const folders = (await readdir(join(root, 'packages'))).sort();
  const read = folders.map(
    async (name) => [name, await readJson<PackageManifest>(join(root, 'packages', name, 'package.json'))] as const,
  );
  return new Map((await Promise.all(read)).filter(([, manifest]) => !manifest.private));
}

/** Plans from what is in the working tree; asks no registry. Packages must be built. */
export async function planRelease(): Promise<ReleasePlan> {
  const next = await nextVersions();
  const packages = await Promise.all(
    [...(await manifests())].map(async ([folder, manifest]) => ({
      name: manifest.name,
      version: manifest.version,
      nextVersion: next.get(manifest.name) ?? manifest.version,
      manifest,
      files: await packedFiles(join(root, 'packages', folder)),
    })),
  );
  return { packages, obstacles: await obstaclesOf(packages, next.size > 0) };
}

/** By `changeset status`. */
async function nextVersions(): Promise<Map<string, string>> {
  const waiting = (await readdir(join(root, '.changeset'))).filter((name) => /(?<!README)\.md$/.test(name));
  if (waiting.length === 0) return new Map();
  const folder = await mkdtemp(join(tmpdir(), 'earshot-release-'));
  try {
    const output = join(folder, 'status.json');
    await run(join(root, 'node_modules/.bin/changeset'), ['status', '--output', output], { cwd: root });
    const { releases } = await readJson<{ releases: { name: string; newVersion: string }[] }>(output);
    return new Map(releases.map(({ name, newVersion }) => [name, newVersion]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function packedFiles(folder: string): Promise<PlannedPackage['files']> {
  const { packageManager } = await readJson<{ packageManager: string }>(join(root, 'package.json'));
  // `prepack` would build while tests run on the build.
  const arguments_ = ['-y', packageManager, '--config.ignore-scripts=true', 'pack', '--dry-run', '--json'];
  const { stdout } = await run('npx', arguments_, { cwd: folder, maxBuffer: 2 ** 26 });
  const { files } = JSON.parse(stdout) as { files: { path: string }[] };
  const sized = files.map(async ({ path }) => {
    // The licence comes from the root of the repository.
    const found = await stat(join(folder, path)).catch(() => stat(join(root, path)));
    return { path, bytes: found.size };
  });
  return Promise.all(sized);
}

async function obstaclesOf(packages: PlannedPackage[], hasChangesets: boolean): Promise<string[]> {
  const document = await documentVersion();
  const obstacles: string[] = [];
  if (hasChangesets) obstacles.push('Changesets wait: `prepare-release` makes versions and change logs of them.');
  for (const { name, version, manifest, files } of packages) {
    if (version !== document) obstacles.push(`${name} is ${version}, openapi/openapi.yaml is ${document}.`);
    if (manifest.publishConfig?.provenance !== true || manifest.publishConfig.access !== 'public')
      obstacles.push(`${name}: publishConfig must ask for public access and provenance.`);
    if (!manifest.repository)
      obstacles.push(
        `${name}: provenance needs \`repository\` in package.json, the address that the package is built from.`,
      );
    const packed = new Set(files.map(({ path }) => path));
    const missing = [...JSON.stringify(manifest.exports).matchAll(/"\.\/(dist\/[^"]+)"/g)]
      .map((match) => match[1]!)
      .filter((path) => !packed.has(path));
    if (missing.length > 0) obstacles.push(`${name} is not built with types: ${missing[0]} is missing.`);
  }
  return obstacles;
}

// A release: one version everywhere, and packages that hold what they should and nothing else (dry run, without a registry).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentVersion, manifests, planRelease, type ReleasePlan } from '../../scripts/release-plan.ts';
import { type Earshot, startEarshot } from '../harness/earshot.ts';

describe('versions', () => {
  let earshot: Earshot;
  beforeAll(async () => {
    earshot = await startEarshot();
  });
  afterAll(() => earshot.stop());

  it('of the document, of /openapi.json, of its form in @earshot/core and of every package agree', async () => {
    const core = fileURLToPath(new URL('../../packages/core/src/generated/openapi.json', import.meta.url));
    const versions = {
      document: await documentVersion(),
      served: (await earshot.get('/openapi.json')).body.info.version,
      inCore: JSON.parse(readFileSync(core, 'utf8')).info.version,
      ...Object.fromEntries([...(await manifests()).values()].map(({ name, version }) => [name, version])),
    };
    expect(Object.keys(versions).length).toBeGreaterThan(6);
    expect([...new Set(Object.values(versions))], JSON.stringify(versions)).toHaveLength(1);
  });
});

describe('pnpm release --dry-run', () => {
  let plan: ReleasePlan;
  beforeAll(async () => {
    plan = await planRelease();
  });

  it('shows every package, at one next version', () => {
    const names = ['@earshot/core', '@earshot/engine', '@earshot/server', '@earshot/speech'];
    expect(plan.packages.map(({ name }) => name)).toEqual(names);
    expect(new Set(plan.packages.map(({ nextVersion }) => nextVersion)).size).toBe(1);
  });

  it('packs the build, the licence and a page for the registry, but no sources, tests or data of anybody', () => {
    for (const { name, files } of plan.packages) {
      const paths = files.map(({ path }) => path);
      expect(paths, name).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'dist/index.js']));
      const others = paths.filter(
        (path) => !/^(dist\/|(models|samples|voice-encoder|whisper)\/|(LICENSE|README\.md|package\.json)$)/.test(path),
      );
      expect(others, name).toEqual([]);
      expect(paths.filter((path) => /\.(test|fixture)\.|\.db$|\.secret$|(?<!\.d)\.c?ts$/.test(path))).toEqual([]);
    }
  });

  it('publishes for everybody, with provenance', () => {
    const configs = plan.packages.map(({ manifest }) => manifest.publishConfig);
    expect(configs).toEqual(configs.map(() => ({ access: 'public', provenance: true })));
  });

  it('knows of nothing in the way but what a maintainer decides: the changesets, and the address of the repository', () => {
    const unexpected = plan.obstacles.filter(
      // Declarations are looked at by publint and attw, and tests may run on a build without them.
      (line) => !/Changesets wait|needs `repository`|not built with types/.test(line),
    );
    expect(unexpected).toEqual([]);
  });
});

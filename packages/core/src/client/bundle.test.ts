import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

interface Esbuild {
  build(options: object): Promise<{
    outputFiles: { contents: Uint8Array }[];
    metafile: { inputs: Record<string, unknown>; outputs: Record<string, { imports: unknown[] }> };
  }>;
}

/** The one that the build has, through tsup. */
function esbuild(): Esbuild {
  const fromHere = createRequire(import.meta.url);
  return createRequire(fromHere.resolve('tsup'))('esbuild') as Esbuild;
}

const bundle = (entry: string) =>
  esbuild().build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });

it('the client weighs at most 12,000 bytes, minified and gzipped, and imports nothing', async () => {
  const { outputFiles, metafile } = await bundle('./index.ts');
  expect(gzipSync(outputFiles[0]!.contents, { level: 9 }).length).toBeLessThanOrEqual(12_000);
  expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
  expect(Object.keys(metafile.inputs).filter((path) => !/core\/src\/(client|generated)\//.test(path))).toEqual([]);
});

it("importing the client does not load Node's fetch, which takes longer than all the rest", async () => {
  const { outputFiles } = await bundle('./index.ts');
  const code = Buffer.from(outputFiles[0]!.contents).toString('base64');
  const isLoaded = "console.log(Symbol.for('undici.globalDispatcher.1') in globalThis)";
  const script = `await import('data:text/javascript;base64,${code}'); ${isLoaded}; new Headers(); ${isLoaded};`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout.trim().split('\n')).toEqual(['false', 'true']);
});

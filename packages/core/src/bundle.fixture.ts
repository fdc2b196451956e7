// What an entry of this package weighs and imports, for tests.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

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

export interface Bundle {
  code: Buffer;
  /** Minified and gzipped. */
  bytes: number;
  /** Modules that are left to be imported. */
  imports: unknown[];
  /** Files that went in. */
  inputs: string[];
}

/** `entry` is relative to this folder. */
export async function bundle(entry: string, format: 'esm' | 'cjs' = 'esm'): Promise<Bundle> {
  const { outputFiles, metafile } = await esbuild().build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    minify: true,
    format,
    target: 'es2022',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0]!.contents);
  return {
    code,
    bytes: gzipSync(code, { level: 9 }).length,
    imports: Object.values(metafile.outputs).flatMap(({ imports }) => imports),
    inputs: Object.keys(metafile.inputs),
  };
}

// The arrows of ARCHITECTURE.md, and the rules of names and sizes that keep the tree readable.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { operationFacts } from '../packages/server/src/http/operation-facts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const sources = ['core', 'engine', 'speech', 'server'].flatMap((name) =>
  filesUnder(join(root, 'packages', name, 'src')),
);
const handWritten = sources.filter((path) => !path.includes('/generated/'));

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

// The operation integrations.test is none, and a contract is what tests of its kind run.
const isTest = (path: string) => /\.(test|fixture|contract)\.ts$/.test(path) && !path.includes('/operations/');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What a file imports at run time or for types, relative paths resolved to the repository. */
function importsOf(path: string): string[] {
  const specifiers = [...read(path).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1]!);
  return specifiers.map((specifier) => (specifier.startsWith('.') ? join(path, '..', specifier) : specifier));
}

/** Layers of the server, top first: each may import those below it. */
const layers = [
  ['bin.ts', 'cli'],
  ['index.ts'],
  ['http'],
  ['pages'],
  // The registry of handlers is generated, and stands with them.
  ['operations/', 'generated/handlers.ts'],
  ['service.ts', 'background.ts'],
  ['collection'],
  ['analyses', 'accounts'],
  ['webhooks'],
  [
    'records',
    'storage',
    'access',
    'network',
    'metrics.ts',
    'runner.ts',
    'secret.ts',
    'settings.ts',
    'log.ts',
    'generated',
  ],
];
const serverRoot = 'packages/server/src/';
const layerOf = (path: string) => layers.findIndex((names) => names.some((name) => path.startsWith(serverRoot + name)));

describe('arrows', () => {
  const outside = handWritten.filter((path) => !isTest(path));

  it('core imports no package, no other Earshot package, and no node: module (sign.ts: its types only)', () => {
    const offences = outside
      .filter((path) => path.startsWith('packages/core/'))
      .flatMap((path) => importsOf(path).map((imported) => `${path} → ${imported}`))
      .filter(
        (arrow) =>
          !arrow.split(' → ')[1]!.startsWith('packages/core/src/') &&
          !/ → zod$/.test(arrow) &&
          arrow !== 'packages/core/src/webhooks/sign.ts → node:crypto',
      );
    expect(offences).toEqual([]);
  });

  it('the client and the webhook helper stand alone: no domain, no zod', () => {
    const offences = outside
      .filter((path) => path.startsWith('packages/core/src/client/'))
      .flatMap((path) => importsOf(path).map((imported) => `${path} → ${imported}`))
      .filter((arrow) => !/ → packages\/core\/src\/(client|generated)\//.test(arrow) || arrow.includes('zod.gen'));
    expect(offences).toEqual([]);
  });

  it('engine knows neither HTTP nor SQL, nor the server, nor the environment', () => {
    const files = outside.filter((path) => path.startsWith('packages/engine/'));
    const allowed = /^(packages\/engine\/src\/|@earshot\/core$|zod$|openai$|openai\/|p-retry$)/;
    // Recordings are files, and ffmpeg is a process, which is looked for in PATH so that it can run without an environment.
    const mayReadFiles = (path: string) => /^packages\/engine\/src\/(transcription|decoding)\//.test(path);
    const fileModules = /^node:(fs|fs\/promises|child_process|os|path)$/;
    const offences = files.flatMap((path) =>
      importsOf(path)
        .filter((imported) => !allowed.test(imported) && !(mayReadFiles(path) && fileModules.test(imported)))
        .map((imported) => `${path} → ${imported}`),
    );
    expect(offences).toEqual([]);
    expect(files.filter((path) => read(path).replace('process.env.PATH', '').includes('process.env'))).toEqual([]);
  });

  it('speech imports types of the others, the table of errors, the decoding and its recogniser; what the child runs stands alone', () => {
    const files = outside.filter((path) => path.startsWith('packages/speech/'));
    const arrows = files.flatMap((path) => importsOf(path).map((imported) => `${path} → ${imported}`));
    const allowed =
      / → (packages\/speech\/src\/|node:|opus-decoder$|minimp3-wasm$|@earshot\/(core|engine|engine\/decoding)$)/;
    expect(arrows.filter((arrow) => !allowed.test(arrow))).toEqual([]);
    const code = arrows.filter((arrow) => / → @earshot\/(core|engine)$/.test(arrow) && !isTypeImport(arrow));
    expect(code).toEqual(['packages/speech/src/transcriber.ts → @earshot/core']);
    const decoding = outside.filter((path) => path.startsWith('packages/engine/src/decoding/'));
    const loaded = decoding.flatMap((path) => importsOf(path).map((imported) => `${path} → ${imported}`));
    expect(
      loaded.filter((arrow) => !/ → (packages\/engine\/src\/decoding\/|node:)/.test(arrow) && !isTypeImport(arrow)),
    ).toEqual([]);
  });

  it('server files import only their own layer and those below', () => {
    const files = outside.filter((path) => path.startsWith(serverRoot));
    expect(files.filter((path) => layerOf(path) < 0)).toEqual([]);
    const offences = files.flatMap((path) =>
      importsOf(path)
        .filter((imported) => imported.startsWith(serverRoot) && layerOf(imported) < layerOf(path))
        .map((imported) => `${path} → ${imported}`),
    );
    // Types of what runs above (a caller, the service) are no arrows: only code is.
    const code = offences.filter((arrow) => !isTypeImport(arrow));
    expect(code).toEqual([]);
  });

  it('handlers never mention HTTP, and only records write SQL', () => {
    const handlers = outside.filter((path) => path.startsWith(`${serverRoot}operations/`));
    expect(
      handlers.filter((path) => /\b(ctx|koa|headers?|statusCode|httpStatus)\b/i.test(withoutComments(read(path)))),
    ).toEqual([]);
    const sql = outside.filter((path) => path.startsWith(serverRoot) && !path.startsWith(`${serverRoot}records/`));
    expect(
      sql.filter((path) =>
        /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b .*\b(FROM|VALUES|SET|WHERE)\b/.test(read(path)),
      ),
    ).toEqual([]);
  });
});

function isTypeImport(arrow: string): boolean {
  const [path, imported] = arrow.split(' → ') as [string, string];
  const name = imported.split('/').at(-1)!;
  const statements = read(path).match(new RegExp(`import[^;]*?${name.replaceAll('.', '\\.')}'`, 'g')) ?? [];
  return statements.every((statement) => {
    const last = statement.slice(statement.lastIndexOf('import'));
    return last.startsWith('import type') || /\{\s*(type \w+,?\s*)+\}/.test(last);
  });
}

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

describe('names and sizes', () => {
  it('no folder has a name that says nothing', () => {
    const bad = new Set(['utils', 'helpers', 'common', 'shared', 'misc', 'lib', 'services']);
    expect(sources.filter((path) => path.split('/').some((part) => bad.has(part)))).toEqual([]);
  });

  it('files are at most 300 lines, language data aside', () => {
    const isData = (path: string) => /\/embedded\/packs\/|-(labels|cues)\.ts$/.test(path);
    const long = handWritten.filter((path) => !isData(path) && !isTest(path) && read(path).split('\n').length > 300);
    expect(long.filter((path) => statSync(join(root, path)).isFile())).toEqual([]);
  });

  it('every file begins by saying what it holds', () => {
    const silent = handWritten.filter((path) => !isTest(path) && !/^(#!.*\n)?\/\/ \S/.test(read(path)));
    expect(silent).toEqual([]);
  });

  it('one name: a handler file is named as its operation, and every operation has one', () => {
    const files = readdirSync(join(root, serverRoot, 'operations')).filter((name) => name.split('.').length === 3);
    const named = files.map((name) => name.replace(/\.ts$/, '')).sort();
    const documented = [...new Set(operationFacts.map((facts) => facts.name))];
    expect(named).toEqual(documented.sort());
  });
});

describe('ARCHITECTURE.md', () => {
  it('names only paths that exist', () => {
    const paths = [
      ...read('ARCHITECTURE.md').matchAll(/`((?:packages|openapi|scripts|bench|test|examples)\/[\w./-]+)`/g),
    ].map((match) => match[1]!);
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !statSync(join(root, path), { throwIfNoEntry: false }))).toEqual([]);
  });
});

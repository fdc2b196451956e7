// The rules of names and sizes that keep the tree readable (CONTRIBUTING.md, house rules).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationFacts } from '../../packages/server/src/http/operation-facts.ts';
import { namesOfFile } from '../harness/exported-names.ts';
import { repositoryRoot, sourcesUnder } from '../harness/import-graph.ts';

const sources = ['core', 'engine', 'speech', 'server'].flatMap((name) => sourcesUnder(`packages/${name}/src`));
const handWritten = sources.filter((path) => !path.includes('/generated/'));
const isTest = (path: string) => /\.(test|fixture|contract)\.ts$/.test(path) && !path.includes('/operations/');
const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');

describe('names and sizes', () => {
  it('no folder has a name that says nothing', () => {
    const bad = new Set(['utils', 'helpers', 'common', 'shared', 'misc', 'lib', 'services']);
    expect(sources.filter((path) => path.split('/').some((part) => bad.has(part)))).toEqual([]);
  });

  it('files are at most 300 lines, language data aside', () => {
    const isData = (path: string) => /\/engine\/src\/language\/|-(labels|cues)\.ts$/.test(path);
    const long = handWritten.filter((path) => !isData(path) && !isTest(path) && read(path).split('\n').length > 300);
    expect(long).toEqual([]);
  });

  it('every file begins by saying what it holds', () => {
    const silent = handWritten.filter((path) => !isTest(path) && !/^(#!.*\n)?\/\/ \S/.test(read(path)));
    expect(silent).toEqual([]);
  });

  it('one name: a handler file is named as its operation, and every operation has one', () => {
    const folder = join(repositoryRoot, 'packages/server/src/operations');
    const files = readdirSync(folder).filter((name) => name.split('.').length === 3);
    const named = files.map((name) => name.replace(/\.ts$/, '')).sort();
    const documented = [...new Set(operationFacts.map((facts) => facts.name))];
    expect(named).toEqual(documented.sort());
  });
});

it('a value is exported only if another file imports it', () => {
  const files = ['packages', 'bench', 'scripts', 'test', 'examples']
    .flatMap(sourcesUnder)
    .map((path) => ({ path, ...namesOfFile(path) }));
  const imported = new Set(files.flatMap((file) => file.imported));
  const isImported = (place: string) => imported.has(place) || imported.has(place.replace(/#.*/, '#*'));
  // The frame loads each page by an address that it puts together (packages/web/src/shell/pages.tsx).
  const isLoadedByAddress = (path: string) => /^packages\/web\/src\/pages\/[^/]+\/index\.tsx$/.test(path);
  const candidates = files.filter(({ path }) => !path.includes('/generated/') && !isLoadedByAddress(path));
  expect(candidates.flatMap((file) => file.exported).filter((place) => !isImported(place))).toEqual([]);
});

// The rules of docs/: every reference to one resolves, and what docs repeat of the code is what the code says.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { interactionTypes } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { root } from '../harness/document-code.ts';
import { anchorsOf } from '../harness/document-links.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const decisionPages = readdirSync(join(root, 'docs/decisions'))
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .sort();

/** Folders that are not entered: other tests make and remove files in `.cache` meanwhile. */
const skipped = /^(node_modules|dist|generated|corpus|models|build|\..+)$/;

function filesIn(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => !skipped.test(name));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() && /\.(ts|tsx|mjs|md|yaml)$/.test(path) ? path : [];
  });
}
const files = filesIn('');

/** Places of docs/ that a text names, and further anchors of the same page. */
function referencesIn(text: string): { page: string; anchors: string[] }[] {
  return [...text.matchAll(/\b(docs\/(?:decisions\/)?[a-z-]+\.md)((?:(?:, )?#[a-z0-9-]+)*)/g)].map((match) => ({
    page: match[1]!,
    anchors: [...match[2]!.matchAll(/#([a-z0-9-]+)/g)].map((anchor) => anchor[1]!),
  }));
}

/** Lines of Markdown that are prose: neither code nor a table, a heading, a picture or HTML. */
function* proseLines(text: string): Generator<{ line: string; number: number }> {
  let isCode = false;
  for (const [index, line] of text.split('\n').entries()) {
    const isFence = /^\s*(```|~~~)/.test(line);
    if (isFence) isCode = !isCode;
    else if (!isCode && !/^\s*[|#<!]/.test(line)) yield { line, number: index + 1 };
  }
}

it('prose is wrapped at 100 characters, unless a word is longer', () => {
  const long = files
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...proseLines(read(path))]
        .filter(({ line }) => line.length > 100 && line.trim().includes(' ') && !/\S{90}/.test(line))
        .map(({ number }) => `${path}:${number}`),
    );
  expect(long).toEqual([]);
});

describe('references to rules', () => {
  it('each page and anchor of docs that a file names exists', () => {
    const broken = files.flatMap((path) =>
      referencesIn(read(path)).flatMap(({ page, anchors }) => {
        if (!existsSync(join(root, page))) return [`${path}: ${page}`];
        const known = anchorsOf(page);
        return anchors.filter((anchor) => !known.has(anchor)).map((anchor) => `${path}: ${page}#${anchor}`);
      }),
    );
    expect(broken).toEqual([]);
  });

  it('each decision that is named by its number has a place on a decision page', () => {
    const known = new Set(decisionPages.flatMap((page) => [...anchorsOf(`docs/decisions/${page}`)]));
    const unknown = files
      .filter((path) => !path.startsWith('docs/'))
      .flatMap((path) =>
        [...read(path).matchAll(/\bD(\d{1,2})\b/g)]
          .filter((match) => !known.has(`d${match[1]}`))
          .map((match) => `${path}: D${match[1]}`),
      );
    expect(unknown).toEqual([]);
  });
});

describe('bare references', () => {
  /** Titles of tests and what releases say name a rule for people; the baseline is what was released. */
  const forPeople = /\.(test|fixture|contract)\.tsx?$|^test\/|^\.changeset\/|(baseline|-lock)\.yaml$|\.md$/;

  it('a rule is named by its place, so that a reader finds it', () => {
    const bare = files
      .filter((path) => !forPeople.test(path))
      .flatMap((path) =>
        read(path)
          .split('\n')
          .flatMap((line, index) =>
            /\bD\d{1,2}\b/.test(line) || /(\/\/|\*|#).*(?<!the )\b(contract|catalogue): /i.test(line)
              ? [`${path}:${index + 1}: ${line.trim()}`]
              : [],
          ),
      );
    expect(bare).toEqual([]);
  });
});

describe('published documentation', () => {
  it('of the client, the webhook helper and the engine names no rule of this repository', () => {
    const published = files.filter(
      (path) =>
        /^packages\/(core\/src\/(client|webhooks)|engine\/src)\/.*\.ts$/.test(path) &&
        !/\.(test|fixture)\.ts$|\/testing\//.test(path),
    );
    const naming = published.flatMap((path) =>
      [...read(path).matchAll(/\/\*\*[\s\S]*?\*\//g)]
        .filter(([text]) => /\bD\d{1,2}\b|\bdocs\/[a-z/-]+\.md|\b(contract|catalogue): /i.test(text))
        .map(([text]) => `${path}: ${text}`),
    );
    expect(published.length).toBeGreaterThan(100);
    expect(naming).toEqual([]);
  });
});

it('docs/contract.md: each heading leads to its place in the interface document', () => {
  const [, ...parts] = read('docs/contract.md').split(/^#{2,} (.+)$/m);
  const unlinked = parts.filter((_, index) => index % 2 === 0 && !parts[index + 1]!.includes('openapi/openapi.yaml#'));
  expect(parts.length).toBeGreaterThan(60);
  expect(unlinked).toEqual([]);
});

describe('docs/decisions/README.md', () => {
  it('lists each page with the decisions that stand on it', () => {
    const rows = [...read('docs/decisions/README.md').matchAll(/^\| \[[^\]]+\]\(([a-z-]+\.md)\) \| ([^|]*)\|$/gm)];
    const listed = rows.map(([, page, numbers]) => [page, numbers!.match(/D\d+/g) ?? []]);
    const standing = decisionPages.map((page) => {
      const numbers = [...read(`docs/decisions/${page}`).matchAll(/<a id="d(\d+)">/g)].map((match) => `D${match[1]}`);
      return [page, numbers.sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)))];
    });
    expect(listed.sort()).toEqual(standing.sort());
  });

  it('has the paths of code that the pages name', () => {
    const named = decisionPages.flatMap((page) =>
      [...read(`docs/decisions/${page}`).matchAll(/`((?:packages|scripts|openapi|bench|test)\/[^`\s]+)`/g)].map(
        (match) => match[1]!,
      ),
    );
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('docs/catalogue.md', () => {
  it('lists the types and criteria of the code, with their weights and polarity', () => {
    const rows = [...read('docs/catalogue.md').matchAll(/^\| `(\w+)` \| (\w+) \| ([^|]+) \|$/gm)];
    const told = rows.map(([, key, front, criteria]) => `${key} | ${front} | ${criteria!.trim()}`);
    const coded = interactionTypes.map(
      ({ key, macroFront, criteria }) =>
        `${key} | ${macroFront} | ${criteria
          .map(({ key: name, weight, polarity }) =>
            [name, weight === 2 ? '×2' : '', polarity === 'negative' ? '−' : ''].filter(Boolean).join(' '),
          )
          .join(', ')}`,
    );
    expect(told).toEqual(coded);
  });
});

// Links of the documents: to files of the repository, to places in pages, and into the interface document.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import openapi from '@earshot/core/openapi.json' with { type: 'json' };
import { root } from './document-code.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Anchors that a page offers: those it sets itself, and those of its headings, as GitHub makes them. */
export function anchorsOf(page: string): Set<string> {
  const text = read(page);
  const set = [...text.matchAll(/<a id="([^"]+)">/g)].map((match) => match[1]!);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map((match) =>
    match[1]!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...set, ...headings]);
}

/** Targets of a document's links within the repository, as they are written. */
export function linksOf(document: string): string[] {
  return [...read(document).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map((match) => match[1]!);
}

/** Those that lead to no file, or to no place in it. A fragment of a `.yaml` file is an RFC 6901 pointer. */
export function brokenLinksOf(document: string): string[] {
  return linksOf(document).filter((target) => {
    const [file, fragment] = target.split('#', 2) as [string, string | undefined];
    const page = file === '' ? document : join(dirname(document), file);
    if (!existsSync(join(root, page))) return true;
    if (fragment === undefined) return false;
    return page.endsWith('.yaml') ? atPointer(fragment) === undefined : !anchorsOf(page).has(fragment);
  });
}

function atPointer(pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], openapi);
}

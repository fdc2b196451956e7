// The arrows and house rules of packages/web, as its README has them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../packages/web/src/', import.meta.url));

const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(source, join(entry.parentPath, entry.name)));
const code = files.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
const read = (path: string) => readFileSync(join(source, path), 'utf8');

/** "from → to" of every import of a file. */
const arrowsOf = (path: string) =>
  [...read(path).matchAll(/(?:from|import)\s*\(?\s*'([^'\n]+)'/g)].map(([, imported]) => {
    const target = imported!.startsWith('.') ? join(path, '..', imported!) : imported!;
    return `${path} → ${target}`;
  });
const arrowsFrom = (folder: string) => code.filter((path) => path.startsWith(folder)).flatMap(arrowsOf);

describe('arrows', () => {
  it('a page imports itself, parts, session and texts: no other page, and not the shell', () => {
    const offences = arrowsFrom('pages/').filter((arrow) => {
      const [, area, target] = /^(pages\/[^/]+\/).* → (.*)$/.exec(arrow)!;
      return /^(pages|shell|routes)\b/.test(target!) && !target!.startsWith(area!);
    });
    expect(offences).toEqual([]);
  });

  it('parts and the reading view know neither pages nor who is signed in, session and texts neither of them', () => {
    expect(arrowsFrom('parts/').filter((arrow) => / → (pages|shell|session|routes)\b/.test(arrow))).toEqual([]);
    expect(arrowsFrom('reading/').filter((arrow) => / → (pages|shell|session|routes)\b/.test(arrow))).toEqual([]);
    expect(arrowsFrom('session/').filter((arrow) => / → (pages|shell|parts|routes)\b/.test(arrow))).toEqual([]);
    expect(arrowsFrom('texts/').filter((arrow) => / → (pages|shell|parts|session|routes)\b/.test(arrow))).toEqual([]);
  });

  it('of Earshot there is the client, and texts that letters have too; the server is asked through the client alone', () => {
    const ours = code.flatMap(arrowsOf).filter((arrow) => arrow.includes('@earshot/'));
    const sharedText = /^pages\/integrations\/texts\/\w+\.ts → @earshot\/core\/collection-errors$/;
    const others = ours.filter((arrow) => !arrow.endsWith(' → @earshot/core/client') && !sharedText.test(arrow));
    expect(others).toEqual([]);
    // The client's own upload, over what tells how far it is.
    expect(code.filter((path) => /\b(fetch|XMLHttpRequest)\(/.test(read(path)))).toEqual(['session/upload.ts']);
  });

  it('what is heavy is loaded by pages', () => {
    const light = code.filter((path) => /^(shell|session|texts|main)/.test(path)).flatMap(arrowsOf);
    expect(light.filter((arrow) => /wavesurfer|@zag-js|parts\/(tabs|combo-box)/.test(arrow))).toEqual([]);
  });
});

describe('house rules', () => {
  it('every file begins by saying what it holds, and has at most 300 lines', () => {
    expect(code.filter((path) => !/^\/\/ \S/.test(read(path)))).toEqual([]);
    expect(code.filter((path) => read(path).split('\n').length > 300)).toEqual([]);
  });

  it('names say something, in kebab-case', () => {
    const bad = /(^|\/)(utils|helpers|common|shared|misc|lib|services)(\/|$)|[A-Z_]/;
    expect(files.filter((path) => bad.test(path))).toEqual([]);
  });

  it('what the server sends is text: nothing is made HTML', () => {
    expect(
      code.filter((path) => /dangerouslySetInnerHTML|\.(inner|outer)HTML|insertAdjacentHTML/.test(read(path))),
    ).toEqual([]);
  });

  it('colours are in tokens.css alone, and every stylesheet says its layer', () => {
    const styles = files.filter((path) => path.endsWith('.css') && path !== 'style/tokens.css');
    expect(styles.filter((path) => /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)\(/i.test(read(path)))).toEqual([]);
    expect(styles.filter((path) => !/^@layer \w+/m.test(read(path)))).toEqual([]);
  });
});

// The words of the pages are those of the trade: none that issue 23 had replaced comes back (docs/decisions/pages.md#words).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../packages/web/src/', import.meta.url));

const replaced = {
  en: /\b(found by itself|attached to nobody|next look|put away|lowest score(?! first)|do not belong together|attendant|mean score|talk share|climate)\b/i,
  pt: /\b(reconhecer(?! o dispositivo)|atendentes?|sobre ela|o que mais falta|coletar agora|ser avisado de)\b/i,
  es: /\b(apagar|se entera de|sobre ella|centralita|añadir)\b/i,
};

/** What readers see: quoted text, without names of keys. */
const textsOf = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|import )/.test(line))
    .flatMap((line) => [...line.matchAll(/'([^']*)'|`([^`]*)`|"([^"]*)"/g)].map(([quoted]) => quoted))
    .map((text) => `${path.slice(source.length)}: ${text}`);

it.each(Object.entries(replaced))('%s', (language, words) => {
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /texts\//.test(path) && new RegExp(`(^|[/-])${language}\\.ts$`).test(path))
    .map((path) => join(source, path));
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.flatMap(textsOf).filter((text) => words.test(text.slice(text.indexOf(': '))))).toEqual([]);
});

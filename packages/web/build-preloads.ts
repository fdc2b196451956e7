// For the server: at which addresses it gives out the page, and which files each of them will need, so that its first answer can name them all.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';
import { routes } from './src/routes.ts';
import { type Language, languages } from './src/texts/languages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const languageKeys = Object.keys(languages) as Language[];

/** Names of files in assets/, by language. */
type Texts = Record<Language, string[]>;

export interface Addresses {
  /** Texts of the frame and the sign-in form, with which every address begins. The page itself names their scripts. */
  texts: Texts;
  /** In the order of the navigation: `/` leads to the first one. */
  pages: { path: string; isPublic: boolean; scripts: string[]; texts: Texts }[];
}

/** Writes addresses.json, which packages/server/src/http/web-build.ts reads. An area without a page has none. */
export const addresses: Plugin = {
  name: 'earshot-addresses',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk');
    const start = chunks.find(({ isEntry }) => isEntry)!;
    const begun = filesFrom(chunks, start, new Set());
    const written = routes.filter(({ area }) => existsSync(here(`src/pages/${area}/index.tsx`)));
    const pages = written.map(({ area, path, access }) => {
      const files = filesFrom(chunks, chunkOf(chunks, here(`src/pages/${area}/index.tsx`))!, begun);
      return {
        path,
        isPublic: access === 'anyone',
        scripts: [...files].map(nameOf),
        texts: textsOf(this, chunks, files),
      };
    });
    const source: Addresses = { texts: textsOf(this, chunks, begun), pages };
    this.emitFile({ type: 'asset', fileName: 'addresses.json', source: JSON.stringify(source) });
  },
};

const chunkOf = (chunks: Rollup.OutputChunk[], module: string) =>
  chunks.find(({ moduleIds }) => moduleIds.includes(module));

/** A chunk and what it imports, without what is there already. */
function filesFrom(chunks: Rollup.OutputChunk[], first: Rollup.OutputChunk, known: Set<string>): Set<string> {
  const files = new Set<string>();
  const add = (chunk: Rollup.OutputChunk) => {
    if (files.has(chunk.fileName) || known.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name)!);
  };
  add(first);
  return files;
}

/** What the texts among those files are loaded from, by language. */
function textsOf(context: Rollup.PluginContext, chunks: Rollup.OutputChunk[], files: Set<string>): Texts {
  const modules = chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ moduleIds }) => moduleIds);
  const loaded = modules
    .filter((module) => module.endsWith('-texts.ts'))
    .flatMap((module) => context.getModuleInfo(module)?.dynamicallyImportedIds ?? []);
  const entries = languageKeys.map((language) => {
    const ofLanguage = loaded.filter((module) => module.endsWith(`${language}.ts`));
    return [language, ofLanguage.map((module) => nameOf(chunkOf(chunks, module)!.fileName))] as const;
  });
  return Object.fromEntries(entries) as Texts;
}

const nameOf = (fileName: string) => fileName.replace(/^assets\//, '');

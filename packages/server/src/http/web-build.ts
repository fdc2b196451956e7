// The built pages as the server gives them out: one HTML page, the addresses that it knows, and files whose names change with their content.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Language } from '@earshot/core';

/** Encodings that the build has made, best first. */
const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings | 'identity';

/** Names of files in assets/, by language. */
type Texts = Record<Language, string[]>;

/** What packages/web/build-preloads.ts writes. */
interface Addresses {
  texts: Texts;
  pages: { path: string; isPublic: boolean; scripts: string[]; texts: Texts }[];
}

export interface PageOptions {
  /** That styles of this response are allowed by. */
  nonce: string;
  /** Address as routers write it; null for an unknown one. */
  address: string | null;
  language: Language;
  /** Who is signed in; null: nobody; undefined: the page has to ask. */
  user: object | null | undefined;
}

export interface WebBuild {
  /** Addresses of the application, as routers write them: `/analyses/:id`. */
  addresses: string[];
  /** The page, naming every file that it will need, so that none is waited for before the next is asked for. */
  page(options: PageOptions): string;
  /** Encodings in which a file is there, best first; empty for a name that the build does not have. */
  encodingsOf(name: string): Encoding[];
  read(name: string, encoding: Encoding): Promise<Buffer>;
}

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&"<>]/g, (character) => escapes[character]!);

/** From the neighbouring package if run from the sources, otherwise from beside the built code. */
const folder = new URL(import.meta.url.endsWith('.ts') ? '../../../web/dist/' : './web/', import.meta.url);

/** Null where the pages are not built. What is not in the build's own list of files is never looked for on disk. */
export function openWebBuild(): WebBuild | null {
  if (!existsSync(new URL('index.html', folder))) return null;
  const html = readFileSync(new URL('index.html', folder), 'utf8');
  const names = new Set(readdirSync(new URL('assets/', folder)));
  const { texts, pages }: Addresses = JSON.parse(readFileSync(new URL('addresses.json', folder), 'utf8'));
  const filesOf = ({ address, language, user }: PageOptions) => {
    const page = pages.find(({ path }) => path === address) ?? (address === '/' ? pages[0] : undefined);
    // Somebody who has to sign in first is not shown the page yet.
    if (!page || (user === null && !page.isPublic)) return texts[language];
    return [...texts[language], ...page.scripts, ...page.texts[language]];
  };
  const contents = new Map<string, Promise<Buffer>>();
  return {
    addresses: ['/', ...pages.map(({ path }) => path)],
    page(options) {
      const preloads = filesOf(options).map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}">`);
      const { user } = options;
      const session =
        user === undefined ? '' : `<meta name="earshot-session" content="${escaped(JSON.stringify(user))}">`;
      // Replaced by functions, because `$&` in a text would mean something.
      return html
        .replaceAll('__NONCE__', () => options.nonce)
        .replace('</head>', () => `${preloads.join('')}${session}</head>`);
    },
    encodingsOf(name) {
      if (!names.has(name) || /\.(br|gz)$/.test(name)) return [];
      const made = (['br', 'gzip'] as const).filter((encoding) => names.has(name + encodings[encoding]));
      return [...made, 'identity'];
    },
    read(name, encoding) {
      const file = encoding === 'identity' ? name : name + encodings[encoding];
      const content = contents.get(file) ?? readFile(new URL(`assets/${file}`, folder));
      contents.set(file, content);
      return content;
    },
  };
}

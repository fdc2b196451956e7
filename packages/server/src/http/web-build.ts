// The built pages as the server gives them out: one HTML page, the addresses that it knows, and files whose names change with their content.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Encodings that the build has made, best first. */
const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings | 'identity';

export interface WebBuild {
  /** Addresses of the application, as routers write them: `/analyses/:id`. */
  addresses: string[];
  /** The page, with the nonce that its response allows styles by. */
  page(nonce: string): string;
  /** Encodings in which a file is there, best first; empty for a name that the build does not have. */
  encodingsOf(name: string): Encoding[];
  read(name: string, encoding: Encoding): Promise<Buffer>;
}

/** From the package beside when run from the sources, from beside the built code otherwise. */
const folder = new URL(import.meta.url.endsWith('.ts') ? '../../../web/dist/' : './web/', import.meta.url);

/** Null where the pages are not built. What is not in the build's own list of files is never looked for on disk. */
export function openWebBuild(): WebBuild | null {
  if (!existsSync(new URL('index.html', folder))) return null;
  const html = readFileSync(new URL('index.html', folder), 'utf8');
  const names = new Set(readdirSync(new URL('assets/', folder)));
  const contents = new Map<string, Promise<Buffer>>();
  return {
    addresses: JSON.parse(readFileSync(new URL('addresses.json', folder), 'utf8')),
    page: (nonce) => html.replaceAll('__NONCE__', nonce),
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

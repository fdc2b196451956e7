import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { routes } from './src/routes.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** For the server: at which addresses it gives out the page. An area without a page has none. */
const addresses: Plugin = {
  name: 'earshot-addresses',
  generateBundle() {
    const written = routes.filter(({ area }) => existsSync(here(`src/pages/${area}/index.tsx`)));
    const source = JSON.stringify(['/', ...written.map(({ path }) => path)]);
    this.emitFile({ type: 'asset', fileName: 'addresses.json', source });
  },
};

/** The order of the stylesheets' layers, in each of them: which one a browser gets to read first depends on how the build divides them. */
const layers: Plugin = {
  name: 'earshot-layers',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.css') ? `@layer reset, base, parts, shell, pages;\n${code}` : null),
};

/** Compressed once, here, and not at every request. */
const compressed: Plugin = {
  name: 'earshot-compressed',
  async writeBundle({ dir }) {
    const folder = join(dir!, 'assets');
    for (const name of await readdir(folder)) {
      if (!/\.(js|css|svg)$/.test(name)) continue;
      const content = await readFile(join(folder, name));
      await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(content, { level: 9 }));
      await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(content));
    }
  },
};

export default defineConfig({
  root: here('.'),
  plugins: [react(), layers, addresses, compressed],
  // The server puts a nonce of each response in its place (packages/server/src/http/web-route.ts).
  html: { cspNonce: '__NONCE__' },
  resolve: { alias: { '@earshot/core/client': here('../core/src/client/index.ts') } },
  build: {
    target: 'es2022',
    // An inlined file would need data: in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What takes time is compressing, and is meant to.
    rolldownOptions: { checks: { pluginTimings: false } },
    license: { fileName: 'licences.md' },
  },
  // `npx vite packages/web` beside a running server, for those who write pages.
  server: {
    proxy: Object.fromEntries(['/v1', '/uploads', '/audio', '/docs'].map((path) => [path, 'http://127.0.0.1:3000'])),
  },
});

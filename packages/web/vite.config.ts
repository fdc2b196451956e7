import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { addresses } from './build-preloads.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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

/** The light parts, and what pages know of session and formats; texts are files of their own. */
const usual = (module: string) =>
  /packages\/(web\/src\/(parts|session|texts)|core\/src\/client)\/[^/]*\.tsx?$/.test(module) &&
  !/\/parts\/(combo-box|tabs|line-chart|lift-hold)/.test(module);

export default defineConfig({
  root: here('.'),
  plugins: [layers, addresses, compressed],
  // The server puts a nonce of each response in its place (packages/server/src/http/web-route.ts).
  html: { cspNonce: '__NONCE__' },
  resolve: {
    alias: [
      { find: '@earshot/core/collection-errors', replacement: here('../core/src/collection-errors/index.ts') },
      { find: '@earshot/core/client', replacement: here('../core/src/client/index.ts') },
      // What is written for React runs on Preact: 58 KB less to load before anything is drawn.
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
    ],
  },
  build: {
    target: 'es2022',
    // An inlined file would need data: in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One stylesheet, loaded beside the first script: a page's own would be one more file to wait for.
    cssCodeSplit: false,
    rolldownOptions: {
      // What takes time is compressing, and is meant to.
      checks: { pluginTimings: false },
      // A file costs a round trip: what most pages need are two, one of which outlives our releases in caches.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'preact',
              test: /node_modules.*\/(preact|@tanstack\/(react-)?query(-core)?|wouter)\//,
            },
            { name: 'parts', test: usual },
          ],
        },
      },
    },
    license: { fileName: 'licences.md' },
  },
  // `npx vite packages/web` beside a running server, for those who write pages.
  server: {
    proxy: Object.fromEntries(['/v1', '/uploads', '/audio', '/docs'].map((path) => [path, 'http://127.0.0.1:3000'])),
  },
});

import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig(({ outDir = 'dist' }) => ({
  entry: {
    index: 'src/index.ts',
    bin: 'src/bin.ts',
    'analysis-worker': 'src/threads/analysis-worker.ts',
    'render-worker': 'src/threads/render-worker.ts',
    'search-worker': 'src/threads/search-worker.ts',
    'sqlite-worker': 'src/records/sqlite-worker.ts',
  },
  format: ['esm'],
  target: 'node22',
  sourcemap: true,
  clean: true,
  onSuccess: async () => {
    // The pages, built before (scripts/build.ts), with the licences of what is in them.
    await cp('../web/dist', `${outDir}/web`, { recursive: true });
    // `earshot demo` analyses the repository's samples, wherever the package is installed.
    for (const kind of ['transcripts', 'recordings'])
      await cp(`../../examples/${kind}`, `${outDir}/${kind}`, { recursive: true });
    // What /docs serves, and what Swagger UI's licence wants beside it. (A file named LICENSE would keep pnpm from packing our own.)
    const files = ['swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt', 'swagger-ui.css', 'LICENSE', 'NOTICE'];
    for (const file of files) {
      const name = file === file.toUpperCase() ? `SWAGGER-UI-${file}` : file;
      await cp(`node_modules/swagger-ui-dist/${file}`, `${outDir}/swagger-ui/${name}`);
    }
  },
}));

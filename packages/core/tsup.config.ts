import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig(({ outDir = 'dist' }) => ({
  entry: {
    index: 'src/index.ts',
    'client/index': 'src/client/index.ts',
    'webhooks/index': 'src/webhooks/index.ts',
    views: 'src/views.ts',
    'collection-errors/index': 'src/collection-errors/index.ts',
    schemas: 'src/schemas.ts',
    trpc: 'src/trpc.ts',
  },
  format: ['esm', 'cjs'],
  target: 'node20',
  splitting: true,
  sourcemap: true,
  clean: true,
  onSuccess: () => copyFile('src/generated/openapi.json', `${outDir}/openapi.json`),
}));

import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', 'recogniser-child': 'src/child/recogniser-child.ts' },
  format: ['esm'],
  target: 'node22',
  sourcemap: true,
  clean: true,
});

import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig(({ outDir = 'dist' }) => ({
  entry: { index: 'src/index.ts', bin: 'src/bin.ts', 'analysis-worker': 'src/analyses/analysis-worker.ts' },
  format: ['esm'],
  target: 'node22',
  sourcemap: true,
  clean: true,
  // `earshot demo` analyses the repository's samples, wherever the package is installed.
  onSuccess: async () => {
    for (const kind of ['transcripts', 'recordings'])
      await cp(`../../examples/${kind}`, `${outDir}/${kind}`, { recursive: true });
  },
}));

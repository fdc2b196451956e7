import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'transcription/index': 'src/transcription/index.ts',
    'decoding/index': 'src/decoding/index.ts',
    'redaction/index': 'src/redaction/index.ts',
  },
  format: ['esm'],
  target: 'node22',
  sourcemap: true,
  clean: true,
});

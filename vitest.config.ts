import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    // Tests run on the sources; the built packages are tried by test/ journeys and by `pnpm pack`.
    alias: [
      { find: '@earshot/core/client', replacement: source('./packages/core/src/client/index.ts') },
      {
        find: '@earshot/core/collection-errors',
        replacement: source('./packages/core/src/collection-errors/index.ts'),
      },
      { find: '@earshot/core/webhooks', replacement: source('./packages/core/src/webhooks/index.ts') },
      { find: '@earshot/core/views', replacement: source('./packages/core/src/views.ts') },
      { find: '@earshot/core/schemas', replacement: source('./packages/core/src/schemas.ts') },
      { find: '@earshot/core/openapi.json', replacement: source('./packages/core/src/generated/openapi.json') },
      { find: '@earshot/core', replacement: source('./packages/core/src/index.ts') },
      { find: '@earshot/engine/redaction', replacement: source('./packages/engine/src/redaction/index.ts') },
      { find: '@earshot/engine/decoding', replacement: source('./packages/engine/src/decoding/index.ts') },
      { find: '@earshot/engine/transcription', replacement: source('./packages/engine/src/transcription/index.ts') },
      { find: '@earshot/engine', replacement: source('./packages/engine/src/index.ts') },
      { find: '@earshot/server', replacement: source('./packages/server/src/index.ts') },
    ],
  },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/engine/training/*.test.ts', 'test/**/*.test.ts'],
    // Files there bear the names of operations, and one of these is integrations.test.
    exclude: [...configDefaults.exclude, 'packages/server/src/operations/**'],
    globalSetup: ['test/harness/global-setup.ts'],
    // Tests wait for servers, browsers and databases more than they compute: on two cores a second worker takes a third off.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Far beyond what the busiest machine needs: only what hangs gets there.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

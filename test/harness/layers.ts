// Which package may import which, and which folder within a package may import which: the one table that test/tree/architecture.test.ts holds.

/** Rooms are folders or files below `root`; the longest name that fits a file is its room. Tests and fixtures are not held. */
export interface PackageLayers {
  root: string;
  /** Other parts of the repository that it may import. */
  packages: readonly string[];
  /** Those of which only types may be imported, by whom `modules` names no more. */
  typesOnly?: readonly string[];
  /** Packages of npm and of Node.js, by the room that may import them; `*` is for every room. Absent: any. */
  modules?: Readonly<Record<string, readonly string[]>>;
  /** Top first. A room imports itself and the rooms of lower lines; rooms of one line do not import each other. Empty: any that makes no circle. */
  layers: readonly string[];
  /** Rooms whose own folders do not import each other. */
  apart?: readonly string[];
  /** Arrows that break the table, each with its reason: `from → to`, both of which may be beginnings of paths below `root`. */
  exceptions?: Readonly<Record<string, string>>;
}

const core = ['@earshot/core', '@earshot/core/views', '@earshot/core/schemas', '@earshot/core/openapi.json'];
const engine = [
  '@earshot/engine',
  '@earshot/engine/transcription',
  '@earshot/engine/decoding',
  '@earshot/engine/redaction',
];

/** What looks into a package, not only at what it exports. */
const sources = ['core', 'engine', 'speech', 'server', 'web'].map((name) => `packages/${name}/src/`);

export const packageLayers: Readonly<Record<string, PackageLayers>> = {
  core: {
    root: 'packages/core/src/',
    packages: [],
    modules: {
      'text-map.ts': ['zod'],
      'utf8-text.ts': ['zod'],
      'generated/zod.gen.ts': ['zod'],
      'generated/router.gen.ts': ['@trpc/server'],
      analysis: ['zod'],
      webhooks: ['node:crypto'],
    },
    layers: [
      'index.ts · views.ts · trpc.ts',
      'webhooks',
      'analysis · access · audio · pagination · rate-limit',
      'credits',
      'earshot-error.ts',
      'error-reasons.ts',
      'errors.ts',
      'errors · credits/print-minutes.ts · scorecard',
      'schemas.ts',
      'generated/zod.gen.ts · generated/router.gen.ts',
      'client · collection-errors · text-map.ts · utf8-text.ts',
      'error-brand.ts · text-bytes.ts · generated',
    ],
  },
  engine: {
    root: 'packages/engine/src/',
    packages: ['@earshot/core'],
    modules: {
      openai: ['openai', 'p-retry', 'zod'],
      'provider-retries.ts': ['openai'],
      // Recordings are files, and ffmpeg is a process.
      transcription: ['openai', 'node:fs', 'node:fs/promises', 'node:timers/promises'],
      decoding: ['node:child_process', 'node:fs/promises', 'node:os', 'node:path'],
    },
    layers: [
      'index.ts',
      'analyse.ts · remeasure.ts',
      'read.ts',
      'embedded · openai · content · transcription',
      'evidence · generated · linear',
      'findings · talk-measures · transcript · redaction · lexical',
      'bounded-fetch.ts · conversation · decoding · provider-retries.ts',
      'provider-unavailable.ts · language',
    ],
    exceptions: {
      'openai/texts.ts → embedded/': 'where nothing that a model wrote is supported, the offline engine writes',
      'openai/outcome.ts → embedded/': 'what came of a conversation is judged alike for both engines',
      'conversation/side-model.ts → generated/side-model.ts': 'a trained model tells which speaker is the attendant',
      'conversation/side-model.ts → linear/model.ts': 'the same',
    },
  },
  speech: {
    root: 'packages/speech/src/',
    packages: ['@earshot/core', '@earshot/engine', '@earshot/engine/decoding'],
    typesOnly: ['@earshot/core', '@earshot/engine'],
    modules: { '*': ['node:'], decode: ['opus-decoder'], 'transcriber.ts': ['@earshot/core'] },
    layers: [
      'index.ts',
      'transcriber.ts · install',
      'model-choice.ts · recogniser-process.ts',
      'child',
      'sound-to-segments.ts',
      'turns',
      'decode · recogniser · speakers · in-parallel.ts',
      'model-folder.ts · signal',
      'progressed.ts',
    ],
  },
  server: {
    root: 'packages/server/src/',
    packages: [
      ...core,
      '@earshot/core/client',
      '@earshot/core/collection-errors',
      '@earshot/core/webhooks',
      ...engine,
      'packages/server/package.json',
    ],
    modules: {
      '*': ['node:'],
      cli: ['commander'],
      http: ['koa', '@koa/router', '@fastify/busboy', 'openapi3-ts', 'yaml', 'zod'],
      generated: ['zod'],
      collection: ['@aws-sdk/client-s3', 'csv-parse/sync', 'p-retry', 'undici'],
      analyses: ['undici'],
      accounts: ['@node-rs/argon2', '@simplewebauthn/server', 'openid-client'],
      'metrics.ts': ['prom-client'],
      'transcription-metrics.ts': ['prom-client'],
      'log.ts': ['pino'],
      'settings.ts': ['zod'],
      settings: ['zod'],
      mail: ['nodemailer'],
      records: ['better-sqlite3', 'knex', 'pg', 'uuid'],
      storage: ['@aws-sdk/client-s3', '@aws-sdk/s3-presigned-post'],
      network: ['undici'],
    },
    layers: [
      'bin.ts',
      'cli',
      'index.ts',
      'http',
      'pages · generated/handlers.ts · start-service.ts',
      'operations · background.ts · all-stored-secrets.ts',
      'company-export · notices',
      'collection',
      'analyses',
      'accounts · webhooks',
      'service.ts',
      'transcriber-queue.ts · metrics.ts · runner.ts · claim-loop.ts',
      'transcription-metrics.ts',
      'threads',
      'secret.ts · log.ts',
      'read-settings.ts',
      'mail',
      'settings.ts · audit · searched-text',
      'records · storage · access · network · settings · generated · large-turns.ts',
      'turn-lines.ts',
      'make-folder.ts · system-errors.ts',
    ],
    apart: ['collection/connectors'],
  },
  web: {
    root: 'packages/web/src/',
    packages: ['@earshot/core/client', '@earshot/core/collection-errors'],
    modules: {
      '*': ['react', 'react-dom', 'wouter', '@tanstack/react-query'],
      'main.tsx': ['preact', 'react-dom/client'],
      pages: ['uqr'],
      parts: ['@zag-js/combobox', '@zag-js/react', '@zag-js/tabs'],
      reading: ['@tanstack/react-virtual', 'wavesurfer.js'],
      session: ['@simplewebauthn/browser'],
    },
    layers: [
      'main.tsx',
      'shell',
      'pages',
      'reading',
      'parts',
      'session · routes.ts',
      'texts',
      'roles.ts · store.ts · style · environment.d.ts',
    ],
    apart: ['pages'],
  },
  training: {
    root: 'packages/engine/training/',
    packages: ['@earshot/core', 'packages/engine/src/'],
    modules: { '*': ['node:'] },
    layers: [],
  },
  bench: {
    root: 'bench/',
    packages: [
      ...core,
      ...engine,
      ...sources,
      'packages/engine/training/',
      'test/harness/',
      'test/providers/',
      'test/web/harness/',
      'scripts/toolbox.ts',
    ],
    layers: [],
  },
  tests: {
    root: 'test/',
    packages: [...core, '@earshot/core/trpc', '@earshot/core/webhooks', ...sources],
    layers: ['web · built', 'harness', 'providers', 'harness/certificate.ts'],
  },
  scripts: {
    root: 'scripts/',
    packages: [
      '@earshot/core',
      '@earshot/core/client',
      'packages/server/src/',
      'test/harness/',
      'bench/earshot-process.ts',
    ],
    layers: [],
  },
  examples: {
    root: 'examples/',
    packages: ['@earshot/core', '@earshot/core/client', '@earshot/core/trpc', '@earshot/core/webhooks'],
    layers: [],
  },
};

const lineLength = 100;

/** The table as ARCHITECTURE.md shows it. */
export function layersMarkdown(): string {
  return Object.entries(packageLayers).map(section).join('\n').split('\n').map(wrapped).join('\n');
}

/** As prose is wrapped everywhere; what goes on from a list's entry is indented under it. Code is never broken. */
function wrapped(line: string): string {
  if (line.length <= lineLength) return line;
  const indent = line.startsWith('- ') ? '  ' : '';
  const lines = [''];
  for (const word of line.match(/(?:`[^`]*`|[^\s`])+/g) ?? []) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + 1 + word.length > lineLength) lines.push(`${indent}${word}`);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
}

/** `node:` alone stands for all of Node.js. */
function shownModule(module: string): string {
  if (module === 'node:') return 'all of Node.js';
  return `${module.startsWith('@earshot/') ? 'values of ' : ''}\`${module}\``;
}

function moduleList(modules: PackageLayers['modules']): string {
  if (!modules) return '\nFrom npm and Node.js, anything.\n';
  const rows = Object.entries(modules).map(
    ([room, names]) => `- ${room === '*' ? 'every file' : `\`${room}\``}: ${names.map(shownModule).join(', ')}\n`,
  );
  return `\nFrom npm and Node.js, only:\n\n${rows.join('')}`;
}

function section([name, rules]: [string, PackageLayers]): string {
  const { root, packages, typesOnly = [], modules, layers, exceptions = {} } = rules;
  const names = packages.map((path) => `${typesOnly.includes(path) ? 'types of ' : ''}\`${path}\``).join(', ');
  const inside = layers.length > 0 ? `\n\`\`\`text\n${layers.join('\n')}\n\`\`\`\n` : '';
  const broken = Object.entries(exceptions).map(([arrow, reason]) => `- \`${arrow}\`: ${reason}\n`);
  const known = broken.length > 0 ? `\nKnown exceptions:\n\n${broken.join('')}` : '';
  return `**${name}** (\`${root}\`) imports ${names || 'no other part of this repository'}.\n${inside}${moduleList(modules)}${known}`;
}

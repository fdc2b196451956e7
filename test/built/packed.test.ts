// The packed packages in fresh projects: strict TypeScript in both module resolutions, jest, vitest, and a server installed from tarballs alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { interactionTypes } from '@earshot/core';
import { EarshotClient } from '@earshot/core/client';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inToolbox, toolboxHint } from '../../scripts/toolbox.ts';
import { transcript } from '../harness/earshot.ts';
import { type JourneyServer, journeyFiles, startJourneyServer } from './journey-server.ts';
import { type Project, packedProject, root, run, succeed } from './packed-project.ts';

const tool = (path: string) => join(root, 'node_modules', path);

describe('@earshot/core', () => {
  let server: JourneyServer;
  let project: Project;
  beforeAll(async () => {
    server = await startJourneyServer();
    project = await packedProject('core');
    await project.write(journeyFiles);
  });
  afterAll(async () => {
    await project.remove();
    await server.stop();
  });

  /** Uses of the entries that need no zod. */
  const program = `
import { createReadStream, openAsBlob } from 'node:fs';
import { EarshotApiError, EarshotClient, RateLimitError, type Analysis } from '@earshot/core/client';
import { type AnalysisCompletedEvent, verifyWebhook } from '@earshot/core/webhooks';
import { officialScore } from '@earshot/core';

const client = new EarshotClient({ apiKey: 'k', baseUrl: 'http://127.0.0.1:1', hooks: { onRetry: ({ delayMs }) => delayMs } });
export async function use(): Promise<AnalysisCompletedEvent> {
  try {
    const created = await client.analyses.create({ audio: await openAsBlob('call.mp3'), clientName: 'Norte' }, { filename: 'call.mp3' });
    await client.analyses.create({ audio: createReadStream('call.mp3') }, { signal: AbortSignal.timeout(1000) });
    const analysis: Analysis = await client.analyses.get(created.id);
    for await (const item of client.analyses.scan({ status: 'completed' })) console.log(item.displayScore?.toFixed(), analysis.bant);
    // @ts-expect-error: no such status
    await client.analyses.list({ status: 'done' });
    await client.analyses.create({ audioUrl: 'https://calls.example.com/1.mp3', transcript: 'A: Hello.', interactionType: 'discovery' });
    await client.analyses.submit({ transcript: 'A: Hello.', interactionType: 'our_own_type' });
    await client.analyses.list({ interactionType: '__none__' });
    // @ts-expect-error: nothing to analyse
    await client.analyses.create({});
    // @ts-expect-error: nothing to analyse
    await client.analyses.submit({ salespersonId: 'u1' });
    // @ts-expect-error: one source of audio
    await client.analyses.create({ audio: new Blob([]), audioKey: 'uploads/c/a.mp3' });
    // @ts-expect-error: one source of audio
    await client.analyses.create({ audioUrl: 'https://calls.example.com/1.mp3', audioKey: 'uploads/c/a.mp3' });
    // @ts-expect-error: one source
    await client.analyses.submit({ transcript: 'A: Hello.', audioKey: 'uploads/c/a.mp3' });
    // @ts-expect-error: null is not looked away from
    analysis.displayScore.toFixed();
  } catch (error) {
    if (error instanceof RateLimitError) console.log(error.retryAfterSeconds.toFixed());
    else if (error instanceof EarshotApiError) console.log(error.code, error.issues?.map(({ path }) => path));
  }
  return verifyWebhook({ headers: new Headers(), body: Buffer.from(''), secret: 's' }).event;
}
export const score: number | null = officialScore({ interactionScore: 80, score: null, interactionScorecard: null });
`;

  it.each(['node10', 'node16', 'bundler'])(
    'types in strict TypeScript, moduleResolution %s',
    async (moduleResolution) => {
      const modules: Record<string, string> = { node10: 'commonjs', bundler: 'esnext' };
      const module = modules[moduleResolution] ?? moduleResolution;
      const compilerOptions = {
        ...{ module, moduleResolution, target: 'es2022', lib: ['es2022'], noEmit: true },
        ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false },
        ...{ types: ['node'], typeRoots: [tool('@types')] },
        ...(moduleResolution === 'node10' ? { ignoreDeprecations: '6.0' } : {}),
      };
      const kinds = moduleResolution === 'node16' ? ['mts', 'cts'] : ['ts'];
      const files = kinds.map((kind) => `${moduleResolution}/use.${kind}`);
      await project.write({
        ...Object.fromEntries(files.map((name) => [name, program])),
        [`${moduleResolution}/tsconfig.json`]: JSON.stringify({ compilerOptions }),
      });
      const { code, stdout } = await run(tool('.bin/tsc'), ['-p', moduleResolution], { cwd: project.folder });
      expect([stdout, code]).toEqual(['', 0]);
    },
  );

  it('suggests the catalogue where an interaction type is given', async () => {
    await project.write({
      'hover/use.ts':
        "import { EarshotClient } from '@earshot/core/client';\nnew EarshotClient().analyses.submit({ interactionType: '' });\n",
    });
    const file = join(project.folder, 'hover/use.ts');
    const options: ts.CompilerOptions = {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
    };
    const service = ts.createLanguageService({
      ...{ getCompilationSettings: () => options, getScriptFileNames: () => [file], getScriptVersion: () => '1' },
      getScriptSnapshot: (path) => {
        const text = ts.sys.readFile(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      ...{ getCurrentDirectory: () => project.folder, getDefaultLibFileName: ts.getDefaultLibFilePath },
      ...{ fileExists: ts.sys.fileExists, readFile: ts.sys.readFile, directoryExists: ts.sys.directoryExists },
    });
    const place = ts.sys.readFile(file)!.indexOf("''") + 1;
    const suggested = service.getCompletionsAtPosition(file, place, {})?.entries.map(({ name }) => name);
    expect(suggested?.sort()).toEqual(interactionTypes.map(({ key }) => key).sort());
  });

  it('an error of the ES module is known to the CommonJS one, and the other way round', async () => {
    await project.write({
      'mixed.mjs': `import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import * as imported from '@earshot/core/client';
import { WebhookVerificationError } from '@earshot/core/webhooks';
const require = createRequire(import.meta.url);
const required = require('@earshot/core/client');
const facts = { message: 'm', code: 'NOT_FOUND' };
const mine = new imported.NotFoundError(facts);
const theirs = new required.NotFoundError(facts);
console.log(JSON.stringify([
  imported.NotFoundError === required.NotFoundError,
  mine instanceof required.NotFoundError, theirs instanceof imported.NotFoundError, theirs instanceof imported.EarshotApiError,
  mine instanceof required.ConflictError, theirs instanceof imported.ConfigurationError,
  new (require('@earshot/core/webhooks').WebhookVerificationError)('body_not_raw', 'm') instanceof WebhookVerificationError,
]));
// As logs show them.
console.log([mine, theirs].map((error) => inspect(error).split(':', 1)[0]).join());
`,
    });
    const stdout = await succeed(process.execPath, ['mixed.mjs'], { cwd: project.folder });
    const [instances, names] = stdout.trim().split('\n');
    expect(JSON.parse(instances!)).toEqual([false, true, true, true, false, false, true]);
    expect(names).toBe('NotFoundError,NotFoundError');
  });

  it('types of a page, without those of Node', async () => {
    await project.write({
      'page/use.ts': `import { EarshotClient } from '@earshot/core/client';
const client = new EarshotClient({ session: true, baseUrl: location.origin });
export const send = (audio: File) => client.analyses.submit({ salespersonId: 'u1', audio }, { onProgress: ({ sentBytes }) => sentBytes });
`,
      'page/tsconfig.json': JSON.stringify({
        compilerOptions: {
          module: 'esnext',
          moduleResolution: 'bundler',
          target: 'es2022',
          strict: true,
          noEmit: true,
          types: [],
        },
      }),
    });
    const { code, stdout } = await run(tool('.bin/tsc'), ['-p', 'page'], { cwd: project.folder });
    expect([stdout, code]).toEqual(['', 0]);
  });

  /** A test for either runner, which has its functions as globals. */
  const testWith = (importing: string) => `${importing}
test('the journey', async () => {
  const parts = { EarshotClient, NotFoundError, verifyWebhookAsync };
  expect(await journey(parts, JSON.parse(process.env.SETTINGS))).toEqual(JSON.parse(process.env.EXPECTED));
});
`;
  const required = testWith(`const { EarshotClient, NotFoundError } = require('@earshot/core/client');
const { verifyWebhookAsync } = require('@earshot/core/webhooks');
const { journey } = require('../journey.cjs');`);
  const imported = testWith(`import { EarshotClient, NotFoundError } from '@earshot/core/client';
import { verifyWebhookAsync } from '@earshot/core/webhooks';
import { journey } from '../journey.mjs';`);

  async function environment() {
    const { settings, expected } = await server.task();
    return { SETTINGS: JSON.stringify(settings), EXPECTED: JSON.stringify(expected) };
  }

  const jest = inToolbox('jest/bin/jest.js');
  it.skipIf(!jest)(`in jest, required and imported${jest ? '' : ` (${toolboxHint})`}`, async () => {
    await project.write({ 'jest/required.test.cjs': required, 'jest/imported.test.mjs': imported });
    const options = ['--rootDir', project.folder, '--testMatch', '**/jest/*.test.?js', '--transform={}', '--runInBand'];
    const { code, stderr } = await run(process.execPath, ['--experimental-vm-modules', jest!, ...options], {
      cwd: project.folder,
      env: await environment(),
    });
    expect(code, stderr).toBe(0);
    expect(stderr).toContain('Tests:       2 passed, 2 total');
  });

  it('in vitest', async () => {
    await project.write({ 'vitest/imported.test.mjs': imported, 'vitest.config.mjs': 'export default {};' });
    const options = ['run', '--root', project.folder, '--globals', 'vitest/'];
    const { code, stdout, stderr } = await run(tool('.bin/vitest'), options, {
      cwd: project.folder,
      env: await environment(),
    });
    expect(code, stdout + stderr).toBe(0);
    expect(stdout).toContain('1 passed');
  });

  it('the rules load without a package beside them', async () => {
    const load = "import('@earshot/core').then(({ errorTable }) => console.log(errorTable.internal.code))";
    const stdout = await succeed(process.execPath, ['--eval', load], { cwd: project.folder });
    expect(stdout.trim()).toBe('INTERNAL_SERVER_ERROR');
  });

  it('has no dependency, and every file that its package.json names', async () => {
    const packed = createRequire(join(project.folder, 'package.json'));
    const manifest = packed(join(project.folder, 'node_modules/@earshot/core/package.json'));
    expect(manifest.dependencies).toBeUndefined();
    const paths = JSON.stringify(manifest.exports).match(/\.\/dist\/[^"]+/g)!;
    const folder = dirname(packed.resolve('@earshot/core/openapi.json'));
    for (const path of paths) expect(() => packed.resolve(join(folder, '..', path))).not.toThrow();
  });
});

describe('@earshot/server', () => {
  let project: Project;
  const hears = existsSync(join(root, 'packages/speech/models/encoder_model.onnx'));
  beforeAll(async () => {
    project = await packedProject('core', 'engine', 'server', ...(hears ? ['speech'] : []));
  });
  afterAll(() => project.remove());

  const bin = () => join(project.folder, 'node_modules/.bin/earshot');
  const json = async (...command: string[]) =>
    JSON.parse(await succeed(bin(), [...command, '--json'], { cwd: project.folder, env }));
  const env = { EARSHOT_LOG_LEVEL: 'info', EARSHOT_PORT: '0' };

  const noWeights = hears ? '' : ' (no weights: node scripts/fetch-models.ts)';
  it.skipIf(!hears)(`with @earshot/speech beside it, hears a recording offline${noWeights}`, async () => {
    const { transcript, displayScore } = await json('analyze', join(root, 'examples/recordings/support-call.opus'));
    // Clear words: unclear ones ("router") come out differently by processor, whose kernels round in their own ways.
    expect(transcript).toMatch(/support desk/i);
    expect(transcript).toMatch(/order number/i);
    expect(displayScore).toEqual(expect.any(Number));
  });

  it('installed from tarballs alone, analyses a file, makes a company and a key, and serves', async () => {
    await project.write({ 'call.txt': transcript() });
    expect((await json('analyze', 'call.txt')).displayScore).toEqual(expect.any(Number));

    const company = await json('company', 'create', '--name', 'Norte', '--minutes', '10');
    const person = ['--name', 'Ana', '--email', 'ana@example.com', '--role', 'admin_company'];
    const user = await json('user', 'create', '--company', company.id, ...person);
    const { key } = await json('key', 'create', '--user', user.id, '--name', 'CRM');
    const child = spawn(bin(), ['serve'], {
      cwd: project.folder,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    try {
      let url = '';
      for await (const line of createInterface({ input: child.stderr })) {
        if (!line.includes('"msg":"listening"')) continue;
        url = JSON.parse(line).url;
        break;
      }
      const client = new EarshotClient({ apiKey: key, baseUrl: url });
      expect((await client.analyses.create({ transcript: transcript() })).displayScore).toEqual(expect.any(Number));
    } finally {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
  });
});

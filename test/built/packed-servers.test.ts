// The packed engine, server and speech in a fresh project: types in every module resolution, and calls of ES modules and CommonJS.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transcript } from '../harness/earshot.ts';
import { type Project, packedProject, root, run, succeed } from './packed-project.ts';

const tool = (path: string) => join(root, 'node_modules', path);
const hears = existsSync(join(root, 'packages/speech/models/encoder_model.onnx'));

let project: Project;
beforeAll(async () => {
  project = await packedProject('core', 'engine', 'server', ...(hears ? ['speech'] : []));
});
afterAll(() => project.remove());

/** Every entry, so that a file without types is an implicit `any`. */
const program = `
import { analyse, type Engine, embeddedEngine } from '@earshot/engine';
import { type Transcriber, isProviderUnavailable } from '@earshot/engine/transcription';
import * as decoding from '@earshot/engine/decoding';
import * as redaction from '@earshot/engine/redaction';
import { type Listening, listen, readSettings, startService } from '@earshot/server';
${hears ? "import { openTranscriber } from '@earshot/speech';" : 'const openTranscriber = null;'}

const engine: Engine = embeddedEngine();
export async function use(transcript: string): Promise<number | null> {
  const given = { transcript, engine, definition: null, candidates: [], salespersonName: null, clientName: null };
  const { interactionScore } = await analyse(given);
  // @ts-expect-error: a score may be missing
  interactionScore.toFixed();
  // @ts-expect-error: no such setting
  readSettings({}).EARSHOT_TEA;
  return interactionScore;
}
export const parts: unknown[] = [isProviderUnavailable, decoding, redaction, listen, startService, openTranscriber];
export type Parts = [Transcriber, Listening];
`;

describe('types in strict TypeScript', () => {
  it.each([
    { moduleResolution: 'node10', module: 'commonjs', kinds: ['ts'] },
    { moduleResolution: 'bundler', module: 'esnext', kinds: ['ts'] },
    { moduleResolution: 'nodenext', module: 'nodenext', kinds: ['mts', 'cts'] },
  ])('moduleResolution $moduleResolution', async ({ moduleResolution, module, kinds }) => {
    const compilerOptions = {
      ...{ module, moduleResolution, target: 'es2024', lib: ['es2024'], noEmit: true, strict: true },
      // Packages of others, not ours, need what node10 can't find.
      ...{ skipLibCheck: true, types: ['node'], typeRoots: [tool('@types')] },
      ...(moduleResolution === 'node10' ? { ignoreDeprecations: '6.0' } : {}),
    };
    await project.write({
      ...Object.fromEntries(kinds.map((kind) => [`${moduleResolution}/use.${kind}`, program])),
      [`${moduleResolution}/tsconfig.json`]: JSON.stringify({ compilerOptions }),
    });
    const { code, stdout } = await run(tool('.bin/tsc'), ['-p', moduleResolution], { cwd: project.folder });
    expect([stdout, code]).toEqual(['', 0]);
  });
});

describe('in Node.js', () => {
  const body = (text: string) => `
const given = { transcript: ${JSON.stringify(text)}, definition: null, candidates: [], salespersonName: null, clientName: null };
analyse({ ...given, engine: embeddedEngine() }).then(({ interactionScore }) => console.log(typeof interactionScore, typeof listen));
`;
  it.each([
    {
      kind: 'an ES module imports them',
      file: 'use.mjs',
      head: "import { analyse, embeddedEngine } from '@earshot/engine';\nimport { listen } from '@earshot/server';",
    },
    {
      kind: 'CommonJS requires them',
      file: 'use.cjs',
      head: "const { analyse, embeddedEngine } = require('@earshot/engine');\nconst { listen } = require('@earshot/server');",
    },
  ])('$kind', async ({ file, head }) => {
    await project.write({ [file]: head + body(transcript()) });
    expect((await succeed(process.execPath, [file], { cwd: project.folder })).trim()).toBe('number function');
  });
});

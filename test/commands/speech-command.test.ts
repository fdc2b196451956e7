// earshot speech: a model that a person has downloaded is tried, installed, listed and removed (issue 20, point 3).
import { access, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Environment, earshot } from '../harness/process.ts';

const weights = fileURLToPath(new URL('../../packages/speech/models', import.meta.url));
const hears = await access(join(weights, 'tokens.txt')).then(
  () => true,
  () => false,
);

let folder: string;
let environment: Environment;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-speech-'));
  environment = { EARSHOT_SPEECH_INSTALLED_DIR: join(folder, 'models'), EARSHOT_TRANSCRIPTION_ENGINE: 'local' };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('what is no model is one line and status 1, and leaves nothing', async () => {
  await mkdir(join(folder, 'page'));
  await writeFile(join(folder, 'page', 'index.html'), '<html>');
  const refused = await earshot(['speech', 'install', join(folder, 'page')], environment);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toBe(
    'earshot: There is no tokens.txt (there is no file of a model): give the folder or archive as sherpa-onnx publishes it, with its .onnx files and tokens.txt\n',
  );
  const listed = await earshot(['speech', 'list'], environment);
  expect(listed.stdout).toBe(
    `No models are installed in ${join(folder, 'models')}. The package's own hear English, Portuguese and Spanish.\n`,
  );
  const wrong = await earshot(['speech', 'install', join(folder, 'page'), '--language', 'fr'], environment);
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('Use pt, en or es.')]);
  const missing = await earshot(['speech', 'remove', 'x'], environment);
  expect(missing.stderr).toBe('earshot: There is no installed model x: earshot speech list shows the installed ones\n');
});

it.skipIf(!hears)('a model is tried and installed; it says what to do next (skipped without the weights)', async () => {
  await cp(weights, join(folder, 'download'), { recursive: true });
  const options = ['--language', 'en', '--name', 'mine'];
  const installed = await earshot(['speech', 'install', join(folder, 'download'), ...options], environment);
  expect(installed.stderr).toBe('');
  const lines = installed.stdout.split('\n');
  expect(lines[0]).toMatch(/^mine is installed: Moonshine, \d+ MB, for en\.$/);
  expect(lines[1]).toMatch(/ask not what your country can do for you.*11\.3 s heard in [\d.]+ s$/i);
  expect(lines.slice(2, 5)).toEqual([
    'Next:',
    '  Restart the server and its workers if they run.',
    '  Try it: earshot analyze <recording> --language en',
  ]);
  const listed = await earshot(['speech', 'list', '--json'], environment);
  expect(JSON.parse(listed.stdout).models).toMatchObject([{ name: 'mine', kind: 'Moonshine', languages: ['en'] }]);
  expect((await earshot(['speech', 'remove', 'mine'], environment)).stdout).toMatch(/^mine is removed\./);
  expect(await readdir(join(folder, 'models'))).toEqual([]);
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { bundle } from '../bundle.fixture.ts';

it('the client weighs at most 13,000 bytes, minified and gzipped, and imports nothing', async () => {
  const { bytes, imports, inputs } = await bundle('./client/index.ts');
  expect(bytes).toBeLessThanOrEqual(13_000);
  expect(imports).toEqual([]);
  expect(inputs.filter((path) => !/core\/src\/(client\/|generated\/|error-brand\.ts$)/.test(path))).toEqual([]);
});

it("Node's 300 s are off in the first call of a process, too, before anything else has loaded its fetch", async () => {
  const code = (await bundle('./client/index.ts')).code.toString('base64');
  const watch = 'globalThis.fetch = async (url, init) => (console.log(typeof init.dispatcher), Response.json([]))';
  const call = "await new EarshotClient({ apiKey: 'k', baseUrl: 'http://127.0.0.1:1' }).salespersons.list()";
  const script = `${watch}; const { EarshotClient } = await import('data:text/javascript;base64,${code}'); ${call};`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout.trim()).toBe('object');
});

it("importing the client does not load Node's fetch, which takes longer than all the rest", async () => {
  const code = (await bundle('./client/index.ts')).code.toString('base64');
  const isLoaded = "console.log(Symbol.for('undici.globalDispatcher.1') in globalThis)";
  const script = `await import('data:text/javascript;base64,${code}'); ${isLoaded}; new Headers(); ${isLoaded};`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout.trim().split('\n')).toEqual(['false', 'true']);
});

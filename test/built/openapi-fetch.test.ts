// A stranger's way to a typed client: openapi-typescript makes types of the served document, and openapi-fetch calls with them.
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Earshot, startEarshot, transcript } from '../harness/earshot.ts';
import { root, succeed } from './packed-project.ts';

let earshot: Earshot;
let folder: string;

beforeAll(async () => {
  earshot = await startEarshot();
  folder = await mkdtemp(join(tmpdir(), 'earshot-openapi-fetch-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await earshot.stop();
});

it('its program compiles in strict mode, and does what it says', async () => {
  const { key } = await earshot.company();
  const served = await earshot.get('/openapi.json');
  expect(served.status).toBe(200);
  await writeFile(join(folder, 'openapi.json'), served.text);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const program = await readFile(join(root, 'test/built/programs/fetch-types.ts'), 'utf8');
  await writeFile(join(folder, 'program.ts'), program.replace("'earshot-types'", "'./earshot.js'"));
  const options = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--types', 'node', '--outDir', 'out'];
  const command = (name: string) => join(root, 'node_modules/.bin', name);
  // As docs/procedures.md has it.
  const generate = ['openapi.json', '--default-non-nullable', 'false', '-o', 'earshot.d.ts'];
  await succeed(command('openapi-typescript'), generate, { cwd: folder });
  await succeed(command('tsc'), ['program.ts', ...options], { cwd: folder });
  const printed = await succeed(process.execPath, ['out/program.js', earshot.url, key, transcript()], { cwd: folder });
  const { id, ...rest } = JSON.parse(printed);
  expect(rest).toEqual({
    listed: [id],
    newest: [id],
    bant: 'string',
    missing: [404, expect.stringContaining('not found')],
    archived: 200,
  });
});

// The packed client does the same on every runtime that it is made for: Node 20 to 26, Deno, Bun, workerd and a browser, as ES module and CommonJS.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inToolbox, toolboxHint } from '../../scripts/toolbox.ts';
import { chromiumPath, startBrowser } from '../harness/browser.ts';
import { recording } from '../harness/recordings.ts';
import { type JourneyServer, journeyFiles, startJourneyServer } from './journey-server.ts';
import { type Project, packedProject, succeed } from './packed-project.ts';

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

const node = (major: number) => inToolbox(`node-${major}-${process.arch}/bin/node`);
const bunArch = process.arch === 'arm64' ? 'aarch64' : process.arch;
const commands: [string, string | undefined, string[]][] = [
  ['Node 20', node(20), []],
  ['Node 22', node(22), []],
  ['Node 24', process.execPath, []],
  ['Node 26', node(26), []],
  [
    'Deno',
    inToolbox(`@deno/linux-${process.arch}-glibc/deno`),
    ['run', '--allow-net=127.0.0.1', '--allow-env', '--allow-read'],
  ],
  ['Bun', inToolbox(`@oven/bun-linux-${bunArch}/bin/bun`), ['run']],
];

describe.each(commands)('%s', (name, command, options) => {
  const title = command ? '' : ` (${name} is ${toolboxHint})`;
  it.skipIf(!command).each(['mjs', 'cjs'])(`as %s${title}`, async (kind) => {
    const { settings, expected } = await server.task();
    const stdout = await succeed(command!, [...options, `./main.${kind}`, JSON.stringify(settings)], {
      cwd: project.folder,
    });
    expect(JSON.parse(stdout)).toEqual(expected);
  });

  // Deno and Bun have no such limit.
  if (!name.startsWith('Node')) return;
  it.skipIf(!command)("has no limit of 300 s, from a process' first call on", async () => {
    // Set before anything has loaded fetch, as in a fresh program.
    const watch = 'globalThis.fetch = async (url, init) => (console.log(typeof init.dispatcher), Response.json([]))';
    const call = "await new EarshotClient({ apiKey: 'k', baseUrl: 'http://127.0.0.1:1' }).salespersons.list()";
    const script = `${watch}; const { EarshotClient } = await import('@earshot/core/client'); ${call};`;
    const stdout = await succeed(command!, ['--input-type=module', '--eval', script], { cwd: project.folder });
    expect(stdout.trim()).toBe('object');
  });
});

/** One file with all that a program imports. */
async function bundled(entry: string): Promise<string> {
  const output = await build({
    root: project.folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: join(project.folder, entry), formats: ['es'] }, target: 'es2022' },
  });
  const [{ output: files }] = [output].flat() as { output: { code?: string }[] }[] as [{ output: { code?: string }[] }];
  expect(files.length).toBe(1);
  return files[0]!.code!;
}

const workerd = inToolbox(`@cloudflare/workerd-linux-${process.arch === 'x64' ? '64' : process.arch}/bin/workerd`);

it.skipIf(!workerd)(`workerd${workerd ? '' : ` (${toolboxHint})`}`, async () => {
  const { settings, expected } = await server.task();
  await project.write({
    'bundle/worker.js': await bundled('worker.mjs'),
    'bundle/config.capnp': `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main), (name = "internet", network = (allow = ["local", "private"]))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  compatibilityDate = "2026-01-01",
);`,
  });
  const child = spawn(workerd!, ['serve', 'config.capnp', '--control-fd=1'], {
    cwd: join(project.folder, 'bundle'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    const body = JSON.stringify(settings);
    const response = await fetch(`http://127.0.0.1:${JSON.parse(line).port}`, { method: 'POST', body });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    expect(JSON.parse(text)).toEqual(expected);
  } finally {
    child.kill('SIGKILL');
  }
});

describe.skipIf(!chromiumPath)(`Chromium${chromiumPath ? '' : ' (there is none: set EARSHOT_TEST_CHROMIUM)'}`, () => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    const script = await bundled('page.mjs');
    browser = await startBrowser();
    page = await browser.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    // A page of the server's own origin, since other origins are refused.
    await page.route(`${server.url}/try`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>try</title>' }),
    );
    await page.goto(`${server.url}/try`);
    await page.addScriptTag({ type: 'module', content: script });
  });
  afterAll(() => browser.close());

  /** Calls a function that page.mjs has put on the page. */
  const call = (name: string, given: object): Promise<unknown> =>
    page.evaluate(
      ([name, given]) => (globalThis as unknown as Record<string, (given: object) => Promise<unknown>>)[name]!(given),
      [name, given] as const,
    );

  it('with a key', async () => {
    const { settings, expected } = await server.task();
    // Another origin's redirect is hidden from a page, so there is none to tell.
    const { redirected: _, ...visible } = expected;
    expect(await call('tryIt', { ...settings, movedUrl: undefined })).toEqual(visible);
    expect(complaints).toEqual([]);
  });

  it('in a session of its browser, whose cookie no script sees (D51)', async () => {
    const sound = await recording('vbr.mp3');
    const told = { ...(await server.person()), sound: sound.toString('base64') };
    expect(await call('trySession', told)).toEqual({
      before: 401,
      status: 'completed',
      audioDurationSeconds: 11.736,
      sent: { sentBytes: sound.length, totalBytes: sound.length },
      cookie: '',
      after: 401,
    });
    expect(complaints).toEqual([]);
  });
});

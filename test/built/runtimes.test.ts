// The packed client does the same on every runtime that it is made for: Node 20 to 26, Deno, Bun, workerd and a browser, as ES module and CommonJS.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { signatureHeader, signWebhook, timestampHeader } from '@earshot/core/webhooks';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inToolbox, toolboxHint } from '../../scripts/toolbox.ts';
import { chromiumPath, startBrowser } from '../harness/browser.ts';
import { type Earshot, startEarshot, transcript } from '../harness/earshot.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../harness/transcription-server.ts';
import { type Project, packedProject, root, succeed } from './packed-project.ts';

let endpoint: TranscriptionServer;
let earshot: Earshot;
let moved: Server;
let project: Project;

beforeAll(async () => {
  endpoint = await startTranscriptionServer();
  earshot = await startEarshot(endpoint.environment);
  moved = createServer((_, response) => response.writeHead(307, { location: earshot.url }).end());
  await once(moved.listen(0, '127.0.0.1'), 'listening');
  project = await packedProject('core');
  await cp(join(root, 'test/built/programs'), project.folder, { recursive: true });
  await project.write({
    'journey.mjs': journey,
    'journey.cjs': journey.replace('export async', 'exports.journey = async'),
  });
}, 120_000);
afterAll(async () => {
  await project.remove();
  moved.close();
  await earshot.stop();
  await endpoint.stop();
});

const journey = readFileSync(join(root, 'test/built/programs/journey.js'), 'utf8');
/** A delivery whose body no program may read or write anew on the way to its signature. */
const delivery = {
  body: '{"event":"analysis.completed","analysisId":"a1","role":"admin_company","data":{"summary":"S\\u00e9rgio: R$ 1.0 ✓"}}',
  secret: '6b1f0c9d'.repeat(8),
  timestamp: '1773493541',
};

/** What a program is told, and what it must find. */
async function task() {
  const { key, companyId } = await earshot.company({ minutes: 100 });
  const { body, secret, timestamp } = delivery;
  const headers = { [timestampHeader]: timestamp, [signatureHeader]: signWebhook(secret, timestamp, body) };
  const settings = {
    baseUrl: earshot.url,
    apiKey: key,
    transcript: transcript(),
    movedUrl: `http://127.0.0.1:${(moved.address() as AddressInfo).port}`,
    webhook: { headers, body, secret },
  };
  const expected = {
    companyId,
    clientName: 'São João ✓',
    sameScore: true,
    scanned: true,
    audioSeconds: [2, 300],
    uploads: 1,
    missing: [true, 404, 'analysis.getAnalysis'],
    aborted: 'AbortError',
    redirected: 'UNEXPECTED_RESPONSE',
    summary: 'Sérgio: R$ 1.0 ✓',
  };
  return { settings, expected };
}

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
    const { settings, expected } = await task();
    const stdout = await succeed(command!, [...options, `./main.${kind}`, JSON.stringify(settings)], {
      cwd: project.folder,
    });
    expect(JSON.parse(stdout)).toEqual(expected);
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
  const { settings, expected } = await task();
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

it.skipIf(!chromiumPath)(`Chromium${chromiumPath ? '' : ' (there is none: set EARSHOT_TEST_CHROMIUM)'}`, async () => {
  const { settings, expected } = await task();
  const script = await bundled('page.mjs');
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    // A page of the server's own origin, since other origins are refused.
    await page.route(`${earshot.url}/try`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>try</title>' }),
    );
    await page.goto(`${earshot.url}/try`);
    await page.addScriptTag({ type: 'module', content: script });
    // Another origin's redirect is hidden from a page, so there is none to tell.
    const { redirected: _, ...visible } = expected;
    const told = { ...settings, movedUrl: undefined };
    const seen = await page.evaluate(
      (given) => (globalThis as unknown as { tryIt(settings: object): Promise<object> }).tryIt(given),
      told,
    );
    expect(complaints).toEqual([]);
    expect(seen).toEqual(visible);
  } finally {
    await browser.close();
  }
});

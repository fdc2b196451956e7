// Every program of examples/ is run by the line that examples/README.md gives for it. (What the receivers refuse: test/webhooks/receivers.test.ts.)
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { signWebhook } from '@earshot/core/webhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Reader, root, startReading } from '../harness/document-code.ts';
import { type Earshot, startEarshot, transcript } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../harness/transcription-server.ts';

const page = readFileSync(join(root, 'examples/README.md'), 'utf8');
const programs = (folder: string) => readdirSync(join(root, folder)).filter((name) => name.endsWith('.ts'));
/** What the README says to enter, by the program's path. */
const lines = new Map(
  [...page.matchAll(/`((?:EARSHOT_\w+=\S+ )?(?:node|npx wrangler dev) (examples\/[\w/.-]+)[^`]*)`/g)].map(
    ([, line, path]) => [line!, path!] as const,
  ),
);
const linesOf = (folder: RegExp) => [...lines].filter(([, path]) => folder.test(path)).map(([line]) => line);

let earshot: Earshot;
let transcriber: TranscriptionServer;
let reader: Reader;
let key: string;
beforeAll(async () => {
  transcriber = await startTranscriptionServer();
  earshot = await startEarshot(transcriber.environment);
  const tenant = await earshot.company();
  key = tenant.key;
  await earshot.user(tenant.companyId, 'salesperson', { name: 'Sara' });
  await insertAnalysis(earshot.service.db, tenant.companyId, { created_at: Date.now() - 3_600_000 });
  reader = startReading({ EARSHOT_BASE_URL: earshot.url });
});
afterAll(async () => {
  reader.leave();
  await earshot.stop();
  await transcriber.stop();
});

describe('examples/README.md', () => {
  it('has a line for every program, and its head has the same', () => {
    const receivers = programs('examples/receivers').filter((name) => !/^(inbox|raw-body|next-route)\.ts$/.test(name));
    const paths = [
      ...programs('examples').map((name) => `examples/${name}`),
      ...receivers.map((name) => `examples/receivers/${name}`),
    ];
    expect([...new Set(lines.values())].sort()).toEqual(paths.sort());
    for (const path of paths.filter((one) => !one.endsWith('hono.ts')))
      expect(readFileSync(join(root, path), 'utf8').split('\n', 2).join('\n'), path).toContain(` node ${path}`);
  });
});

describe('examples/', () => {
  const output: Record<string, RegExp> = {
    'create-and-read.ts': /^Score \d+ · \w+ · http.+\n(yes|no ) {2}\S/,
    'analyse-recording.ts': /^Score \w.* s · http.+\n[\s\S]*ten years old/,
    'scan-all.ts': /^\d{4}-.+\n[\s\S]*\d+ analyses\n$/,
    'fetch-missed.ts': /^[0-9a-f-]{36} .+\n1 analyses\n$/,
    'trpc-client.ts': /, admin_company\nScore \d+ for Sara\n/,
  };

  it.each(linesOf(/^examples\/[\w-]+\.ts$/))('%s', async (line) => {
    await earshot.create({ transcript: transcript() }, key);
    const files: Record<string, string> = { 'my-call.vtt': 'examples/transcripts/es-demo.vtt' };
    const command = line.replace('esk_…', key).replace(/my-\S+$/, (name) => files[name] ?? name);
    // What it writes by default is not the repository's.
    const ran = await reader.bash(
      command.replace(/missed\.ts$/, `missed.ts ${join(reader.folder, 'not-there-yet/position.json')}`),
      root,
    );
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(ran.stdout).toMatch(output[lines.get(line)!.slice('examples/'.length)]!);
  });
});

describe('examples/receivers/', () => {
  const secret = 'f'.repeat(64);
  let child: ChildProcess | undefined;
  afterAll(() => child?.kill('SIGKILL'));

  it.each(linesOf(/^examples\/receivers\/(?!hono)/))('%s', async (line) => {
    const port = await freePort();
    child = spawn('bash', ['-c', `exec env ${line.replace('…', secret)}`], {
      cwd: root,
      env: { ...reader.environment, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const printed: string[] = [];
    child.stdout!.on('data', (chunk) => printed.push(String(chunk)));
    const data = { displayScore: 87, salespersonName: 'Ana Reis' };
    const body = JSON.stringify({ event: 'analysis.completed', analysisId: 'an_1', role: 'admin_company', data });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'Content-Type': 'application/json',
      'X-Service-Timestamp': timestamp,
      'X-Service-Signature': signWebhook(secret, timestamp, body),
    };
    const deliver = () => fetch(`http://127.0.0.1:${port}/webhooks/earshot`, { method: 'POST', headers, body });
    const { status } = await eventually(deliver);
    expect(status).toBe(204);
    await eventually(() => expect(printed.join('')).toBe('an_1 87 Ana Reis\n'));
    child.kill('SIGKILL');
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? address!.port : 0;
}

// The documents of the repository hold what they say: settings, commands, code blocks, the webhook vector and links.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { signWebhook, verifyWebhook } from '@earshot/core/webhooks';
import { describe, expect, it } from 'vitest';
import { settingsMarkdown } from '../packages/server/src/settings.ts';
import { earshot } from './harness/process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readme = read('README.md');

/** Tables without the padding that formatters give them. */
const unpadded = (text: string) => text.replaceAll(/ +\|/g, ' |').replaceAll(/(?<=\|) ?-+ ?(?=\|)/g, '---');
const between = (start: string, end: string) =>
  readme.split(`<!-- ${start} -->`)[1]?.split(`<!-- ${end} -->`)[0]?.trim();
const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map((match) => match[1]!);

describe('README.md: settings', () => {
  it('the table is the one of packages/server/src/settings.ts', () => {
    expect(unpadded(between('settings', '/settings') ?? '')).toBe(unpadded(settingsMarkdown()));
  });
});

describe('README.md: commands', () => {
  const asked = new Map<string, Promise<string>>();
  /** What a command says of itself; each is asked once. */
  function help(command: string): Promise<string> {
    const known = asked.get(command);
    if (known) return known;
    const words = command.split(' ').filter((word) => word !== '');
    const text = earshot([...words, '--help'], {}).then(({ stdout }) => stdout);
    asked.set(command, text);
    return text;
  }
  const subcommands = (text: string) =>
    [...(text.split('\nCommands:\n')[1] ?? '').matchAll(/^ {2}([a-z]+)/gm)]
      .map((match) => match[1]!)
      .filter((name) => name !== 'help');

  /** Every command of the built program, as the words after `earshot`. */
  async function commands(): Promise<string[]> {
    const nested = subcommands(await help('')).map(async (name) => {
      const inner = subcommands(await help(name));
      return inner.length === 0 ? [name] : inner.map((verb) => `${name} ${verb}`);
    });
    return (await Promise.all(nested)).flat();
  }

  const shell = blocks('sh')
    .join('\n')
    .matchAll(/^earshot (.+)$/gm);
  const uses = [...shell, ...readme.matchAll(/`earshot ([^`]+)`/g)].map((match) => match[1]!.trim());
  const commandOf = (use: string) => /^[a-z]+(?: (?:create|deactivate|activate|revoke|grant)\b)?/.exec(use)![0];

  it('every command named exists, and every command is named', async () => {
    expect([...new Set(uses.map(commandOf))].sort()).toEqual((await commands()).sort());
  });

  it('every option named with a command is one of its options', async () => {
    const rows = readme.split('\n').filter((line) => line.startsWith('| `earshot '));
    const lines = [...rows.map((row) => row.replace(/^\| `earshot ([^`]+)`/, '$1')), ...uses];
    const named = lines.map((line) => ({ command: commandOf(line), options: line.match(/--[a-z-]+/g) ?? [] }));
    expect(named.flatMap(({ options }) => options).length).toBeGreaterThan(20);
    const unknown = named.map(async ({ command, options }) => {
      const text = await help(command);
      return options
        .filter((option) => !new RegExp(`^ +${option}\\b`, 'm').test(text))
        .map((option) => [command, option]);
    });
    expect((await Promise.all(unknown)).flat()).toEqual([]);
  });
});

describe('README.md: code', () => {
  it('the TypeScript blocks compile as they stand', async () => {
    const code = blocks('ts');
    expect(code.length).toBeGreaterThan(2);
    mkdirSync(join(root, '.cache'), { recursive: true });
    const folder = mkdtempSync(join(root, '.cache/readme-'));
    try {
      code.forEach((block, index) => {
        writeFileSync(join(folder, `block-${index + 1}.ts`), `${block}\nexport {};\n`);
      });
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
      writeFileSync(join(folder, 'tsconfig.json'), '{"extends":"../../tsconfig.json","include":["*.ts"],"exclude":[]}');
      const tsc = promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false']);
      const problems = await tsc.then(
        () => '',
        (error: { stdout: string }) => error.stdout,
      );
      expect(problems).toBe('');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);

  it('the receiver takes a delivery, and outlives requests that are broken off or too long', async () => {
    const block = blocks('ts').find((code) => code.includes('server.listen(8080)'))!;
    const folder = mkdtempSync(join(root, '.cache/receiver-'));
    const file = join(folder, 'receiver.ts');
    writeFileSync(
      file,
      block.replace(
        'server.listen(8080)',
        "server.listen(0, () => console.log('port', (server.address() as any).port))",
      ),
    );
    const secret = 'f'.repeat(64);
    const child = spawn(process.execPath, [file], {
      env: { PATH: process.env.PATH, EARSHOT_WEBHOOK_SECRET: secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const port = Number(/\d+/.exec(line.toString())![0]);
      const deliver = async () => {
        const body = JSON.stringify({
          event: 'analysis.completed',
          analysisId: 'an_1',
          role: 'admin_company',
          data: {},
        });
        const timestamp = String(Math.floor(Date.now() / 1000));
        const signature = signWebhook(secret, timestamp, body);
        const headers = { 'X-Service-Timestamp': timestamp, 'X-Service-Signature': signature };
        return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status;
      };
      expect(await deliver()).toBe(204);
      const socket = connect(port, '127.0.0.1');
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
      await new Promise((resolve) => setTimeout(resolve, 100));
      socket.resetAndDestroy();
      const tooLong = { method: 'POST', body: 'x'.repeat(40_000_000), signal: AbortSignal.timeout(10_000) };
      // It may break the connection before its answer is read.
      const status = await fetch(`http://127.0.0.1:${port}/`, tooLong).then(
        (answer) => answer.status,
        (error: Error) => (error.name === 'TimeoutError' ? 'no answer' : 413),
      );
      expect(status).toBe(413);
      expect(await deliver()).toBe(204);
    } finally {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('the webhook vector is that of the document, and verifies (contract: Receiver verification)', () => {
    const cell = (name: string) => new RegExp(`^\\| ${name} +\\| \`(.+)\` +\\|$`, 'm').exec(readme)?.[1] ?? name;
    const [secret, timestamp, body, signature] = ['secret', 'timestamp', 'body', 'signature'].map(cell) as [
      string,
      string,
      string,
      string,
    ];
    const document = read('openapi/openapi.yaml');
    expect([secret, timestamp, body, signature].filter((value) => !document.includes(`| \`${value}\` |`))).toEqual([]);
    const headers = { 'X-Service-Timestamp': timestamp, 'X-Service-Signature': signature };
    const { event } = verifyWebhook({ headers, body, secret, now: () => Number(timestamp) * 1000 });
    expect(event.analysisId).toBe(JSON.parse(body).analysisId);
  });
});

describe('links and paths', () => {
  const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', '.changeset/README.md'];
  const headings = (text: string) =>
    [...text.matchAll(/^#+ (.+)$/gm)].map((match) =>
      match[1]!
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );

  it.each(documents)('of %s lead to a file, and to a heading in it', (document) => {
    const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
    expect(links.length).toBeGreaterThan(0);
    const broken = links.filter(([, path, anchor]) => {
      const target = path === '' ? document : join(dirname(document), path!);
      return !existsSync(join(root, target)) || (anchor && !headings(read(target)).includes(anchor));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('CONTRIBUTING.md names only paths that exist', () => {
    const paths = [...read('CONTRIBUTING.md').matchAll(/\b((?:packages|openapi|test|bench)\/[\w./-]*\w)(?![\w/<])/g)];
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.map((match) => match[1]!).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

// The documents hold what they say: settings, commands, the receiver of the README, the webhook vector, links and paths.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { EarshotClient } from '@earshot/core/client';
import { verifyWebhook } from '@earshot/core/webhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsMarkdown } from '../../packages/server/src/read-settings.ts';
import { blocksOf, pagesUnderDocs, type Reader, root, startReading } from '../harness/document-code.ts';
import { brokenLinksOf, linksOf } from '../harness/document-links.ts';
import { earshot } from '../harness/process.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const selfHost = read('docs/self-host.md');

/** Tables without the padding that formatters give them. */
const unpadded = (text: string) => text.replaceAll(/ +\|/g, ' |').replaceAll(/(?<=\|) ?-+ ?(?=\|)/g, '---');
const between = (start: string, end: string) =>
  selfHost.split(`<!-- ${start} -->`)[1]?.split(`<!-- ${end} -->`)[0]?.trim();

const documents = ['README.md', ...pagesUnderDocs];

describe('docs/self-host.md: settings', () => {
  it('the table is the one of packages/server/src/settings.ts', () => {
    expect(unpadded(between('settings', '/settings') ?? '')).toBe(unpadded(settingsMarkdown()));
  });
});

describe('docs/self-host.md: commands', () => {
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
    [...(text.split('\nCommands:\n')[1] ?? '').matchAll(/^ {2}([a-z][a-z-]*)/gm)]
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

  const shell = documents
    .flatMap(blocksOf)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => code.match(/^earshot .+$/gm) ?? []);
  const inText = documents.flatMap((document) => read(document).match(/`earshot [^`]+`/g) ?? []);
  // A wrapped line may part the words of a command.
  const uses = [...shell, ...inText].map((use) =>
    use.replaceAll('`', '').slice('earshot '.length).replaceAll(/\s+/g, ' ').trim(),
  );
  let known: readonly string[] = [];
  beforeAll(async () => {
    known = await commands();
  });
  /** A group of commands is named with one of them; the first word alone is a command, or known to no one. */
  const commandOf = (use: string) => {
    const [first, verb] = use.split(' ');
    return known.includes(`${first} ${verb}`) ? `${first} ${verb}` : first!;
  };

  it('every command named exists, and every command is named', () => {
    expect([...new Set(uses.map(commandOf))].sort()).toEqual(known.toSorted());
  });

  it('every option named with a command is one of its options', async () => {
    const rows = selfHost.split('\n').filter((line) => line.startsWith('| `earshot '));
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

describe('README.md: what the client has', () => {
  /** Its own and those of the classes between it and what all resources share. */
  const methodsOf = (resource: object): string[] => {
    const prototype = Object.getPrototypeOf(resource);
    if (Object.getPrototypeOf(prototype) === Object.prototype) return [];
    return [
      ...Object.getOwnPropertyNames(prototype).filter((method) => method !== 'constructor'),
      ...methodsOf(prototype),
    ];
  };

  it('is every resource of EarshotClient with every method', () => {
    const client = new EarshotClient({ apiKey: 'esk_none', baseUrl: 'http://127.0.0.1' });
    const present = Object.entries(client).map(([name, resource]) => {
      return [name, methodsOf(resource).toSorted()];
    });
    const table = read('README.md').split('### What the client has')[1]!.split('\n\n')[1]!.split('\n').slice(2);
    const cells = table.map((row) =>
      row.split('|').map((cell) => [...cell.matchAll(/`(\w+)`/g)].map((name) => name[1]!)),
    );
    const named = cells.map(([, resource, methods]) => [resource![0]!, methods!.sort()]);
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(present));
  });
});

describe('README.md: the receiver', () => {
  const blockWith = (text: string) => blocksOf('README.md').find(({ code }) => code.includes(text))!.code;
  const secret = 'f'.repeat(64);
  let reader: Reader;
  let child: ChildProcess;
  let port: number;

  beforeAll(async () => {
    reader = startReading({ EARSHOT_WEBHOOK_SECRET: secret });
    const anyPort = "server.listen(0, () => console.log('port', (server.address() as any).port))";
    const file = reader.write('receiver.ts', blockWith('server.listen(8080)').replace('server.listen(8080)', anyPort));
    child = spawn(process.execPath, [file], { env: reader.environment, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(child.stdout!, 'data')) as [Buffer];
    port = Number(/\d+/.exec(line.toString())![0]);
  });
  afterAll(() => {
    child.kill('SIGKILL');
    reader.leave();
  });

  /** Sends what the README sends; what that program prints. */
  async function deliver(): Promise<string> {
    const code = blockWith('signWebhook(').replace('127.0.0.1:8080', `127.0.0.1:${port}`);
    return (await reader.run(reader.write('deliver.ts', code))).stdout.trim();
  }

  it('takes the delivery that is signed below it', async () => {
    expect(await deliver()).toBe('204');
  });

  it('outlives requests that are broken off or too long', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.resetAndDestroy();
    const tooLong = { method: 'POST', body: 'x'.repeat(40_000_000), signal: AbortSignal.timeout(60_000) };
    // It may break the connection before its answer is read.
    const status = await fetch(`http://127.0.0.1:${port}/`, tooLong).then(
      (answer) => answer.status,
      (error: Error) => (error.name === 'TimeoutError' ? 'no answer' : 413),
    );
    expect(status).toBe(413);
    expect(await deliver()).toBe('204');
  });
});

describe('docs/webhooks.md', () => {
  it('has the vector of the document, which verifies (contract: Receiver verification)', () => {
    const cell = (name: string) =>
      new RegExp(`^\\| ${name} +\\| \`(.+)\` +\\|$`, 'm').exec(read('docs/webhooks.md'))?.[1] ?? name;
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
  const others = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', '.changeset/README.md', 'openapi/README.md'];

  it.each([...documents, ...others])('of %s lead to a file, and to a place in it', (document) => {
    expect(brokenLinksOf(document)).toEqual([]);
  });

  it.each(['README.md', ...others])('%s has links', (document) => {
    expect(linksOf(document).length).toBeGreaterThan(0);
  });

  it('CONTRIBUTING.md names only paths that exist', () => {
    const paths = [...read('CONTRIBUTING.md').matchAll(/\b((?:packages|openapi|test|bench)\/[\w./-]*\w)(?![\w/<])/g)];
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.map((match) => match[1]!).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('the first conversation that each page sends', () => {
  const bodies = ['README.md', 'docs/analyse-a-transcript.md', 'packages/core/README.md'].flatMap((document) => {
    const [first] = blocksOf(document).filter(({ code }) => /analyses\.create\(|\/api\/analyses" \\/.test(code));
    const [, json] =
      /-d '(\{.+\})'/.exec(blocksOf(document).find(({ code }) => code.includes('-d \'{"client'))?.code ?? '') ?? [];
    const [, literal] = /transcript: `([^`]+)`/.exec(first?.code ?? '') ?? [];
    const lines = [...(first?.code ?? '').matchAll(/^ +'((?:Agent|Client): .+)',$/gm)].map(([, line]) => line);
    const texts = [json && JSON.parse(json).transcript, literal, lines.join('\n')].filter((text) => text);
    return texts.map((text): [string, string] => [document, text]);
  });

  it('is found on each', () => {
    expect(bodies.map(([document]) => document)).toEqual([
      'README.md',
      'README.md',
      'docs/analyse-a-transcript.md',
      'packages/core/README.md',
    ]);
  });

  it.each(bodies)('%s: has a type, and a score that a newcomer does not take for a fault', async (_document, text) => {
    const { code, stdout } = await earshot(['analyze', '-', '--engine', 'embedded', '--json'], {}, text);
    expect(code).toBe(0);
    const { interactionType, displayScore } = JSON.parse(stdout);
    expect(interactionType).not.toBeNull();
    expect(displayScore).toBeGreaterThanOrEqual(50);
  });
});

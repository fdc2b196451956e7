// No command ends without a word: what was not done, and what could not be printed, is one line on stderr and exit status 1 (issue 16: Doors).
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bin, type Environment, earshot, environmentFor } from '../harness/process.ts';

let folder: string;
let environment: Environment;
let companyId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-silent-'));
  environment = {
    EARSHOT_DATABASE_URL: `sqlite:${join(folder, 'earshot.db')}`,
    EARSHOT_STORAGE_URL: `file:${join(folder, 'storage')}`,
    EARSHOT_PORT: '0',
  };
  const { stdout } = await earshot(['company', 'create', '--name', 'Lima', '--json'], environment);
  companyId = JSON.parse(stdout).id;
  await writeFile(join(folder, 'credentials.json'), '{"clientId":"a","clientSecret":"b"}');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const grant = () => ['credits', 'grant', '--company', companyId, '--minutes', '-197'];

describe('a command that never comes to its end', () => {
  const stuck = fileURLToPath(new URL('../harness/stuck-database.ts', import.meta.url));
  const commands: [string, string[]][] = [
    ['serve', []],
    ['worker', []],
    ['demo', []],
    ['check', []],
    ['company create', ['--name', 'x']],
    ['company usage', []],
    ['company deactivate', ['x']],
    ['company activate', ['x']],
    ['company allow-passwords', ['x']],
    ['company erase', ['x']],
    ['company keep', ['x']],
    ['company export', ['x']],
    ['company retention', ['x']],
    ['company redaction', ['x']],
    ['company sharing', ['x']],
    ['user create', ['--company', 'x', '--name', 'x', '--email', 'x@example.com', '--role', 'salesperson']],
    ['user reset-second-factor', ['x']],
    ['key create', ['--user', 'x', '--name', 'x']],
    ['key revoke', ['x']],
    ['key rotate', ['x']],
    ['credits grant', ['--company', 'x', '--minutes', '-197']],
    ['integration add', ['--company', 'x', '--connector', 'pbx/folder']],
    ['integration list', ['--company', 'x']],
    ['integration test', ['x']],
    ['integration collect', ['x']],
    ['integration backfill', ['x', '--from', '2026-01-01', '--to', '2026-02-01']],
    ['secret rotate', []],
    ['audit verify', []],
    ['audit export', ['--company', 'x']],
    ['audit prune', ['--all', '--before', '2020-01-01']],
    ['find', ['x', '--company', 'x']],
    ['export', ['x']],
    ['delete analysis', ['x']],
    ['delete person', ['x', '--analyses', 'keep']],
    ['hold place', ['x']],
    ['hold lift', ['x']],
    ['erasures export', []],
    ['erasures replay', [fileURLToPath(new URL('../fixtures/no-erasures.jsonl', import.meta.url))]],
    ['verify-erasure', ['01a22554-42a8-75b8-9740-5588466e4da8']],
  ];

  it.each(commands)('earshot %s → one line, status 1', async (name, options) => {
    const { code, stdout, stderr } = await earshot([...name.split(' '), ...options], {
      ...environment,
      NODE_OPTIONS: `--import=${stuck}`,
    });
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr: 'earshot: the command ended before it was done. Check whether it took effect before you run it again.\n',
    });
  });

  it('are all commands that wait for a database', async () => {
    const { stdout } = await earshot(['--help'], environment);
    const groups = [...stdout.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name!);
    const tried = new Set(commands.map(([name]) => name.split(' ')[0]!));
    // migrate is what the stuck one can do; mail, analyze and speech have no database.
    expect(groups.filter((name) => !tried.has(name))).toEqual(['migrate', 'mail', 'speech', 'analyze', 'help']);
  });
});

describe('output that does not arrive', () => {
  const cannot = /^earshot: the command succeeded, but its output cannot be written: [^\n]+\n$/;

  it('on a full disk → one line that says that the command was carried out', async () => {
    const full = await open('/dev/full', 'w').catch(() => null);
    if (!full) return;
    const child = spawn(process.execPath, [bin, ...grant()], {
      env: environmentFor(environment),
      stdio: ['ignore', full.fd, 'pipe'],
    });
    const [said, [code]] = await Promise.all([text(child.stderr!), once(child, 'close')]);
    await full.close();
    expect(said).toMatch(cannot);
    expect(code).toBe(1);
  });

  it('since its reader went away → the same', async () => {
    const child = spawn(process.execPath, [bin, ...grant()], {
      env: environmentFor(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout!.destroy();
    const [said, [code]] = await Promise.all([text(child.stderr!), once(child, 'close')]);
    expect(said).toMatch(cannot);
    expect(code).toBe(1);
  });
});

describe('output that does', () => {
  const balance = async () => {
    const { code, stdout } = await earshot([...grant().slice(0, -1), '0', '--json'], environment);
    expect(code).toBe(0);
    return JSON.parse(stdout).balance as number;
  };
  const shell = async (script: string) => {
    const { stdout } = await promisify(execFile)('sh', ['-c', script], {
      env: { ...environmentFor(environment), EARSHOT: `${process.execPath} ${bin} ${grant().join(' ')}` },
    });
    return stdout;
  };

  it.each([
    ['into a pipe', '$EARSHOT | cat'],
    ['into a pipe that is read late', '$EARSHOT | (sleep 0.2; cat)'],
    ['into a file', '$EARSHOT > "$0.out"; cat "$0.out"; rm "$0.out"'],
    ['without standard input', '$EARSHOT <&- | cat'],
    ['without standard error', '$EARSHOT 2>&- | cat'],
  ])('%s: credits grant --minutes -197 takes 197 minutes away and says so', async (_where, script) => {
    const before = await balance();
    expect(await shell(script.replaceAll('$0', join(folder, 'output')))).toBe(`Balance: ${before - 197} min.\n`);
    expect(await balance()).toBe(before - 197);
  });
});

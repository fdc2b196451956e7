// The secret beside a SQLite database, by real processes: made once, whole, for its owner only; a broken one is never replaced; the one before it, and a file that others can read, are warned of (issue 16: Doors; docs/decisions/secrets.md).
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Environment, earshot, type Serving, serve } from '../harness/process.ts';

let folder: string;
let path: string;
let environment: Environment;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-secret-'));
  path = join(folder, 'earshot.secret');
  environment = {
    EARSHOT_DATABASE_URL: `sqlite:${join(folder, 'earshot.db')}`,
    EARSHOT_STORAGE_URL: `file:${join(folder, 'storage')}`,
    EARSHOT_SECRET: '',
  };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

/** Ends the servers that did start, too. */
async function started(count: number): Promise<Serving[]> {
  const starts = await Promise.allSettled(Array.from({ length: count }, () => serve(environment)));
  const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  return servers;
}

describe('earshot.secret', () => {
  it('is one for all processes that start at once, 256 random bits, mode 0600, and no draft stays', async () => {
    const servers = await started(3);
    expect(servers).toHaveLength(3);
    expect(await readFile(path, 'utf8')).toMatch(/^[\w-]{43}$/);
    expect(await modeOf(path)).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.startsWith('earshot.secret'))).toEqual(['earshot.secret']);
    expect(servers.flatMap(({ log }) => log).filter((line) => line.includes('chmod'))).toEqual([]);
  });

  it.each([
    ['empty', ''],
    ['zeros, as a crash leaves them', '\0'.repeat(43)],
  ])('%s → no start; one line names the file and what to do; the file stays as it is', async (_what, text) => {
    await writeFile(path, text, { mode: 0o600 });
    const { code, stdout, stderr } = await earshot(['serve'], environment);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^earshot: [^\n]+\n$/);
    expect(stderr).toContain(path);
    expect(stderr).toContain('Restore it from a backup');
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  it('that is a folder, or in one that nobody may write to → one line, too', async () => {
    environment.EARSHOT_DATABASE_URL = `sqlite:${join(path, 'earshot.secret', 'earshot.db')}`;
    await writeFile(path, 'a file where a folder should be');
    const { code, stderr } = await earshot(['worker'], environment);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^earshot: [^\n]*earshot\.secret[^\n]*\n$/);
  });

  it('of the operator, with a line end → taken; a warning when others can read it', async () => {
    await writeFile(path, 'a secret that an operator chose, 32+\n');
    await chmod(path, 0o644);
    const [server] = await started(1);
    expect(server!.log.filter((line) => line.includes(path) && line.includes('chmod 600'))).toHaveLength(1);
    expect(await readFile(path, 'utf8')).toBe('a secret that an operator chose, 32+\n');
  });
});

describe('the database beside it', () => {
  it('is for its owner only; a copy that was put back for everybody to read → a warning at the start', async () => {
    await started(1);
    const database = join(folder, 'earshot.db');
    expect(await modeOf(database)).toBe(0o600);
    await chmod(database, 0o644);
    const [server] = await started(1);
    expect(server!.log.filter((line) => line.includes(database) && line.includes('chmod 600'))).toHaveLength(1);
  });
});

describe('EARSHOT_SECRET', () => {
  it('that is too weak → no start, one line that does not say it, and no file', async () => {
    const { code, stderr } = await earshot(['serve'], { ...environment, EARSHOT_SECRET: ' '.repeat(64) });
    expect([code, stderr]).toEqual([
      1,
      'earshot: EARSHOT_SECRET must be at least 32 characters, 5 of them different.\n',
    ]);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('EARSHOT_SECRET_PREVIOUS', () => {
  it('is in the log of each start while it is set, and says no secret', async () => {
    const secrets = ['the secret that took its place, 32+', 'the secret from before, 32 and more'];
    const linesOf = async (previous: string) => {
      Object.assign(environment, { EARSHOT_SECRET: secrets[0], EARSHOT_SECRET_PREVIOUS: previous });
      const [server] = await started(1);
      return server!.log.filter((line) => line.includes('EARSHOT_SECRET_PREVIOUS'));
    };
    for (let start = 0; start < 2; start += 1) {
      const lines = await linesOf(secrets[1]!);
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0]!).msg).toContain('`earshot secret rotate`');
      for (const secret of secrets) expect(lines[0]).not.toContain(secret);
    }
    expect(await linesOf('')).toEqual([]);
  });
});

// In which order the secret's file reaches the disk, who wins when two processes make one, and what is too weak to be a secret.
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSettings } from './read-settings.ts';
import { secretFor } from './secret.ts';

const steps = vi.hoisted(() => [] as string[]);
const beforeLink = vi.hoisted(() => ({ run: (_path: string) => {} }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const names = new Map<number, string>();
  return {
    ...real,
    openSync: (path: string, flags: string, mode?: number) => {
      const file = real.openSync(path, flags, mode);
      names.set(file, real.fstatSync(file).isDirectory() ? 'folder' : 'draft');
      return file;
    },
    fsyncSync: (file: number) => {
      steps.push(`sync ${names.get(file)}`);
      real.fsyncSync(file);
    },
    linkSync: (from: string, to: string) => {
      beforeLink.run(to);
      steps.push(`link ${real.readFileSync(from, 'utf8').length} characters`);
      real.linkSync(from, to);
    },
  };
});

let folder: string;
const settings = () => ({
  EARSHOT_SECRET: undefined,
  EARSHOT_DATABASE_URL: `sqlite:${join(folder, 'data', 'earshot.db')}`,
});

beforeEach(() => {
  steps.length = 0;
  beforeLink.run = () => {};
  folder = fs.mkdtempSync(join(tmpdir(), 'earshot-secret-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('is on the disk before it has its name, and its name before it is used', () => {
  const secret = secretFor(settings());
  expect(steps).toEqual(['sync draft', 'link 43 characters', 'sync folder']);
  expect(secretFor(settings())).toBe(secret);
  expect(steps).toHaveLength(3);
});

it("that another process made meanwhile is this one's too", () => {
  beforeLink.run = (path) => fs.writeFileSync(path, 'what the faster process has made, 32+', { mode: 0o600 });
  expect(secretFor(settings())).toBe('what the faster process has made, 32+');
  expect(fs.readdirSync(join(folder, 'data'))).toEqual(['earshot.secret']);
});

const weak: [string, string][] = [
  ['empty', ''],
  ['a line end', '\n'],
  ['blank', ' '.repeat(64)],
  ['31 characters', 'abcdefghijklmnopqrstuvwxyz01234'],
  ['31 characters and a line end', 'abcdefghijklmnopqrstuvwxyz01234\n'],
  ['few characters within spaces', `${' '.repeat(32)}secret`],
  ['one character over and over', 'x'.repeat(64)],
  ['two characters over and over', 'ab'.repeat(32)],
  ['zeros, as a crash leaves them', '\0'.repeat(43)],
];

it.each(weak)('%s → refused in the file, which stays as it is, and in the setting', (_what, text) => {
  fs.mkdirSync(join(folder, 'data'));
  const path = join(folder, 'data', 'earshot.secret');
  fs.writeFileSync(path, text);
  expect(() => secretFor(settings())).toThrow(
    `${path} does not hold a usable secret: it must have at least 32 characters`,
  );
  expect(fs.readFileSync(path, 'utf8')).toBe(text);
  if (text !== '') expect(() => readSettings({ EARSHOT_SECRET: text })).toThrow('EARSHOT_SECRET must be at least 32');
});

it.each([[`${'a'.repeat(28)}bcde`], [`${'0f'.repeat(16)}12a`], ['sîncere and secret, with 32 letters\n']])(
  '%j is one',
  (text) => {
    expect(readSettings({ EARSHOT_SECRET: text }).EARSHOT_SECRET).toBe(text);
  },
);

import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealsFor } from '../access/cryptography.ts';
import { diskStorage } from './disk.ts';
import { storageContract } from './storage.contract.ts';
import { type Storage, StorageUnavailableError } from './storage.ts';

const options = { seals: sealsFor(['secret'], 'upload'), uploadAddress: () => 'http://host/uploads' };
let folder: string;
let storage: Storage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-disk-'));
  storage = diskStorage(join(folder, 'storage'), options);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

storageContract('disk', () => storage);

const names = async () => (await readdir(folder, { recursive: true })).sort();

describe('disk storage', () => {
  it('leaves no temporary file, whether a put succeeds, fails or comes second', async () => {
    await storage.put('uploads/co_1/a.mp3', Buffer.from('a'));
    await storage.put('uploads/co_1/a.mp3', Buffer.from('b'));
    await expect(storage.put('uploads/co_1/c.mp3', { path: join(folder, 'none') })).rejects.toThrow();
    const broken = new Readable({ read: () => broken.destroy(new Error('the source broke')) });
    await expect(storage.intake!.store('uploads/co_1/d.mp3', broken)).rejects.toThrow('the source broke');
    expect(await readdir(join(folder, 'storage/.incoming'))).toEqual([]);
  });

  it('reads a single first byte; a key too long for a file name is not there', async () => {
    await storage.put('uploads/co_1/range.mp3', Buffer.from('0123'));
    const stream = await storage.read('uploads/co_1/range.mp3', { range: { start: 0, end: 0 } });
    expect(await text(stream!)).toBe('0');
    expect(await storage.stat(`uploads/co_1/${'a'.repeat(900)}`)).toBeNull();
  });

  it('keeps files to its own user', async () => {
    const path = join(folder, 'for-all');
    await writeFile(path, 'a', { mode: 0o644 });
    for (const content of [Buffer.from('a'), { path }]) {
      await storage.put('uploads/co_2/mode.mp3', content);
      expect((await stat(join(folder, 'storage/uploads/co_2/mode.mp3'))).mode & 0o777).toBe(0o600);
      await storage.remove('uploads/co_2/mode.mp3');
    }
    expect((await stat(join(folder, 'storage/uploads/co_2'))).mode & 0o777).toBe(0o700);
  });

  it.each([
    '../out',
    'a/../../out',
    '/out',
    'a//b',
    'a/./b',
    'a\\..\\out',
    'a\0b',
    '%2e%2e/out',
    'a%2fb',
    '.incoming/a',
    '',
  ])('never leaves its folder (D29): %j', async (key) => {
    const before = await names();
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not the name of a file');
    expect(await storage.stat(key)).toBeNull();
    expect(await storage.read(key)).toBeNull();
    await storage.remove(key);
    expect(await names()).toEqual(before);
  });

  it('sweeps temporary files that nobody has written to for an hour', async () => {
    const incoming = join(folder, 'storage/.incoming');
    await mkdir(incoming, { recursive: true });
    const now = Date.now();
    for (const [name, minutes] of Object.entries({ young: 0, long: 59, left: 61 })) {
      await writeFile(join(incoming, name), 'half');
      await utimes(join(incoming, name), 0, (now - minutes * 60_000) / 1000);
    }
    await storage.removeLeftovers(now);
    expect((await readdir(incoming)).sort()).toEqual(['long', 'young']);
    await diskStorage(join(folder, 'never made'), options).removeLeftovers(now);
  });

  it('is not well where the system makes no folder and does not say why, as below /proc', async () => {
    await expect(diskStorage('/proc/earshot/storage', options).check()).rejects.toThrow(StorageUnavailableError);
  });

  it('is not well, and stores nothing, where there can be no folder', async () => {
    await writeFile(join(folder, 'file'), 'not a folder');
    const broken = diskStorage(join(folder, 'file/storage'), options);
    await expect(broken.check()).rejects.toThrow(StorageUnavailableError);
    await expect(broken.put('uploads/a', Buffer.from('a'))).rejects.toThrow(StorageUnavailableError);
    expect(await readFile(join(folder, 'file'), 'utf8')).toBe('not a folder');
  });
});

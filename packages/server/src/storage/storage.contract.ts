// What every storage does, run by the test of each.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import type { ReadOptions, Storage } from './storage.ts';

/** `storage` is asked when the tests run. */
export function storageContract(name: string, storage: () => Storage): void {
  const folder = mkdtemp(join(tmpdir(), 'earshot-contract-'));
  afterAll(async () => rm(await folder, { recursive: true, force: true }));
  const newKey = () => `uploads/co_1/${randomUUID()}-ligação 1.mp3`;
  const asFile = async (content: Uint8Array) => {
    const path = join(await folder, randomUUID());
    await writeFile(path, content);
    return { path };
  };
  const text = async (key: string, options?: ReadOptions) => {
    const stream = await storage().read(key, options);
    return stream && (await buffer(stream)).toString();
  };

  describe(`storage contract: ${name}`, () => {
    it('gives back what was put, from bytes or a file, with its size', async () => {
      const content = randomBytes(200_000);
      for (const given of [content, await asFile(content)]) {
        const key = newKey();
        expect(await storage().put(key, given)).toBe(true);
        expect(await storage().stat(key)).toMatchObject({ bytes: content.length });
        expect((await buffer((await storage().read(key))!)).equals(content)).toBe(true);
      }
    });

    it('reads ranges, both ends included, and clips an end beyond the last byte', async () => {
      const key = newKey();
      await storage().put(key, Buffer.from('0123456789'));
      expect(await text(key, { range: { start: 0, end: 1 } })).toBe('01');
      expect(await text(key, { range: { start: 3, end: 5 } })).toBe('345');
      expect(await text(key, { range: { start: 8, end: 99 } })).toBe('89');
      await expect(storage().read(key, { range: { start: 10, end: 12 } })).rejects.toThrow(RangeError);
    });

    it('never overwrites', async () => {
      const key = newKey();
      expect(await storage().put(key, Buffer.from('first'))).toBe(true);
      expect(await storage().put(key, Buffer.from('second'))).toBe(false);
      expect(await storage().put(key, await asFile(Buffer.from('third')))).toBe(false);
      expect(await text(key)).toBe('first');
    });

    it('lets exactly one of several puts at once win, whole', async () => {
      const key = newKey();
      const contents = Array.from({ length: 8 }, (_, index) => Buffer.alloc(50_000, index));
      const won = await Promise.all(contents.map(async (content) => storage().put(key, await asFile(content))));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await buffer((await storage().read(key))!)).equals(contents[won.indexOf(true)]!)).toBe(true);
    });

    it('stores nothing of a file that cannot be read', async () => {
      const key = newKey();
      const content = Buffer.from('0123456789');
      for (const path of [join(await folder, 'none'), await folder]) {
        await expect(storage().put(key, { path })).rejects.toThrow();
        expect(await storage().stat(key)).toBeNull();
      }
      expect(await storage().put(key, content)).toBe(true);
    });

    it('knows nothing of what is not there', async () => {
      for (const key of [newKey(), 'uploads/co_1', 'uploads/co_1/.hidden']) {
        expect(await storage().stat(key)).toBeNull();
        expect(await storage().read(key)).toBeNull();
        await storage().remove(key);
      }
    });

    it('removes, and takes the key anew; an old version is then not read', async () => {
      const key = newKey();
      await storage().put(key, Buffer.from('old'));
      const { version } = (await storage().stat(key))!;
      expect(await text(key, { version })).toBe('old');
      await storage().remove(key);
      expect(await storage().stat(key)).toBeNull();
      expect(await storage().put(key, Buffer.from('new one'))).toBe(true);
      expect(await storage().read(key, { version })).toBeNull();
      expect(await text(key)).toBe('new one');
    });

    it('lists the keys below a folder, and nothing beside it', async () => {
      const folder = `uploads/${randomUUID()}`;
      const keys = Array.from({ length: 3 }, (_, index) => `${folder}/${index}-ligação 1.mp3`);
      for (const key of [...keys, `${folder}-beside/1.mp3`]) await storage().put(key, Buffer.from('x'));
      const listed = async (prefix: string) => {
        const found: string[] = [];
        for await (const key of storage().list(prefix)) found.push(key);
        return found.toSorted();
      };
      expect(await listed(`${folder}/`)).toEqual(keys);
      expect(await listed(`${folder}/none/`)).toEqual([]);
      await storage().remove(keys[0]!);
      expect(await listed(`${folder}/`)).toEqual(keys.slice(1));
    });

    it('hands an object out at an address of its own, in parts too, or leaves that to Earshot', async () => {
      const key = newKey();
      await storage().put(key, Buffer.from('0123456789'));
      const address = await storage().readAddress(key, { validSeconds: 60, contentType: 'audio/ogg' });
      if (address === null) return;
      const whole = await fetch(address);
      expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
      expect([whole.headers.get('content-type'), whole.headers.get('content-disposition')]).toEqual([
        'audio/ogg',
        'inline',
      ]);
      const part = await fetch(address, { headers: { Range: 'bytes=2-4' } });
      expect([part.status, await part.text()]).toEqual([206, '234']);
    });

    it('is well', async () => {
      await storage().check();
    });
  });
}

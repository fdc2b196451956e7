// Flushes of the write-ahead log: shared by those who wait, and never one that began before the caller's commit.
import { fdatasync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeAheadLog } from './sqlite-log.ts';

vi.mock('node:fs', async (original) => ({ ...(await original<typeof import('node:fs')>()), fdatasync: vi.fn() }));

let folder: string;
/** Ends of flushes that have begun, in order. */
let ends: ((error: NodeJS.ErrnoException | null) => void)[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-log-'));
  writeFileSync(join(folder, 'a.db-wal'), '');
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  ends = [];
  vi.mocked(fdatasync)
    .mockReset()
    .mockImplementation((_, end) => void ends.push(end));
});
const begun = (count: number) => expect.poll(() => ends.length).toBe(count);

describe('the flush of a log', () => {
  it('who asks while one runs gets the next one, together with all others who ask', async () => {
    const log = writeAheadLog(join(folder, 'a.db'));
    const done: string[] = [];
    const ask = (name: string) => log.flush().then(() => done.push(name));
    const first = ask('first');
    await begun(1);
    const others = [ask('second'), ask('third')];
    ends[0]!(null);
    await first;
    await begun(2);
    expect(done).toEqual(['first']);
    others.push(ask('fourth'));
    ends[1]!(null);
    await Promise.all(others.slice(0, 2));
    expect(done).toEqual(['first', 'second', 'third']);
    await begun(3);
    ends[2]!(null);
    await Promise.all(others);
    await log.close();
    expect(ends).toHaveLength(3);
  });

  it('one that fails is the error of those who waited for it, and the next is tried', async () => {
    const log = writeAheadLog(join(folder, 'a.db'));
    const failing = log.flush();
    await begun(1);
    const next = log.flush();
    ends[0]!(Object.assign(new Error('EIO'), { code: 'EIO' }));
    await expect(failing).rejects.toThrow('EIO');
    await begun(2);
    ends[1]!(null);
    await next;
    await log.close();
  });

  it('a log that is not there is an error, and is looked for again', async () => {
    const log = writeAheadLog(join(folder, 'late.db'));
    await expect(log.flush()).rejects.toThrow('ENOENT');
    writeFileSync(join(folder, 'late.db-wal'), '');
    const flushed = log.flush();
    await begun(1);
    ends[0]!(null);
    await flushed;
    await log.close();
  });
});

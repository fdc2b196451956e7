// Large files are not read whole, and what is broken costs no more than itself.
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Folder, FolderFile } from '../folder/folder.ts';
import { callRecords } from './read-call-records.ts';

const now = Date.parse('2026-03-16T12:00:00Z');
const hourMs = 3_600_000;
const time = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
const row = (at: number, clid = '"Ana" <201>', id = `${at / 1000}.1`) =>
  `"","201","1140001234","from-internal","${clid.replaceAll('"', '""')}","SIP/201-1","SIP/t-1","Dial","x","${time(at)}","${time(at)}","${time(at)}",9,9,"ANSWERED","DOCUMENTATION","${id}",""\n`;

/** A folder whose one file is made of `parts` while it is read, and how much of it was read. */
function folderOf(parts: { text: string; times: number }[], arrivedAt = now - hourMs) {
  const blocks = parts.map(({ text, times }) => ({ bytes: Buffer.from(text), times }));
  const size = blocks.reduce((sum, { bytes, times }) => sum + bytes.length * times, 0);
  const read = { bytes: 0 };
  function* content(start: number, end: number): Generator<Buffer> {
    let at = 0;
    for (const { bytes, times } of blocks) {
      const first = Math.min(times, Math.max(0, Math.floor((start - at) / bytes.length)));
      for (let index = first; index < times; index += 1) {
        const from = at + index * bytes.length;
        if (from > end) return;
        const piece = bytes.subarray(Math.max(0, start - from), Math.min(bytes.length, end + 1 - from));
        read.bytes += piece.length;
        if (piece.length > 0) yield piece;
      }
      at += times * bytes.length;
    }
  }
  const file: FolderFile = { path: 'Master.csv', bytes: size, arrivedAt, modifiedAt: arrivedAt, version: '1' };
  const folder: Folder = {
    below: '',
    name: '/srv/recordings',
    quietMs: 60_000,
    async *files() {},
    stat: async () => file,
    read: async (_, { range }) => Readable.from(content(range!.start, range!.end)),
  };
  return { folder, size, read };
}

async function idsOf(folder: Folder, from: number): Promise<string[]> {
  const ids: string[] = [];
  const source = { folder, path: 'Master.csv', zone: 'UTC', now };
  for await (const { id } of callRecords(source, from, AbortSignal.timeout(60_000))) ids.push(id);
  return ids;
}

describe('call record files', () => {
  it('reads of 200 MB the end that matters, whatever stands in the quotes before it', async () => {
    for (const clid of ['"Ana" <201>', '"Ana\nSouza, \n Lima" <201>']) {
      const old = row(now - 48 * hourMs, clid).repeat(500);
      const { folder, size, read } = folderOf([
        { text: old, times: Math.ceil(200_000_000 / old.length) },
        { text: row(now - hourMs), times: 30 },
      ]);
      expect(size).toBeGreaterThan(200_000_000);
      const ids = await idsOf(folder, now - 13 * hourMs);
      expect(ids.filter((id) => id === `${(now - hourMs) / 1000}.1`)).toHaveLength(30);
      expect(read.bytes).toBeLessThan(3_000_000);
    }
  });

  it('reads all of it where all of it matters, in little memory', { timeout: 120_000 }, async () => {
    const some = row(now - hourMs).repeat(500);
    const { folder, size, read } = folderOf([{ text: some, times: Math.ceil(60_000_000 / some.length) }]);
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    let [count, most] = [0, 0];
    for await (const _ of callRecords(
      { folder, path: 'Master.csv', zone: 'UTC', now },
      now - 13 * hourMs,
      AbortSignal.timeout(100_000),
    )) {
      count += 1;
      if (count % 50_000 !== 0) continue;
      collectGarbage();
      most = Math.max(most, process.memoryUsage().heapUsed);
    }
    expect(count).toBe(Math.ceil(60_000_000 / some.length) * 500);
    expect(read.bytes).toBeGreaterThanOrEqual(size);
    expect(most - before).toBeLessThan(4_000_000);
  });

  it('reads exports that put the newest first from their beginning', async () => {
    const { folder } = folderOf([
      { text: row(now - hourMs), times: 3 },
      { text: row(now - 48 * hourMs), times: 20_000 },
    ]);
    expect((await idsOf(folder, now - 13 * hourMs)).slice(0, 3)).toEqual(Array(3).fill(`${(now - hourMs) / 1000}.1`));
  });

  it('loses a row to a quote that is never closed, and none after the next lines', async () => {
    const { folder } = folderOf([
      { text: row(now - 3 * hourMs, '', '1773648000.1'), times: 2 },
      { text: `"","broken\n`, times: 1 },
      { text: row(now - 2 * hourMs, '', '1773648001.1'), times: 40 },
      { text: `"","${'x'.repeat(500_000)}\n`, times: 1 },
      { text: row(now - hourMs, '"Zé" <201>', '1773648002.1'), times: 5 },
    ]);
    const ids = await idsOf(folder, now - 13 * hourMs);
    const count = (id: string) => ids.filter((other) => other === id).length;
    expect([count('1773648000.1'), count('1773648001.1'), count('1773648002.1')]).toEqual([2, 40, 5]);
  });

  it('leaves a last line alone while the file is written to, and reads it once it is at rest', async () => {
    const parts = [
      { text: row(now - hourMs), times: 1 },
      { text: row(now - hourMs, '', '1773648000.12').slice(0, -6), times: 1 },
    ];
    expect(await idsOf(folderOf(parts, now - 1_000).folder, 0)).toHaveLength(1);
    expect(await idsOf(folderOf(parts).folder, 0)).toHaveLength(2);
  });

  it('reads the columns of cdr_custom, and of cdr_csv with the user field alone', async () => {
    const at = time(now - hourMs);
    const custom = `"""Ana"" <201>","201","1140001234","from-internal","SIP/201-1","SIP/t-1","Dial","x","${at}","${at}","${at}","9","9","ANSWERED","DOCUMENTATION","","1773648000.1","call.wav"\n`;
    const alone = row(now - hourMs, '', 'call.wav').replace(/,""\n$/, '\n');
    for (const [text, id] of [
      [custom, '1773648000.1'],
      [alone, ''],
    ] as const) {
      const source = { folder: folderOf([{ text, times: 1 }]).folder, path: 'Master.csv', zone: 'UTC', now };
      for await (const record of callRecords(source, 0, AbortSignal.timeout(5_000)))
        expect(record).toMatchObject({
          id,
          source: '201',
          channel: 'SIP/201-1',
          start: at,
          userField: 'call.wav',
          talkSeconds: '9',
        });
    }
  });

  it('says of a file that is none that it is none', async () => {
    const { folder } = folderOf([{ text: 'bread,2\n', times: 10 }]);
    await expect(idsOf(folder, 0)).rejects.toMatchObject({ kind: 'settings' });
    expect(await idsOf(folderOf([]).folder, 0)).toEqual([]);
  });
});

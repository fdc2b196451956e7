// What is erased is overwritten in the file of a SQLite database too, where it would else stand until its pages are used again (docs/decisions/erasure.md).
import { readFile } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { type Earshot, startEarshot, transcript } from '../../../../test/harness/earshot.ts';
import { commandLine } from '../audit/record-deed.ts';
import { eraseAnalysis } from './erase.ts';

it.skipIf(inject('postgresUrl') !== null)('no word and no id of it is left in the file', async () => {
  const erased = await erasedFile(true);
  expect(erased).toEqual({ words: 0, ids: 0 });
  const kept = await erasedFile(false);
  expect(kept.words).toBeGreaterThan(0);
  expect(kept.ids).toBeGreaterThan(0);
});

/** How often words and ids of many analyses stand in the file, once they were erased or not and the server has stopped. */
async function erasedFile(isErased: boolean): Promise<{ words: number; ids: number }> {
  const earshot = await startEarshot();
  try {
    const ids = await manyAnalyses(earshot, isErased);
    await earshot.service.close();
    const file = (await readFile(earshot.database.url.slice('sqlite:'.length))).toString('latin1');
    const timesOf = (text: string) => file.split(text).length - 1;
    return { words: timesOf('Zanzibarquux'), ids: ids.reduce((sum, id) => sum + timesOf(id), 0) };
  } finally {
    await earshot.stop().catch(() => undefined);
    await earshot.database.remove();
  }
}

/** Rows have many sizes, so that pages split and overflow. */
async function manyAnalyses(earshot: Earshot, isErased: boolean): Promise<string[]> {
  const { companyId, key } = await earshot.company();
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    earshot.advance(5_000);
    const line = `[01:55] Client: This is Zanzibarquux, ${'and I have a lot to say '.repeat(index * 100)}.`;
    const request = { transcript: `${transcript(2)}\n${line}`, clientName: 'Zanzibarquux' };
    const { status, body } = await earshot.create(request, key, { 'Idempotency-Key': `key ${index}` });
    expect(status).toBe(200);
    ids.push(body.id);
  }
  if (isErased) for (const id of ids) await eraseAnalysis(id, 'command', commandLine(companyId), earshot.service);
  return ids;
}

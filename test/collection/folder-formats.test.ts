// What a folder of a telephone system has in formats that Earshot does not read is counted (docs/collect-recordings.md).
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectedAgain, collected as collectedBy } from '../harness/collection.ts';
import { type Earshot, type RequestOptions, startEarshot } from '../harness/earshot.ts';
import { session } from '../harness/procedures.ts';

let earshot: Earshot;
let admin: RequestOptions;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-formats-'));
  for (const extension of ['gsm', 'sln', 'g722']) await writeFile(join(folder, `call.${extension}`), 'raw sound');
  earshot = await startEarshot({ EARSHOT_COLLECTION_ROOTS: folder });
  admin = await session(earshot, (await earshot.company()).adminId);
});
afterAll(async () => {
  await earshot.stop();
  await rm(folder, { recursive: true, force: true });
});

it('.gsm, .sln and .g722 are counted as unsupported_format, once', async () => {
  const { id } = await collectedBy(earshot, admin, {
    connector: 'pbx/folder',
    settings: { location: folder },
    since: new Date(0).toISOString(),
  });
  // By now they are at rest.
  earshot.advance(61_000);
  const skipped = [{ reason: 'unsupported_format', count: 3 }];
  expect(await collectedAgain(earshot, admin, id)).toMatchObject({ found: 3, queued: 0, skipped, error: null });
  expect(await collectedAgain(earshot, admin, id)).toMatchObject({ found: 0, skipped: [] });
});

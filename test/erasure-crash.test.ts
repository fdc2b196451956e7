// Erasure by the command line, and a process that is killed between the database and the storage: the next one cleans up (docs/decisions/erasure.md).
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from './harness/database.ts';
import { type Earshot, startEarshot } from './harness/earshot.ts';
import { begin, earshot as command } from './harness/process.ts';
import { insertAnalysis } from './harness/rows.ts';
import { type S3Server, startS3 } from './harness/s3-server.ts';

let s3: S3Server;
let database: TestDatabase;
beforeAll(async () => {
  s3 = await startS3();
});
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.remove());
afterAll(() => s3.stop());

const environmentOn = (storageUrl: string) => ({
  EARSHOT_DATABASE_URL: database.url,
  EARSHOT_STORAGE_URL: storageUrl,
  AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID ?? '',
  AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY ?? '',
});

/** An analysis with a recording in storage; the server is stopped. */
async function withRecording(storageUrl: string) {
  const earshot = await startEarshot({ EARSHOT_STORAGE_URL: storageUrl }, database);
  const { companyId } = await earshot.company();
  const key = `uploads/${companyId}/call-with-anna.wav`;
  await earshot.service.storage.put(key, Buffer.from('words'));
  const document = { audio_key: key, audio_storage_key: key };
  const id = await insertAnalysis(earshot.service.db, companyId, {}, document);
  const other = await insertAnalysis(earshot.service.db, companyId);
  await earshot.stop();
  return { id, key, other };
}

const objectOf = async (earshot: Earshot, key: string) => earshot.service.storage.stat(key);

describe.each(['disk', 's3'])('earshot delete analysis, earshot verify-erasure, on %s', (kind) => {
  it('erase at once and find nothing; before that the places are named, with status 1', async () => {
    const storageUrl = kind === 's3' ? s3.storageUrl : `file:${database.storageFolder}`;
    const { id, other } = await withRecording(storageUrl);
    const environment = environmentOn(storageUrl);
    const before = await command(['verify-erasure', id], environment);
    expect(before.code).toBe(1);
    expect(before.stdout).toContain('database: analyses.id (1 row)');
    const deletion = await command(['delete', 'analysis', id, '--json'], environment);
    expect([deletion.code, JSON.parse(deletion.stdout)]).toEqual([0, { deleted: [id], unknown: [], held: [] }]);
    const after = await command(['verify-erasure', id, '--json'], environment);
    expect([after.code, JSON.parse(after.stdout)]).toEqual([
      0,
      { id, erasures: [{ subject: 'analysis', by: 'command', at: expect.any(String) }], traces: [] },
    ]);
    const again = await command(['delete', 'analysis', id, other], environment);
    expect([again.code, again.stderr]).toEqual([1, `earshot: not erased: ${id}\n`]);
    expect(again.stdout).toBe(`Analysis ${other} is erased.\nThere is no analysis ${id}.\n`);
    const short = await command(['verify-erasure', 'a'], environment);
    expect([short.code, short.stderr]).toEqual([1, 'earshot: give the whole id, as Earshot printed it\n']);
  });
});

describe('kill -9', () => {
  it('between the database and the storage: the id is gone at once, the recording with the next start', async () => {
    const { id, key } = await withRecording(s3.storageUrl);
    const environment = environmentOn(s3.storageUrl);
    const removing = s3.holdRemovals();
    const deletion = begin(['delete', 'analysis', id], environment);
    await removing;
    deletion.child.kill('SIGKILL');
    await deletion.ended;
    s3.releaseRemovals();
    const between = await command(['verify-erasure', id, '--json'], environment);
    expect([between.code, JSON.parse(between.stdout).traces]).toEqual([
      1,
      [`storage: ${key}`, 'database: uploads.storage_key (1 row)'],
    ]);
    const earshot = await startEarshot({ EARSHOT_STORAGE_URL: s3.storageUrl }, database);
    expect(await objectOf(earshot, key)).toBeNull();
    await earshot.stop();
    expect((await command(['verify-erasure', id], environment)).code).toBe(0);
  });
});

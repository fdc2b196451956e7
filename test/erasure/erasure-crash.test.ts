// Erasure by the command line, and a process that is killed between the database and the storage: the next one cleans up (docs/decisions/erasure.md).
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endGrace, requestErasure } from '../../packages/server/src/analyses/erase-company.ts';
import { verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { commandLine } from '../../packages/server/src/audit/record-deed.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { freshDatabase, type TestDatabase } from '../harness/database.ts';
import { type Earshot, startEarshot } from '../harness/earshot.ts';
import { begin, earshot as command } from '../harness/process.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { type S3Server, startS3 } from '../harness/s3-server.ts';

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
      { id, erasures: [{ subject: 'analysis', by: 'command', at: expect.any(String) }], traces: [], pending: [] },
    ]);
    const again = await command(['delete', 'analysis', id, other], environment);
    expect([again.code, again.stderr]).toEqual([1, `earshot: not erased: ${id}\n`]);
    expect(again.stdout).toBe(`Analysis ${other} is erased.\nThere is no analysis ${id}.\n`);
    const short = await command(['verify-erasure', 'a'], environment);
    expect([short.code, short.stderr]).toEqual([1, 'earshot: give the whole id, as Earshot printed it\n']);
  });
});

describe.each(['disk', 's3'])('earshot company export, erase and keep, on %s', (kind) => {
  it('export all, keep it, and erase it at once: no trace, of a text either', async () => {
    const storageUrl = kind === 's3' ? s3.storageUrl : `file:${database.storageFolder}`;
    const { id, key } = await withRecording(storageUrl);
    const environment = environmentOn(storageUrl);
    const companyId = key.split('/')[1]!;
    const run = async (...words: string[]) => {
      const { code, stdout, stderr } = await command(words, environment);
      return [code, stdout || stderr];
    };
    const exported = (await run('company', 'export', companyId))[1] as string;
    const lines = exported
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ kind: each }) => each)).toEqual(
      expect.arrayContaining(['company', 'person', 'analysis', 'recording', 'end']),
    );
    expect(lines.find(({ kind: each }) => each === 'analysis').analysis.id).toBe(id);
    expect(await run('company', 'erase', companyId)).toEqual([0, expect.stringContaining(`company keep ${companyId}`)]);
    expect(await run('company', 'keep', companyId)).toEqual([0, `Company ${companyId} stays.\n`]);
    expect(await run('company', 'keep', companyId)).toEqual([1, expect.stringContaining('Nobody has asked')]);
    expect(await run('verify-erasure', '--text', 'CALL-with-anna')).toEqual([
      1,
      expect.stringContaining(`storage: ${key}`),
    ]);
    expect(await run('company', 'erase', companyId, '--now')).toEqual([0, `Company ${companyId} is erased.\n`]);
    expect(await run('company', 'erase', companyId)).toEqual([1, expect.stringContaining('Company not found')]);
    expect(await run('verify-erasure', companyId)).toEqual([0, expect.stringContaining(`No trace of ${companyId}.`)]);
    expect(await run('verify-erasure', '--text', 'call-with-ANNA')).toEqual([0, 'No trace of the text.\n']);
    for (const wrong of [
      ['verify-erasure'],
      ['verify-erasure', id, '--text', 'x'],
      ['verify-erasure', '--text', ' a '],
    ])
      expect((await run(...wrong))[0]).toBe(1);
  });
});

describe('kill -9', () => {
  it('in the middle of the erasure of a company: nothing of it can be reached, and the next start does the rest', async () => {
    const { key } = await withRecording(s3.storageUrl);
    const companyId = key.split('/')[1]!;
    const environment = environmentOn(s3.storageUrl);
    const removing = s3.holdRemovals();
    const erasure = begin(['company', 'erase', companyId, '--now'], environment);
    await removing;
    erasure.child.kill('SIGKILL');
    await erasure.ended;
    s3.releaseRemovals();
    expect((await command(['verify-erasure', companyId], environment)).code).toBe(1);
    const earshot = await startEarshot({ EARSHOT_STORAGE_URL: s3.storageUrl }, database);
    expect(await objectOf(earshot, key)).toBeNull();
    await earshot.stop();
    expect((await command(['verify-erasure', companyId], environment)).code).toBe(0);
  });

  it('between its two steps: closed, with its analyses still there; a sweep goes on', async () => {
    const { id, key } = await withRecording(s3.storageUrl);
    const companyId = key.split('/')[1]!;
    const earshot = await startEarshot({ EARSHOT_STORAGE_URL: s3.storageUrl }, database);
    const { db, now } = earshot.service;
    await requestErasure(commandLine(companyId), null, { db, now });
    await endGrace(commandLine(companyId), null, 'command', { db, now });
    // As a process leaves it that dies here.
    expect(await db.get('SELECT id FROM analyses WHERE id = ?', [id])).toBeDefined();
    await sweep(earshot.service);
    expect(await objectOf(earshot, key)).toBeNull();
    expect((await verifyErasure(companyId, earshot.service)).traces).toEqual([]);
    await earshot.stop();
  });

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

// earshot integration add | list | test | collect, on a folder of recordings (issue 8: Commands).
import { cp, mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../harness/database.ts';
import { earshot } from '../harness/process.ts';

let database: TestDatabase;
let folder: string;
let companyId: string;
const name = 'in-201-11987654321-20260302-101500-1772446500.12.wav';

const run = (commandLine: readonly string[], input?: string) =>
  earshot(
    commandLine,
    {
      EARSHOT_DATABASE_URL: database.url,
      EARSHOT_STORAGE_URL: `file:${database.storageFolder}`,
      EARSHOT_COLLECTION_ROOTS: folder,
      EARSHOT_TRANSCRIPTION_ENGINE: 'openai',
      EARSHOT_ANALYSIS_ENGINE: 'embedded',
      OPENAI_API_KEY: 'none',
      OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
    },
    input,
  );
const integration = (...words: string[]) => run(['integration', ...words]);
async function json(...words: string[]) {
  const { code, stdout, stderr } = await integration(...words, '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

beforeAll(async () => {
  database = await freshDatabase();
  folder = join(database.storageFolder, '..', 'monitor');
  await mkdir(folder, { recursive: true });
  await cp(new URL('../fixtures/audio/mulaw.wav', import.meta.url), join(folder, name));
  await writeFile(join(folder, 'notes.txt'), 'no recording');
  companyId = JSON.parse((await run(['company', 'create', '--name', 'Aurora', '--json'])).stdout).id;
});
afterAll(() => database.remove());

const added = () =>
  json(
    ...['add', '--company', companyId, '--connector', 'pbx/folder', '--label', 'Matriz', '--minimum-seconds', '0'],
    ...['--setting', `location=${folder}`, '--setting', 'includeInternalCalls=true', '--since', '2026-03-01'],
  );

describe('earshot integration', () => {
  it('add prints the integration; list shows it with its state', async () => {
    const made = await added();
    expect(made).toMatchObject({
      connector: 'pbx/folder',
      provider: 'pbx',
      label: 'Matriz',
      settings: { location: folder, includeInternalCalls: true },
      state: 'active',
      intervalMinutes: 15,
      minimumDurationSeconds: 0,
      since: '2026-03-01T00:00:00.000Z',
      hasCredentials: false,
    });
    expect(await json('list', '--company', companyId)).toEqual({ integrations: [made] });
    expect((await integration('list', '--company', companyId)).stdout).toContain(
      `${made.id}  pbx/folder "Matriz"  active`,
    );
  });

  it('list without a company shows those of all, and --failing only those that do not collect on schedule', async () => {
    const { id } = await added();
    const all = await json('list');
    expect(all.integrations.find((each: { id: string }) => each.id === id)).toMatchObject({
      companyId,
      state: 'active',
    });
    expect((await integration('list')).stdout).toContain(`${companyId}  ${id}  pbx/folder`);
    expect(await json('list', '--failing')).toEqual({ integrations: [] });
    const gone = await run([
      ...['integration', 'add', '--company', companyId, '--connector', 'meeting/folder', '--json'],
      ...['--setting', `location=${folder}/gone`],
    ]);
    const { id: failing } = JSON.parse(gone.stdout);
    expect((await integration('collect', failing)).stdout).toContain('folder_unreadable: The folder');
    expect(await json('list', '--failing', '--company', companyId)).toMatchObject({
      integrations: [{ id: failing, state: 'backing_off', lastRuns: [{ errorReason: 'folder_unreadable' }] }],
    });
    expect((await json('list', '--failing')).integrations).toHaveLength(1);
  });

  it('test says what works, a line for each check, and ends with 1 for what does not', async () => {
    const { id } = await added();
    const { code, stdout } = await integration('test', id);
    expect(code).toBe(0);
    expect(stdout.trim().split('\n')).toEqual([
      `access: passed. ${folder} can be opened.`,
      expect.stringContaining(`list: passed. ${folder} can be read`),
      expect.stringContaining('download: '),
      'transcription: passed. This service can transcribe recordings.',
      "language: passed. Recordings in your company's language (en) can be transcribed.",
    ]);
    const gone = await run([
      ...['integration', 'add', '--company', companyId, '--connector', 'meeting/folder', '--json'],
      ...['--setting', `location=${folder}/none`],
    ]);
    const tried = await integration('test', JSON.parse(gone.stdout).id);
    expect([tried.code, tried.stdout.split('\n')[0]]).toEqual([
      1,
      `access: failed. folder_unreadable: The folder ${folder}/none does not exist.`,
    ]);
  });

  it('collect prints the run; a file that was just written is waited for', async () => {
    const { id } = await added();
    // As if it had been written just now, however slow the commands before were.
    await utimes(join(folder, name), new Date(), new Date());
    expect(await json('collect', id)).toMatchObject({ startedBy: 'collect_now', found: 0, queued: 0, error: null });
    expect((await integration('collect', id)).stdout.trim()).toBe('0 found, 0 queued');
    expect((await json('list', '--company', companyId)).integrations.at(-1).lastRuns).toHaveLength(2);
  });

  it.each([
    [
      'an unknown company',
      ['add', '--company', 'none', '--connector', 'pbx/folder'],
      'there is no company with the id none',
    ],
    ['an unknown company to list', ['list', '--company', 'none'], 'there is no company with the id none'],
    ['an unknown integration', ['test', 'none'], 'there is no integration with the id none'],
    ['an unknown integration to collect', ['collect', 'none'], 'there is no integration with the id none'],
    [
      'a setting without a value',
      ['add', '--company', 'X', '--connector', 'pbx/folder', '--setting', 'location'],
      '--setting must be name=value, not location',
    ],
    [
      'a folder outside the roots',
      ['add', '--company', 'X', '--connector', 'pbx/folder', '--setting', 'location=/etc'],
      "'location'",
    ],
    [
      'a missing credential',
      ['add', '--company', 'X', '--connector', 'meeting/zoom', '--setting', 'accountId=abc'],
      "meeting/zoom needs the credential 'clientId'.",
    ],
  ])('%s: one line, status 1', async (_, words, message) => {
    const { code, stdout, stderr } = await integration(...words.map((word) => (word === 'X' ? companyId : word)));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(message);
  });

  it('credentials come from a file or standard input, and never back', async () => {
    const words = [
      'integration',
      'add',
      '--company',
      companyId,
      '--connector',
      'meeting/zoom',
      '--setting',
      'accountId=abc',
      '--credentials',
      '-',
      '--json',
    ];
    const { code, stdout } = await run(words, '{"clientId":"zoom-id","clientSecret":"zoom-secret"}');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ hasCredentials: true });
    expect(stdout).not.toContain('zoom-secret');
    const broken = await run(words, 'clientSecret=zoom-secret');
    expect(broken.code).toBe(1);
    expect(broken.stderr).not.toContain('zoom-secret');
  });
});

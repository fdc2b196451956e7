// earshot company usage: minutes and analyses of a period, and the recordings kept, of each company (docs/self-host.md#commands).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { output } from '../harness/procedures.ts';
import { earshot as command } from '../harness/process.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { formBody, formType } from '../harness/upload.ts';

let earshot: Earshot;
let busy: Tenant;
let idle: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
  busy = await earshot.company({ name: 'Busy' });
  idle = await earshot.company({ name: 'Idle' });
});
afterAll(() => earshot.stop());

const run = async (...words: string[]) => {
  const { code, stdout, stderr } = await command(['company', 'usage', ...words], {
    EARSHOT_DATABASE_URL: earshot.database.url,
  });
  return { code, text: stdout || stderr };
};
const usageOf = async (id: string, ...words: string[]) => {
  const { companies } = JSON.parse((await run('--json', ...words)).text);
  return companies.find((company: { id: string }) => company.id === id);
};

it('shows what a company used since the first of the month, and what it keeps', async () => {
  const created = await earshot.create({ transcript: transcript() }, busy.key);
  expect(created.status).toBe(200);
  const { url, fields } = await output(
    earshot,
    'upload.getPresignedUrl',
    { key: busy.key },
    { filename: 'call.mp3', contentType: 'audio/mpeg' },
  );
  const recording = Buffer.from('ID3 a recording');
  const form = formBody([...Object.entries<string>(fields), ['file', recording, 'call.mp3']]);
  const stored = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': formType },
    body: Uint8Array.from(form),
  });
  expect(stored.status).toBe(204);
  await insertAnalysis(earshot.service.db, busy.companyId, { status: 'failed' });
  await insertAnalysis(earshot.service.db, busy.companyId, { status: 'pending' });
  // Of another month.
  const lastYear = Date.now() - 400 * 86_400_000;
  await insertAnalysis(earshot.service.db, busy.companyId, { created_at: lastYear });

  const { currentBalance } = await output(earshot, 'credits.getSummary', { key: busy.key });
  const used = {
    id: busy.companyId,
    name: 'Busy',
    minutes: Math.round((600 - currentBalance) * 100) / 100,
    completed: 1,
    failed: 1,
    unfinished: 1,
    recordings: 1,
    recordingBytes: recording.length,
  };
  expect(used.minutes).toBeGreaterThan(0);
  expect(await usageOf(busy.companyId)).toEqual(used);
  expect(await usageOf(busy.companyId, '--company', busy.companyId)).toEqual(used);
  expect(await usageOf(idle.companyId)).toEqual({
    ...used,
    id: idle.companyId,
    name: 'Idle',
    ...{ minutes: 0, completed: 0, failed: 0, unfinished: 0, recordings: 0, recordingBytes: 0 },
  });
  expect(await usageOf(idle.companyId, '--company', busy.companyId)).toBeUndefined();
  const lines = (await run()).text.split('\n');
  expect(lines[0]).toMatch(/^From \d{4}-\d\d-01T00:00:00\.000Z to \d{4}-.*Z:$/);
  expect(lines).toContain(
    `${busy.companyId}  Busy  ${used.minutes} min  1 completed  1 failed  1 unfinished  1 recording (0.0 MiB)`,
  );

  const day = new Date(lastYear).toISOString().slice(0, 10);
  const next = new Date(lastYear + 86_400_000).toISOString().slice(0, 10);
  const then = await usageOf(busy.companyId, '--from', day, '--to', next);
  expect(then).toEqual({ ...used, minutes: 0, completed: 1, failed: 0 });
  expect(await usageOf(busy.companyId, '--from', '2001-01-01', '--to', day)).toEqual({ ...then, completed: 0 });
});

it.each([
  [['--company', 'x'], 'earshot: there is no company with the id x\n'],
  [['--from', '2026-02-01', '--to', '2026-02-01'], 'earshot: --from must be before --to\n'],
  [['--from', 'soon'], /--from <time>.*Use an ISO-8601 date or date-time/],
])('refuses %j', async (words, message) => {
  expect(await run(...words)).toEqual({
    code: 1,
    text: typeof message === 'string' ? message : expect.stringMatching(message),
  });
});

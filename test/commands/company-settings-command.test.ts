// Retention, redaction, sharing and legal holds from the command line, with their entries in the audit log (docs/self-host.md#commands).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { output, session } from '../harness/procedures.ts';
import { earshot as command } from '../harness/process.ts';
import { insertAnalysis } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});
afterAll(() => earshot.stop());

const run = async (...words: string[]) => {
  const { code, stdout, stderr } = await command(words, { EARSHOT_DATABASE_URL: earshot.database.url });
  return { code, text: stdout || stderr };
};
const newest = async () => (await output(earshot, 'company.listAudit', admin, { limit: 1 })).items[0];

it('company retention sets days or never, and prints what is set', async () => {
  const id = tenant.companyId;
  const set = await run(
    'company',
    'retention',
    id,
    '--recordings-days',
    '30',
    '--analyses-days',
    '400',
    '--keep-scores',
  );
  expect(set).toEqual({
    code: 0,
    text: 'Recordings go: after 30 days.\nTranscripts go: never.\nAnalyses go: after 400 days; scores stay.\n',
  });
  expect(await newest()).toMatchObject({ kind: 'retention.updated', actor: { kind: 'command' } });
  const changed = await run('company', 'retention', id, '--recordings-days', 'never', '--no-keep-scores', '--json');
  const expected = { recordingsDays: null, transcriptsDays: null, analysesDays: 400, keepsScores: false };
  expect(JSON.parse(changed.text)).toEqual({ id, ...expected });
  expect(await output(earshot, 'company.getRetention', admin)).toEqual(expected);
  const { sequence } = await newest();
  expect(JSON.parse((await run('company', 'retention', id, '--json')).text)).toEqual({ id, ...expected });
  // To look changes nothing.
  expect((await newest()).sequence).toBe(sequence);
  for (const days of ['0', '36501', 'soon', '-1'])
    expect(await run('company', 'retention', id, '--recordings-days', days)).toMatchObject({ code: 1 });
  expect(await run('company', 'retention', 'x')).toEqual({
    code: 1,
    text: 'earshot: there is no company with the id x\n',
  });
});

it('company redaction and company sharing do the same', async () => {
  const id = tenant.companyId;
  expect((await run('company', 'redaction', id)).text).toBe('Redaction: off.\n');
  expect((await run('company', 'redaction', id, '--recordings', 'muteRecordings')).text).toBe(
    'Redaction: muteRecordings.\n',
  );
  expect(await newest()).toMatchObject({ kind: 'company.updated', details: { redaction: 'muteRecordings' } });
  expect((await run('company', 'sharing', id, '--links', 'onRequest', '--link-days', '14')).text).toBe(
    'Links: onRequest. New links end: after 14 days.\n',
  );
  expect(JSON.parse((await run('company', 'sharing', id, '--link-days', 'never', '--json')).text)).toEqual({
    id,
    links: 'onRequest',
    linkDays: null,
  });
  expect(await output(earshot, 'company.get', admin)).toMatchObject({
    redaction: 'muteRecordings',
    sharing: { links: 'onRequest', linkDays: null },
  });
  expect(await newest()).toMatchObject({ kind: 'company.updated', details: { links: 'onRequest', linkDays: null } });
  for (const wrong of [
    ['redaction', id, '--recordings', 'loud'],
    ['sharing', id, '--links', 'sometimes'],
    ['sharing', 'x', '--links', 'off'],
  ])
    expect(await run('company', ...wrong)).toMatchObject({ code: 1 });
});

it('hold place keeps an analysis from erasure until hold lift', async () => {
  const id = await insertAnalysis(earshot.service.db, tenant.companyId);
  expect(await run('hold', 'place', id)).toEqual({ code: 0, text: `Analysis ${id} is held.\n` });
  expect(await newest()).toMatchObject({ kind: 'analysis.held', subjectId: id, actor: { kind: 'command' } });
  expect((await output(earshot, 'analysis.get', admin, { id })).legalHoldAt).toEqual(expect.any(String));
  const lifted = await run('hold', 'lift', id, 'nonexistent', '--json');
  expect([lifted.code, JSON.parse(lifted.text)]).toEqual([1, { lifted: [id], unknown: ['nonexistent'] }]);
  expect((await output(earshot, 'analysis.get', admin, { id })).legalHoldAt).toBeUndefined();
  expect((await run('hold', 'lift', id)).text).toBe(`No legal hold is on analysis ${id} any more.\n`);
});

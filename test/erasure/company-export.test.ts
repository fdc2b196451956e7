// The export of a company: one file with all that it has and no secret, streamed to anybody who has the signed address (docs/decisions/erasure.md#export).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { insertAnalysis, insertOneOfEach } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company({ name: 'Aurora' });
  admin = await session(earshot, tenant.adminId);
});
afterAll(() => earshot.stop());

const address = async (): Promise<string> => (await output(earshot, 'company.createExport', admin, {})).url;
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

it('has people, settings, analyses with their transcripts and the list of recordings; the last line counts them', async () => {
  const { db } = earshot.service;
  await insertOneOfEach(db, tenant.companyId, tenant.adminId);
  const other = await earshot.company();
  await insertOneOfEach(db, other.companyId, other.adminId);
  for (let count = 0; count < 250; count += 1) await insertAnalysis(db, tenant.companyId);
  const { body } = await earshot.create({ transcript: transcript() }, tenant.key);
  const words = 'ç'.repeat(800_000);
  const large = await insertAnalysis(db, tenant.companyId, {}, { transcript: `Agent: ${words}` });
  const {
    fields: { key: audioKey },
  } = await output(earshot, 'upload.getPresignedUrl', tenant.key, {
    filename: 'call.mp3',
    contentType: 'audio/mpeg',
  });
  const response = await fetch(await address());
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="earshot-\d{4}-\d\d-\d\d\.jsonl"$/,
  );
  const text = await response.text();
  const lines = linesOf(text);
  const of = (kind: string) => lines.filter((line) => line.kind === kind);
  expect(of('company')).toEqual([expect.objectContaining({ id: tenant.companyId, name: 'Aurora' })]);
  expect(of('analysis')).toHaveLength(253);
  const { analysis } = of('analysis').find((line) => line.analysis.id === body.id);
  expect(analysis.transcript).toContain('two days every month');
  expect(of('analysis').find((line) => line.analysis.id === large).analysis.transcript).toContain(words);
  for (const kind of ['person', 'retention', 'interactionType', 'webhook', 'integration', 'apiKey'])
    expect(of(kind).length, kind).toBeGreaterThan(0);
  expect(of('recording')).toEqual([expect.objectContaining({ key: audioKey })]);
  expect(lines.at(-1)).toMatchObject({ kind: 'end', counts: { analysis: 253, recording: 1 } });
  for (const secret of [tenant.key, '0'.repeat(64), 'password', other.companyId]) expect(text).not.toContain(secret);
  const log = await output(earshot, 'company.listAudit', admin, { kind: 'company.exported' });
  expect(log.items[0].actor).toMatchObject({ kind: 'person', userId: tenant.adminId });
});

it('the address ends after ten minutes, when it is changed, and with the administrator’s role', async () => {
  const url = await address();
  const status = async (changed: string) => (await fetch(changed)).status;
  expect(await status(url.replace(tenant.adminId, (await earshot.company()).adminId))).toBe(403);
  expect(await status(url.replace(/expires=\d+/, 'expires=99999999999'))).toBe(403);
  expect(await status(url.replace(/signature=../, 'signature=00'))).toBe(403);
  expect(await status(url.split('?')[0]!)).toBe(403);
  const second = await earshot.user(tenant.companyId, 'admin_company');
  const { url: others } = await output(earshot, 'company.createExport', await session(earshot, second), {});
  expect(await status(others)).toBe(200);
  await output(earshot, 'user.update', admin, { id: second, role: 'supervisor' });
  expect(await status(others)).toBe(403);
  earshot.advance(11 * 60_000);
  expect(await status(url)).toBe(403);
});

it('the address ends with the session that asked for it, and with the account', async () => {
  const status = async (url: string) => (await fetch(url)).status;
  // This company has no exports of other tests, which may still be on their way.
  const own = await earshot.company();
  const other = await earshot.user(own.companyId, 'admin_company');
  const [first, second] = [await session(earshot, other), await session(earshot, other)];
  const [{ url }, { url: later }] = [
    await output(earshot, 'company.createExport', first, {}),
    await output(earshot, 'company.createExport', second, {}),
  ];
  expect(url).not.toBe(later);
  await output(earshot, 'auth.logout', first);
  expect([await status(url), await status(later)]).toEqual([403, 200]);
  await output(earshot, 'user.update', await session(earshot, own.adminId), { id: other, isActive: false });
  expect(await status(later)).toBe(403);
});

it('works while the company is to be erased, and not after', async () => {
  const own = await earshot.company({ name: 'Brisa' });
  const as = await session(earshot, own.adminId);
  await output(earshot, 'company.requestErasure', as, { name: 'Brisa' });
  const { url } = await output(earshot, 'company.createExport', as, {});
  expect(linesOf(await (await fetch(url)).text())[0]).toMatchObject({ kind: 'company', name: 'Brisa' });
  await call(earshot, 'company.eraseNow', as, { name: 'Brisa' });
  expect((await fetch(url)).status).toBe(403);
});

it('one at a time for a company: a second → 409 until the first has gone', async () => {
  // This company has no exports of other tests, which may still be on their way.
  const own = await earshot.company();
  const as = await session(earshot, own.adminId);
  const address = async (): Promise<string> => (await output(earshot, 'company.createExport', as, {})).url;
  const words = 'a '.repeat(900_000);
  for (let count = 0; count < 30; count += 1)
    await insertAnalysis(earshot.service.db, own.companyId, {}, { transcript: `Agent: ${words}` });
  const leaving = new AbortController();
  const first = await fetch(await address(), { signal: leaving.signal });
  expect(first.status).toBe(200);
  const second = await fetch(await address());
  expect([second.status, (await second.json()).data.reason]).toEqual([409, 'export_running']);
  leaving.abort();
  await expect
    .poll(async () => (await fetch(await address(), { method: 'HEAD' })).status, { timeout: 60_000 })
    .toBe(200);
});

it('erased while it is exported: the file breaks off, without the last line that would call it whole', async () => {
  const own = await earshot.company({ name: 'Duna' });
  const as = await session(earshot, own.adminId);
  const words = 'a '.repeat(900_000);
  for (let count = 0; count < 30; count += 1)
    await insertAnalysis(earshot.service.db, own.companyId, {}, { transcript: `Agent: ${words}` });
  await output(earshot, 'company.requestErasure', as, { name: 'Duna' });
  const { url } = await output(earshot, 'company.createExport', as, {});
  const { body } = await fetch(url);
  const reader = body!.getReader();
  await reader.read();
  await output(earshot, 'company.eraseNow', as, { name: 'Duna' });
  const rest = async () => {
    for (;;) if ((await reader.read()).done) return 'whole';
  };
  await expect(rest()).rejects.toThrow('terminated');
});

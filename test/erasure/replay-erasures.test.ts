// After a backup is restored, what was erased since is erased again: `earshot erasures export` and `replay` (docs/decisions/erasure.md#a-restored-backup).
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { callHash, isErasedCall } from '../../packages/server/src/records/erasures.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { output, session } from '../harness/procedures.ts';
import { earshot as run } from '../harness/process.ts';
import { insertAnalysis } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
let folder: string;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off' });
  folder = await mkdtemp(join(tmpdir(), 'earshot-replay-'));
});
beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});
afterAll(async () => {
  await earshot.stop();
  await rm(folder, { recursive: true, force: true });
});

const command = (...words: string[]) =>
  run(words, {
    EARSHOT_DATABASE_URL: earshot.database.url,
    EARSHOT_STORAGE_URL: earshot.service.settings.EARSHOT_STORAGE_URL,
  });
const file = async (name: string, text: string) => {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};
const exported = async (name: string) => {
  const { code, stdout, stderr } = await command('erasures', 'export');
  expect([code, stderr]).toEqual([0, '']);
  return file(name, stdout);
};
const replay = async (...words: string[]) => {
  const { code, stdout, stderr } = await command('erasures', 'replay', ...words, '--json');
  return { code, stderr, ...(stdout === '' ? {} : JSON.parse(stdout)) };
};
const exists = async (table: string, id: string) =>
  (await earshot.service.db.get(`SELECT 1 FROM ${table} WHERE id = ?`, [id])) !== undefined;
const userRow = async (id: string) =>
  (await earshot.service.db.get<Record<string, string>>('SELECT * FROM users WHERE id = ?', [id]))!;
/** As in a database from before the erasures. */
const restoreUser = async (row: Record<string, string>) => {
  const names = Object.keys(row);
  await earshot.service.db.run(
    `INSERT INTO users (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    Object.values(row),
  );
};
const forgetErasures = () => earshot.service.db.run('DELETE FROM erasures', []);
const collected = { provider: 'pbx/folder', external_call_id: 'call-1' };

it('export and replay: analyses, people and companies that a backup brought back are erased again, and their proofs are back', async () => {
  const { db, storage } = earshot.service;
  const id = await insertAnalysis(db, tenant.companyId, collected);
  const kept = await insertAnalysis(db, tenant.companyId, { salesperson_id: null });
  const person = await earshot.user(tenant.companyId, 'salesperson', { name: 'Anabel Prado' });
  const row = await userRow(person);
  const other = await earshot.company();
  await output(earshot, 'analysis.delete', admin, { id });
  await output(earshot, 'user.delete', admin, { id: person, analyses: 'keep' });
  const path = await exported('all.jsonl');

  await forgetErasures();
  await insertAnalysis(db, tenant.companyId, { id, ...collected });
  await restoreUser(row);
  const orphan = `uploads/${tenant.companyId}/orphan.wav`;
  await storage.put(orphan, Buffer.from('sound'));

  const found = { companies: [], analyses: [id], people: [person], objects: [], left: [] };
  expect(await replay(path, '--dry-run')).toEqual({ code: 0, stderr: '', ...found });
  expect([await exists('analyses', id), await exists('users', person)]).toEqual([true, true]);
  expect(await replay(path)).toEqual({ code: 0, stderr: '', ...found });
  expect((await verifyErasure(id, earshot.service)).traces).toEqual([]);
  expect((await verifyErasure(person, earshot.service)).traces).toEqual([]);
  expect((await verifyErasure(id, earshot.service)).erasures).toMatchObject([
    { by: 'administrator' },
    { by: 'command' },
  ]);
  expect([await exists('analyses', kept), await exists('companies', other.companyId)]).toEqual([true, true]);
  expect(await storage.stat(orphan)).not.toBeNull();
  const again = await command('erasures', 'replay', path);
  expect([again.code, again.stdout, again.stderr]).toEqual([0, 'Nothing of it is back.\n', '']);
  const { erasures } = await verifyErasure(id, earshot.service);
  expect(erasures).toHaveLength(2);
});

it('what came and went after the backup: its recording leaves the storage, and its call is not collected again', async () => {
  const { db, storage } = earshot.service;
  const key = `uploads/${tenant.companyId}/${'a'.repeat(22)}/call.wav`;
  await storage.put(key, Buffer.from('sound'));
  const id = await insertAnalysis(db, tenant.companyId, collected, { audio_storage_key: key });
  await output(earshot, 'analysis.delete', admin, { id });
  const path = await exported('since.jsonl');
  await forgetErasures();
  await db.run('DELETE FROM uploads WHERE storage_key = ?', [key]);
  const isErased = () =>
    isErasedCall(db, tenant.companyId, [callHash(tenant.companyId, collected.provider, collected.external_call_id)]);
  expect(await isErased()).toBe(false);
  const { stdout } = await command('erasures', 'replay', path);
  expect(stdout).toBe(`${key} in storage is erased.\n`);
  expect([await storage.stat(key), await isErased()]).toEqual([null, true]);
});

it('a recording that a replay was to remove when it was killed leaves the storage', async () => {
  const { db, storage } = earshot.service;
  const key = `uploads/${tenant.companyId}/${'b'.repeat(22)}/call.wav`;
  await storage.put(key, Buffer.from('sound'));
  const id = await insertAnalysis(db, tenant.companyId, {}, { audio_storage_key: key });
  await output(earshot, 'analysis.delete', admin, { id });
  const path = await exported('killed.jsonl');
  await storage.put(key, Buffer.from('sound'));
  await db.run('DELETE FROM uploads WHERE storage_key = ?', [key]);
  await db.run(
    `INSERT INTO uploads (storage_key, company_id, content_type, expires_at, touched_at, removing_at)
     VALUES (?, ?, 'audio/wav', 1, 1, 1)`,
    [key, tenant.companyId],
  );
  expect((await replay(path)).objects).toEqual([key]);
  expect(await storage.stat(key)).toBeNull();
});

it('a company is erased again', async () => {
  const { companyId } = await earshot.company();
  expect((await command('company', 'erase', companyId, '--now')).code).toBe(0);
  const path = await exported('company.jsonl');
  await forgetErasures();
  await earshot.service.db.run(
    'UPDATE companies SET erased_at = NULL, erasure_due_at = NULL, erased_by = NULL WHERE id = ?',
    [companyId],
  );
  const analysis = await insertAnalysis(earshot.service.db, companyId);
  expect((await command('erasures', 'replay', path)).stdout).toBe(`Company ${companyId} is erased.\n`);
  expect(await exists('analyses', analysis)).toBe(false);
});

it('a legal hold of the backup keeps its analysis: status 1, and the rest is erased', async () => {
  const { db } = earshot.service;
  const ids = [await insertAnalysis(db, tenant.companyId), await insertAnalysis(db, tenant.companyId)];
  const path = await file(
    'held.log',
    ids
      .map((analysisId) => `2026-11-30 host ${JSON.stringify({ analysisId, msg: 'an analysis was erased' })}\n`)
      .join(''),
  );
  await output(earshot, 'analysis.setLegalHold', admin, { id: ids[0], held: true });
  const held = await replay(path);
  expect(held).toMatchObject({ code: 1, analyses: [ids[1]], left: [{ id: ids[0], reason: 'a legal hold keeps it' }] });
  expect(held.stderr).toBe(`earshot: not erased: ${ids[0]} (a legal hold keeps it)\n`);
});

it('the log of the server is enough, also for a person whose analyses went too', async () => {
  const { db } = earshot.service;
  const person = await earshot.user(tenant.companyId, 'salesperson', { name: 'Anabel Prado' });
  const id = await insertAnalysis(db, tenant.companyId, { salesperson_id: person });
  const row = await userRow(person);
  const info = vi.spyOn(earshot.service.log, 'info');
  await output(earshot, 'user.delete', admin, { id: person, analyses: 'delete' });
  const lines = info.mock.calls.map(([fields, msg]) => JSON.stringify({ ...(fields as object), msg }));
  const path = await file('server.log', `starting\n${lines.join('\n')}\n`);
  await forgetErasures();
  await restoreUser(row);
  await insertAnalysis(db, tenant.companyId, { id, salesperson_id: person });
  expect(await replay(path)).toMatchObject({ code: 0, people: [person], left: [] });
  expect([await exists('analyses', id), await exists('users', person)]).toEqual([false, false]);
});

it.each([
  [
    'in quotes',
    (line: string) => `proxy-1 | 192.0.2.7 - - [30/Nov/2026:12:00:00 +0000] "GET / HTTP/1.1" 200 1 "-" ${line}`,
  ],
  ['in an address', (line: string) => `proxy-1 | 192.0.2.7 GET /${line}`],
  ['behind a tab', (line: string) => `database-1 | \t${line}`],
])('a line that a client made another program write %s is refused, and nothing is erased', async (name, line) => {
  const id = await insertAnalysis(earshot.service.db, tenant.companyId);
  const forged = JSON.stringify({ level: 'info', analysisId: id, msg: 'an analysis was erased' });
  const quoted = JSON.stringify({ level: 'info', headers: { 'User-Agent': [forged] } });
  const path = await file(`${name}.log`, `proxy-1  | ${quoted}\n${line(forged)}\n`);
  const { code, stderr } = await replay(path);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/line 2 of .* has an erasure behind other text/)]);
  expect(await exists('analyses', id)).toBe(true);
});

it('goes on with the erasure of a company and of a person that a replay had begun', async () => {
  const { db } = earshot.service;
  const { companyId } = await earshot.company();
  const person = await earshot.user(tenant.companyId, 'salesperson', { name: 'Anabel Prado' });
  const ofPerson = await insertAnalysis(db, tenant.companyId, {
    salesperson_id: person,
    salesperson_name: 'Anabel Prado',
  });
  const ofCompany = await insertAnalysis(db, companyId);
  await db.run(`UPDATE companies SET erased_at = 1, erasure_due_at = 1, erased_by = 'command' WHERE id = ?`, [
    companyId,
  ]);
  await db.run(`UPDATE users SET erasure = 'keep', erased_by = 'command' WHERE id = ?`, [person]);
  const path = await file(
    'begun.log',
    [
      { personId: person, analyses: 'keep', msg: 'a person was erased' },
      { erasedCompanyId: companyId, msg: 'a company was erased' },
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
  );
  expect(await replay(path)).toMatchObject({ code: 0, people: [person], companies: [companyId], left: [] });
  expect([await exists('users', person), await exists('analyses', ofCompany)]).toEqual([false, false]);
  expect(await exists('analyses', ofPerson)).toBe(true);
  expect(await replay(path)).toMatchObject({ code: 0, people: [], companies: [], left: [] });
});

const told = {
  kind: 'erasure',
  companyId: '0198c0de-0000-7000-8000-000000000001',
  subject: 'analysis',
  subjectHash: 'b'.repeat(64),
  callHash: null,
  storageKeyHashes: [],
  by: 'command',
  at: '2026-01-01T00:00:00.000Z',
};

it.each<[name: string, text: string | null, message: RegExp]>([
  ['is no file', null, /ENOENT/],
  ['tells of none', '{"msg":"listening"}\n', /tells of no erasure/],
  ['is cut off', `${JSON.stringify(told)}\n`, /is cut off: it has 1 erasures/],
  ['is damaged', '{"kind":"erasure","companyId":"a"}\n', /erasure 1 of .* is damaged/],
  ...(
    [
      ['subject', { subject: 'everything' }],
      ['hash', { subjectHash: 'b' }],
      ['storage', { storageKeyHashes: [{}] }],
      ['company', { companyId: 'a\u0000' }],
      ['deed', { by: 'nobody' }],
    ] as const
  ).map(
    ([what, change]) =>
      [`has another ${what}`, `${JSON.stringify({ ...told, ...change })}\n`, /erasure 1 of .* is damaged/] as [
        string,
        string,
        RegExp,
      ],
  ),
])('a file that %s → one line, status 1', async (name, text, message) => {
  const path = text === null ? join(folder, 'none') : await file(`${name}.jsonl`, text);
  const { code, stdout, stderr } = await command('erasures', 'replay', path);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

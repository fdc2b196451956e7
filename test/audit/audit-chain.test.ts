// The chain of the audit log: only ever appended to, whole with several processes, and what `earshot audit` finds and prints (docs/decisions/audit.md).
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { output, session } from '../harness/procedures.ts';
import { earshot as run, type Serving, serve } from '../harness/process.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off' });
});
beforeEach(async () => {
  tenant = await earshot.company();
  const admin = await session(earshot, tenant.adminId);
  for (let index = 0; index < 3; index += 1) await output(earshot, 'company.update', admin, { name: `Name ${index}` });
});
afterAll(() => earshot.stop());

const command = (...words: string[]) => run(['audit', ...words], { EARSHOT_DATABASE_URL: earshot.database.url });
const verify = async (...words: string[]) => {
  const { code, stdout, stderr } = await command('verify', '--company', tenant.companyId, '--json', ...words);
  expect(stderr).toBe('');
  const [chain] = JSON.parse(stdout).chains;
  expect(code).toBe(chain.problem === null ? 0 : 1);
  return chain as { entries: number; hash: string; problem: string | null };
};

const guards = ['fixed', 'subject', 'kept'].map((name) => `audit_entries_${name}`);

/** As somebody with the database in hand would, who knows of the guards. */
async function tamper(sql: string): Promise<void> {
  const { db } = earshot.service;
  const definitions =
    db.dialect === 'sqlite'
      ? (
          await db.all<{ sql: string }>("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'audit_%'")
        ).map((row) => row.sql)
      : guards.map((name) => `ALTER TABLE audit_entries ENABLE TRIGGER ${name}`);
  for (const name of guards)
    await db.run(
      db.dialect === 'sqlite' ? `DROP TRIGGER ${name}` : `ALTER TABLE audit_entries DISABLE TRIGGER ${name}`,
    );
  await db.run(sql, [tenant.companyId]);
  for (const definition of definitions) await db.run(definition);
}

it('the database refuses to change or delete an entry', async () => {
  const { db } = earshot.service;
  for (const statement of [
    "UPDATE audit_entries SET kind = 'person.created' WHERE company_id = ?",
    "UPDATE audit_entries SET subject_id = 'another' WHERE company_id = ?",
    'DELETE FROM audit_entries WHERE company_id = ?',
  ])
    await expect(db.run(statement, [tenant.companyId])).rejects.toThrow('neither changed nor deleted');
  expect(await verify()).toMatchObject({ entries: 6, problem: null });
});

it.each([
  [
    'changed',
    `UPDATE audit_entries SET details = '{}' WHERE company_id = ? AND sequence = 4`,
    /entry 4 is not as it was/,
  ],
  [
    'another person’s',
    `UPDATE audit_entries SET user_id = 'x' WHERE company_id = ? AND sequence = 5`,
    /entry 5 is not as/,
  ],
  ['moved in time', 'UPDATE audit_entries SET at = at - 1 WHERE company_id = ? AND sequence = 1', /entry 1 is not as/],
  [
    'of another subject',
    `UPDATE audit_entries SET subject_id = 'x' WHERE company_id = ? AND sequence = 2`,
    /entry 2 is not/,
  ],
  ['taken out', 'DELETE FROM audit_entries WHERE company_id = ? AND sequence = 3', /entry 3 is missing/],
  ['the last', 'DELETE FROM audit_entries WHERE company_id = ? AND sequence = 6', /entry 6 is missing/],
  ['all', 'DELETE FROM audit_entries WHERE company_id = ?', /entry 1 is missing/],
  ['without the end', 'DELETE FROM audit_chains WHERE company_id = ?', /there are entries after 0/],
  ['cut off', 'UPDATE audit_chains SET sequence = 5 WHERE company_id = ?', /entry 5 is not the end|entries after 5/],
])('earshot audit verify finds an entry that was tampered with: %s', async (_how, sql, problem) => {
  await tamper(sql);
  expect((await verify()).problem).toMatch(problem);
});

it('an entry that was kept elsewhere proves that the chain was not written anew', async () => {
  const { entries, hash } = await verify();
  const admin = await session(earshot, tenant.adminId);
  await output(earshot, 'company.update', admin, { name: 'Later' });
  expect(await verify('--known', `${entries}:${hash}`)).toMatchObject({ entries: 7, problem: null });
  const other = `${entries}:${'0'.repeat(64)}`;
  expect((await verify('--known', other)).problem).toBe('entry 6 is another than the known one');
  expect((await verify('--known', `99:${hash}`)).problem).toBe('the chain ends before entry 99');
  const { code, stderr } = await command('verify', '--company', tenant.companyId, '--known', 'x');
  expect([code, stderr]).toEqual([1, expect.stringContaining('--known must be the number and the hash')]);
});

it('earshot audit export prints JSON Lines, oldest first, and tells of itself', async () => {
  const { code, stdout } = await command('export', '--company', tenant.companyId);
  expect(code).toBe(0);
  const entries = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(entries.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(entries.at(-1)).toMatchObject({ kind: 'audit.exported', actor: { kind: 'command' } });
  expect(entries[3]).toMatchObject({ kind: 'company.updated', actor: { kind: 'person', userId: tenant.adminId } });
  expect(entries.at(-1).hash).toBe((await verify()).hash);
  const absent = await command('export', '--company', 'nobody');
  expect([absent.code, absent.stderr]).toEqual([1, 'earshot: there is no company with the id nobody\n']);
});

it('stays whole while several processes write and read at once', async () => {
  const environment = {
    EARSHOT_DATABASE_URL: earshot.database.url,
    EARSHOT_STORAGE_URL: `file:${earshot.database.storageFolder}`,
  };
  const servers: Serving[] = await Promise.all([serve(environment), serve(environment)]);
  try {
    const { body } = await earshot.create({ transcript: transcript(2) }, tenant.key);
    const urls = [earshot.url, ...servers.map(({ url }) => url)];
    const admin = await session(earshot, tenant.adminId);
    const post = (url: string, name: string, json: object) =>
      fetch(`${url}/v1/${name}`, {
        method: 'POST',
        headers: { ...admin.headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ json }),
      });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const url = urls[index % urls.length]!;
        if (index % 3 === 0) return post(url, 'company.update', { name: `Name ${index}` });
        if (index % 3 === 1) return post(url, 'analysis.updateShareLink', { id: body.id, action: 'renew' });
        return fetch(`${url}/v1/share.get?input=${encodeURIComponent(JSON.stringify({ token: 'x' }))}`);
      }),
    );
    for (const answer of answers) await answer.arrayBuffer();
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(10).fill(404)]);
    const reads = await Promise.all(
      urls.flatMap((url) =>
        Array.from({ length: 5 }, () =>
          fetch(`${url}/api/analyses/${body.id}`, { headers: { 'X-API-Key': tenant.key } }),
        ),
      ),
    );
    for (const read of reads) {
      await read.arrayBuffer();
      expect(read.status).toBe(200);
    }
    expect(await verify()).toMatchObject({ entries: expect.any(Number), problem: null });
    const { items } = await output(earshot, 'company.listAudit', admin, { kind: 'company.updated', limit: 100 });
    expect(items).toHaveLength(13);
  } finally {
    for (const { end } of servers) await end('SIGKILL');
  }
});

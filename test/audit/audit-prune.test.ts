// The audit log is shortened by an operator's command or setting: what is old goes, the rest is a whole chain that tells of it, also after kill -9 (docs/decisions/audit.md#removal).
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pruneChain } from '../../packages/server/src/audit/prune-chains.ts';
import { commandLine, installation, recordDeeds, visitor } from '../../packages/server/src/audit/record-deed.ts';
import { verifyChains } from '../../packages/server/src/audit/verify-chains.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { insertCompany } from '../../packages/server/src/records/companies.ts';
import { newId } from '../../packages/server/src/records/ids.ts';
import { type Earshot, startEarshot } from '../harness/earshot.ts';
import { begin, earshot as run } from '../harness/process.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
const stranger = '203.0.113.7';
let earshot: Earshot;
let companyId: string;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off' });
});
beforeEach(async () => {
  companyId = await company();
});
afterAll(() => earshot.stop());

/** One without entries. */
async function company(): Promise<string> {
  const { id, createdAt } = newId();
  const plan = { plan_name: 'Standard', plan_hundredths: 0, plan_granted_month: '2026-01' };
  await insertCompany(earshot.service.db, { id, name: 'Lima', language: 'en', ...plan, created_at: createdAt });
  return id;
}

/** Refused keys of a stranger, so many days ago. */
async function append(count: number, daysAgo: number, chain = companyId, { service } = earshot): Promise<void> {
  const deed = { kind: 'key.refused', subjectId: null, details: { reason: 'revoked' } } as const;
  const deeds = Array.from({ length: count }, () => ({ actor: visitor(chain, stranger), deed }));
  for (let at = 0; at < count; at += 500)
    await service.db.transaction((tx) =>
      recordDeeds(tx, chain, deeds.slice(at, at + 500), service.now() - daysAgo * dayMs),
    );
}

const environment = () => ({ EARSHOT_DATABASE_URL: earshot.database.url });
const command = (...words: string[]) => run(['audit', ...words], environment());
async function prune(...words: string[]): Promise<{ companyId: string; removed: number }[]> {
  const { code, stdout, stderr } = await command('prune', ...words, '--json');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout).pruned;
}
async function verify(...words: string[]) {
  const { stdout } = await command('verify', '--company', companyId, '--json', ...words);
  return JSON.parse(stdout).chains[0];
}
const entries = (chain = companyId, { service } = earshot) =>
  service.db.all<{ sequence: number; kind: string; address: string | null; details: string; made_by: string }>(
    'SELECT sequence, kind, address, details, made_by FROM audit_entries WHERE company_id = ? ORDER BY sequence',
    [chain],
  );

describe('earshot audit prune', () => {
  it('removes what is from before the day; the chain tells of it, and can be verified', async () => {
    await append(600, 60);
    await append(2, 5);
    const day = dayBefore(45);
    expect(await prune('--before', day, '--company', companyId)).toEqual([{ companyId, removed: 600 }]);
    const left = await entries();
    expect(left.map(({ sequence }) => sequence)).toEqual([601, 602, 603]);
    expect(left[2]).toMatchObject({ kind: 'audit.pruned', address: null, made_by: 'command' });
    expect(JSON.parse(left[2]!.details)).toEqual({ entries: 600, upTo: 600, before: day });
    expect(await verify()).toMatchObject({ entries: 603, removed: 600, removedAt: expect.any(String), problem: null });
    const { stdout } = await command('verify', '--company', companyId);
    expect(stdout).toMatch(/: 3 entries, all as they were written\. The 600 before them were removed, .* Last: 603:/);
    const exported = await command('export', '--company', companyId);
    expect(exported.stdout.trimEnd().split('\n')).toHaveLength(4);
  });

  it('again → nothing goes, and no entry comes', async () => {
    await append(3, 60);
    await prune('--before', dayBefore(45), '--company', companyId);
    expect(await prune('--before', dayBefore(45), '--company', companyId)).toEqual([{ companyId, removed: 0 }]);
    expect(await prune('--before', dayBefore(31), '--all')).not.toContainEqual(expect.objectContaining({ companyId }));
    expect(await entries()).toHaveLength(1);
    const { stdout } = await command('prune', '--before', '2020-01-01', '--all');
    expect(stdout).toBe('There are no entries from before that day.\n');
  });

  it('--all takes the server itself and erased companies along, --server only the first', async () => {
    await append(2, 60, installation);
    await append(4, 60);
    await earshot.service.db.run('UPDATE companies SET erased_at = 1 WHERE id = ?', [companyId]);
    expect(await prune('--before', dayBefore(45), '--server')).toEqual([{ companyId: installation, removed: 2 }]);
    await append(1, 1, installation);
    expect(await entries()).toHaveLength(4);
    expect(await prune('--before', dayBefore(45), '--all')).toEqual([{ companyId, removed: 4 }]);
    expect((await entries()).map(({ kind }) => kind)).toEqual(['audit.pruned']);
    expect(await verify()).toMatchObject({ entries: 5, removed: 4, problem: null });
    const all = await command('verify', '--json');
    expect(JSON.parse(all.stdout).chains.filter((chain: { problem: string | null }) => chain.problem)).toEqual([]);
  });

  it.each([
    [['--all', '--before', dayBefore(29)], /The last 30 days stay, since an attack is often noticed weeks later/],
    [['--all', '--before', '2026-02-30'], /Use a day such as/],
    [['--before', '2026-01-01'], /name one of --company, --server and --all/],
    [['--all', '--server', '--before', '2026-01-01'], /name one of/],
    [['--company', 'nobody', '--before', '2026-01-01'], /there is no company with the id nobody/],
  ])('refuses %j', async (words, message) => {
    await append(1, 60);
    const { code, stderr } = await command('prune', ...words);
    expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
    expect(await entries()).toHaveLength(1);
  });

  it('a place that is known: removed, the last that was, and a later one', async () => {
    await append(4, 60);
    const { entries: last, hash } = await verify();
    await prune('--before', dayBefore(45), '--company', companyId);
    expect((await verify('--known', `3:${hash}`)).problem).toBe('entry 3 was removed; name a later one');
    expect((await verify('--known', `${last}:${hash}`)).problem).toBe(null);
    expect((await verify('--known', `4:${'0'.repeat(64)}`)).problem).toBe('entry 4 is another than the known one');
    const later = await verify();
    expect((await verify('--known', `5:${later.hash}`)).problem).toBe(null);
  });
});

describe('who is stopped midway', () => {
  it('leaves a whole chain that has told of all; the next goes on without another entry', async () => {
    await append(600, 60);
    const { db, now } = earshot.service;
    const pause = () => Promise.reject(new Error('stopped'));
    const time = Date.parse(dayBefore(45));
    await expect(pruneChain(commandLine(companyId), time, { db, now, pause })).rejects.toThrow('stopped');
    const { removed, problem } = await verify();
    expect([removed > 0, removed < 600, problem]).toEqual([true, true, null]);
    await prune('--before', dayBefore(45), '--company', companyId);
    expect(await verify()).toMatchObject({ entries: 601, removed: 600, problem: null });
    expect(await entries()).toHaveLength(1);
  });

  it('with kill -9 → the same', async () => {
    await append(5000, 60);
    const words = ['audit', 'prune', '--before', dayBefore(45), '--company', companyId];
    const { child, ended } = begin(words, environment());
    const begun = () =>
      earshot.service.db.get('SELECT 1 FROM audit_starts WHERE company_id = ? AND sequence > 0', [companyId]);
    await expect.poll(begun, { interval: 5, timeout: 20_000 }).toBeDefined();
    child.kill('SIGKILL');
    await ended;
    expect((await verify()).problem).toBe(null);
    await prune('--before', dayBefore(45), '--company', companyId);
    expect(await verify()).toMatchObject({ entries: 5001, removed: 5000, problem: null });
  });
});

it('an erasure that has an entry in hand is waited for, and two at once remove all once', async () => {
  await append(6, 60);
  const { db, now } = earshot.service;
  const held = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  const erasure = db.transaction(async (tx) => {
    await tx.run('UPDATE audit_entries SET subject_id = NULL WHERE company_id = ? AND sequence = 3', [companyId]);
    held.resolve(undefined);
    // On SQLite, who writes is alone.
    if (db.dialect !== 'sqlite') await released.promise;
  });
  await held.promise;
  const pause = async () => released.resolve(undefined);
  const removal = () => pruneChain(commandLine(companyId), Date.parse(dayBefore(45)), { db, now, pause });
  const [first, second] = await Promise.all([removal(), removal(), erasure]);
  expect(first + second).toBe(6);
  expect(await verify()).toMatchObject({ entries: 7, removed: 6, problem: null });
});

it('a chain that is shortened while it is verified is whole', async () => {
  await append(2000, 60);
  const { db, now } = earshot.service;
  const pause = async () => undefined;
  let isOver = false;
  const removal = pruneChain(commandLine(companyId), Date.parse(dayBefore(45)), { db, now, pause }).finally(() => {
    isOver = true;
  });
  while (!isOver) expect(await verifyChains(db, companyId)).toMatchObject([{ problem: null }]);
  expect(await removal).toBe(2000);
  expect(await verifyChains(db, companyId)).toMatchObject([{ entries: 2001, removed: 2000, problem: null }]);
});

describe('somebody with the database in hand', () => {
  it('is refused what is after the start', async () => {
    await append(3, 60);
    await append(2, 5);
    await prune('--before', dayBefore(45), '--company', companyId);
    const { db } = earshot.service;
    for (const sequence of [4, 6])
      await expect(
        db.run('DELETE FROM audit_entries WHERE company_id = ? AND sequence = ?', [companyId, sequence]),
      ).rejects.toThrow('neither changed nor deleted');
    if (db.dialect === 'postgres') await expect(db.run('TRUNCATE audit_entries')).rejects.toThrow('neither changed');
  });

  it('is found out who shortens it without a word, or moves its start', async () => {
    await append(5, 60);
    const { db } = earshot.service;
    const [, third] = await db.all<{ hash: string }>(
      'SELECT hash FROM audit_entries WHERE company_id = ? AND sequence IN (2, 3) ORDER BY sequence',
      [companyId],
    );
    await db.run(
      'INSERT INTO audit_starts (company_id, sequence, hash, removed_at, announced) VALUES (?, 3, ?, 1, 3)',
      [companyId, third!.hash],
    );
    expect((await verify()).problem).toBe('entry 1 is there, though the chain begins after entry 3');
    await db.run('DELETE FROM audit_entries WHERE company_id = ? AND sequence <= 3', [companyId]);
    expect((await verify()).problem).toBe('no entry tells that those up to 3 were removed');
    await db.run('UPDATE audit_starts SET sequence = 2 WHERE company_id = ?', [companyId]);
    expect((await verify()).problem).toBe('entry 3 is missing');
    await db.run('UPDATE audit_starts SET sequence = 0, announced = 0 WHERE company_id = ?', [companyId]);
    const { code, stderr } = await command('prune', '--before', dayBefore(45), '--company', companyId);
    expect([code, stderr]).toEqual([1, `earshot: entry 1 of ${companyId} is missing; run earshot audit verify\n`]);
  });
});

describe('EARSHOT_AUDIT_DAYS', () => {
  it('unset → nothing goes by itself', async () => {
    await append(2, 4000);
    await sweep(earshot.service);
    expect(await entries()).toHaveLength(2);
  });

  it('a sweep removes what is older, once a day; a silent chain does not grow', async () => {
    const other = await startEarshot({ EARSHOT_BACKGROUND: 'off', EARSHOT_AUDIT_DAYS: '30' });
    try {
      const { companyId: chain } = await other.company();
      const before = (await entries(chain, other)).length;
      await append(2, 0, chain, other);
      await append(3, 0, installation, other);
      const goOn = async (days: number) => {
        other.advance(days * dayMs);
        await sweep(other.service);
      };
      await goOn(29);
      expect(await entries(chain, other)).toHaveLength(before + 2);
      await goOn(2);
      const [only, ...more] = await entries(chain, other);
      expect([only, more]).toMatchObject([{ kind: 'audit.pruned', made_by: 'server', sequence: before + 3 }, []]);
      expect((await entries(installation, other)).map(({ kind }) => kind)).toEqual(['audit.pruned']);
      // Once nothing is left, no chain is asked until the next day.
      const all = vi.spyOn(other.service.db, 'all');
      const asked = () => all.mock.calls.filter(([statement]) => statement.includes('FROM audit_chains c')).length;
      for (let each = 0; each < 5; each += 1) await sweep(other.service);
      expect(asked()).toBe(1);
      await goOn(1);
      expect(asked()).toBe(2);
      for (const days of [40, 40]) await goOn(days);
      expect(await entries(chain, other)).toEqual([only]);
    } finally {
      await other.stop();
    }
  });

  it.each(['29', '0', 'x', '36501'])('%s → refused', async (EARSHOT_AUDIT_DAYS) => {
    const { code, stderr } = await run(['audit', 'verify'], { ...environment(), EARSHOT_AUDIT_DAYS });
    expect([code, stderr]).toEqual([1, 'earshot: EARSHOT_AUDIT_DAYS must be a whole number from 30 to 36500.\n']);
  });
});

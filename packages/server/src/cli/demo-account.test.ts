import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSecret } from '../access/cryptography.ts';
import { grantCredits } from '../accounts/companies.ts';
import { callerByKeyHash, revokeApiKey } from '../records/api-keys.ts';
import { balanceMinutes } from '../records/credits.ts';
import { type Database, openDatabase } from '../records/database.ts';
import { salespersonsByCompany } from '../records/users.ts';
import { demoAccount, demoAccountPath } from './demo-account.ts';
import { demoSalespersons } from './demo-samples.ts';

let folder: string;
let path: string;
let db: Database;
const now = Date.UTC(2026, 4, 1);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-demo-'));
  path = demoAccountPath(`sqlite:${folder}/earshot.db`);
  db = await openDatabase(`sqlite:${folder}/earshot.db`);
  await db.migrate();
});

afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

test('earshot demo: the first start makes a company, its people and a key that works; the file is for its owner only', async () => {
  const account = await demoAccount(db, path, now);
  expect(account.starts).toBe(1);
  expect(await callerByKeyHash(db, hashSecret(account.key))).toMatchObject({
    company_id: account.companyId,
    role: 'admin_company',
  });
  expect((await salespersonsByCompany(db, account.companyId)).map(({ name }) => name)).toEqual([
    'Daniel Reyes',
    'Helena Prado',
    'Marina Duarte',
  ]);
  expect(demoSalespersons.toSorted()).toEqual(['Daniel Reyes', 'Marina Duarte']);
  expect(await balanceMinutes(db, account.companyId)).toBe(600);
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(account);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('earshot demo: later starts keep the account and count themselves', async () => {
  const first = await demoAccount(db, path, now);
  expect(await demoAccount(db, path, now)).toEqual({ ...first, starts: 2 });
});

test('earshot demo: a low balance is filled up, so that the demo never runs dry', async () => {
  const { companyId } = await demoAccount(db, path, now);
  await grantCredits(db, companyId, -541);
  await demoAccount(db, path, now);
  expect(await balanceMinutes(db, companyId)).toBe(659);
});

test('earshot demo: a key that no longer works, or a broken file, means a new account', async () => {
  const first = await demoAccount(db, path, now);
  const key = await callerByKeyHash(db, hashSecret(first.key));
  await revokeApiKey(db, key!.key_id, now);
  const second = await demoAccount(db, path, now);
  expect(second.companyId).not.toBe(first.companyId);
  await writeFile(path, '{"key":');
  expect((await demoAccount(db, path, now)).companyId).not.toBe(second.companyId);
});

test('with Postgres the account is kept in ./data', () => {
  expect(demoAccountPath('postgres://localhost/earshot')).toBe('data/demo.json');
});

// The demo company with its people and API key, made once; key and password are kept in a file that only its owner can read.
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { scopesOfRole } from '@earshot/core';
import { hashSecret } from '../access/cryptography.ts';
import { createApiKey } from '../accounts/api-keys.ts';
import { createCompany, defaultPlan, grantCredits } from '../accounts/companies.ts';
import { createUser, type NewUser } from '../accounts/users.ts';
import { callerByKeyHash } from '../records/api-keys.ts';
import { balanceMinutes } from '../records/credits.ts';
import type { Database } from '../records/database.ts';
import { codeOf } from '../system-errors.ts';
import { CommandError } from './command.ts';
import { demoSalespersons } from './demo-samples.ts';

export interface DemoAccount {
  readonly companyId: string;
  readonly key: string;
  /** Address of the administrator, for the pages. */
  readonly email: string;
  readonly password: string;
  /** How often the demo was started with this account. */
  readonly starts: number;
}

/** Below this balance, in minutes, a start grants another plan's worth, so that the demo never runs dry. */
const lowBalance = 60;

/** Beside the SQLite database; with Postgres in ./data. */
export function demoAccountPath(databaseUrl: string): string {
  return join(databaseUrl.startsWith('sqlite:') ? dirname(databaseUrl.slice('sqlite:'.length)) : './data', 'demo.json');
}

/** The kept account while its key still works, else a new one; this start counted, its balance filled up. */
export async function demoAccount(db: Database, path: string, now: number): Promise<DemoAccount> {
  const kept = await keptAccount(path);
  const account = kept && (await works(db, kept.key, now)) ? kept : await newAccount(db);
  if ((await balanceMinutes(db, account.companyId)) < lowBalance) {
    await grantCredits(db, account.companyId, defaultPlan.minutes);
  }
  const counted = { ...account, starts: account.starts + 1 };
  await keep(path, counted);
  return counted;
}

async function keptAccount(path: string): Promise<DemoAccount | null> {
  try {
    const kept = JSON.parse(await readFile(path, 'utf8'));
    const { companyId, key, email, password, starts } = kept ?? {};
    const isWhole = [companyId, key, email, password].every((each) => typeof each === 'string');
    return isWhole && Number.isInteger(starts) ? { companyId, key, email, password, starts } : null;
  } catch (error) {
    if (error instanceof SyntaxError || codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function works(db: Database, key: string, now: number): Promise<boolean> {
  const row = await callerByKeyHash(db, hashSecret(key));
  return (
    row !== undefined &&
    row.key_hash === hashSecret(key) &&
    row.revoked_at === null &&
    (row.expires_at === null || row.expires_at > now) &&
    row.user_deactivated_at === null &&
    row.company_deactivated_at === null &&
    row.company_erasure_due_at === null
  );
}

const administrator = 'Alex Morgan';
const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@trelvane.example`;

async function newAccount(db: Database): Promise<DemoAccount> {
  const { id: companyId } = await createCompany(db, {
    name: 'Trelvane (demo)',
    language: 'en',
    planName: defaultPlan.name,
    planMinutes: defaultPlan.minutes,
    openingMinutes: defaultPlan.minutes,
  });
  const person = async (name: string, role: NewUser['role'], more: Partial<NewUser> = {}) => {
    const user = { companyId, name, email: emailOf(name), role, supervisorId: null, password: null, ...more };
    const created = await createUser(db, user);
    if (!created) throw new CommandError(`there is already a user with the e-mail ${user.email}`);
    return created.id;
  };
  const password = randomBytes(9).toString('base64url');
  const adminId = await person(administrator, 'admin_company', { password });
  const supervisorId = await person('Helena Prado', 'supervisor');
  for (const name of demoSalespersons) await person(name, 'salesperson', { supervisorId });
  const created = await createApiKey(db, {
    companyId,
    userId: adminId,
    name: 'Demo',
    scopes: scopesOfRole('admin_company'),
    expiresAt: null,
  });
  if (!created) throw new Error('a new company has no room for an API key');
  return { companyId, key: created.key, email: emailOf(administrator), password, starts: 0 };
}

/** Whole or not at all, and never readable by others. */
async function keep(path: string, account: DemoAccount): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
}

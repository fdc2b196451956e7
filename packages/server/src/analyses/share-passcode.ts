// Passcodes of share links: hashed with scrypt; five tries in 15 minutes for an address, so that nobody locks others out, and a hundred for a link, so that many addresses guess none (docs/decisions/analysis-fields.md#d34).
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { earshotError } from '@earshot/core';
import { hashSecret } from '../access/cryptography.ts';
import { newId } from '../records/ids.ts';
import type { SharedRow } from '../records/share-links.ts';
import { deleteTriesOf, deleteTry, insertTry, lockSubject, triesSince } from '../records/sign-in-failures.ts';
import type { Service } from '../service.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const [saltBytes, keyBytes] = [16, 32];
export const passcodeTries = { ofAddress: 5, ofLink: 100, windowMs: 15 * 60 * 1000 };

export async function hashPasscode(passcode: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return `${salt.toString('base64')}$${(await derive(passcode, salt, keyBytes)).toString('base64')}`;
}

async function matches(passcode: string, stored: string): Promise<boolean> {
  const [salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64');
  return timingSafeEqual(await derive(passcode, Buffer.from(salt, 'base64'), keyBytes), expected);
}

/** Throws 403 for a wrong one, 429 after too many. A try counts before it is looked at, so that parallel ones are counted too. */
export async function requirePasscode(
  { db, now }: Pick<Service, 'db' | 'now'>,
  row: SharedRow,
  passcode: string,
  address: string,
): Promise<void> {
  if (row.passcode_hash === null) return;
  // Never the token itself: a database that leaks tells no link.
  const link = `share ${hashSecret(row.share_token!)}`;
  const subjects: [string, number][] = [
    [`${link} ${address}`, passcodeTries.ofAddress],
    [link, passcodeTries.ofLink],
  ];
  const ids = subjects.map(() => newId().id);
  await db.transaction(async (tx) => {
    for (const [subject, most] of subjects) {
      await lockSubject(tx, subject, now());
      if ((await triesSince(tx, subject, now() - passcodeTries.windowMs)) >= most)
        throw earshotError('sharePasscodeBlocked');
    }
    for (const [index, [subject]] of subjects.entries())
      await insertTry(tx, { id: ids[index]!, subject, failedAt: now() });
  });
  if (!(await matches(passcode, row.passcode_hash))) throw earshotError('sharePasscodeWrong');
  // Of this address only: who knows it does not give others new tries. Nor does it take one from them.
  await deleteTriesOf(db, subjects[0]![0]);
  await deleteTry(db, ids[1]!);
}

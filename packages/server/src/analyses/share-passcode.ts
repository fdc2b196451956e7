// Passcodes of share links: hashed with scrypt; tries are counted by address, network and link, so that nobody guesses one, and apart for a browser that has opened the link before, so that nobody locks it out (docs/decisions/analysis-fields.md#d34).
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { earshotError } from '@earshot/core';
import { hashSecret } from '../access/cryptography.ts';
import type { Visit } from '../accounts/sessions.ts';
import { placeOf } from '../network/networks.ts';
import { newId } from '../records/ids.ts';
import type { ShareLinkRow } from '../records/share-links.ts';
import { deleteTriesOf, deleteTry, insertTry, lockSubject, triesSince } from '../records/sign-in-failures.ts';
import type { Service } from '../service.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const [saltBytes, keyBytes] = [16, 32];
const passcodeTries = {
  ofAddress: 5,
  /** 256 addresses of IPv4, a /48 of IPv6. */
  ofNetwork: 20,
  /** For everybody behind a proxy that the settings do not trust, because their addresses are not known. */
  ofProxy: 50,
  ofLink: 100,
  /** For a browser that has opened the link, whatever others do. */
  ofOpener: 5,
  windowMs: 15 * 60 * 1000,
};

export async function hashPasscode(passcode: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return `${salt.toString('base64')}$${(await derive(passcode, salt, keyBytes)).toString('base64')}`;
}

async function matches(passcode: string, stored: string): Promise<boolean> {
  const [salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64');
  return timingSafeEqual(await derive(passcode, Buffer.from(salt, 'base64'), keyBytes), expected);
}

/** Who tries. */
export interface PasscodeVisitor extends Pick<Visit, 'countedAddress' | 'isProxy'> {
  /** As `openerOf` tells it. */
  readonly opener: string | null;
}

/** The first is the visitor's own. */
function subjectsOf(link: string, { countedAddress, isProxy, opener }: PasscodeVisitor): [string, number][] {
  if (opener !== null) return [[`${link} opened ${opener}`, passcodeTries.ofOpener]];
  const ofLink: [string, number] = [link, passcodeTries.ofLink];
  if (isProxy) return [[`${link} proxy`, passcodeTries.ofProxy], ofLink];
  return [
    [`${link} ${countedAddress}`, passcodeTries.ofAddress],
    [`${link} in ${placeOf(countedAddress)}`, passcodeTries.ofNetwork],
    ofLink,
  ];
}

/** Throws 403 for a wrong one, 429 after too many. A try counts before it is looked at, so that parallel ones are counted too. */
export async function requirePasscode(
  { db, now }: Pick<Service, 'db' | 'now'>,
  row: ShareLinkRow,
  passcode: string,
  visitor: PasscodeVisitor,
): Promise<void> {
  if (row.passcode_hash === null) return;
  // Never the token itself: a database that leaks tells no link.
  const link = `share ${hashSecret(row.share_token!)}`;
  const subjects = subjectsOf(link, visitor);
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
  // Only this address gets its tries back: somebody who knows the passcode gives others no new tries, and takes none from them.
  if (!visitor.isProxy || visitor.opener !== null) await deleteTriesOf(db, subjects[0]![0]);
  for (const id of ids) await deleteTry(db, id);
}

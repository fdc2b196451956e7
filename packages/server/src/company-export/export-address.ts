// The address of an export: signed for one session of an administrator, good for ten minutes and as long as that lasts, so that a browser downloads it without a page in between (docs/decisions/erasure.md#export).
import { earshotError, isAdministrator } from '@earshot/core';
import { isSigned, type SignedFor, signedQuery } from '../access/signed-address.ts';
import { isLive } from '../accounts/sessions.ts';
import { sessionsOfUser } from '../records/sessions.ts';
import { userOfAnyCompany } from '../records/users.ts';
import type { Service } from '../service.ts';

const validSeconds = 10 * 60;
export const exportPath = '/exports/:userId';

/** `sessionId`: hash of its token. */
export function exportAddress(
  { userId, sessionId }: { userId: string; sessionId: string },
  { publicUrl, secrets, now }: Service,
): { url: string; expiresAtMs: number } {
  const expires = Math.floor(now() / 1000) + validSeconds;
  const path = exportPath.replace(':userId', encodeURIComponent(userId));
  const url = `${publicUrl}${path}?${signedQuery(secrets, exportFor(sessionId), expires)}`;
  return { url, expiresAtMs: expires * 1000 };
}

/** The company that is exported. Throws 403 for a bad address, an ended session, or a person who is no longer an administrator. */
export async function exportedCompany(
  userId: string,
  expires: string,
  signature: string,
  { db, secrets, now }: Pick<Service, 'db' | 'secrets' | 'now'>,
): Promise<string> {
  const sessions = (await sessionsOfUser(db, userId)).filter((row) => isLive(row, now()));
  const isOfOne = sessions.some((row) => isSigned(secrets, exportFor(row.token_hash), { expires, signature }, now()));
  if (!isOfOne) throw earshotError('exportLinkInvalid');
  const user = await userOfAnyCompany(db, userId);
  if (!user || !isAdministrator(user.role) || user.deactivated_at !== null) throw earshotError('exportLinkInvalid');
  return user.company_id;
}

const exportFor = (sessionId: string): SignedFor => ({ purpose: 'company export', subject: sessionId });

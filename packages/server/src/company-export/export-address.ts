// The address of an export: signed for one administrator, good for ten minutes, so that a browser downloads it without a page in between (docs/decisions/erasure.md#export).
import { earshotError, isAdministrator } from '@earshot/core';
import { isSigned, type SignedFor, signedQuery } from '../access/signed-address.ts';
import { userOfAnyCompany } from '../records/users.ts';
import type { Service } from '../service.ts';

const validSeconds = 10 * 60;
export const exportPath = '/exports/:userId';

export function exportAddress(
  userId: string,
  { publicUrl, secrets, now }: Service,
): { url: string; expiresAtMs: number } {
  const expires = Math.floor(now() / 1000) + validSeconds;
  const path = exportPath.replace(':userId', encodeURIComponent(userId));
  const url = `${publicUrl}${path}?${signedQuery(secrets, exportFor(userId), expires)}`;
  return { url, expiresAtMs: expires * 1000 };
}

/** Whose company is exported. Throws 403 for an address that is not good, or whose person is no administrator any more. */
export async function exportedCompany(
  userId: string,
  expires: string,
  signature: string,
  { db, secrets, now }: Pick<Service, 'db' | 'secrets' | 'now'>,
): Promise<string> {
  if (!isSigned(secrets, exportFor(userId), { expires, signature }, now())) throw earshotError('exportLinkInvalid');
  const user = await userOfAnyCompany(db, userId);
  if (!user || !isAdministrator(user.role) || user.deactivated_at !== null) throw earshotError('exportLinkInvalid');
  return user.company_id;
}

const exportFor = (userId: string): SignedFor => ({ purpose: 'company export', subject: userId });

// The address of an export: signed for one administrator, good for ten minutes, so that a browser downloads it without a page in between (docs/decisions/erasure.md#export).
import { timingSafeEqual } from 'node:crypto';
import { earshotError } from '@earshot/core';
import { type Secrets, sealsFor } from '../access/cryptography.ts';
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
  const url = `${publicUrl}${path}?expires=${expires}&signature=${signatures(secrets, userId, expires)[0]}`;
  return { url, expiresAtMs: expires * 1000 };
}

/** Whose company is exported. Throws 403 for an address that is not good, or whose person is no administrator any more. */
export async function exportedCompany(
  userId: string,
  expires: string,
  signature: string,
  { db, secrets, now }: Pick<Service, 'db' | 'secrets' | 'now'>,
): Promise<string> {
  const isWellFormed = /^\d{1,12}$/.test(expires) && /^[0-9a-f]{64}$/.test(signature);
  const isMade =
    isWellFormed &&
    signatures(secrets, userId, Number(expires)).some((expected) =>
      timingSafeEqual(Buffer.from(expected), Buffer.from(signature)),
    );
  if (!isMade || Number(expires) * 1000 <= now()) throw earshotError('exportLinkInvalid');
  const user = await userOfAnyCompany(db, userId);
  const isAdministrator = user?.role === 'admin_company' || user?.role === 'super_admin';
  if (!user || !isAdministrator || user.deactivated_at !== null) throw earshotError('exportLinkInvalid');
  return user.company_id;
}

const signatures = (secrets: Secrets, userId: string, expires: number) =>
  sealsFor(secrets, 'company export').map((seal) =>
    Buffer.from(seal(Buffer.from(`${expires}\n${userId}`))).toString('hex'),
  );

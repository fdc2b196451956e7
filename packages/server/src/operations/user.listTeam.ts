// user.listTeam (extension): everybody of the company, oldest first, and how far they are with signing in (docs/decisions/sign-in.md#d52).
import { toTimestamp } from '@earshot/core';
import { userView } from '../accounts/user-view.ts';
import { openInvitations } from '../records/invitations.ts';
import { openIdAccountsOfCompany } from '../records/open-id.ts';
import { passkeyCounts } from '../records/passkeys.ts';
import { extensionsByCompany } from '../records/user-extensions.ts';
import { usersByCompany } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'user.listTeam'> = async (_input, { companyId }, { db, now }) => {
  const extensions = await extensionsByCompany(db, companyId);
  const invitations = await openInvitations(db, companyId, now());
  const linked = new Set((await openIdAccountsOfCompany(db, companyId)).map(({ user_id }) => user_id));
  const passkeys = await passkeyCounts(db, companyId);
  return (await usersByCompany(db, companyId)).map((row) => {
    // Who was deactivated can't accept one.
    const expiresAt = row.deactivated_at === null ? invitations.get(row.id) : undefined;
    return {
      user: userView(row, extensions.get(row.id)),
      hasPassword: row.password_hash !== null,
      hasSecondFactor: row.second_factor_at !== null,
      passkeys: passkeys.get(row.id) ?? 0,
      hasOpenId: linked.has(row.id),
      invitationExpiresAt: expiresAt === undefined ? null : toTimestamp(expiresAt),
    };
  });
};

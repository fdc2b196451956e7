// user.createInvitation (extension): a new one-time link for a person; earlier ones stop working (docs/decisions/sign-in.md#d52, #d63).
import { earshotError, isAdministrator, toTimestamp } from '@earshot/core';
import { invitationLink } from '../accounts/invitations.ts';
import { invite } from '../accounts/users.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { lockUser } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'user.createInvitation'> = async ({ id }, caller, service) => {
  const { token, expiresAt } = await service.db.transaction(async (tx) => {
    // Locked: nobody is promoted, or gets a password, between the question and the link.
    const row = await lockUser(tx, caller.companyId, id);
    if (!row) throw earshotError('userNotFound');
    if (row.role === 'super_admin' && caller.role !== 'super_admin')
      throw earshotError('roleRequired', ['super_admin']);
    // Somebody who has such a link becomes that person: a key must not lead to more than it may.
    if (caller.keyId !== null && (isAdministrator(row.role) || row.password_hash !== null))
      throw earshotError('invitationNeedsSession');
    const invitation = await invite(tx, row.id, caller, service.now());
    await recordDeed(tx, caller, { kind: 'invitation.created', subjectId: id }, service.now());
    return invitation;
  });
  return { invitationUrl: invitationLink(service, token), expiresAt: toTimestamp(expiresAt) };
};

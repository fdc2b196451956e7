// user.createInvitation (extension): a new one-time link for a person; earlier ones stop working (D52).
import { earshotError, toTimestamp } from '@earshot/core';
import { invitationLink } from '../accounts/invitation-link.ts';
import { createInvitation as create } from '../accounts/users.ts';
import { userById } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const createInvitation: Handler<'user.createInvitation'> = async ({ id }, caller, service) => {
  const row = await userById(service.db, caller.companyId, id);
  if (!row) throw earshotError('userNotFound');
  if (row.role === 'super_admin' && caller.role !== 'super_admin') throw earshotError('roleRequired', ['super_admin']);
  const { token, expiresAt } = await create(service.db, row.id, service.now());
  return { invitationUrl: invitationLink(service, token), expiresAt: toTimestamp(expiresAt) };
};

// user.create: a person without a password, who gets one through the invitation link (docs/decisions/access.md#d18, docs/decisions/sign-in.md#d52, #d63).
import { earshotError, isAdministrator, roleToCreate } from '@earshot/core';
import { invitationLink } from '../accounts/invitations.ts';
import { loadUserView } from '../accounts/user-view.ts';
import { createUser, requireSupervisor } from '../accounts/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'user.create'> = async (input, caller, service) => {
  const { db } = service;
  const { companyId } = caller;
  const role = roleToCreate(input.role);
  const supervisorId = input.supervisorId ?? null;
  if (supervisorId !== null) await requireSupervisor(db, companyId, supervisorId);
  const created = await createUser(db, {
    companyId,
    name: input.name,
    email: input.email,
    role,
    supervisorId,
    password: null,
    by: caller,
    // An administrator's link is shown in a session only (docs/decisions/sign-in.md#d63).
    invitedBy: caller.keyId !== null && isAdministrator(role) ? null : caller,
    ...(input.extensions && { extensions: input.extensions }),
  });
  if (!created) throw earshotError('emailTaken');
  return {
    ...(await loadUserView(db, companyId, created.id)),
    ...(created.invitationToken !== null && { invitationUrl: invitationLink(service, created.invitationToken) }),
  };
};

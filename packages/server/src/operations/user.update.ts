// user.update (extension): name, role, supervisor, extensions, and whether the person may still sign in.
import { earshotError, isAdministrator, roleToCreate } from '@earshot/core';
import { attachWaiting, changeExtensions } from '../accounts/attribution.ts';
import { requireEmergencyLeft } from '../accounts/open-id/requirement.ts';
import { endSessionsOf } from '../accounts/sessions.ts';
import { loadUserView } from '../accounts/user-view.ts';
import { requireSupervisor } from '../accounts/users.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { lockCompany } from '../records/company-erasure.ts';
import { withdrawInvitations } from '../records/invitations.ts';
import { lockUser, updateUser } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'user.update'> = async (input, caller, { db, now }) => {
  const { companyId } = caller;
  await db.transaction(async (tx) => {
    // If two emergency administrators lose their access at once, one of them is the last.
    if (input.role !== undefined || input.isActive !== undefined) await lockCompany(tx, companyId);
    // Locked: what is decided here must not meet a link that is made meanwhile.
    const row = await lockUser(tx, companyId, input.id);
    if (!row) throw earshotError('userNotFound');
    if (row.role === 'super_admin' && caller.role !== 'super_admin')
      throw earshotError('roleRequired', ['super_admin']);
    const role = input.role === undefined ? row.role : roleToCreate(input.role);
    const wasActive = row.deactivated_at === null;
    const isActive = input.isActive ?? wasActive;
    // Somebody who manages the team can't lock themselves out of it.
    if (row.id === caller.userId && (!isActive || !isAdministrator(role))) throw earshotError('ownAccessKept');
    const wasAdministrator = wasActive && isAdministrator(row.role);
    const isPromoted = isActive && isAdministrator(role) && !wasAdministrator;
    // A key may take an administrator's access away, and give it to nobody (docs/decisions/sign-in.md#d63).
    if (isPromoted && caller.keyId !== null) throw earshotError('promotionNeedsSession');
    // Somebody who supervises reads what the team's conversations say: a key that may not read them hands them to nobody (docs/decisions/sign-in.md#d63).
    const becomesSupervisor = role === 'supervisor' && row.role === 'salesperson';
    const getsSupervisor = Boolean(input.supervisorId) && input.supervisorId !== row.supervisor_id;
    if ((becomesSupervisor || getsSupervisor) && caller.keyId !== null && !caller.scopes.includes('api:analyses:read'))
      throw earshotError('missingScope', 'api:analyses:read');
    if (input.supervisorId === row.id) throw earshotError('supervisorNotFound');
    const supervisorId = input.supervisorId === undefined ? row.supervisor_id : input.supervisorId;
    if (input.supervisorId) await requireSupervisor(tx, companyId, input.supervisorId);
    await updateUser(tx, companyId, row.id, {
      name: input.name ?? row.name,
      role,
      supervisor_id: supervisorId,
      deactivated_at: isActive ? null : (row.deactivated_at ?? now()),
    });
    if (row.keeps_password === 1) await requireEmergencyLeft(tx, companyId);
    // A link from before was not made for an administrator, whoever has it.
    if (isAdministrator(role) && !isAdministrator(row.role)) await withdrawInvitations(tx, row.id);
    if (input.extensions) await changeExtensions(tx, companyId, row.id, input.extensions, now());
    // Who is active again, or of another role, gets what waited.
    else await attachWaiting(tx, companyId, row.id, now());
    // Who may sign in again later has to: an old session is not revived.
    if (!isActive) await endSessionsOf(tx, row.id);
    const fields = Object.keys(input).filter((field) => field !== 'id');
    const details = { fields, role, supervisorId, isActive };
    await recordDeed(tx, caller, { kind: 'person.updated', subjectId: row.id, details }, now());
  });
  return loadUserView(db, companyId, input.id);
};

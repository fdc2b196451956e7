// user.update (extension): name, role, supervisor, extensions, and whether the person may still sign in.
import { earshotError, isAdministrator, roleToCreate } from '@earshot/core';
import { attachWaiting } from '../accounts/attribution.ts';
import { changeExtensions } from '../accounts/extensions.ts';
import { listedUserOf } from '../accounts/listed-user.ts';
import { endSessionsOf } from '../accounts/sessions.ts';
import { requireSupervisor } from '../accounts/supervisor.ts';
import { listedUserById, updateUser } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const update: Handler<'user.update'> = async (input, caller, { db, now }) => {
  const { companyId } = caller;
  const row = await listedUserById(db, companyId, input.id);
  if (!row) throw earshotError('userNotFound');
  if (row.role === 'super_admin' && caller.role !== 'super_admin') throw earshotError('roleRequired', ['super_admin']);
  const role = input.role === undefined ? row.role : roleToCreate(input.role);
  const isActive = input.isActive ?? row.deactivated_at === null;
  // Whoever manages the team can't lock themselves out of it.
  if (row.id === caller.userId && (!isActive || !isAdministrator(role))) throw earshotError('ownAccessKept');
  const supervisorId = input.supervisorId === undefined ? row.supervisor_id : input.supervisorId;
  if (input.supervisorId === row.id) throw earshotError('supervisorNotFound');
  if (input.supervisorId) await requireSupervisor(db, companyId, input.supervisorId);
  await db.transaction(async (tx) => {
    await updateUser(tx, companyId, row.id, {
      name: input.name ?? row.name,
      role,
      supervisor_id: supervisorId,
      deactivated_at: isActive ? null : (row.deactivated_at ?? now()),
    });
    if (input.extensions) await changeExtensions(tx, companyId, row.id, input.extensions, now());
    // Who is active again, or of another role, gets what waited.
    else await attachWaiting(tx, companyId, row.id, now());
  });
  // Who may sign in again later has to: an old session is not revived.
  if (!isActive) await endSessionsOf(db, row.id);
  return listedUserOf(db, companyId, row.id);
};

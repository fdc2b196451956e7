// A company that requires its sign-in service: passwords open no session, except those of emergency administrators and of super_admins (docs/decisions/sign-in.md#openid-connect).
import { type CompanyRequireOpenIdInput, earshotError, isAdministrator } from '@earshot/core';
import type { Actor } from '../../audit/record-deed.ts';
import { companyById, setOpenIdRequired } from '../../records/companies.ts';
import type { Queries } from '../../records/database.ts';
import { emergencyUserIds, openIdProviderOf, setEmergencyUsers } from '../../records/open-id.ts';
import { deleteSessionsByPassword } from '../../records/sessions.ts';
import { type UserRow, userById } from '../../records/users.ts';
import type { Service } from '../../service.ts';
import { changeCompany } from '../companies.ts';
import { requireOpenTo } from '../company-access.ts';
import { openIdSignInUrl } from './addresses.ts';

/** For what a password, or a link that sets one, would open. Throws 403 where the company lets nobody in, or not with a password. */
export async function requirePasswordDoor(
  db: Queries,
  user: Pick<UserRow, 'company_id' | 'role' | 'keeps_password'>,
  at: Pick<Service, 'publicUrl'>,
): Promise<void> {
  await requireOpenTo(db, user);
  const isExempt = user.role === 'super_admin' || (user.keeps_password === 1 && isAdministrator(user.role));
  if (isExempt || (await companyById(db, user.company_id))?.open_id_required !== 1) return;
  throw earshotError('openIdRequired', openIdSignInUrl(at, user.company_id));
}

/** Throws 400 for emergency administrators who are none, 409 before an administrator has signed in with the present settings. */
export async function requireOpenId(
  service: Service,
  { isRequired, emergencyUserIds: ids = [], endSessions = false }: CompanyRequireOpenIdInput,
  caller: Actor & { sessionId: string | null },
): Promise<void> {
  const { companyId } = caller;
  await changeCompany(service, caller, async (tx) => {
    if (isRequired) {
      if ((await openIdProviderOf(tx, companyId))?.tested_at == null) throw earshotError('openIdUntested');
      if (ids.length === 0) throw earshotError('openIdEmergencyMissing');
      for (const id of ids) await requireEmergencyUser(tx, companyId, id);
    }
    await setOpenIdRequired(tx, companyId, isRequired);
    // Somebody who is signing in with a password waits here, and is asked again.
    await setEmergencyUsers(tx, companyId, isRequired ? ids : []);
    const sessions = isRequired && endSessions ? await deleteSessionsByPassword(tx, companyId, caller.sessionId) : 0;
    return { fields: ['openId'], isOpenIdRequired: isRequired, emergencyUserIds: isRequired ? ids : [], sessions };
  });
}

async function requireEmergencyUser(tx: Queries, companyId: string, id: string): Promise<void> {
  const user = await userById(tx, companyId, id);
  if (!user?.password_hash || user.deactivated_at !== null || !isAdministrator(user.role))
    throw earshotError('openIdEmergencyMissing');
}

/** After a change of people. Throws 409 when nobody could sign in any more on the day on which the service does not answer. */
export async function requireEmergencyLeft(tx: Queries, companyId: string): Promise<void> {
  if ((await companyById(tx, companyId))?.open_id_required !== 1) return;
  if ((await emergencyUserIds(tx, companyId)).length === 0) throw earshotError('openIdEmergencyLast');
}

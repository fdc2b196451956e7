// Who may enter a company: nobody while it is deactivated, and only administrators in a session before it is erased (docs/decisions/access.md#d57, docs/decisions/erasure.md#a-company).
import { earshotError, isAdministrator, type UserRole } from '@earshot/core';
import { type CompanyDoor, companyById, doorOf } from '../records/companies.ts';
import type { Queries } from '../records/database.ts';

/** Throws 403 where the company lets nobody in, or nobody but administrators. `who`: the role of a session, or what stands for somebody. */
export function requireOpenCompany(door: CompanyDoor, who: UserRole | 'key' | 'grant'): void {
  const { company_name: name, company_deactivated_at: deactivatedAt, company_erasure_due_at: dueAt } = door;
  if (deactivatedAt !== null) throw earshotError('companyDeactivated', name, deactivatedAt);
  const mayStillEnter = who !== 'key' && who !== 'grant' && isAdministrator(who);
  if (dueAt !== null && !mayStillEnter) throw earshotError('companyErasurePending', name, dueAt);
}

/** The same for who signs in. */
export async function requireOpenTo(db: Queries, user: { company_id: string; role: UserRole }): Promise<void> {
  const company = await companyById(db, user.company_id);
  if (company) requireOpenCompany(doorOf(company), user.role);
}

// What a role sees and may do, and the names that roles have on the interface (docs/decisions/access.md#d12, #d18).
import { earshotError } from '../earshot-error.ts';
import type { ListedUserRole, RequestedUserRole, UserRole } from '../generated/types.gen.ts';

/** The roles that may do everything within their company. */
export const administratorRoles = ['admin_company', 'super_admin'] as const satisfies UserRole[];

/** The roles that lead others. */
export const leaderRoles = ['supervisor', ...administratorRoles] as const satisfies UserRole[];

/** Who is asking, as far as roles matter. */
export type Caller = {
  userId: string;
  role: UserRole;
  /** Ids of the salespersons whose supervisor is this user; only looked at for supervisors. */
  supervisedIds: readonly string[];
};

/** Whether the role may do everything within its company (docs/contract.md#authentication). */
export function isAdministrator(role: UserRole): boolean {
  return role === 'admin_company' || role === 'super_admin';
}

/** Whether the role leads others. */
export const leads = (role: UserRole): boolean => role !== 'salesperson';

/** Users whose analyses the caller sees, attached to or created by them; 'all' = the whole company (docs/decisions/access.md#d12). */
export function visibleUserIds(caller: Caller): 'all' | string[] {
  if (isAdministrator(caller.role)) return 'all';
  return caller.role === 'supervisor' ? [caller.userId, ...caller.supervisedIds] : [caller.userId];
}

/** Whether the caller sees an analysis; what it does not see behaves as nonexistent (docs/decisions/access.md#d12). */
export function seesAnalysis(
  caller: Caller,
  analysis: { salespersonId: string | null; createdByUserId: string | null },
): boolean {
  const visible = visibleUserIds(caller);
  if (visible === 'all') return true;
  return [analysis.salespersonId, analysis.createdByUserId].some((id) => id !== null && visible.includes(id));
}

/**
 * The salesperson that a new analysis is attached to: the one named, else a salesperson's own self, else nobody (docs/decisions/access.md#d12).
 * Throws 404 for a person outside the caller's reach. The server still checks that the person exists and is active (docs/decisions/creation.md#d59).
 */
export function salespersonToAttach(caller: Caller, namedId: string | null): string | null {
  if (namedId === null) return caller.role === 'salesperson' ? caller.userId : null;
  const visible = visibleUserIds(caller);
  if (visible !== 'all' && !visible.includes(namedId)) throw earshotError('salespersonNotFound');
  return namedId;
}

/** The name of a role in `user.listByCompany` and `user.create` (docs/decisions/access.md#d18). */
export function listedRole(role: UserRole): ListedUserRole {
  return role === 'admin_company' ? 'admin' : role;
}

/** The stored role that `user.create` asks for; 'super_admin' → 403 (docs/decisions/access.md#d18). */
export function roleToCreate(role: RequestedUserRole): Exclude<UserRole, 'super_admin'> {
  if (role === 'super_admin') throw earshotError('superAdminRefused');
  return role === 'admin' ? 'admin_company' : role;
}

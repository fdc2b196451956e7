// Who may do what, by role: the roles that administrate, and those that lead others.
import type { UserRole } from '@earshot/core/client';

export const administrators: readonly UserRole[] = ['admin_company', 'super_admin'];
export const leaders: readonly UserRole[] = ['supervisor', ...administrators];

/** Whether they decide how an analysis is judged: nobody does of a conversation of their own. */
export const judges = (user: { id: string; role: UserRole }, { salespersonId }: { salespersonId: string | null }) =>
  leaders.includes(user.role) && !(user.role === 'supervisor' && salespersonId === user.id);

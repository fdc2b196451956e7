// Who may do what, by role: the roles that administrate, and those that lead others.
import type { UserRole } from '@earshot/core/client';

export const administrators: readonly UserRole[] = ['admin_company', 'super_admin'];
export const leaders: readonly UserRole[] = ['supervisor', ...administrators];

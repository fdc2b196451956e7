// A user as the team list shows it (docs/decisions/access.md#d18).
import { listedRole, type User } from '@earshot/core';
import type { Queries } from '../records/database.ts';
import { extensionsOf } from '../records/user-extensions.ts';
import { type ListedUserRow, listedUserById } from '../records/users.ts';

/** One whom the company has. */
export const loadUserView = async (db: Queries, companyId: string, id: string): Promise<User> =>
  userView((await listedUserById(db, companyId, id))!, await extensionsOf(db, companyId, id));

/** `extensions` in order. */
export function userView(row: ListedUserRow, extensions: readonly string[] = []): User {
  const { id, name, email, supervisor_id, supervisor_name } = row;
  return {
    id,
    name,
    email,
    role: listedRole(row.role),
    isActive: row.deactivated_at === null,
    ...(extensions.length > 0 && { extensions: [...extensions] }),
    ...(supervisor_id !== null &&
      supervisor_name !== null && { supervisor: { id: supervisor_id, name: supervisor_name } }),
  };
}

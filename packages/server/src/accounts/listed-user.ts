// A user as the team list shows it (D18).
import { listedRole, type User } from '@earshot/core';
import type { ListedUserRow } from '../records/users.ts';

/** `extensions` in order. */
export function listedUser(row: ListedUserRow, extensions: readonly string[] = []): User {
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

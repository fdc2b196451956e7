// Who may supervise: an active supervisor of the same company (docs/decisions/access.md#d18).
import { earshotError } from '@earshot/core';
import type { Queries } from '../records/database.ts';
import { userById } from '../records/users.ts';

/** Throws 404 for anybody else. */
export async function requireSupervisor(db: Queries, companyId: string, id: string): Promise<void> {
  const row = await userById(db, companyId, id);
  if (row?.role !== 'supervisor' || row.deactivated_at !== null) throw earshotError('supervisorNotFound');
}

// Changing a destination under its lock; an address taken by another of the same role is refused (contract: Destinations 3).
import { earshotError } from '@earshot/core';
import type { Database, Queries } from '../records/database.ts';
import {
  type DestinationChanges,
  type DestinationRow,
  destinationAt,
  destinationById,
  updateDestination,
} from '../records/webhook-destinations.ts';

/** The destination as it is after `change`. Throws 404 for one that the company does not have, 409 for a taken address. */
export async function changeDestination(
  db: Database,
  companyId: string,
  id: string,
  now: number,
  change: (row: DestinationRow, tx: Queries) => Promise<Partial<DestinationChanges>>,
): Promise<DestinationRow> {
  return db.transaction(async (tx) => {
    const row = await destinationById(tx, companyId, id);
    if (!row) throw earshotError('destinationNotFound');
    const changed = { ...row, ...(await change(row, tx)), updated_at: now };
    const taken = await destinationAt(tx, companyId, row.role, changed.target_url);
    if (taken && taken.id !== id) throw earshotError('destinationDuplicate');
    await updateDestination(tx, id, changed);
    return changed;
  });
}

// Changing a destination under its lock: an address that another of the role has is refused, and one that is switched off keeps nothing queued (docs/contract.md#destinations; docs/decisions/webhooks.md#d48).
import { earshotError } from '@earshot/core';
import { type Database, TakenError } from '../records/database.ts';
import { dropDeliveriesOf } from '../records/webhook-deliveries.ts';
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
  change: (row: DestinationRow) => Partial<DestinationChanges>,
): Promise<DestinationRow> {
  return db.transaction(async (tx) => {
    const row = await destinationById(tx, companyId, id);
    if (!row) throw earshotError('destinationNotFound');
    const changed = { ...row, ...change(row), updated_at: now };
    const taken = await destinationAt(tx, companyId, row.role, changed.target_url);
    if (taken && taken.id !== id) throw earshotError('destinationDuplicate');
    await updateDestination(tx, id, changed).catch((error) => {
      throw error instanceof TakenError ? earshotError('destinationDuplicate') : error;
    });
    if (changed.is_active === 0) await dropDeliveriesOf(tx, id);
    return changed;
  });
}

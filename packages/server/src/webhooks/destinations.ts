// Destinations of webhooks: how the procedures show them, which addresses they may have, and how one is changed (docs/contract.md#destinations; docs/decisions/webhooks.md#d46, #d48).
import {
  type CreatedWebhookDestination,
  earshotError,
  readTargetUrl,
  toTimestamp,
  type WebhookDestination,
} from '@earshot/core';
import { type Actor, type Deed, recordDeed } from '../audit/record-deed.ts';
import { PrivateAddressError, type PublicHosts } from '../network/public-hosts.ts';
import { type Database, UniqueViolationError } from '../records/database.ts';
import { dropDeliveriesOf } from '../records/webhook-deliveries.ts';
import {
  type DestinationChanges,
  type DestinationRow,
  destinationAt,
  destinationById,
  triggersOf,
  updateDestination,
} from '../records/webhook-destinations.ts';

/**
 * The destination as it is after `change`, under its lock; one that is switched off keeps nothing queued. Throws 404 for one that the company does not have, 409 for a taken address.
 */
export async function changeDestination(
  db: Database,
  actor: Actor,
  deed: Deed & { subjectId: string },
  now: number,
  change: (row: DestinationRow) => Partial<DestinationChanges>,
): Promise<DestinationRow> {
  const { companyId } = actor;
  const id = deed.subjectId;
  return db.transaction(async (tx) => {
    const row = await destinationById(tx, companyId, id);
    if (!row) throw earshotError('destinationNotFound');
    const changed = { ...row, ...change(row), updated_at: now };
    const duplicate = await destinationAt(tx, companyId, row.role, changed.target_url);
    if (duplicate && duplicate.id !== id) throw earshotError('destinationDuplicate');
    await updateDestination(tx, id, changed).catch((error) => {
      throw error instanceof UniqueViolationError ? earshotError('destinationDuplicate') : error;
    });
    if (changed.is_active === 0) await dropDeliveriesOf(tx, id);
    await recordDeed(tx, actor, deed, now);
    return changed;
  });
}

/** Throws 400 for an address other than https without credentials to a host whose every address is public (docs/decisions/webhooks.md#d46, #webhook-target). */
export async function checkTarget(targetUrl: string, hosts: PublicHosts): Promise<void> {
  const url = readTargetUrl(targetUrl);
  try {
    await hosts.check(url.hostname);
  } catch (error) {
    throw earshotError(error instanceof PrivateAddressError ? 'destinationUrlPrivate' : 'destinationUrlUnresolved');
  }
}

/** The destination without its secret, which is only in the two answers that make one (docs/contract.md#records-of-the-procedure-style-interface). */
export const destinationView = (row: DestinationRow): WebhookDestination => ({
  id: row.id,
  role: row.role,
  label: row.label,
  triggers: triggersOf(row),
  targetUrl: row.target_url,
  isActive: row.is_active === 1,
  createdAt: toTimestamp(row.created_at),
  updatedAt: toTimestamp(row.updated_at),
});

export const destinationWithSecret = (row: DestinationRow, secret: string): CreatedWebhookDestination => ({
  ...destinationView(row),
  secret,
});

// Table webhook_destinations: where the events of a company go.
import { type DestinationRole, everyTrigger, type WebhookTrigger } from '@earshot/core';
import type { Queries } from './database.ts';

export interface DestinationRow {
  id: string;
  company_id: string;
  role: DestinationRole;
  label: string | null;
  /** JSON array of triggers. */
  triggers: string;
  target_url: string;
  /** Sealed; plain text in rows that no process of this version has met. */
  secret: string;
  is_active: number;
  created_at: number;
  updated_at: number;
}

/** What is no list of triggers, or no trigger of ours, counts for nothing (docs/decisions/creation.md#d58). */
export function triggersOf({ triggers }: Pick<DestinationRow, 'triggers'>): WebhookTrigger[] {
  try {
    const stored: unknown = JSON.parse(triggers);
    return Array.isArray(stored) ? stored.filter((each) => everyTrigger.includes(each)) : [];
  } catch {
    return [];
  }
}

/** False when the company has a destination of this role and address already. */
export async function insertDestination(db: Queries, row: DestinationRow): Promise<boolean> {
  const inserted = await db.run(
    `INSERT INTO webhook_destinations (id, company_id, role, label, triggers, target_url, secret, is_active, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (company_id, role, target_url) DO NOTHING`,
    [
      row.id,
      row.company_id,
      row.role,
      row.label,
      row.triggers,
      row.target_url,
      row.secret,
      row.is_active,
      row.created_at,
      row.updated_at,
    ],
  );
  return inserted === 1;
}

/** Stored secrets of all companies. */
export const allWebhookSecrets = (db: Queries) =>
  db.all<Pick<DestinationRow, 'id' | 'company_id' | 'secret'>>(
    "SELECT id, company_id, secret FROM webhook_destinations WHERE secret <> '' ORDER BY id",
  );

/** Nothing else of the row changes. False when the secret is no longer the same. */
export async function replaceSecret(
  db: Queries,
  { id, secret }: Pick<DestinationRow, 'id' | 'secret'>,
  replacement: string,
): Promise<boolean> {
  const changed = await db.run('UPDATE webhook_destinations SET secret = ? WHERE id = ? AND secret = ?', [
    replacement,
    id,
    secret,
  ]);
  return changed === 1;
}

/** Oldest first. */
export const destinationsByCompany = (db: Queries, companyId: string) =>
  db.all<DestinationRow>('SELECT * FROM webhook_destinations WHERE company_id = ? ORDER BY created_at, id', [
    companyId,
  ]);

/** Kept as they are until the transaction ends: deliveries are about to name them, and one that is switched off must find those. */
export const activeDestinations = (tx: Queries, companyId: string) =>
  tx.all<DestinationRow>(
    `SELECT * FROM webhook_destinations WHERE company_id = ? AND is_active = 1 ORDER BY id ${tx.forShare}`,
    [companyId],
  );

/** Locked for the rest of the transaction. */
export const destinationById = (tx: Queries, companyId: string, id: string) =>
  tx.get<DestinationRow>(`SELECT * FROM webhook_destinations WHERE company_id = ? AND id = ? ${tx.forUpdate}`, [
    companyId,
    id,
  ]);

export const destinationAt = (tx: Queries, companyId: string, role: DestinationRole, targetUrl: string) =>
  tx.get<DestinationRow>('SELECT * FROM webhook_destinations WHERE company_id = ? AND role = ? AND target_url = ?', [
    companyId,
    role,
    targetUrl,
  ]);

export type DestinationChanges = Pick<
  DestinationRow,
  'label' | 'triggers' | 'target_url' | 'secret' | 'is_active' | 'updated_at'
>;

/** Throws UniqueViolationError when another of its role has come to have the address. */
export async function updateDestination(tx: Queries, id: string, changes: DestinationChanges): Promise<void> {
  await tx.run(
    'UPDATE webhook_destinations SET label = ?, triggers = ?, target_url = ?, secret = ?, is_active = ?, updated_at = ? WHERE id = ?',
    [changes.label, changes.triggers, changes.target_url, changes.secret, changes.is_active, changes.updated_at, id],
  );
}

/** Its queued deliveries go with it. False when the company has no such destination. */
export async function deleteDestination(tx: Queries, companyId: string, id: string): Promise<boolean> {
  return (await tx.run('DELETE FROM webhook_destinations WHERE company_id = ? AND id = ?', [companyId, id])) === 1;
}

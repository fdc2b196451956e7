// Table collected_recordings: which recordings need no second look.
import type { Queries } from './database.ts';

/** By its own id, or by the hash that stands for a call that was erased. */
export async function isCollected(
  db: Queries,
  integrationId: string,
  externalId: string,
  hashOfCall: string,
): Promise<boolean> {
  const row = await db.get('SELECT 1 FROM collected_recordings WHERE integration_id = ? AND external_id IN (?, ?)', [
    integrationId,
    externalId,
    hashOfCall,
  ]);
  return row !== undefined;
}

/** An erased call is remembered by its hash alone, so that no run fetches it again. */
export async function forgetCall(
  tx: Queries,
  companyId: string,
  externalId: string,
  hashOfCall: string,
): Promise<void> {
  await tx.run(
    `UPDATE collected_recordings SET external_id = ?
     WHERE external_id = ? AND integration_id IN (SELECT id FROM integrations WHERE company_id = ?)`,
    [hashOfCall, externalId, companyId],
  );
  for (const table of ['skipped_recordings', 'held_recordings'])
    await tx.run(
      `DELETE FROM ${table} WHERE external_id = ? AND integration_id IN (SELECT id FROM integrations WHERE company_id = ?)`,
      [externalId, companyId],
    );
}

/** False when it was there already. */
export async function rememberRecording(
  tx: Queries,
  integrationId: string,
  externalId: string,
  now: number,
): Promise<boolean> {
  const inserted = await tx.run(
    'INSERT INTO collected_recordings (integration_id, external_id, collected_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    [integrationId, externalId, now],
  );
  return inserted === 1;
}

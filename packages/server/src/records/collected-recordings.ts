// Tables collected_recordings and collected_contents: which recordings need no second look, and whose sound or words are here already.
import { placeholders, type Queries, UniqueViolationError } from './database.ts';

export interface CollectedRecording {
  external_id: string;
  /** Tells recordings apart that bear the same id; null where none was kept. */
  version: string | null;
}

/** Finds a recording by one of its ids, or by the hash that stands for an erased call. */
export const collectedRecording = (db: Queries, integrationId: string, ids: readonly string[]) =>
  db.get<CollectedRecording>(
    `SELECT external_id, version FROM collected_recordings WHERE integration_id = ? AND external_id IN (${placeholders(ids)})`,
    [integrationId, ...ids],
  );

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

export async function rememberRecording(
  tx: Queries,
  integrationId: string,
  { external_id, version }: CollectedRecording,
  now: number,
): Promise<void> {
  await tx.run(
    `INSERT INTO collected_recordings (integration_id, external_id, version, collected_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (integration_id, external_id) DO UPDATE SET version = excluded.version`,
    [integrationId, external_id, version, now],
  );
}

export const hasContent = async (db: Queries, companyId: string, contentHash: string): Promise<boolean> =>
  (await db.get('SELECT 1 FROM collected_contents WHERE company_id = ? AND content_hash = ?', [
    companyId,
    contentHash,
  ])) !== undefined;

/** Throws UniqueViolationError when it is there already. */
export async function rememberContent(tx: Queries, companyId: string, contentHash: string): Promise<void> {
  const inserted = await tx.run(
    'INSERT INTO collected_contents (company_id, content_hash) VALUES (?, ?) ON CONFLICT DO NOTHING',
    [companyId, contentHash],
  );
  if (inserted !== 1) throw new UniqueViolationError('the company has this recording already');
}

// Table audit_starts: where chains of the audit log begin that were shortened, and the removal of what is before (docs/decisions/audit.md#removal).
import type { Queries } from './database.ts';

export interface ChainStart {
  company_id: string;
  /** Number of the last entry that was removed; 0 if none was. */
  sequence: number;
  hash: string;
  /** When it was. */
  removed_at: number;
  /** Up to which number the chain has told of a removal. */
  announced: number;
}

const columns = 'company_id, sequence, hash, removed_at, announced';

/** Nobody else shortens the chain until the transaction ends. */
export async function lockStart(tx: Queries, companyId: string): Promise<ChainStart> {
  const rows = await tx.returning<ChainStart>(
    `INSERT INTO audit_starts (${columns}) VALUES (?, 0, '', 0, 0)
     ON CONFLICT (company_id) DO UPDATE SET sequence = audit_starts.sequence RETURNING ${columns}`,
    [companyId],
  );
  return rows[0]!;
}

export const chainStart = (db: Queries, companyId: string) =>
  db.get<ChainStart>(`SELECT ${columns} FROM audit_starts WHERE company_id = ? AND sequence > 0`, [companyId]);

/** Chains with an entry before `time` that tells of more than removals. */
export const chainsBefore = async (db: Queries, time: number): Promise<string[]> =>
  (
    await db.all<{ company_id: string }>(
      `SELECT company_id FROM audit_chains c WHERE EXISTS (SELECT 1 FROM audit_entries
         WHERE company_id = c.company_id AND at < ? AND kind <> 'audit.pruned') ORDER BY company_id`,
      [time],
    )
  ).map((row) => row.company_id);

/** The last number before `time`; 0 if there is none. */
export async function lastBefore(db: Queries, companyId: string, time: number): Promise<number> {
  // Times never decrease along the chain.
  const last = await db.get<{ sequence: number }>(
    'SELECT sequence FROM audit_entries WHERE company_id = ? AND at < ? ORDER BY at DESC, sequence DESC LIMIT 1',
    [companyId, time],
  );
  return last?.sequence ?? 0;
}

/** Whether one of the entries after `after`, up to `last`, tells of more than a removal. */
export const hasDeed = async (db: Queries, companyId: string, after: number, last: number): Promise<boolean> =>
  (await db.get(
    `SELECT 1 FROM audit_entries WHERE company_id = ? AND sequence > ? AND sequence <= ? AND kind <> 'audit.pruned' LIMIT 1`,
    [companyId, after, last],
  )) !== undefined;

export const announceRemoval = (tx: Queries, companyId: string, last: number) =>
  tx.run('UPDATE audit_starts SET announced = ? WHERE company_id = ?', [last, companyId]);

/** The first entries after the start, up to `last`, without what another transaction has; they stay as they are until this one ends. */
export const lockFirst = (tx: Queries, { company_id: companyId, sequence }: ChainStart, last: number, most: number) =>
  tx.all<{ sequence: number; hash: string }>(
    `SELECT sequence, hash FROM audit_entries WHERE company_id = ? AND sequence > ? AND sequence <= ?
     ORDER BY sequence LIMIT ? ${tx.forUpdate} ${tx.skipLocked}`,
    [companyId, sequence, last, most],
  );

export const hasEntry = async (db: Queries, companyId: string, sequence: number): Promise<boolean> =>
  (await db.get('SELECT 1 FROM audit_entries WHERE company_id = ? AND sequence = ?', [companyId, sequence])) !==
  undefined;

/** A number up to `last` that has an entry still. */
export const entryUpTo = (db: Queries, companyId: string, last: number) =>
  db.get<{ sequence: number }>(
    'SELECT sequence FROM audit_entries WHERE company_id = ? AND sequence <= ? ORDER BY sequence LIMIT 1',
    [companyId, last],
  );

/** Moves the start to an entry, and removes all up to it. The database lets go what is not after the start. */
export async function removeUpTo(
  tx: Queries,
  companyId: string,
  last: { sequence: number; hash: string },
  now: number,
): Promise<void> {
  await tx.run('UPDATE audit_starts SET sequence = ?, hash = ?, removed_at = ? WHERE company_id = ?', [
    last.sequence,
    last.hash,
    now,
    companyId,
  ]);
  await tx.run('DELETE FROM audit_entries WHERE company_id = ? AND sequence <= ?', [companyId, last.sequence]);
}

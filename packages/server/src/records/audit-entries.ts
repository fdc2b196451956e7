// Tables audit_entries and audit_chains: who did what, in one chain for each company, only ever appended to (docs/decisions/audit.md).
import type { AuditKind } from '@earshot/core';
import { placeholders, type Queries } from './database.ts';

export type AuditMaker = 'person' | 'key' | 'command' | 'visitor' | 'server';

export interface AuditEntry {
  company_id: string;
  /** 1, 2, 3 … within the company. */
  sequence: number;
  /** Never before that of the entry before it. */
  at: number;
  kind: AuditKind;
  made_by: AuditMaker;
  user_id: string | null;
  key_id: string | null;
  address: string | null;
  /** Null: none, or one that was erased. */
  subject_id: string | null;
  /** What is chained of the subject: its id may go. */
  subject_hash: string | null;
  /** JSON: ids, names of fields, values of lists; no names of people, and no words. */
  details: string;
  /** Over this entry and the hash before it. */
  hash: string;
}

export interface ChainEnd {
  company_id: string;
  sequence: number;
  at: number;
  hash: string;
}

/** The end of the company's chain; nobody else appends to it until the transaction ends. */
export async function lockChain(tx: Queries, companyId: string): Promise<ChainEnd> {
  const rows = await tx.returning<ChainEnd>(
    `INSERT INTO audit_chains (company_id, sequence, at, hash) VALUES (?, 0, 0, '')
     ON CONFLICT (company_id) DO UPDATE SET sequence = audit_chains.sequence RETURNING company_id, sequence, at, hash`,
    [companyId],
  );
  return rows[0]!;
}

const columns =
  'company_id, sequence, at, kind, made_by, user_id, key_id, address, subject_id, subject_hash, details, hash';

/** Call it in the transaction that has locked the chain, which then ends with the last of them. */
export async function appendToChain(tx: Queries, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ');
  const values = entries.flatMap((row) => [
    row.company_id,
    row.sequence,
    row.at,
    row.kind,
    row.made_by,
    row.user_id,
    row.key_id,
    row.address,
    row.subject_id,
    row.subject_hash,
    row.details,
    row.hash,
  ]);
  await tx.run(`INSERT INTO audit_entries (${columns}) VALUES ${rows}`, values);
  const { sequence, at, hash, company_id: companyId } = entries.at(-1)!;
  await tx.run('UPDATE audit_chains SET sequence = ?, at = ?, hash = ? WHERE company_id = ?', [
    sequence,
    at,
    hash,
    companyId,
  ]);
}

/** Those of the analyses that are there, and stay until the transaction ends. */
export async function presentAnalyses(tx: Queries, companyId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.all<{ id: string }>(
    `SELECT id FROM analyses WHERE company_id = ? AND id IN (${placeholders(ids)}) ORDER BY id ${tx.forShare}`,
    [companyId, ...ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Call it in the transaction of the erasure. The entries stay, with the hash. */
export async function forgetSubject(tx: Queries, companyId: string, id: string): Promise<void> {
  await tx.run('UPDATE audit_entries SET subject_id = NULL WHERE company_id = ? AND subject_id = ?', [companyId, id]);
}

/** Ends of the chains of all companies, or of one. */
export const chainEnds = (db: Queries, companyId: string | null) =>
  db.all<ChainEnd>(
    `SELECT company_id, sequence, at, hash FROM audit_chains ${companyId === null ? '' : 'WHERE company_id = ?'} ORDER BY company_id`,
    companyId === null ? [] : [companyId],
  );

/** The last number of each company that has entries, whatever its chain's end says. */
export const lastEntries = (db: Queries, companyId: string | null) =>
  db.all<{ company_id: string; sequence: number }>(
    `SELECT company_id, MAX(sequence) AS sequence FROM audit_entries ${companyId === null ? '' : 'WHERE company_id = ?'} GROUP BY company_id`,
    companyId === null ? [] : [companyId],
  );

/** Oldest first, after number `after`. */
export const entriesAfter = (db: Queries, companyId: string, after: number, most: number) =>
  db.all<AuditEntry>(
    `SELECT ${columns} FROM audit_entries WHERE company_id = ? AND sequence > ? ORDER BY sequence LIMIT ?`,
    [companyId, after, most],
  );

export interface AuditQuery {
  companyId: string;
  kind?: AuditKind;
  userId?: string;
  keyId?: string;
  subjectId?: string;
  /** ms, included. */
  fromMs?: number;
  /** ms, not included. */
  toMs?: number;
  /** Only entries before this number. */
  before?: number;
  limit: number;
}

/** Newest first. */
export async function listEntries(db: Queries, query: AuditQuery): Promise<AuditEntry[]> {
  const { companyId, fromMs, toMs } = query;
  // Times never decrease along the chain: a time is a place in it, which the index finds at once.
  const placeOf = (time: number) =>
    db.get<{ sequence: number }>(
      'SELECT sequence FROM audit_entries WHERE company_id = ? AND at >= ? ORDER BY at, sequence LIMIT 1',
      [companyId, time],
    );
  const conditions = ['company_id = ?'];
  const values: (string | number)[] = [companyId];
  const only = (condition: string, value: string | number | undefined) => {
    if (value === undefined) return;
    conditions.push(condition);
    values.push(value);
  };
  only('kind = ?', query.kind);
  only('user_id = ?', query.userId);
  only('key_id = ?', query.keyId);
  only('subject_id = ?', query.subjectId);
  only('sequence < ?', query.before);
  if (fromMs !== undefined) {
    const first = await placeOf(fromMs);
    if (!first) return [];
    only('sequence >= ?', first.sequence);
  }
  if (toMs !== undefined) only('sequence < ?', (await placeOf(toMs))?.sequence);
  return db.all<AuditEntry>(
    `SELECT ${columns} FROM audit_entries WHERE ${conditions.join(' AND ')} ORDER BY sequence DESC LIMIT ?`,
    [...values, query.limit],
  );
}

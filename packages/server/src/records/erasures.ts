// Erasing an analysis: every row that tells of it, in one transaction, and table erasures, which keeps hashes and times to prove it by.
import { hash } from 'node:crypto';
import type { AnalysisStatus } from '@earshot/core';
import { type Fence, fenced, fenceValues } from './analyses.ts';
import { deleteWords } from './analysis-words.ts';
import { placeholders, type Queries } from './database.ts';
import { newId } from './ids.ts';
import { deleteJudgements } from './judgements.ts';
import { dropNoticesAbout } from './notices.ts';

/** What an id or a storage key is known by once it is erased. */
export const erasedHash = (text: string) => hash('sha256', text, 'hex');

/** A call of a system, or of any of a provider where none was told, so that it is not collected again; also what a run remembers instead of the call's own id. */
export const callHash = (companyId: string, source: string, externalCallId: string) =>
  erasedHash(`${companyId}/${source}/${externalCallId}`);

export type ErasedBy = 'administrator' | 'command' | 'retention';

export interface Erasure {
  company_id: string;
  /** `words`: an analysis of which only figures are left; `uploads`: what a company had in storage beside its analyses. */
  subject: 'analysis' | 'recording' | 'words' | 'person' | 'company' | 'uploads';
  subject_hash: string;
  /** Null where no provider had the call. */
  call_hash: string | null;
  /** JSON: hashes of the storage keys whose objects go. */
  storage_key_hashes: string;
  erased_by: ErasedBy;
  erased_at: number;
}

export async function insertErasure(tx: Queries, erasure: Erasure): Promise<void> {
  await tx.run(
    `INSERT INTO erasures (id, company_id, subject, subject_hash, call_hash, storage_key_hashes, erased_by, erased_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      newId().id,
      erasure.company_id,
      erasure.subject,
      erasure.subject_hash,
      erasure.call_hash,
      erasure.storage_key_hashes,
      erasure.erased_by,
      erasure.erased_at,
    ],
  );
}

const erasureColumns = 'company_id, subject, subject_hash, call_hash, storage_key_hashes, erased_by, erased_at';

/** At `from` (ms) or later, oldest first, behind the row with the id `after`. */
export const erasuresAfter = (db: Queries, from: number, after: string, most: number) =>
  db.all<Erasure & { id: string }>(
    `SELECT id, ${erasureColumns} FROM erasures WHERE erased_at >= ? AND id > ? ORDER BY id LIMIT ?`,
    [from, after, most],
  );

/** Of what a restored backup knows nothing. False if it is there. */
export async function addErasure(tx: Queries, erasure: Erasure): Promise<boolean> {
  const known = await tx.get(
    'SELECT 1 FROM erasures WHERE subject_hash = ? AND subject = ? AND erased_at = ? AND storage_key_hashes = ?',
    [erasure.subject_hash, erasure.subject, erasure.erased_at, erasure.storage_key_hashes],
  );
  if (!known) await insertErasure(tx, erasure);
  return !known;
}

/** Oldest first. */
export const erasuresOf = (db: Queries, subjectHash: string) =>
  db.all<Erasure>(`SELECT ${erasureColumns} FROM erasures WHERE subject_hash = ? ORDER BY id`, [subjectHash]);

export const isErasedCall = async (db: Queries, companyId: string, hashesOfCall: readonly string[]): Promise<boolean> =>
  (await db.get(`SELECT 1 FROM erasures WHERE company_id = ? AND call_hash IN (${placeholders(hashesOfCall)})`, [
    companyId,
    ...hashesOfCall,
  ])) !== undefined;

export interface ErasableAnalysis {
  id: string;
  company_id: string;
  status: AnalysisStatus;
  provider: string | null;
  external_call_id: string | null;
  call_source: string | null;
  held_hundredths: number;
  legal_hold_at: number | null;
  audio_storage_key: string | null;
}

/** Locked until the transaction ends: a completion, failure or delivery comes before it or finds nothing. */
export async function lockErasable(tx: Queries, companyId: string, id: string): Promise<ErasableAnalysis | undefined> {
  const row = await tx.get<Omit<ErasableAnalysis, 'audio_storage_key'>>(
    `SELECT id, company_id, status, provider, external_call_id, call_source, held_hundredths, legal_hold_at FROM analyses
     WHERE company_id = ? AND id = ? ${tx.forUpdate}`,
    [companyId, id],
  );
  if (!row) return undefined;
  const document = await tx.get<Pick<ErasableAnalysis, 'audio_storage_key'>>(
    'SELECT audio_storage_key FROM analysis_documents WHERE analysis_id = ?',
    [id],
  );
  return { ...row, audio_storage_key: document?.audio_storage_key ?? null };
}

/** Bodies of events and answers to idempotency keys: all that was made of the words of an analysis. Deliveries go first, so that none is claimed without its body. */
export async function deleteCopies(tx: Queries, id: string): Promise<void> {
  await tx.run(
    'DELETE FROM webhook_deliveries WHERE body_id IN (SELECT id FROM webhook_bodies WHERE analysis_id = ?)',
    [id],
  );
  await tx.run('DELETE FROM webhook_bodies WHERE analysis_id = ?', [id]);
  await tx.run('DELETE FROM idempotency_keys WHERE analysis_id = ?', [id]);
  await dropNoticesAbout(tx, id);
  await tx.run('DELETE FROM alert_checks WHERE analysis_id = ?', [id]);
}

/** Undoes the request. False if the row is no longer this runner's. */
export async function deleteRow(tx: Queries, fence: Fence): Promise<boolean> {
  // The fence is asked first: the other half goes before this one.
  const left = await tx.run(`UPDATE analyses SET runner_id = NULL WHERE ${fenced}`, fenceValues(fence));
  if (left !== 1) return false;
  await deleteAnalysis(tx, fence.id);
  return true;
}

/** The row and its document. The ledger keeps what was paid, and no longer says for which one. */
export async function deleteAnalysis(tx: Queries, id: string): Promise<void> {
  await tx.run('UPDATE credit_entries SET analysis_id = NULL WHERE analysis_id = ?', [id]);
  await deleteWords(tx, id);
  await tx.run('DELETE FROM share_links WHERE analysis_id = ?', [id]);
  await tx.run('DELETE FROM comments WHERE analysis_id = ?', [id]);
  await deleteJudgements(tx, id);
  await tx.run('DELETE FROM analysis_documents WHERE analysis_id = ?', [id]);
  await tx.run('DELETE FROM analyses WHERE id = ?', [id]);
}

export const companyOfAnalysis = async (db: Queries, id: string): Promise<string | null> =>
  (await db.get<{ company_id: string }>('SELECT company_id FROM analyses WHERE id = ?', [id]))?.company_id ?? null;

/** Of all companies, behind the id `after`. */
export const analysisIdsAfter = async (db: Queries, after: string, most: number): Promise<string[]> =>
  (await db.all<{ id: string }>('SELECT id FROM analyses WHERE id > ? ORDER BY id LIMIT ?', [after, most])).map(
    ({ id }) => id,
  );

/** All whose erasure has not begun. */
export async function idsToErase(db: Queries, table: 'users' | 'companies'): Promise<string[]> {
  const begun = { users: 'erasure', companies: 'erased_at' }[table];
  return (await db.all<{ id: string }>(`SELECT id FROM ${table} WHERE ${begun} IS NULL ORDER BY id`)).map(
    ({ id }) => id,
  );
}

// Erasing an analysis: the database at once, in one transaction; its recording is then to be removed, which the sweep does and goes on with after a crash (docs/decisions/erasure.md).
import { type Actor, recordDeed } from '../audit/record-deed.ts';
import { forgetSubject } from '../records/audit-entries.ts';
import { forgetCall } from '../records/collected-recordings.ts';
import { releaseHold } from '../records/credits.ts';
import type { Queries } from '../records/database.ts';
import {
  callHash,
  deleteAnalysis,
  deleteCopies,
  type ErasableAnalysis,
  type ErasedBy,
  type Erasure,
  erasedHash,
  insertErasure,
  lockErasable,
} from '../records/erasures.ts';
import { eraseRecording } from '../records/uploads.ts';
import type { Service } from '../service.ts';

/** `absent`: the company has no such analysis; `held`: a legal hold keeps it. */
export type ErasureOutcome = 'erased' | 'absent' | 'held';

/** What a process has in hand of it ends by itself: its row is gone. */
export const eraseAnalysis = (
  id: string,
  by: ErasedBy,
  actor: Actor,
  { db, now }: Pick<Service, 'db' | 'now'>,
): Promise<ErasureOutcome> =>
  db.transaction(async (tx) => {
    const row = await lockErasable(tx, actor.companyId, id);
    if (!row) return 'absent';
    if (row.legal_hold_at !== null) return 'held';
    await eraseLocked(tx, row, by, now());
    await recordDeed(tx, actor, { kind: 'analysis.erased', subjectId: id }, now());
    return 'erased';
  });

/** Call it in the transaction that has locked the row and has looked for a legal hold. `now` in ms. */
export async function eraseLocked(tx: Queries, row: ErasableAnalysis, by: ErasedBy, now: number): Promise<void> {
  const { id, company_id: companyId, audio_storage_key: storageKey } = row;
  // Locks the company's minutes before the recording, as completion and failure do.
  await releaseHold(tx, companyId, row.held_hundredths);
  await deleteCopies(tx, id);
  await deleteAnalysis(tx, id);
  await forgetSubject(tx, companyId, id);
  const isRecordingGone = storageKey !== null && (await eraseRecording(tx, companyId, storageKey, now));
  await recordErasure(tx, row, { subject: 'analysis', storageKeys: isRecordingGone ? [storageKey] : [], by }, now);
}

export interface ErasureFacts {
  subject: Erasure['subject'];
  storageKeys: readonly string[];
  by: ErasedBy;
}

/** Records the proof of an erasure, as hashes only. A collected call is remembered by its hash from then on, so that no run fetches it again. */
export async function recordErasure(
  tx: Queries,
  row: ErasableAnalysis,
  { subject, storageKeys, by }: ErasureFacts,
  now: number,
): Promise<void> {
  const { company_id: companyId, provider, call_source: source, external_call_id: callId } = row;
  const hashOfCall = provider === null || callId === null ? null : callHash(companyId, source ?? provider, callId);
  if (hashOfCall !== null && subject !== 'recording') await forgetCall(tx, companyId, callId!, hashOfCall);
  await insertErasure(tx, {
    company_id: companyId,
    subject,
    subject_hash: erasedHash(row.id),
    call_hash: subject === 'recording' ? null : hashOfCall,
    storage_key_hashes: JSON.stringify(storageKeys.map(erasedHash)),
    erased_by: by,
    erased_at: now,
  });
}

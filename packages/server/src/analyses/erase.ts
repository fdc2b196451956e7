// Erasing an analysis: the database at once, in one transaction; its recording is then to be removed, which the sweep does and goes on with after a crash (docs/decisions/erasure.md).
import { forgetCall } from '../records/collection-runs.ts';
import { releaseHold } from '../records/credits.ts';
import type { Queries } from '../records/database.ts';
import {
  callHash,
  deleteAnalysis,
  deleteCopies,
  type ErasedBy,
  erasedHash,
  insertErasure,
  lockErasable,
} from '../records/erasures.ts';
import { eraseRecording } from '../records/uploads.ts';
import type { Service } from '../service.ts';

/** What this process has in hand of it ends by itself: its row is gone. False when the company has no such analysis. */
export const eraseAnalysis = (
  companyId: string,
  id: string,
  by: ErasedBy,
  { db, now }: Pick<Service, 'db' | 'now'>,
): Promise<boolean> => db.transaction((tx) => eraseWithin(tx, companyId, id, by, now()));

/** The same within a transaction; `now` in ms. */
export async function eraseWithin(
  tx: Queries,
  companyId: string,
  id: string,
  by: ErasedBy,
  now: number,
): Promise<boolean> {
  const row = await lockErasable(tx, companyId, id);
  if (!row) return false;
  const { provider, external_call_id: callId, audio_storage_key: storageKey } = row;
  // In the order of those who complete and fail: the company's minutes before the recording.
  await releaseHold(tx, companyId, row.held_hundredths);
  await deleteCopies(tx, id);
  await deleteAnalysis(tx, id);
  const isRecordingGone = storageKey !== null && (await eraseRecording(tx, companyId, storageKey, now));
  const hashOfCall = provider === null || callId === null ? null : callHash(companyId, provider, callId);
  if (hashOfCall !== null) await forgetCall(tx, companyId, callId!, hashOfCall);
  await insertErasure(tx, {
    company_id: companyId,
    subject: 'analysis',
    subject_hash: erasedHash(id),
    call_hash: hashOfCall,
    storage_key_hashes: JSON.stringify(isRecordingGone ? [erasedHash(storageKey)] : []),
    erased_by: by,
    erased_at: now,
  });
  return true;
}

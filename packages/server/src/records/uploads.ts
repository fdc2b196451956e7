// Table uploads: one row per grant and per recording that an analysis brought, with what it takes of the company's quota, and whether an analysis uses it.
import type { Database, Queries } from './database.ts';

export interface UploadRow {
  storage_key: string;
  company_id: string;
  content_type: string;
  /** When the grant ends; 0 for an upload without one. */
  expires_at: number;
  /** Null until Earshot knows that the file is there: where the storage takes it in itself, that is after the grant. */
  stored_at: number | null;
  /** Null until the size is known. */
  bytes: number | null;
  /** What may still come in under the grant. */
  reserved_bytes: number;
  /** When it was granted, was stored, was last named by a creation, or its last analysis failed. */
  touched_at: number;
  /** Null while no analysis uses it: none refers to it, or only failed ones, which nobody paid for. */
  used_at: number | null;
  /** From then on it is being removed. */
  removing_at: number | null;
}

/** Every unused upload and open grant counts as at least this much, which bounds the number of rows too. */
export const leastCountedBytes = 1024 * 1024;

const countedBytes = `CASE WHEN reserved_bytes + COALESCE(bytes, 0) > ${leastCountedBytes}
  THEN reserved_bytes + COALESCE(bytes, 0) ELSE ${leastCountedBytes} END`;

/** What unused uploads and open grants of all companies count, and of the company with the most, in bytes. */
export async function unusedBytesOfAll(db: Queries): Promise<{ bytes: number; mostOfOne: number }> {
  const row = await db.get<{ bytes: number | string | null; most: number | string | null }>(
    `SELECT SUM(bytes) AS bytes, MAX(bytes) AS most FROM (
       SELECT SUM(${countedBytes}) AS bytes FROM uploads WHERE used_at IS NULL GROUP BY company_id) AS by_company`,
  );
  return { bytes: Number(row?.bytes ?? 0), mostOfOne: Number(row?.most ?? 0) };
}

/** What unused uploads and open grants of a company count, in bytes. */
export async function unusedBytes(db: Queries, companyId: string): Promise<number> {
  const row = await db.get<{ bytes: number | string | null }>(
    `SELECT SUM(${countedBytes}) AS bytes FROM uploads WHERE company_id = ? AND used_at IS NULL`,
    [companyId],
  );
  return Number(row?.bytes ?? 0);
}

/** The same inside a transaction, until the end of which nobody else can add to it. */
export async function lockedUnusedBytes(tx: Queries, companyId: string): Promise<number> {
  await tx.get(`SELECT id FROM companies WHERE id = ? ${tx.forChange}`, [companyId]);
  return unusedBytes(tx, companyId);
}

export type NewUpload = Pick<
  UploadRow,
  'storage_key' | 'company_id' | 'content_type' | 'expires_at' | 'reserved_bytes' | 'touched_at'
>;

export async function insertUpload(tx: Queries, upload: NewUpload): Promise<void> {
  await tx.run(
    `INSERT INTO uploads (storage_key, company_id, content_type, expires_at, reserved_bytes, touched_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [
      upload.storage_key,
      upload.company_id,
      upload.content_type,
      upload.expires_at,
      upload.reserved_bytes,
      upload.touched_at,
    ],
  );
}

export const uploadByKey = (db: Queries, storageKey: string) =>
  db.get<UploadRow>('SELECT * FROM uploads WHERE storage_key = ?', [storageKey]);

/** Adds to what is coming in under a grant, or takes away again. */
export async function reserveBytes(tx: Queries, storageKey: string, bytes: number): Promise<void> {
  await tx.run('UPDATE uploads SET reserved_bytes = reserved_bytes + ? WHERE storage_key = ?', [bytes, storageKey]);
}

/** The file is there, and `reserved` of it no longer to come. False when the upload is being removed, or has been. */
export async function markStored(
  db: Queries,
  storageKey: string,
  { bytes, reserved }: { bytes: number; reserved: number },
  now: number,
): Promise<boolean> {
  const changed = await db.run(
    `UPDATE uploads SET stored_at = ?, touched_at = ?, bytes = ?, reserved_bytes = reserved_bytes - ?
     WHERE storage_key = ? AND removing_at IS NULL`,
    [now, now, bytes, reserved, storageKey],
  );
  return changed === 1;
}

/** Keeps an upload of the company from being swept for a day, while a creation looks at it. False when there is none, or it is being removed. */
export async function touchUpload(db: Queries, companyId: string, storageKey: string, now: number): Promise<boolean> {
  const changed = await db.run(
    'UPDATE uploads SET touched_at = ? WHERE storage_key = ? AND company_id = ? AND removing_at IS NULL',
    [now, storageKey, companyId],
  );
  return changed === 1;
}

/** A recording that an analysis brought itself, or that was there before recordings had rows. */
export type UsedRecording = Pick<UploadRow, 'storage_key' | 'company_id' | 'content_type'> & { bytes: number };

/** Call it in the transaction that inserts an analysis with it. From now on it has a row. False if it is being removed. */
export async function insertUsed(tx: Queries, recording: UsedRecording, now: number): Promise<boolean> {
  const { storage_key, company_id, content_type, bytes } = recording;
  const changed = await tx.run(
    `INSERT INTO uploads (storage_key, company_id, content_type, expires_at, stored_at, bytes, touched_at, used_at)
     VALUES (?, ?, ?, 0, ?, ?, ?, ?)
     ON CONFLICT (storage_key) DO UPDATE SET used_at = COALESCE(uploads.used_at, excluded.used_at) WHERE uploads.removing_at IS NULL`,
    [storage_key, company_id, content_type, now, bytes, now, now],
  );
  return changed === 1;
}

/** Call it in the transaction that inserts an analysis with it. False if it was removed meanwhile. */
export async function markUsed(tx: Queries, storageKey: string, now: number): Promise<boolean> {
  const changed = await tx.run(
    'UPDATE uploads SET used_at = COALESCE(used_at, ?) WHERE storage_key = ? AND removing_at IS NULL',
    [now, storageKey],
  );
  return changed === 1;
}

const isReferredTo = 'EXISTS (SELECT 1 FROM analysis_documents WHERE audio_storage_key = uploads.storage_key)';

/** Used by an analysis that was paid, or that may still be. */
const isUsed = `EXISTS (SELECT 1 FROM analysis_documents JOIN analyses ON id = analysis_id
  WHERE audio_storage_key = uploads.storage_key AND status <> 'failed')`;

/** Call it in the transaction that failed an analysis of it or took one back, after that. The recording is unused again, unless another analysis uses it. */
export async function unmarkUsed(tx: Queries, storageKey: string, now: number): Promise<void> {
  // Another creation that uses it has the row, or will find it as this transaction leaves it.
  await tx.get(`SELECT storage_key FROM uploads WHERE storage_key = ? ${tx.forUpdate}`, [storageKey]);
  await tx.run(`UPDATE uploads SET used_at = NULL, touched_at = ? WHERE storage_key = ? AND NOT ${isUsed}`, [
    now,
    storageKey,
  ]);
}

/** The same for the recording of a failed analysis, which may be from before recordings had rows: then the next sweep measures it. */
export async function releaseRecording(
  tx: Queries,
  { storage_key, company_id }: Pick<UploadRow, 'storage_key' | 'company_id'>,
  now: number,
): Promise<void> {
  await tx.run(
    `INSERT INTO uploads (storage_key, company_id, content_type, expires_at, touched_at, used_at)
     VALUES (?, ?, 'application/octet-stream', 0, ?, ?) ON CONFLICT DO NOTHING`,
    [storage_key, company_id, now, now],
  );
  await unmarkUsed(tx, storage_key, now);
}

/** Call it in the transaction that took back the analysis that brought the recording. It is removed at once, unless others name it. */
export async function giveUpRecording(tx: Queries, storageKey: string, now: number): Promise<void> {
  await unmarkUsed(tx, storageKey, now);
  await tx.run(`UPDATE uploads SET removing_at = ? WHERE storage_key = ? AND used_at IS NULL AND NOT ${isReferredTo}`, [
    now,
    storageKey,
  ]);
}

/** Call it in the transaction that erased an analysis of it. It is removed at once. False if another analysis names it, to which it then belongs. */
export async function eraseRecording(
  tx: Queries,
  companyId: string,
  storageKey: string,
  now: number,
): Promise<boolean> {
  // One from before recordings had rows has one from now on.
  await releaseRecording(tx, { storage_key: storageKey, company_id: companyId }, now);
  const removed = await tx.run(
    `UPDATE uploads SET removing_at = COALESCE(removing_at, ?) WHERE storage_key = ? AND used_at IS NULL AND NOT ${isReferredTo}`,
    [now, storageKey],
  );
  return removed === 1;
}

/** Unused uploads of unknown size whose grant ended before `expiredBefore`, oldest first. */
export async function unmeasuredUploads(db: Queries, expiredBefore: number, most: number): Promise<string[]> {
  const rows = await db.all<{ storage_key: string }>(
    `SELECT storage_key FROM uploads WHERE used_at IS NULL AND bytes IS NULL AND removing_at IS NULL AND expires_at < ?
     ORDER BY expires_at LIMIT ?`,
    [expiredBefore, most],
  );
  return rows.map((row) => row.storage_key);
}

/** What a look into the storage found, once nothing more can come in. */
export async function measureUpload(db: Queries, storageKey: string, bytes: number, now: number): Promise<void> {
  await db.run(
    `UPDATE uploads SET bytes = ?, reserved_bytes = 0, stored_at = COALESCE(stored_at, ?),
       touched_at = CASE WHEN touched_at > expires_at THEN touched_at ELSE expires_at END
     WHERE storage_key = ? AND bytes IS NULL`,
    [bytes, now, storageKey],
  );
}

/** Nothing came under this grant, or the object is lost: from now on nothing may come. */
export async function beginRemoval(db: Queries, storageKey: string, now: number): Promise<void> {
  await db.run(
    `UPDATE uploads SET removing_at = ? WHERE storage_key = ? AND used_at IS NULL AND bytes IS NULL AND removing_at IS NULL
       AND NOT ${isUsed}`,
    [now, storageKey],
  );
}

/** Marks up to `most` uploads for removal that nobody has used or named since `touchedBefore`. */
export async function beginRemovals(db: Queries, touchedBefore: number, now: number, most: number): Promise<void> {
  const unused = `SELECT storage_key FROM uploads WHERE used_at IS NULL AND bytes IS NOT NULL AND removing_at IS NULL AND touched_at < ?
    ORDER BY touched_at LIMIT ? ${db.skipLocked}`;
  // A process of an older version does not say that it uses one.
  await db.run(
    `UPDATE uploads SET used_at = CASE WHEN ${isUsed} THEN touched_at END, removing_at = CASE WHEN ${isUsed} THEN NULL ELSE CAST(? AS bigint) END
     WHERE storage_key IN (${unused})`,
    [now, touchedBefore, most],
  );
}

export type RemovableUpload = Pick<UploadRow, 'storage_key' | 'expires_at'>;

/** Uploads that are to be removed by now, those of processes that died over it among them. */
export const uploadsToRemove = (db: Queries, now: number, most: number) =>
  db.all<RemovableUpload>(
    'SELECT storage_key, expires_at FROM uploads WHERE removing_at <= ? ORDER BY removing_at, storage_key LIMIT ?',
    [now, most],
  );

/** Removes it again at `at` (ms): under its grant it may come once more. */
export async function removeAgainAt(db: Queries, storageKey: string, at: number): Promise<void> {
  await db.run('UPDATE uploads SET removing_at = ? WHERE storage_key = ? AND removing_at IS NOT NULL', [
    at,
    storageKey,
  ]);
}

/** Once its object is gone. Failed analyses of it have no recording from then on. */
export async function deleteUpload(db: Pick<Database, 'transaction'>, storageKey: string): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await tx.run('DELETE FROM uploads WHERE storage_key = ? AND removing_at IS NOT NULL', [storageKey]);
    if (deleted === 1)
      await tx.run('UPDATE analysis_documents SET audio_storage_key = NULL WHERE audio_storage_key = ?', [storageKey]);
  });
}

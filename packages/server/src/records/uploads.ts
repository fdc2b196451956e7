// Table uploads: one row per grant, with the time at which its file was stored, where Earshot itself took it in.
import type { Queries } from './database.ts';

export interface UploadRow {
  storage_key: string;
  company_id: string;
  content_type: string;
  expires_at: number;
  /** Null until stored; always null where the storage takes the file in itself. */
  stored_at: number | null;
}

export async function insertUpload(db: Queries, upload: Omit<UploadRow, 'stored_at'>): Promise<void> {
  await db.run('INSERT INTO uploads (storage_key, company_id, content_type, expires_at) VALUES (?, ?, ?, ?)', [
    upload.storage_key,
    upload.company_id,
    upload.content_type,
    upload.expires_at,
  ]);
}

export const uploadByKey = (db: Queries, storageKey: string) =>
  db.get<UploadRow>('SELECT * FROM uploads WHERE storage_key = ?', [storageKey]);

export async function markUploadStored(db: Queries, storageKey: string, now: number): Promise<void> {
  await db.run('UPDATE uploads SET stored_at = ? WHERE storage_key = ?', [now, storageKey]);
}

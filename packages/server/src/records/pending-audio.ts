// Table kept_audio: recordings that a process has put, or is putting, into storage before their analysis is inserted.
import type { Queries } from './database.ts';

export async function insertPendingAudio(db: Queries, storageKey: string, runnerId: string): Promise<void> {
  await db.run('INSERT INTO kept_audio (storage_key, runner_id) VALUES (?, ?)', [storageKey, runnerId]);
}

/** False when it had been given up with its process. */
export async function deletePendingAudio(db: Queries, storageKey: string): Promise<boolean> {
  return (await db.run('DELETE FROM kept_audio WHERE storage_key = ?', [storageKey])) === 1;
}

/** Storage keys whose process is gone, a hundred at a time. */
export async function abandonedAudio(db: Queries): Promise<string[]> {
  const rows = await db.all<{ storage_key: string }>(
    'SELECT storage_key FROM kept_audio WHERE runner_id NOT IN (SELECT id FROM runners) ORDER BY storage_key LIMIT 100',
  );
  return rows.map((row) => row.storage_key);
}

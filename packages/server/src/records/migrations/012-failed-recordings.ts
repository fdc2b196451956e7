// Recordings that only failed analyses refer to are unused uploads since their last failure, also those that came without a grant.
import type { Migration } from './migration.ts';

const analysesOf = (storageKey: string) =>
  `FROM analyses JOIN analysis_documents ON analysis_id = id WHERE audio_storage_key = ${storageKey}`;

export const failedRecordings: Migration = {
  name: '012-failed-recordings',
  up: async (knex) => {
    await knex.raw(
      `UPDATE uploads SET used_at = NULL,
         touched_at = COALESCE((SELECT MAX(updated_at) ${analysesOf('uploads.storage_key')}), touched_at)
       WHERE used_at IS NOT NULL AND NOT EXISTS (SELECT 1 ${analysesOf('uploads.storage_key')} AND status <> 'failed')`,
    );
    // Without their sizes: the sweeps look them up, a few at a time, and remove what failed more than a day ago.
    await knex.raw(
      `INSERT INTO uploads (storage_key, company_id, content_type, expires_at, touched_at)
       SELECT failed.audio_storage_key, company_id, 'application/octet-stream', 0, MAX(updated_at)
       FROM analyses JOIN analysis_documents failed ON analysis_id = id
       WHERE status = 'failed' AND failed.audio_storage_key IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM uploads WHERE storage_key = failed.audio_storage_key)
         AND NOT EXISTS (
           SELECT 1 FROM analyses other JOIN analysis_documents used ON used.analysis_id = other.id
           WHERE used.audio_storage_key = failed.audio_storage_key AND other.status <> 'failed'
         )
       GROUP BY failed.audio_storage_key, company_id`,
    );
  },
};

// Recordings that are still to be transcribed are queued apart from words, with turns of their own (docs/decisions/creation.md#lanes).
import { idType, type Migration } from './migration.ts';

export const transcriptionTurns: Migration = {
  name: '020-transcription-turns',
  up: async (knex) => {
    await knex.raw(
      `CREATE TABLE transcription_turns (company_id ${idType(knex)} PRIMARY KEY REFERENCES companies (id), turn bigint NOT NULL)`,
    );
    await knex.raw('CREATE INDEX transcription_turns_by_turn ON transcription_turns (turn)');
    // 1 as long as nobody has transcribed its recording.
    await knex.raw('ALTER TABLE analyses ADD COLUMN to_hear integer NOT NULL DEFAULT 0');
    await knex.raw(
      `UPDATE analyses SET to_hear = 1 WHERE status IN ('pending', 'processing', 'failed')
         AND id IN (SELECT analysis_id FROM analysis_documents WHERE transcript = '' AND audio_storage_key IS NOT NULL)`,
    );
    await knex.raw('DROP INDEX analyses_pending');
    await knex.raw(
      "CREATE INDEX analyses_pending ON analyses (status, to_hear, company_id, run_after, id) WHERE status = 'pending'",
    );
  },
};

// Which analyses have no transcript any more, so that nobody is asked to review what nobody can read (docs/decisions/coaching.md#samples).
import type { Migration } from './migration.ts';

export const transcriptGone: Migration = {
  name: '052-transcript-gone',
  up: async (knex) => {
    await knex.raw('ALTER TABLE analyses ADD COLUMN transcript_gone integer NOT NULL DEFAULT 0');
    await knex.raw(`UPDATE analyses SET transcript_gone = 1 WHERE status = 'completed' AND id IN
      (SELECT analysis_id FROM analysis_documents WHERE transcript = '' AND transcript_set IS NULL)`);
    await knex.raw('DROP INDEX analyses_to_sample');
    await knex.raw(`CREATE INDEX analyses_to_sample ON analyses (company_id, salesperson_id, occurred_at, id, reviewed_at,
      status, excluded_at, archived_at, transcript_gone)
      WHERE status = 'completed' AND excluded_at IS NULL AND archived_at IS NULL AND transcript_gone = 0`);
  },
};

// Verdicts that people contest and decide, and what scores were computed from (docs/decisions/coaching.md#verdicts-of-people).
import type { Migration } from './migration.ts';

export const verdictReviews: Migration = {
  name: '028-verdict-reviews',
  up: async (knex) => {
    await knex.raw('ALTER TABLE analysis_documents ADD COLUMN score_basis text');
    await knex.raw('ALTER TABLE analysis_documents ADD COLUMN review text');
    // Since when a contest is open; null where none is.
    await knex.raw('ALTER TABLE analyses ADD COLUMN contested_at bigint');
    await knex.raw(
      'CREATE INDEX analyses_contested ON analyses (company_id, contested_at, id) WHERE contested_at IS NOT NULL',
    );
    // Few analyses have one: whoever erases a person looks through these.
    await knex.raw('CREATE INDEX documents_reviewed ON analysis_documents (analysis_id) WHERE review IS NOT NULL');
  },
};

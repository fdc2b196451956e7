// How a transcript was read, and the word for why none could be (docs/decisions/analysis-fields.md#d65, docs/decisions/errors.md#d69).
import type { Migration } from './migration.ts';

export const reading: Migration = {
  name: '017-reading',
  up: async (knex) => {
    await knex.raw('ALTER TABLE analysis_documents ADD COLUMN reading text');
    await knex.raw('ALTER TABLE analyses ADD COLUMN error_reason text');
  },
};

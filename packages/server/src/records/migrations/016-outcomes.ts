// What came of a conversation, and what to do better in it (docs/decisions/analysis-fields.md#d65).
import type { Migration } from './migration.ts';

export const outcomes: Migration = {
  name: '016-outcomes',
  up: async (knex) => {
    await knex.raw('ALTER TABLE analysis_documents ADD COLUMN outcome text');
    await knex.raw('ALTER TABLE analysis_documents ADD COLUMN coaching text');
  },
};

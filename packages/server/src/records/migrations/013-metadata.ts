// The texts of their own that creations bring (docs/decisions/creation.md#d68).
import type { Migration } from './migration.ts';

export const metadata: Migration = {
  name: '013-metadata',
  up: async (knex) => {
    await knex.raw('ALTER TABLE analysis_documents ADD COLUMN metadata text');
  },
};

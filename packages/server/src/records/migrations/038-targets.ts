// What a company wants to reach in trends, as JSON; null: no targets (docs/decisions/listing.md#targets).
import type { Migration } from './migration.ts';

export const targets: Migration = {
  name: '038-targets',
  up: async (knex) => {
    await knex.raw('ALTER TABLE companies ADD COLUMN targets text');
  },
};

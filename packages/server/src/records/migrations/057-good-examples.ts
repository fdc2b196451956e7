// Comments that show a team how a criterion is met (docs/decisions/coaching.md#good-examples).
import type { Migration } from './migration.ts';

export const goodExamples: Migration = {
  name: '057-good-examples',
  up: async (knex) => {
    await knex.raw('ALTER TABLE comments ADD COLUMN example_of text');
    await knex.raw('CREATE INDEX comments_as_examples ON comments (company_id, id) WHERE example_of IS NOT NULL');
  },
};

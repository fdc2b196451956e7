// An index of the list that shows only what somebody has reviewed, in the order of creation (docs/decisions/listing.md#reviewed-or-not).
import type { Migration } from './migration.ts';

export const listsOfReviewed: Migration = {
  name: '053-lists-of-reviewed',
  up: async (knex) => {
    await knex.raw(
      'CREATE INDEX analyses_by_review ON analyses (company_id, created_at, id) WHERE reviewed_at IS NOT NULL AND excluded_at IS NULL',
    );
  },
};

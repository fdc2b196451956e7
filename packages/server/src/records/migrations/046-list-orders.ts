// Indexes of the lists by score and by length: without them a page sorts the whole company (docs/decisions/listing.md#orders-of-the-pages).
import type { Migration } from './migration.ts';

export const listOrders: Migration = {
  name: '046-list-orders',
  up: async (knex) => {
    await knex.raw(
      'CREATE INDEX analyses_by_score ON analyses (company_id, display_score, id) WHERE display_score IS NOT NULL',
    );
    await knex.raw(
      'CREATE INDEX analyses_by_length ON analyses (company_id, audio_duration_seconds, id) WHERE audio_duration_seconds IS NOT NULL',
    );
  },
};

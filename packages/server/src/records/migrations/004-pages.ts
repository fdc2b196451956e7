// Indexes of what the pages list: analyses by source, those put away, the ledger, and invitations of a person.
import type { Migration } from './migration.ts';

export const pages: Migration = {
  name: '004-pages',
  up: async (knex) => {
    await knex.raw('CREATE INDEX analyses_by_source ON analyses (company_id, source, created_at, id)');
    // Few are put away: those that are not need no index of their own.
    await knex.raw(
      'CREATE INDEX analyses_by_archived ON analyses (company_id, created_at, id) WHERE archived_at IS NOT NULL',
    );
    // With the minutes, so that a balance is summed from the index alone.
    await knex.raw('CREATE INDEX credit_entries_by_time ON credit_entries (company_id, created_at, id, hundredths)');
    await knex.raw('CREATE INDEX invitations_by_user ON invitations (user_id)');
  },
};

// When SQLite's index of the search is to be written anew is told by whoever takes tokens out of it: a trigger on the words told it before they were out, and missed long transcripts and names (docs/decisions/search.md#erasure).
import type { Migration } from './migration.ts';

export const searchMergeByIndex: Migration = {
  name: '050-search-merge-by-index',
  up: async (knex) => {
    if (knex.client.config.client === 'pg') return;
    await knex.raw('DROP TRIGGER search_merge_of_words');
    // Of what was changed before this version.
    await knex.raw(`INSERT INTO search_merge (id) VALUES (1) ON CONFLICT (id) DO UPDATE SET version = version + 1`);
  },
};

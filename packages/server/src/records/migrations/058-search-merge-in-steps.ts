// FTS5 merges the index of the search no longer as part of what is committed, where it held up all requests: the indexer has it done in steps (docs/decisions/search.md#merge).
import type { Migration } from './migration.ts';

export const searchMergeInSteps: Migration = {
  name: '058-search-merge-in-steps',
  up: async (knex) => {
    if (knex.client.config.client === 'pg') return;
    await knex.raw(`INSERT INTO search_words (search_words, rank) VALUES ('automerge', 0)`);
  },
};

// When SQLite's index of the search is to be written anew, so that nothing of what was erased is left in it: triggers count up `version`, a chore follows (docs/decisions/search.md#erasure).
import type { Migration } from './migration.ts';

export const searchMerge: Migration = {
  name: '044-search-merge',
  up: async (knex) => {
    await knex.raw(`CREATE TABLE search_merge (id integer PRIMARY KEY, version integer NOT NULL DEFAULT 1,
      begun integer NOT NULL DEFAULT 0, done integer NOT NULL DEFAULT 0, not_before bigint NOT NULL DEFAULT 0)`);
    // Postgres takes dead tokens out of its index by itself.
    if (knex.client.config.client === 'pg') return;
    for (const [name, on] of triggers)
      await knex.raw(`CREATE TRIGGER ${name} AFTER ${on} BEGIN INSERT INTO search_merge (id) VALUES (1)
        ON CONFLICT (id) DO UPDATE SET version = version + 1; END`);
    // Of what was erased before this version.
    await knex.raw('INSERT INTO search_merge (id) VALUES (1)');
  },
};

const triggers = [
  ['search_merge_of_erasure', 'DELETE ON search_places'],
  [
    'search_merge_of_words',
    `UPDATE OF transcript, transcript_segments ON analysis_documents
     WHEN OLD.transcript IS NOT NULL AND NEW.transcript IS NOT OLD.transcript
       OR OLD.transcript_segments IS NOT NULL AND NEW.transcript_segments IS NOT OLD.transcript_segments`,
  ],
] as const;

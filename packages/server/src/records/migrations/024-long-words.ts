// Words of long conversations in pieces of their own (docs/decisions/database.md#words). What is stored stays where it is, and is read from there: no row is touched.
import { idType, type Migration } from './migration.ts';

export const longWords: Migration = {
  name: '024-long-words',
  up: async (knex) => {
    const id = idType(knex);
    // Without a reference to analyses: the words of a new one come before it.
    await knex.raw(`CREATE TABLE analysis_words (analysis_id ${id} NOT NULL, set_id ${id} NOT NULL, piece integer NOT NULL,
      text text NOT NULL, CONSTRAINT analysis_words_in_order PRIMARY KEY (analysis_id, set_id, piece))`);
    // Sets that no row refers to: not yet, since then, or no longer (-1).
    await knex.raw(`CREATE TABLE loose_words (analysis_id ${id} NOT NULL, set_id ${id} NOT NULL, since bigint NOT NULL,
      CONSTRAINT loose_words_of_analysis PRIMARY KEY (analysis_id, set_id))`);
    await knex.raw('CREATE INDEX loose_words_by_time ON loose_words (since)');
    await knex.raw(`ALTER TABLE analysis_documents ADD COLUMN transcript_set ${id}`);
    await knex.raw(`ALTER TABLE analysis_documents ADD COLUMN segments_set ${id}`);
  },
};

// Comments on analyses, at a moment or on the whole, for everybody or addressed to one person (docs/decisions/coaching.md#comments).
import { idType, type Migration } from './migration.ts';

export const comments: Migration = {
  name: '033-comments',
  up: async (knex) => {
    const id = idType(knex);
    await knex.raw(`CREATE TABLE comments (id ${id} PRIMARY KEY, company_id ${id} NOT NULL, analysis_id ${id} NOT NULL REFERENCES analyses (id),
      turn integer, text text NOT NULL, author_id ${id}, addressee_id ${id}, created_at bigint NOT NULL, edited_at bigint, done_at bigint)`);
    await knex.raw('CREATE INDEX comments_of_analysis ON comments (analysis_id, id)');
    await knex.raw('CREATE INDEX comments_to_do ON comments (addressee_id, id) WHERE done_at IS NULL');
    // For whoever erases a person.
    await knex.raw('CREATE INDEX comments_by_author ON comments (author_id)');
    await knex.raw('CREATE INDEX comments_by_addressee ON comments (addressee_id)');
  },
};

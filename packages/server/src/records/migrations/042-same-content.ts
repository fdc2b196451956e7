// What the content of an analysis is known by, to notice the same one when it comes again (docs/decisions/creation.md#same-content).
import { idType, type Migration } from './migration.ts';

export const sameContent: Migration = {
  name: '042-same-content',
  up: async (knex) => {
    await knex.raw(`ALTER TABLE analyses ADD COLUMN content_seal ${idType(knex)}`);
    await knex.raw(
      'CREATE INDEX analyses_content ON analyses (company_id, content_seal) WHERE content_seal IS NOT NULL',
    );
  },
};

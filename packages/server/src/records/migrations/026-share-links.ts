// Share links end, may hide things, may need a passcode, and are counted; a company says whether there are any (docs/decisions/analysis-fields.md#d34).
import { idType, type Migration } from './migration.ts';

export const shareLinks: Migration = {
  name: '026-share-links',
  up: async (knex) => {
    await knex.raw("ALTER TABLE companies ADD COLUMN share_links text NOT NULL DEFAULT 'atCreation'");
    await knex.raw('ALTER TABLE companies ADD COLUMN share_link_days integer DEFAULT 90');
    // Null of links from before: they end when they are replaced.
    await knex.raw('ALTER TABLE analyses ADD COLUMN share_expires_at bigint');
    // What is not so by default, and what is counted: most links have no row.
    await knex.raw(`CREATE TABLE share_links (analysis_id ${idType(knex)} PRIMARY KEY REFERENCES analyses (id),
      audience text NOT NULL DEFAULT 'internal', shows_transcript integer NOT NULL DEFAULT 1, shows_recording integer NOT NULL DEFAULT 1,
      passcode_hash text, openings bigint NOT NULL DEFAULT 0, last_opened_at bigint)`);
  },
};

// What a company keeps and for how long, which analyses a legal hold keeps, and people who are being erased. Links of archived analyses end (docs/decisions/analysis-fields.md#d34).
import { idType, type Migration } from './migration.ts';

export const retention: Migration = {
  name: '015-retention',
  up: async (knex) => {
    const id = idType(knex);
    await knex.raw('UPDATE analyses SET share_token = NULL WHERE archived_at IS NOT NULL AND share_token IS NOT NULL');
    await knex.raw('ALTER TABLE analyses ADD COLUMN legal_hold_at bigint');
    // One row for each kind of thing that a company lets go: recording, transcript, analysis.
    await knex.raw(`CREATE TABLE retention_rules (company_id ${id} NOT NULL REFERENCES companies (id), kind text NOT NULL,
      days integer, keeps_scores integer NOT NULL DEFAULT 0, done_at bigint NOT NULL DEFAULT 0,
      CONSTRAINT retention_rules_of_company PRIMARY KEY (company_id, kind))`);
    // 'keep' or 'delete': what becomes of the analyses of somebody who is being erased.
    await knex.raw('ALTER TABLE users ADD COLUMN erasure text');
    await knex.raw('ALTER TABLE users ADD COLUMN erased_by text');
    await knex.raw('CREATE INDEX users_to_erase ON users (id) WHERE erasure IS NOT NULL');
  },
};

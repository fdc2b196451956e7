// The audit log has a chain that is of no company, for what concerns the server itself: an API key that is nobody's (docs/decisions/audit.md#refused-keys).
import { idType, type Migration } from './migration.ts';

export const serverChain: Migration = {
  name: '048-server-chain',
  up: async (knex) => {
    if (knex.client.config.client === 'pg') {
      await knex.raw('ALTER TABLE audit_chains DROP CONSTRAINT audit_chains_company_id_fkey');
      return;
    }
    // SQLite drops no constraint of a table that stays.
    await knex.raw(`CREATE TABLE audit_chains_of_all (company_id ${idType(knex)} NOT NULL, sequence bigint NOT NULL,
      at bigint NOT NULL, hash text NOT NULL, CONSTRAINT audit_chain_of_company PRIMARY KEY (company_id))`);
    await knex.raw(`INSERT INTO audit_chains_of_all (company_id, sequence, at, hash)
      SELECT company_id, sequence, at, hash FROM audit_chains`);
    await knex.raw('DROP TABLE audit_chains');
    await knex.raw('ALTER TABLE audit_chains_of_all RENAME TO audit_chains');
  },
};

// Erasure of companies: when it was asked for and by whom, when it is due, and when it was done (docs/decisions/erasure.md#a-company).
import { idType, type Migration } from './migration.ts';

export const companyErasure: Migration = {
  name: '022-company-erasure',
  up: async (knex) => {
    await knex.raw('ALTER TABLE companies ADD COLUMN erasure_asked_at bigint');
    // Null: the command line.
    await knex.raw(`ALTER TABLE companies ADD COLUMN erasure_asked_by ${idType(knex)}`);
    await knex.raw('ALTER TABLE companies ADD COLUMN erasure_due_at bigint');
    // From then on nothing of it can be reached; what is left goes a few rows at a time.
    await knex.raw('ALTER TABLE companies ADD COLUMN erased_at bigint');
    await knex.raw('ALTER TABLE companies ADD COLUMN erased_by text');
    await knex.raw('CREATE INDEX companies_to_erase ON companies (erasure_due_at) WHERE erasure_due_at IS NOT NULL');
  },
};

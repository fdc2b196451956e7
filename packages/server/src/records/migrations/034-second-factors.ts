// Signing in with a second step: secrets of authenticator apps, recovery codes, and whether a company requires it (docs/decisions/sign-in.md#two-step-sign-in).
import { idType, type Migration } from './migration.ts';

export const secondFactors: Migration = {
  name: '034-second-factors',
  up: async (knex) => {
    // Null: the password suffices.
    await knex.raw('ALTER TABLE users ADD COLUMN second_factor_at bigint');
    await knex.raw('ALTER TABLE companies ADD COLUMN second_factor_required integer NOT NULL DEFAULT 0');
    await knex.raw(`CREATE TABLE second_factors (user_id ${idType(knex)} PRIMARY KEY REFERENCES users (id),
      company_id ${idType(knex)} NOT NULL, secret text NOT NULL, last_step bigint NOT NULL)`);
    await knex.raw(`CREATE TABLE recovery_codes (user_id ${idType(knex)} NOT NULL REFERENCES users (id),
      code_hash text NOT NULL, PRIMARY KEY (user_id, code_hash))`);
  },
};

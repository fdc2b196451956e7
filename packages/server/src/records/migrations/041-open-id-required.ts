// Companies that require their sign-in service, and the administrators whose passwords work all the same (docs/decisions/sign-in.md#openid-connect).
import type { Migration } from './migration.ts';

export const openIdRequired: Migration = {
  name: '041-open-id-required',
  up: async (knex) => {
    await knex.raw('ALTER TABLE companies ADD COLUMN open_id_required integer NOT NULL DEFAULT 0');
    await knex.raw('ALTER TABLE users ADD COLUMN keeps_password integer NOT NULL DEFAULT 0');
  },
};

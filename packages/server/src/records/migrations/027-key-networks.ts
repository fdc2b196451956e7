// Keys may be restricted to networks, have a secret before the present one, and tell from where they were used last (docs/decisions/access.md#rotation-of-a-key).
import type { Migration } from './migration.ts';

export const keyNetworks: Migration = {
  name: '027-key-networks',
  up: async (knex) => {
    await knex.raw('ALTER TABLE api_keys ADD COLUMN networks text');
    await knex.raw('ALTER TABLE api_keys ADD COLUMN last_used_address text');
    await knex.raw('ALTER TABLE api_keys ADD COLUMN previous_hash text');
    await knex.raw('ALTER TABLE api_keys ADD COLUMN previous_ends_at bigint');
    await knex.raw('CREATE INDEX api_keys_previous ON api_keys (previous_hash) WHERE previous_hash IS NOT NULL');
  },
};

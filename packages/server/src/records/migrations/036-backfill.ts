// An earlier period that an integration is to collect, and how far it has come (docs/collect-recordings.md#an-earlier-period).
import type { Migration } from './migration.ts';

export const backfill: Migration = {
  name: '036-backfill',
  up: async (knex) => {
    for (const column of ['backfill_from', 'backfill_to', 'backfilled_from'])
      await knex.raw(`ALTER TABLE integrations ADD COLUMN ${column} bigint`);
    await knex.raw('ALTER TABLE integrations ADD COLUMN backfill_position text');
  },
};

// How many minutes an integration has collected in a day, for those that have a limit (docs/collect-recordings.md#filters-and-the-minutes-of-a-day).
import type { Migration } from './migration.ts';

export const collectedDay: Migration = {
  name: '031-collected-day',
  up: async (knex) => {
    await knex.raw('ALTER TABLE integrations ADD COLUMN day text');
    await knex.raw('ALTER TABLE integrations ADD COLUMN day_hundredths bigint NOT NULL DEFAULT 0');
  },
};

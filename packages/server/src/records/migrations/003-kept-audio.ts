// Which recordings are in storage while no analysis says so yet, or none says so any more.
import type { Migration } from './migration.ts';

export const keptAudio: Migration = {
  name: '003-kept-audio',
  up: async (knex) => {
    await knex.schema.createTable('kept_audio', (table) => {
      table.text('storage_key').primary();
      // Whose process answers for it: once that is gone, the object is nobody's.
      table.text('runner_id').notNullable().index();
    });
  },
};

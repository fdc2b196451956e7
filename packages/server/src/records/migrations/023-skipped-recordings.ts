// Recordings that a run left out, so that somebody can look at them and decide; what a run found and was not ready.
import { idType, type Migration } from './migration.ts';

export const skippedRecordings: Migration = {
  name: '023-skipped-recordings',
  up: async (knex) => {
    const text = idType(knex);
    await knex.schema.createTable('skipped_recordings', (table) => {
      table.specificType('id', text).primary();
      table
        .specificType('integration_id', text)
        .notNullable()
        .references('id')
        .inTable('integrations')
        .onDelete('CASCADE');
      table.specificType('external_id', text).notNullable();
      table.specificType('position', text).notNullable();
      table.text('reason').notNullable();
      table.bigInteger('skipped_at').notNullable();
      table.bigInteger('recorded_at');
      table.double('duration_seconds');
      // collect or never.
      table.text('decision');
      table.unique(['integration_id', 'external_id']);
      table.index(['integration_id', 'skipped_at', 'id']);
      table.index(['skipped_at']);
    });
    // JSON: what for → count.
    await knex.raw("ALTER TABLE collection_runs ADD COLUMN awaited text NOT NULL DEFAULT '{}'");
  },
};

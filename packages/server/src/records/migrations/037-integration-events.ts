// Webhooks tell of integrations too: a body is of an analysis or of an integration, which remembers that it was told to have stopped.
import { idType, type Migration } from './migration.ts';

export const integrationEvents: Migration = {
  name: '037-integration-events',
  up: async (knex) => {
    await knex.raw('ALTER TABLE integrations ADD COLUMN stopped_at bigint');
    await knex.raw(
      `UPDATE integrations SET stopped_at = updated_at
       WHERE is_active = 1 AND (state IN ('paused_no_credits', 'credentials_refused') OR failures >= 3)`,
    );
    // SQLite cannot take NOT NULL from a column: both tables are made anew, the queue in them is kept.
    for (const table of ['webhook_deliveries', 'webhook_bodies']) {
      await knex.raw(`CREATE TABLE kept_${table} AS SELECT * FROM ${table}`);
      await knex.raw(`DROP TABLE ${table}`);
    }
    await knex.schema.createTable('webhook_bodies', (table) => {
      table.specificType('id', idType(knex)).primary();
      table.specificType('analysis_id', idType(knex)).references('id').inTable('analyses');
      table.specificType('integration_id', idType(knex)).references('id').inTable('integrations');
      table.text('role').notNullable();
      table.text('body').notNullable();
      table.unique(['analysis_id', 'role']);
      table.index(['integration_id']);
    });
    await knex.schema.createTable('webhook_deliveries', (table) => {
      table.specificType('id', idType(knex)).primary();
      table
        .specificType('destination_id', idType(knex))
        .notNullable()
        .references('id')
        .inTable('webhook_destinations')
        .onDelete('CASCADE');
      table.specificType('body_id', idType(knex)).notNullable().references('id').inTable('webhook_bodies');
      table.bigInteger('timestamp_seconds').notNullable();
      table.integer('attempts').notNullable().defaultTo(0);
      table.bigInteger('next_attempt_at').notNullable();
      table.index(['destination_id', 'next_attempt_at', 'id']);
      table.index(['body_id']);
    });
    const columns = {
      webhook_bodies: 'id, analysis_id, role, body',
      webhook_deliveries: 'id, destination_id, body_id, timestamp_seconds, attempts, next_attempt_at',
    };
    for (const [table, names] of Object.entries(columns)) {
      await knex.raw(`INSERT INTO ${table} (${names}) SELECT ${names} FROM kept_${table}`);
      await knex.raw(`DROP TABLE kept_${table}`);
    }
  },
};

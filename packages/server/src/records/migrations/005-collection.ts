// Collection: integrations, their runs, what each has seen already, and who answers at which extension.
import { idType, type Migration } from './migration.ts';

export const collection: Migration = {
  name: '005-collection',
  up: async (knex) => {
    const text = idType(knex);
    // The one of the first schema was never written to.
    await knex.schema.dropTable('integrations');
    await knex.schema.createTable('integrations', (table) => {
      table.specificType('id', text).primary();
      table.specificType('company_id', text).notNullable().references('id').inTable('companies');
      table.text('connector').notNullable();
      table.text('label');
      table.text('settings').notNullable();
      // Sealed under the server's secret.
      table.text('credentials');
      table.bigInteger('since').notNullable();
      table.text('position');
      table.integer('is_active').notNullable().defaultTo(1);
      table.text('state').notNullable();
      table.integer('interval_minutes').notNullable();
      table.integer('minimum_duration_seconds').notNullable();
      table.bigInteger('run_after').notNullable();
      // Runs in a row that failed, and in how many of them the same recording could not be fetched.
      table.integer('failures').notNullable().defaultTo(0);
      table.text('stuck_external_id');
      table.integer('stuck_count').notNullable().defaultTo(0);
      // What the recording costs that a pause waits for.
      table.bigInteger('needed_hundredths').notNullable().defaultTo(0);
      table.specificType('runner_id', text);
      table.integer('fence').notNullable().defaultTo(0);
      table.bigInteger('created_at').notNullable();
      table.bigInteger('updated_at').notNullable();
      table.index(['company_id', 'created_at', 'id']);
      table.index(['run_after', 'id']);
    });
    await knex.schema.createTable('collection_runs', (table) => {
      table.specificType('id', text).primary();
      table
        .specificType('integration_id', text)
        .notNullable()
        .references('id')
        .inTable('integrations')
        .onDelete('CASCADE');
      table.text('started_by').notNullable();
      table.bigInteger('started_at').notNullable();
      table.bigInteger('finished_at');
      table.integer('found').notNullable().defaultTo(0);
      table.integer('queued').notNullable().defaultTo(0);
      // JSON: reason → count.
      table.text('skipped').notNullable().defaultTo('{}');
      table.text('error');
      table.index(['integration_id', 'started_at', 'id']);
      table.index(['started_at']);
    });
    // One unfinished run an integration, whoever starts it.
    await knex.raw(
      'CREATE UNIQUE INDEX collection_runs_open ON collection_runs (integration_id) WHERE finished_at IS NULL',
    );
    await knex.schema.createTable('collected_recordings', (table) => {
      table
        .specificType('integration_id', text)
        .notNullable()
        .references('id')
        .inTable('integrations')
        .onDelete('CASCADE');
      table.specificType('external_id', text).notNullable();
      table.bigInteger('collected_at').notNullable();
      table.primary(['integration_id', 'external_id']);
    });
    await knex.schema.createTable('user_extensions', (table) => {
      table.specificType('company_id', text).notNullable().references('id').inTable('companies');
      table.specificType('extension', text).notNullable();
      table.specificType('user_id', text).notNullable().references('id').inTable('users');
      table.primary(['company_id', 'extension']);
      table.index(['user_id']);
    });
    await knex.raw('ALTER TABLE users DROP COLUMN extension');
    // Who comes to be known later gets what waits for him.
    await knex.raw(
      `CREATE INDEX analyses_unattributed ON analyses (company_id, external_owner_id)
       WHERE attribution_status = 'pending' AND external_owner_id IS NOT NULL`,
    );
  },
};

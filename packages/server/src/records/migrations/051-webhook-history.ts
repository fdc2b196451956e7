// What became of deliveries is kept for a while, and a delivery that waits tells of its last attempt (docs/decisions/webhooks.md#history).
import { idType, type Migration } from './migration.ts';

export const webhookHistory: Migration = {
  name: '051-webhook-history',
  up: async (knex) => {
    await knex.schema.alterTable('webhook_deliveries', (table) => {
      table.bigInteger('last_attempt_at');
      table.integer('last_status');
      table.text('last_reason');
    });
    // No reference to the destination: who ends an attempt would wait for whoever changes it, who waits for the delivery.
    await knex.schema.createTable('webhook_history', (table) => {
      table.specificType('id', idType(knex)).primary();
      table.specificType('destination_id', idType(knex)).notNullable();
      table.text('event').notNullable();
      table.specificType('analysis_id', idType(knex));
      table.specificType('integration_id', idType(knex));
      table.text('state').notNullable();
      table.integer('attempts').notNullable();
      table.bigInteger('timestamp_seconds').notNullable();
      table.bigInteger('last_attempt_at').notNullable();
      table.integer('last_status');
      table.text('last_reason');
      table.index(['destination_id', 'id']);
      table.index(['analysis_id']);
    });
  },
};

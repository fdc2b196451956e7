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
    const id = idType(knex);
    await knex.raw(`CREATE TABLE webhook_history (
      destination_id ${id} NOT NULL, id ${id} NOT NULL, event text NOT NULL, analysis_id ${id}, integration_id ${id}, state text NOT NULL,
      attempts integer NOT NULL, timestamp_seconds bigint NOT NULL, last_attempt_at bigint NOT NULL, last_status integer, last_reason text,
      PRIMARY KEY (destination_id, id)) ${knex.client.config.client === 'pg' ? '' : 'WITHOUT ROWID'}`);
    await knex.raw('CREATE INDEX webhook_history_of_analysis ON webhook_history (analysis_id)');
  },
};

// Which integration collected an analysis, and what it waits for when that is out of reach (docs/decisions/creation.md#waiting); recordings that a provider lists and does not hand out.
import { idType, type Migration } from './migration.ts';

export const collectionWaits: Migration = {
  name: '018-collection-waits',
  up: async (knex) => {
    // No reference: what was collected stays when its integration goes.
    await knex.raw(`ALTER TABLE analyses ADD COLUMN integration_id ${idType(knex)}`);
    await knex.raw('ALTER TABLE analyses ADD COLUMN wait_count integer NOT NULL DEFAULT 0');
    await knex.raw('ALTER TABLE analyses ADD COLUMN waiting_for text');
    await knex.raw('ALTER TABLE analyses ADD COLUMN tried_at bigint');
    const text = idType(knex);
    await knex.schema.createTable('held_recordings', (table) => {
      table
        .specificType('integration_id', text)
        .notNullable()
        .references('id')
        .inTable('integrations')
        .onDelete('CASCADE');
      table.specificType('external_id', text).notNullable();
      table.specificType('position', text).notNullable();
      table.text('detail').notNullable();
      table.integer('tries').notNullable();
      table.bigInteger('first_at').notNullable();
      table.bigInteger('retry_at').notNullable();
      table.primary(['integration_id', 'external_id']);
    });
    await knex.raw('CREATE INDEX analyses_waiting ON analyses (integration_id) WHERE waiting_for IS NOT NULL');
  },
};

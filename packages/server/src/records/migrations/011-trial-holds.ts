// What trials of interaction types hold while a model answers, so that a process that dies gives it back.
import { idType, type Migration } from './migration.ts';

export const trialHolds: Migration = {
  name: '011-trial-holds',
  up: async (knex) => {
    const text = idType(knex);
    await knex.schema.createTable('trial_holds', (table) => {
      table.specificType('id', text).primary();
      table.specificType('company_id', text).notNullable().references('id').inTable('companies');
      // The process that waits for the model: without its lease the hold is released.
      table.specificType('runner_id', text).notNullable();
      table.bigInteger('hundredths').notNullable();
    });
  },
};

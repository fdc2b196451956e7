// What a company has made of the catalogue's types, and which criteria were tried on a conversation.
import { idType, type Migration } from './migration.ts';

export const houseTypes: Migration = {
  name: '040-house-types',
  up: async (knex) => {
    const id = idType(knex);
    await knex.raw(`CREATE TABLE catalogue_types (company_id ${id} NOT NULL REFERENCES companies (id), key ${id} NOT NULL,
      switched_off_at bigint, replaced_by ${id}, PRIMARY KEY (company_id, key))`);
    await knex.raw('CREATE UNIQUE INDEX catalogue_types_by_own ON catalogue_types (company_id, replaced_by)');
    await knex.raw(`CREATE TABLE type_trials (company_id ${id} NOT NULL REFERENCES companies (id), digest text NOT NULL,
      tried_at bigint NOT NULL, PRIMARY KEY (company_id, digest))`);
  },
};

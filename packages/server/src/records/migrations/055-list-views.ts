// Views of the list of analyses that people have saved: one row for each person who has any.
import { idType, type Migration } from './migration.ts';

export const listViews: Migration = {
  name: '055-list-views',
  up: async (knex) => {
    const id = idType(knex);
    await knex.raw(`CREATE TABLE list_views (user_id ${id} PRIMARY KEY REFERENCES users (id),
      company_id ${id} NOT NULL REFERENCES companies (id), views text NOT NULL)`);
    await knex.raw('CREATE INDEX list_views_of_company ON list_views (company_id)');
  },
};

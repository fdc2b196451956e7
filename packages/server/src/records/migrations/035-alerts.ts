// What people want to be told outside the pages, and completed analyses that nobody has looked through for it yet.
import { idType, type Migration } from './migration.ts';

export const alerts: Migration = {
  name: '035-alerts',
  up: async (knex) => {
    const id = idType(knex);
    await knex.raw(`CREATE TABLE alert_settings (user_id ${id} PRIMARY KEY REFERENCES users (id),
      company_id ${id} NOT NULL REFERENCES companies (id), language text, by_mail integer NOT NULL DEFAULT 1, chat_kind text, chat_url text,
      digest integer NOT NULL DEFAULT 0, digest_week text NOT NULL DEFAULT '', score_below integer, words text NOT NULL DEFAULT '[]',
      failures integer NOT NULL DEFAULT 0)`);
    await knex.raw('CREATE INDEX alert_settings_of_company ON alert_settings (company_id)');
    await knex.raw(`CREATE TABLE alert_checks (analysis_id ${id} PRIMARY KEY, company_id ${id} NOT NULL REFERENCES companies (id),
      created_at bigint NOT NULL)`);
  },
};

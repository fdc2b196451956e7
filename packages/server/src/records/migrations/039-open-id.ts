// Signing in through OpenID Connect: the sign-in service of a company, sign-ins under way, and whose account there is whose (docs/decisions/sign-in.md#openid-connect).
import { idType, type Migration } from './migration.ts';

export const openId: Migration = {
  name: '039-open-id',
  up: async (knex) => {
    const id = idType(knex);
    // The revision is another one after each change: what was begun before it is not completed.
    await knex.raw(`CREATE TABLE open_id_providers (company_id ${id} PRIMARY KEY REFERENCES companies (id), revision ${id} NOT NULL,
      issuer text NOT NULL, client_id text NOT NULL, client_secret text NOT NULL, updated_at bigint NOT NULL, tested_at bigint)`);
    await knex.raw(`CREATE TABLE open_id_attempts (state_hash text PRIMARY KEY, browser_hash text NOT NULL,
      company_id ${id} NOT NULL REFERENCES companies (id), revision ${id} NOT NULL, nonce text NOT NULL, verifier text NOT NULL,
      try_id ${id}, expires_at bigint NOT NULL)`);
    await knex.raw('CREATE INDEX open_id_attempts_by_end ON open_id_attempts (expires_at)');
    await knex.raw('CREATE INDEX open_id_attempts_of_company ON open_id_attempts (company_id)');
    await knex.raw(`CREATE TABLE open_id_accounts (user_id ${id} PRIMARY KEY REFERENCES users (id), company_id ${id} NOT NULL,
      issuer text NOT NULL, subject text NOT NULL, linked_at bigint NOT NULL, UNIQUE (company_id, issuer, subject))`);
    // The service has confirmed who it is in its own way, which counts as the second step.
    await knex.raw('ALTER TABLE sessions ADD COLUMN by_open_id integer NOT NULL DEFAULT 0');
  },
};

// Mails and what leads to them: the queue of notices to people, links that replace a forgotten password, and from where each person signs in.
import { idType, type Migration } from './migration.ts';

export const mail: Migration = {
  name: '030-mail',
  up: async (knex) => {
    const id = idType(knex);
    // An ended one stays for a day, without what it told, so that they can be counted.
    await knex.raw(`CREATE TABLE notices (id ${id} PRIMARY KEY, company_id ${id} NOT NULL REFERENCES companies (id),
      user_id ${id} NOT NULL REFERENCES users (id), channel text NOT NULL, kind text NOT NULL, subject_id ${id}, facts text NOT NULL,
      created_at bigint NOT NULL, expires_at bigint NOT NULL, attempts integer NOT NULL DEFAULT 0, next_attempt_at bigint)`);
    await knex.raw('CREATE INDEX notices_due ON notices (next_attempt_at) WHERE next_attempt_at IS NOT NULL');
    await knex.raw('CREATE INDEX notices_of_user ON notices (user_id, created_at)');
    await knex.raw('CREATE INDEX notices_of_company ON notices (company_id, created_at)');
    await knex.raw('CREATE INDEX notices_of_subject ON notices (subject_id) WHERE subject_id IS NOT NULL');
    await knex.raw(`CREATE TABLE password_resets (token_hash text PRIMARY KEY, user_id ${id} NOT NULL REFERENCES users (id),
      expires_at bigint NOT NULL)`);
    await knex.raw('CREATE INDEX password_resets_of_user ON password_resets (user_id)');
    await knex.raw(`CREATE TABLE sign_in_networks (user_id ${id} NOT NULL REFERENCES users (id), network text NOT NULL,
      seen_at bigint NOT NULL, PRIMARY KEY (user_id, network))`);
    await knex.raw(`CREATE TABLE new_sign_ins (id ${id} PRIMARY KEY, user_id ${id} NOT NULL REFERENCES users (id), device_id text NOT NULL,
      at bigint NOT NULL, user_agent text, address text)`);
    await knex.raw('CREATE INDEX new_sign_ins_of_user ON new_sign_ins (user_id, at)');
  },
};

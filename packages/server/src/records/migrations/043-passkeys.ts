// Signing in with passkeys: those of people, challenges that wait for an answer, and which session a passkey has begun (docs/decisions/sign-in.md#passkeys).
import { idType, type Migration } from './migration.ts';

export const passkeys: Migration = {
  name: '043-passkeys',
  up: async (knex) => {
    const id = idType(knex);
    await knex.raw(`CREATE TABLE passkeys (id ${id} PRIMARY KEY, user_id ${id} NOT NULL REFERENCES users (id), company_id ${id} NOT NULL,
      credential_id text NOT NULL UNIQUE, public_key text NOT NULL, counter bigint NOT NULL, transports text NOT NULL, name text NOT NULL,
      created_at bigint NOT NULL, last_used_at bigint)`);
    await knex.raw('CREATE INDEX passkeys_of_user ON passkeys (user_id)');
    await knex.raw('CREATE INDEX passkeys_of_company ON passkeys (company_id)');
    await knex.raw(`CREATE TABLE passkey_challenges (challenge_hash text PRIMARY KEY, owner text NOT NULL, try_id ${id},
      expires_at bigint NOT NULL)`);
    await knex.raw('CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at)');
    // The device has verified the person, which counts as the second step.
    await knex.raw(`ALTER TABLE sessions ADD COLUMN passkey_id ${id}`);
  },
};

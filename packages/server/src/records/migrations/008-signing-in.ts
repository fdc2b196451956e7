// Signing in (docs/decisions/sign-in.md#d63): e-mails per company, who made an invitation, since when a password stands, and sessions that their owner can tell apart.
import type { Knex } from 'knex';
import { newId } from '../ids.ts';
import { idType, type Migration } from './migration.ts';

export const signingIn: Migration = {
  name: '008-signing-in',
  up: async (knex) => {
    await emails(knex);
    await invitations(knex);
    await sessions(knex);
  },
};

async function emails(knex: Knex) {
  await knex.schema.alterTable('users', (table) => {
    table.dropUnique(['email_folded']);
    table.unique(['company_id', 'email_folded']);
    table.index(['email_folded']);
    table.bigInteger('password_changed_at');
    // Through an invitation, when there was one before; null once the person has said that it was seen.
    table.bigInteger('password_replaced_at');
  });
  // One salt an e-mail: a password is then computed once, in however many companies the e-mail is.
  await knex.schema.createTable('password_salts', (table) => {
    table.text('email_folded').primary();
    table.text('salt').notNullable();
  });
  const rows: { email_folded: string; password_hash: string }[] = await knex('users')
    .whereNotNull('password_hash')
    .select('email_folded', 'password_hash');
  for (const row of rows) {
    const salt = row.password_hash.split('$')[4];
    if (salt) await knex('password_salts').insert({ email_folded: row.email_folded, salt });
  }
}

async function invitations(knex: Knex) {
  const id = idType(knex);
  await knex.schema.alterTable('invitations', (table) => {
    // Null: the command line did.
    table.specificType('made_by', id).references('id').inTable('users');
    table.specificType('key_id', id).references('id').inTable('api_keys');
  });
  // Nobody can tell any more whether a key made them: administrators make new ones.
  await knex.raw(`DELETE FROM invitations WHERE used_at IS NULL AND user_id IN
    (SELECT id FROM users WHERE role IN ('admin_company', 'super_admin') OR password_hash IS NOT NULL)`);
}

async function sessions(knex: Knex) {
  await knex.schema.alterTable('sessions', (table) => {
    table.specificType('id', idType(knex));
    table.text('user_agent');
    table.text('address');
    // Whether it began with an invitation, by whoever had the link.
    table.integer('by_invitation').notNullable().defaultTo(0);
    table.index(['user_id']);
  });
  const rows: { token_hash: string }[] = await knex('sessions').select('token_hash');
  for (const { token_hash } of rows) await knex('sessions').where({ token_hash }).update({ id: newId().id });
}

// The first schema. Times are integer milliseconds, credits integer hundredths of a minute, blocks JSON text.
import type { Knex } from 'knex';
import { idType, type Migration } from './migration.ts';

export const initial: Migration = {
  name: '001-initial',
  up: async (knex) => {
    await people(knex);
    await analyses(knex);
    await credits(knex);
    await requests(knex);
    await webhooks(knex);
    await collection(knex);
  },
};

const id = (table: Knex.CreateTableBuilder, knex: Knex, name = 'id') => table.specificType(name, idType(knex));

const companyOf = (table: Knex.CreateTableBuilder, knex: Knex) =>
  id(table, knex, 'company_id').notNullable().references('id').inTable('companies');

async function people(knex: Knex) {
  await knex.schema.createTable('companies', (table) => {
    id(table, knex).primary();
    table.text('name').notNullable();
    table.text('language').notNullable().defaultTo('en');
    table.text('plan_name').notNullable();
    table.bigInteger('plan_hundredths').notNullable();
    // The month (YYYY-MM, UTC) whose plan minutes were granted last.
    table.text('plan_granted_month').notNullable();
    // Always the sum of the company's ledger; kept here so that one guarded UPDATE can hold credits.
    table.bigInteger('ledger_hundredths').notNullable().defaultTo(0);
    table.bigInteger('held_hundredths').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('deactivated_at');
  });
  await knex.schema.createTable('users', (table) => {
    id(table, knex).primary();
    companyOf(table, knex);
    table.text('name').notNullable();
    table.text('email').notNullable();
    table.text('email_folded').notNullable().unique();
    table.text('role').notNullable();
    id(table, knex, 'supervisor_id').references('id').inTable('users');
    table.text('job_function');
    table.text('extension');
    table.text('password_hash');
    table.bigInteger('deactivated_at');
    table.bigInteger('created_at').notNullable();
    table.index(['company_id', 'name', 'id']);
    table.index(['supervisor_id']);
  });
  await knex.schema.createTable('invitations', (table) => {
    table.text('token_hash').primary();
    id(table, knex, 'user_id').notNullable().references('id').inTable('users');
    table.bigInteger('expires_at').notNullable();
    table.bigInteger('used_at');
  });
  await knex.schema.createTable('sessions', (table) => {
    table.text('token_hash').primary();
    id(table, knex, 'user_id').notNullable().references('id').inTable('users');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('last_seen_at').notNullable();
  });
  await knex.schema.createTable('sign_in_failures', (table) => {
    id(table, knex).primary();
    table.text('subject').notNullable();
    table.bigInteger('failed_at').notNullable();
    table.index(['subject', 'failed_at', 'id']);
  });
  await knex.schema.createTable('api_keys', (table) => {
    id(table, knex).primary();
    companyOf(table, knex);
    id(table, knex, 'user_id').notNullable().references('id').inTable('users');
    table.text('name').notNullable();
    table.text('key_hash').notNullable().unique();
    table.text('key_start').notNullable();
    table.text('scopes').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at');
    table.bigInteger('revoked_at');
    table.bigInteger('last_used_at');
    table.index(['company_id', 'created_at']);
  });
  await knex.schema.createTable('interaction_types', (table) => {
    companyOf(table, knex);
    table.text('key').notNullable();
    table.text('label').notNullable();
    table.text('macro_front').notNullable();
    table.text('criteria').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('deactivated_at');
    table.primary(['company_id', 'key']);
  });
}

async function analyses(knex: Knex) {
  await knex.schema.createTable('runners', (table) => {
    id(table, knex).primary();
    table.text('hostname').notNullable();
    table.integer('pid').notNullable();
    table.bigInteger('seen_at').notNullable();
  });
  // Listed columns only: the heavy ones are in analysis_documents, so that a page never reads them.
  await knex.schema.createTable('analyses', (table) => {
    const listedBy = (...columns: string[]) =>
      table.index(['company_id', ...columns, 'created_at', 'id'], ['analyses_by', ...columns].join('_'));
    id(table, knex).primary();
    companyOf(table, knex);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.text('status').notNullable();
    table.text('source').notNullable();
    table.text('trigger').notNullable();
    table.text('provider');
    table.text('external_call_id');
    table.text('external_owner_id');
    id(table, knex, 'salesperson_id').references('id').inTable('users');
    table.text('salesperson_name');
    table.text('supervisor_name');
    table.text('client_name');
    id(table, knex, 'created_by').references('id').inTable('users');
    table.double('display_score');
    table.double('score');
    table.double('interaction_score');
    table.text('interaction_type');
    table.text('interaction_type_source');
    table.text('language');
    table.text('summary');
    table.double('audio_duration_seconds');
    table.text('attribution_status').notNullable();
    table.bigInteger('tokens_used').notNullable().defaultTo(0);
    table.double('cost').notNullable().defaultTo(0);
    id(table, knex, 'job_id');
    table.text('error_source');
    table.text('error_detail');
    table.integer('auto_retry_count').notNullable().defaultTo(0);
    table.bigInteger('archived_at');
    table.text('share_token').unique();
    // The process that works on it, how often it was claimed, when a queued one may be claimed, and what is held for it.
    id(table, knex, 'runner_id');
    table.integer('fence').notNullable().defaultTo(0);
    table.bigInteger('run_after');
    table.bigInteger('held_hundredths').notNullable().defaultTo(0);
    // One index for every way to list, so that a page costs the same among a thousand and among millions: whose, and of which kind.
    for (const owner of [[], ['salesperson_id'], ['created_by']]) {
      for (const kind of [[], ['status'], ['interaction_type'], ['status', 'interaction_type']])
        listedBy(...owner, ...kind);
    }
    listedBy('created_by', 'salesperson_id');
    listedBy('external_call_id');
    table.unique(['company_id', 'provider', 'external_call_id']);
  });
  // What is being worked on or waits is few among millions.
  await knex.raw(
    "CREATE INDEX analyses_open ON analyses (status, run_after) WHERE status IN ('pending', 'processing')",
  );
  await knex.schema.createTable('analysis_documents', (table) => {
    id(table, knex, 'analysis_id').primary().references('id').inTable('analyses');
    table.text('transcript').notNullable();
    table.text('profile');
    table.text('stage');
    table.text('audio_key');
    table.text('participants');
    table.text('telephony');
    table.text('transcript_segments');
    table.text('interaction_scorecard');
    table.text('universal_indicators');
    table.text('diagnostic');
    table.text('dimension_scores');
    table.text('bant');
    table.text('objections');
    table.text('product_exploration');
    table.text('keyword_detection');
  });
}

async function credits(knex: Knex) {
  await knex.schema.createTable('credit_entries', (table) => {
    id(table, knex).primary();
    companyOf(table, knex);
    table.text('kind').notNullable();
    table.bigInteger('hundredths').notNullable();
    id(table, knex, 'analysis_id').references('id').inTable('analyses');
    // Makes a grant idempotent (`plan:2026-12`); null for what may repeat.
    table.text('reference');
    table.bigInteger('created_at').notNullable();
    table.unique(['company_id', 'reference']);
    table.unique(['analysis_id']);
    table.index(['company_id', 'kind', 'created_at']);
  });
}

async function requests(knex: Knex) {
  await knex.schema.createTable('rate_windows', (table) => {
    table.text('bucket').primary();
    // The last requests' times, 13 digits each, oldest first: one UPSERT appends and trims.
    table.text('hits').notNullable();
  });
  await knex.schema.createTable('idempotency_keys', (table) => {
    companyOf(table, knex);
    table.text('key').notNullable();
    table.text('request_hash').notNullable();
    id(table, knex, 'runner_id').notNullable();
    table.integer('status');
    table.text('body');
    table.bigInteger('created_at').notNullable();
    table.primary(['company_id', 'key']);
    table.index(['created_at']);
  });
  await knex.schema.createTable('uploads', (table) => {
    table.text('storage_key').primary();
    companyOf(table, knex);
    table.text('content_type').notNullable();
    table.bigInteger('expires_at').notNullable();
    table.bigInteger('stored_at');
  });
}

async function webhooks(knex: Knex) {
  await knex.schema.createTable('webhook_destinations', (table) => {
    id(table, knex).primary();
    companyOf(table, knex);
    table.text('role').notNullable();
    table.text('label');
    table.text('triggers').notNullable();
    table.text('target_url').notNullable();
    table.text('secret').notNullable();
    table.integer('is_active').notNullable().defaultTo(1);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.unique(['company_id', 'role', 'target_url']);
  });
  await knex.schema.createTable('webhook_bodies', (table) => {
    id(table, knex).primary();
    id(table, knex, 'analysis_id').notNullable().references('id').inTable('analyses');
    table.text('role').notNullable();
    table.text('body').notNullable();
    table.unique(['analysis_id', 'role']);
  });
  await knex.schema.createTable('webhook_deliveries', (table) => {
    id(table, knex).primary();
    id(table, knex, 'destination_id')
      .notNullable()
      .references('id')
      .inTable('webhook_destinations')
      .onDelete('CASCADE');
    id(table, knex, 'body_id').notNullable().references('id').inTable('webhook_bodies');
    table.bigInteger('timestamp_seconds').notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    // Also the lease: an attempt moves it past its own end.
    table.bigInteger('next_attempt_at').notNullable();
    table.index(['destination_id', 'next_attempt_at', 'id']);
    table.index(['body_id']);
  });
}

async function collection(knex: Knex) {
  await knex.schema.createTable('integrations', (table) => {
    id(table, knex).primary();
    companyOf(table, knex);
    table.text('provider').notNullable();
    table.text('label');
    table.text('settings').notNullable();
    table.text('position');
    table.text('state').notNullable();
    table.integer('every_minutes').notNullable();
    table.bigInteger('run_after');
    id(table, knex, 'runner_id');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
  });
}

// The database on Postgres: statements through knex's pool, with `?` placeholders.
import type { Knex } from 'knex';
import { migratePostgres } from './migrate.ts';
import {
  type Database,
  DatabaseUnavailableError,
  OwnerGoneError,
  type Queries,
  TakenError,
  type Value,
} from './queries.ts';
import { bound } from './sqlite-connection.ts';

/** Of two transactions that waited for each other, one was undone: asked again, it goes through. */
const deadlock = '40P01';
const unreachableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH']);

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // SQLSTATE classes 08 (connection), 53 (resources), 57P (operator intervention).
  return (
    error.name === 'KnexTimeoutError' ||
    code === deadlock ||
    unreachableCodes.has(code) ||
    /^(08|53|57P)/.test(code) ||
    /Connection terminated|connection error/i.test(error.message)
  );
}

/** Messages name the constraint, and no values. */
function translated(error: Error & { code?: unknown }): Error {
  if (isUnavailable(error)) return new DatabaseUnavailableError(error.message);
  if (error.code === '23505') return new TakenError(error.message);
  return error.code === '23503' ? new OwnerGoneError(error.message) : error;
}

export async function openPostgres(url: string): Promise<Database> {
  const { default: knexFactory } = await import('knex');
  const { types } = (await import('pg')).default;
  // Counts and millisecond times come as bigint text; all of ours fit a double.
  const getTypeParser = (oid: number, format?: string) =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format as 'text');
  const knex = knexFactory({
    client: 'pg',
    connection: { connectionString: url, types: { getTypeParser } },
    pool: { min: 0, max: 10 },
    // A new connection takes seconds where the disk is busy with checkpoints; migrations have no second try.
    acquireConnectionTimeout: 10_000,
    // Messages of failed statements reach the log: they must not carry values.
    compileSqlOnError: false,
    // It would write a failed connection's stack to stderr, which is for JSON lines; the same error is thrown.
    log: { warn: () => {} },
  });
  const queriesOn = (runner: Knex): Queries => {
    const raw = async (sql: string, values: readonly Value[] = []) => {
      try {
        return (await runner.raw(sql, bound(values))) as { rows: unknown[]; rowCount: number | null };
      } catch (error) {
        throw translated(error as Error & { code?: unknown });
      }
    };
    return {
      all: async <Row>(sql: string, values?: readonly Value[]) => (await raw(sql, values)).rows as Row[],
      get: async <Row>(sql: string, values?: readonly Value[]) => (await raw(sql, values)).rows[0] as Row | undefined,
      run: async (sql, values) => (await raw(sql, values)).rowCount ?? 0,
      returning: async <Row>(sql: string, values?: readonly Value[]) => (await raw(sql, values)).rows as Row[],
      forUpdate: 'FOR UPDATE',
      forChange: 'FOR NO KEY UPDATE',
      forShare: 'FOR SHARE',
      skipLocked: 'FOR UPDATE SKIP LOCKED',
      lastCharacters: (expression, count) => `right(${expression}, ${count})`,
      textColumns: `SELECT table_name, column_name FROM information_schema.columns
        WHERE table_schema = current_schema() AND data_type IN ('text', 'character varying', 'json', 'jsonb')
        ORDER BY table_name, ordinal_position`,
      joinedTexts: (column, from, order) => `(SELECT string_agg(${column}, '' ORDER BY ${order}) FROM ${from})`,
      utf8: (expression) => `convert_to(${expression}, 'UTF8')`,
      tokens: {
        stored: "array_to_tsvector(string_to_array(CAST(? AS text), ' '))",
        agree: 'tokens @@ CAST(? AS tsquery)',
        all: (conditions) => conditions.join(' & '),
        any: (tokens) => `(${tokens.join(' | ')})`,
      },
    };
  };
  const queries: Database['forgettable'] = {
    ...queriesOn(knex),
    transaction: async (work) => {
      try {
        return await knex.transaction((tx) => work(queriesOn(tx)));
      } catch (error) {
        throw translated(error as Error);
      }
    },
  };
  return {
    ...queries,
    // Postgres gathers the commits of its connections: its own setting (synchronous_commit) decides for all of them.
    forgettable: queries,
    large: queries,
    flush: async () => {},
    dialect: 'postgres',
    migrate: () => migratePostgres(knex),
    close: () => knex.destroy(),
  };
}

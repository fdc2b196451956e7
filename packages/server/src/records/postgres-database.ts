// The database on Postgres: statements through knex's pool, with `?` placeholders.
import type { Knex } from 'knex';
import { codeOf, messageOf } from '../system-errors.ts';
import { migratePostgres } from './migrate.ts';
import { watchPostgres } from './postgres-watch.ts';
import {
  type Columns,
  type Database,
  DatabaseUnavailableError,
  OwnerGoneError,
  type Queries,
  UniqueViolationError,
  type Value,
} from './queries.ts';
import { bound } from './sqlite-connection.ts';

/** What was undone and goes through when it is asked for again: a deadlock, a conflict, a statement that was ended, a server that was not yet, or is no longer, the one that takes writes. */
const undoneCodes = new Set(['40P01', '40001', '57014', '25P03', '25006']);
const unreachableCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
]);
/** Limits of a new connection, and of keep-alives. */
const connectMs = 9_000;
const keepAliveMs = 10_000;

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  // SQLSTATE classes 08 (connection), 53 (resources), 57P (operator intervention).
  return (
    error.name === 'KnexTimeoutError' ||
    undoneCodes.has(code) ||
    unreachableCodes.has(code) ||
    /^(08|53|57P)/.test(code) ||
    /Connection terminated|connection error|timeout expired/i.test(error.message)
  );
}

/** Messages name the constraint, and no values. */
function translated(error: unknown): unknown {
  if (isUnavailable(error)) return new DatabaseUnavailableError(messageOf(error));
  if (codeOf(error) === '23505') return new UniqueViolationError(messageOf(error));
  return codeOf(error) === '23503' ? new OwnerGoneError(messageOf(error)) : error;
}

const rowsOf = (name: string, columns: Columns) =>
  `json_to_recordset(CAST(? AS json)) AS ${name}(${Object.entries(columns).map(([column, type]) => `${column} ${type}`)})`;

export async function openPostgres(url: string, lateMs?: number): Promise<Database> {
  const { default: knexFactory } = await import('knex');
  const { types, Client } = (await import('pg')).default;
  // Counts and millisecond times come as bigint text; all of ours fit a double.
  const getTypeParser = (oid: number, format?: string) =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format as 'text');
  const watch = watchPostgres(
    (timeoutMs) => new Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs }),
    lateMs,
  );
  const connection = {
    connectionString: url,
    types: { getTypeParser },
    connectionTimeoutMillis: connectMs,
    // A server that is gone does not say so: without them, an idle connection to it is used, and waits.
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  };
  const knex = knexFactory({
    client: 'pg',
    connection,
    pool: { min: 0, max: 10, afterCreate: watch.add },
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
        throw translated(error);
      }
    };
    return {
      all: async <Row>(sql: string, values?: readonly Value[]) => (await raw(sql, values)).rows as Row[],
      forEach: async <Row>(...[inputs, columns, select]: Parameters<Queries['forEach']>) => {
        const found = select((name) => `input.${name}`);
        const sql = `SELECT found.* FROM ${rowsOf('input', columns)} CROSS JOIN LATERAL (${found}) AS found`;
        return (await raw(sql, [JSON.stringify(inputs)])).rows as Row[];
      },
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
      isAmong: (expression) => `${expression} = ANY(ARRAY(SELECT json_array_elements_text(CAST(? AS json))))`,
      rowsOf,
      tokens: {
        stored: "array_to_tsvector(string_to_array(CAST(? AS text), ' '))",
        agree: 'tokens @@ CAST(? AS tsquery)',
        isGathered: true,
        isOfParts: false,
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
        throw translated(error);
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
    clock: async () =>
      (await queries.get<{ ms: number }>('SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) AS ms'))!
        .ms,
    migrate: () => watch.spare(migratePostgres(knex)),
    close: () => {
      watch.stop();
      return knex.destroy();
    },
  };
}

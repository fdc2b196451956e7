// A connection to a SQLite file as Earshot uses it, with its prepared statements; of the serving thread or of the one for what is large.
import Sqlite from 'better-sqlite3';
import type { Columns, Queries, Value } from './queries.ts';

export interface SqliteConnection {
  readonly connection: Sqlite.Database;
  prepare(sql: string): Sqlite.Statement;
}

export function connectSqlite(path: string): SqliteConnection {
  const connection = new Sqlite(path, { timeout: 5000 });
  connection.pragma('journal_mode = WAL');
  // A commit does not wait for the disk. Code that promises durability flushes the log, beside the thread that serves requests.
  connection.pragma('synchronous = normal');
  // A thread moves the log into the file; a commit does it only where that thread falls behind by 64 MiB.
  connection.pragma('wal_autocheckpoint = 16000');
  // Elsewhere than on macOS it changes nothing; there the disk's own cache would be taken for the disk.
  connection.pragma('fullfsync = ON');
  connection.pragma('foreign_keys = ON');
  // What is deleted is overwritten with zeros: else it would stand in the file until its page is used again (docs/decisions/erasure.md).
  connection.pragma('secure_delete = ON');
  // 32 MiB of pages, where the default is 2.
  connection.pragma('cache_size = -32768');
  const statements = new Map<string, Sqlite.Statement>();
  return {
    connection,
    prepare: (sql) => {
      let statement = statements.get(sql);
      if (!statement) {
        statement = connection.prepare(sql);
        statements.set(sql, statement);
      }
      return statement;
    },
  };
}

/** What the drivers take: a text that came as bytes is a text. */
export const bound = (values: readonly Value[]): (string | number | null)[] =>
  values.map((value) =>
    value instanceof Uint8Array
      ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('utf8')
      : value,
  );

/** What SQLite says in its own way; a transaction is the lock of its rows. */
export const sqliteDialect = {
  forUpdate: '',
  forChange: '',
  forShare: '',
  skipLocked: '',
  lastCharacters: (expression: string, count: number) => `substr(${expression}, -${count})`,
  textColumns: `SELECT tables.name AS table_name, columns.name AS column_name
    FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' AND lower(columns.type) LIKE '%text%'
    ORDER BY tables.name, columns.cid`,
  joinedTexts: (column: string, from: string, order: string) =>
    `(SELECT group_concat(${column}, '') FROM (SELECT ${column} FROM ${from} ORDER BY ${order}))`,
  utf8: (expression: string) => `CAST(${expression} AS BLOB)`,
  isAmong: (expression: string) => `${expression} IN (SELECT value FROM json_each(?))`,
  rowsOf: (name: string, columns: Columns) =>
    `(SELECT ${Object.keys(columns).map((column) => `value ->> '${column}' AS ${column}`)} FROM json_each(?)) AS ${name}`,
  tokens: {
    stored: '?',
    agree: 'search_words MATCH ?',
    isGathered: false,
    isOfParts: true,
    all: (conditions: readonly string[]) => conditions.join(' AND '),
    any: (tokens: readonly string[]) => `(${tokens.join(' OR ')})`,
  },
};

/** A statement for each input: in the same process it costs less than one for all of them. */
export const forEachBy =
  (all: Queries['all']): Queries['forEach'] =>
  async <Row>(
    inputs: Parameters<Queries['forEach']>[0],
    _columns: Columns,
    select: Parameters<Queries['forEach']>[2],
  ) => {
    const names: string[] = [];
    const sql = select((name) => {
      names.push(name);
      return '?';
    });
    const rows: Row[] = [];
    for (const input of inputs)
      rows.push(
        ...(await all<Row>(
          sql,
          names.map((name) => input[name]!),
        )),
      );
    return rows;
  };

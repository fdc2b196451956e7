// What the rest of the server sees of a database: statements, transactions, and the errors that they throw.
/** Bytes are a text in UTF-8: so large ones come from threads. */
export type Value = string | number | null | Uint8Array;

/** `?, ?, ?`: one for each. */
export const placeholders = (list: readonly unknown[]) => list.map(() => '?').join(', ');

/** Thrown when the database can't be reached or stays locked; answered as 503. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** Thrown when a row would have what only one may have, and another has it: with several writers, a look before does not tell. */
export class UniqueViolationError extends Error {
  override name = 'UniqueViolationError';
}

/** Thrown when a row would belong to one that is not there: who asked may have been erased meanwhile. */
export class OwnerGoneError extends Error {
  override name = 'OwnerGoneError';
}

/** Statements, inside or outside a transaction. `sql` uses `?` placeholders; times are integer milliseconds. */
export interface Queries {
  /** Rows of a statement that only reads. */
  all<Row>(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** First row of a statement that only reads. */
  get<Row>(sql: string, values?: readonly Value[]): Promise<Row | undefined>;
  /** Runs a writing statement; the number of rows it changed. */
  run(sql: string, values?: readonly Value[]): Promise<number>;
  /** Rows of a writing statement with RETURNING. */
  returning<Row>(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** Text that locks the rows of a SELECT inside a transaction; empty where the transaction itself is the lock. */
  readonly forUpdate: string;
  /** The same for rows that are changed and never deleted. Rows that refer to them may be added meanwhile; their writers would otherwise wait for each other. */
  readonly forChange: string;
  /** Text that keeps the rows of a SELECT from being changed or deleted until the transaction ends, and lets others read them so too. */
  readonly forShare: string;
  /** Text that makes a locking SELECT pass over rows that another transaction has; empty where there is only one writer. */
  readonly skipLocked: string;
  /** Text of an expression for the last `count` characters of the text `expression`. */
  lastCharacters(expression: string, count: number): string;
  /** A statement that gives `table_name` and `column_name` of every column that may hold text. */
  readonly textColumns: string;
  /** All texts `column` of `from` (a table and its condition) as one text, in the order of `order`; null if there are none. */
  joinedTexts(column: string, from: string, order: string): string;
  /** Text of an expression for the bytes of the text `expression`, in UTF-8. */
  utf8(expression: string): string;
  /** Text of a condition: `expression` is among the texts of a value, which is a JSON array of them. */
  isAmong(expression: string): string;
  /** Text of a table `name`, as it stands in FROM, with the rows of a value, which is a JSON array of objects with these columns. */
  rowsOf(name: string, columns: Columns): string;
  /**
   * Rows of a reading statement for each of `inputs`. `select` makes its text, which has no `?`, from the texts of the inputs' columns. One
   * statement where statements travel.
   */
  forEach<Row>(
    inputs: readonly Readonly<Record<string, string | number>>[],
    columns: Columns,
    select: (column: (name: string) => string) => string,
  ): Promise<Row[]>;
  /** How `search_words` takes tokens and is asked for them. */
  readonly tokens: TokenDialect;
}

export type Columns = Readonly<Record<string, 'text' | 'bigint'>>;

/** Tokens are letters and digits without case. */
export interface TokenDialect {
  /** Text of an expression for the tokens of a value, which is them with spaces between. */
  readonly stored: string;
  /** Text of a condition for rows whose tokens agree with a value, which `all` and `any` make. */
  readonly agree: string;
  /**
   * Whether all that agree are gathered first. Postgres takes what a small company says for common, and would walk through everybody's
   * newest until it has enough.
   */
  readonly isGathered: boolean;
  /** Whether the index is of parts, which are merged in steps: tokens that are deleted stay in them until then. */
  readonly isOfParts: boolean;
  /** All of them. */
  all(conditions: readonly string[]): string;
  /** One of them. */
  any(tokens: readonly string[]): string;
}

export interface Database extends Queries {
  /**
   * Writes that a power cut may undo, though not the end of a process: for what counts for a moment or is done again. On SQLite they do
   * not wait for the disk; the next write that does takes them along.
   */
  readonly forgettable: Queries & Pick<Database, 'transaction'>;
  /**
   * Statements with megabytes. On SQLite they run in a thread of their own, and other writes wait for them without holding up the thread that
   * serves requests: for one statement as short as can be, for a transaction from its beginning to its end.
   */
  readonly large: Queries & Pick<Database, 'transaction'>;
  /** Resolves when all that was committed before, forgettable writes too, is as safe as any other write. */
  flush(): Promise<void>;
  readonly dialect: 'sqlite' | 'postgres';
  /** What its clock says, in ms; null where that is the clock of this machine. */
  clock(): Promise<number | null>;
  /** Runs `work` in one writing transaction; rolled back when it throws. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /** Brings the schema up to date; the names of the migrations applied now. */
  migrate(): Promise<string[]>;
  close(): Promise<void>;
}

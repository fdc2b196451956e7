// Loaded before a command (node --import): a SQLite that knows its migrations, and answers nothing else, ever.
import { createRequire } from 'node:module';

interface Statements {
  prepare(sql: string): unknown;
  exec(sql: string): unknown;
}

const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));
const { prototype } = require('better-sqlite3') as { prototype: Statements };
const { prepare } = prototype;
/** What is awaited never comes, and nothing else keeps the process. */
const never: object = {
  // biome-ignore lint/suspicious/noThenProperty: a promise of its own would do as well, but `await` asks for this.
  then: () => {},
  get changes() {
    return never;
  },
};
const stuck = () => never;

prototype.prepare = function (this: Statements, sql: string) {
  return /sqlite_master|knex_migrations/.test(sql) ? prepare.call(this, sql) : { all: stuck, get: stuck, run: stuck };
};

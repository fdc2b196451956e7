// When a row is deleted, the database looks for rows that refer to it: an index must lead there, or it reads all of a table among millions (docs/decisions/database.md#among-millions).
import { expect, it } from 'vitest';
import { type Database, openDatabase } from '../../packages/server/src/records/database.ts';
import { freshDatabase } from '../harness/database.ts';

/** Their rows are never deleted. */
const keptTables = ['companies', 'scorecard_outcomes'];
/** A person has few of them, and all people together have not many. */
const smallTables = ['invitations', 'api_keys'];

interface Reference {
  table: string;
  column: string;
  parent: string;
  /** How many whole indexes begin with the column. */
  indexes: number;
}

const references = (db: Database) =>
  db.all<Reference>(
    db.dialect === 'sqlite'
      ? `SELECT t.name AS "table", f."from" AS "column", f."table" AS parent, (SELECT COUNT(*) FROM pragma_index_list(t.name) i
           JOIN pragma_index_info(i.name) c ON c.seqno = 0 AND c.name = f."from" WHERE i.partial = 0) AS indexes
         FROM sqlite_master t JOIN pragma_foreign_key_list(t.name) f WHERE t.type = 'table'`
      : `SELECT k.conrelid::regclass::text AS "table", a.attname AS "column", k.confrelid::regclass::text AS parent,
           (SELECT COUNT(*) FROM pg_index i WHERE i.indrelid = k.conrelid AND i.indkey[0] = k.conkey[1] AND i.indpred IS NULL) AS indexes
         FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1] WHERE k.contype = 'f'`,
  );

it('has an index for each reference to rows that may be deleted', async () => {
  const fresh = await freshDatabase();
  const db = await openDatabase(fresh.url);
  try {
    await db.migrate();
    const all = await references(db);
    expect(all.length).toBeGreaterThan(40);
    const bare = all.filter(
      ({ table, parent, indexes }) =>
        Number(indexes) === 0 && !keptTables.includes(parent) && !smallTables.includes(table),
    );
    expect(bare.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  } finally {
    await db.close();
    await fresh.remove();
  }
});

// The index of the search: which analysis stands at which place in time, the tokens of each place, and what is due to be indexed, which triggers tell, so that no statement can forget it (docs/decisions/search.md).
import { idType, type Migration } from './migration.ts';

export const search: Migration = {
  name: '029-search',
  up: async (knex) => {
    const id = idType(knex);
    const isPostgres = knex.client.config.client === 'pg';
    await knex.raw(`CREATE TABLE search_due (analysis_id ${id} PRIMARY KEY, version integer NOT NULL DEFAULT 1)`);
    // SQLite names a rowid only by this type.
    await knex.raw(`CREATE TABLE search_places (place ${isPostgres ? 'bigint' : 'INTEGER'} PRIMARY KEY,
      analysis_id ${id} NOT NULL UNIQUE)`);
    if (isPostgres) {
      await knex.raw('CREATE TABLE search_words (rowid bigint PRIMARY KEY, tokens tsvector NOT NULL)');
      await knex.raw('CREATE INDEX search_words_by_token ON search_words USING gin (tokens)');
    } else
      await knex.raw(`CREATE VIRTUAL TABLE search_words USING fts5 (tokens, tokenize = 'ascii', content = '',
        contentless_delete = 1, detail = none)`);
    for (const { name, on, text } of triggers)
      await knex.raw(isPostgres ? onPostgres(name, on, text) : onSqlite(name, on, text));
    await knex.raw(`INSERT INTO search_due (analysis_id) SELECT id FROM analyses WHERE ${isFinished}`);
  },
};

const isFinished = "status IN ('completed', 'failed')";
const due = (from: string) => `INSERT INTO search_due (analysis_id) ${from}
  ON CONFLICT (analysis_id) DO UPDATE SET version = search_due.version + 1;`;
const documentIsDue = due(`SELECT id FROM analyses WHERE id = NEW.analysis_id AND ${isFinished}`);
const words = 'transcript, transcript_segments, transcript_set, segments_set, objections, participants, telephony';

const triggers = [
  {
    name: 'search_due_of_analysis',
    on: `UPDATE OF status, salesperson_id, salesperson_name, created_by, client_name, summary, occurred_at ON analyses`,
    text: due(`SELECT NEW.id WHERE NEW.${isFinished}`),
  },
  { name: 'search_due_of_new_document', on: 'INSERT ON analysis_documents', text: documentIsDue },
  { name: 'search_due_of_document', on: `UPDATE OF ${words} ON analysis_documents`, text: documentIsDue },
  {
    name: 'search_forgets_analysis',
    on: 'DELETE ON analyses',
    text: `DELETE FROM search_due WHERE analysis_id = OLD.id;
      DELETE FROM search_words WHERE rowid = (SELECT place FROM search_places WHERE analysis_id = OLD.id);
      DELETE FROM search_places WHERE analysis_id = OLD.id;`,
  },
];

const onSqlite = (name: string, on: string, text: string) => `CREATE TRIGGER ${name} AFTER ${on} BEGIN ${text} END`;

function onPostgres(name: string, on: string, text: string): string {
  return `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${text} RETURN NULL; END $$;
    CREATE TRIGGER ${name} AFTER ${on} FOR EACH ROW EXECUTE FUNCTION ${name}()`;
}

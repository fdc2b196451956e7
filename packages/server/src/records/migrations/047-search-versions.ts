// What is due to be indexed has a version that never comes again: counted from 1, a row that went and came back had the same one, and whoever had read the old words saved them (docs/decisions/search.md#due).
import type { Migration } from './migration.ts';

export const searchVersions: Migration = {
  name: '047-search-versions',
  up: async (knex) => {
    const isPostgres = knex.client.config.client === 'pg';
    for (const { name, on, from } of triggers)
      if (isPostgres) await knex.raw(onPostgres(name, from));
      else {
        await knex.raw(`DROP TRIGGER ${name}`);
        await knex.raw(`CREATE TRIGGER ${name} AFTER ${on} BEGIN ${due(from, 'random() & 2147483647')} END`);
      }
  },
};

const isFinished = "status IN ('completed', 'failed')";
const due = (from: string, version: string) => `INSERT INTO search_due (analysis_id, version)
  SELECT id, ${version} FROM ${from} AND ${isFinished}
  ON CONFLICT (analysis_id) DO UPDATE SET version = excluded.version;`;
const ofDocument = 'analyses WHERE id = NEW.analysis_id';
const words = 'transcript, transcript_segments, transcript_set, segments_set, objections, participants, telephony';

const triggers = [
  {
    name: 'search_due_of_analysis',
    on: `UPDATE OF status, salesperson_id, salesperson_name, created_by, client_name, summary, occurred_at ON analyses`,
    from: 'analyses WHERE id = NEW.id',
  },
  { name: 'search_due_of_new_document', on: 'INSERT ON analysis_documents', from: ofDocument },
  { name: 'search_due_of_document', on: `UPDATE OF ${words} ON analysis_documents`, from: ofDocument },
];

/** Triggers that are there run what the function has become. */
const onPostgres = (
  name: string,
  from: string,
) => `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN ${due(from, 'CAST(floor(random() * 2147483647) AS integer)')} RETURN NULL; END $$`;

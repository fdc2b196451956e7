// Queued analyses are taken company by company: whose turn was last, and an index that leads from one company's rows to the next one's.
import type { Knex } from 'knex';
import { idType, type Migration } from './migration.ts';

export const analysisTurns: Migration = {
  name: '010-analysis-turns',
  up: async (knex: Knex) => {
    await knex.raw(
      `CREATE TABLE analysis_turns (company_id ${idType(knex)} PRIMARY KEY REFERENCES companies (id), turn bigint NOT NULL)`,
    );
    await knex.raw('CREATE INDEX analysis_turns_by_turn ON analysis_turns (turn)');
    // The status stands first so that SQLite takes this index, and not one with all of a company's analyses.
    await knex.raw(
      "CREATE INDEX analyses_pending ON analyses (status, company_id, run_after, id) WHERE status = 'pending'",
    );
    await knex.raw("CREATE INDEX analyses_processing ON analyses (status, runner_id) WHERE status = 'processing'");
    await knex.raw('DROP INDEX analyses_open');
  },
};

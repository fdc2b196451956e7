// What people judged of an analysis independently of each other (docs/decisions/coaching.md#calibration).
import { idType, type Migration } from './migration.ts';

export const judgements: Migration = {
  name: '056-judgements',
  up: async (knex) => {
    const id = idType(knex);
    await knex.raw(`CREATE TABLE judgements (id ${id} PRIMARY KEY, company_id ${id} NOT NULL, analysis_id ${id} NOT NULL REFERENCES analyses (id),
      judge_id ${id}, verdicts text NOT NULL, judged_at bigint NOT NULL)`);
    await knex.raw('CREATE UNIQUE INDEX judgements_of_analysis ON judgements (analysis_id, judge_id)');
    await knex.raw('CREATE INDEX judgements_of_company ON judgements (company_id)');
    // For whoever erases a person.
    await knex.raw('CREATE INDEX judgements_by_judge ON judgements (judge_id)');
  },
};

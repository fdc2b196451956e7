// What trends are made of stands with each completed analysis: measures in columns, its judged criteria as an outcome that many share.
import type { Knex } from 'knex';
import { trendMeasures } from '../trend-measures.ts';
import { idType, type Migration } from './migration.ts';

export const trends: Migration = {
  name: '006-trends',
  up: async (knex) => {
    const id = idType(knex);
    await knex.raw(`CREATE TABLE scorecard_outcomes (id ${id} PRIMARY KEY, criteria text NOT NULL)`);
    await knex.raw('ALTER TABLE analyses ADD COLUMN attendant_talk_pct double precision');
    await knex.raw('ALTER TABLE analyses ADD COLUMN interruptions_per_ten_min double precision');
    await knex.raw(`ALTER TABLE analyses ADD COLUMN outcome_id ${id} REFERENCES scorecard_outcomes (id)`);
    await fillIn(knex);
    // A period is read from this index alone, in its order.
    await knex.raw(`CREATE INDEX analyses_of_trends ON analyses (company_id, status, created_at, id, salesperson_id, created_by, interaction_type,
      outcome_id, display_score, attendant_talk_pct, interruptions_per_ten_min, archived_at) WHERE status = 'completed' AND archived_at IS NULL`);
  },
};

const batch = 500;

/** Analyses from before, in order of their ids, so that memory stays small. */
async function fillIn(knex: Knex): Promise<void> {
  let last = '';
  for (;;) {
    const rows: { id: string; universal_indicators: string | null; interaction_scorecard: string | null }[] =
      await knex('analyses')
        .join('analysis_documents', 'analysis_id', 'id')
        .where('status', 'completed')
        .where('id', '>', last)
        .orderBy('id')
        .limit(batch)
        .select('id', 'universal_indicators', 'interaction_scorecard');
    for (const row of rows) {
      const { outcome, ...columns } = trendMeasures(row);
      if (outcome) await knex('scorecard_outcomes').insert(outcome).onConflict('id').ignore();
      await knex('analyses').where('id', row.id).update(columns);
    }
    if (rows.length < batch) return;
    last = rows.at(-1)!.id;
  }
}

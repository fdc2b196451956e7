// Analyses that somebody has reviewed as a whole: when, and what the engine had judged; what stands is in the columns of trends (docs/decisions/coaching.md#reviews-of-the-whole).
import { idType, type Migration } from './migration.ts';

export const wholeReviews: Migration = {
  name: '049-whole-reviews',
  up: async (knex) => {
    // Null where nobody has.
    await knex.raw('ALTER TABLE analyses ADD COLUMN reviewed_at bigint');
    await knex.raw(
      `ALTER TABLE analyses ADD COLUMN engine_outcome_id ${idType(knex)} REFERENCES scorecard_outcomes (id)`,
    );
    await knex.raw('ALTER TABLE analyses ADD COLUMN engine_score double precision');
    // A sample is drawn from this index alone, one person after another.
    await knex.raw(`CREATE INDEX analyses_to_sample ON analyses (company_id, salesperson_id, occurred_at, id, reviewed_at,
      status, excluded_at, archived_at)      WHERE status = 'completed' AND excluded_at IS NULL AND archived_at IS NULL`);
    // Agreement is counted from this one alone: few analyses are in it, since a person has read each.
    await knex.raw(`CREATE INDEX analyses_reviewed ON analyses (company_id, occurred_at, id, salesperson_id, created_by, interaction_type,
      engine_outcome_id, outcome_id, engine_score, display_score, reviewed_at, excluded_at) WHERE reviewed_at IS NOT NULL AND excluded_at IS NULL`);
  },
};

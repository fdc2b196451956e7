// What trends need of one analysis: two measures, and which criteria were judged how. Null where it was not measured.
import { createHash } from 'node:crypto';
import type { InteractionScorecard, Polarity, UniversalIndicators } from '@earshot/core';
import { readBlock } from '@earshot/core/views';
import { readJson } from './json-text.ts';

/** Key, polarity, and whether it was met. */
export type JudgedCriterion = readonly [key: string, polarity: Polarity, met: boolean];

/** A row of scorecard_outcomes: the id is made of the content, so that alike outcomes are one row. */
export interface Outcome {
  id: string;
  /** JSON text of JudgedCriterion[]. */
  criteria: string;
}

/** Columns of analyses. */
export interface TrendColumns {
  /** 0..100. */
  attendant_talk_pct: number | null;
  interruptions_per_ten_min: number | null;
  outcome_id: string | null;
}

/** Reads blocks as JSON text. What is absent, or of an older format, counts as not measured. */
export function trendMeasures(blocks: {
  universal_indicators: string | null;
  interaction_scorecard: string | null;
}): TrendColumns & { outcome: Outcome | null } {
  const indicators: UniversalIndicators | null = readBlock(
    'universalIndicators',
    readJson(blocks.universal_indicators),
  );
  const scorecard: InteractionScorecard | null = readBlock(
    'interactionScorecard',
    readJson(blocks.interaction_scorecard),
  );
  const outcome = scorecard && outcomeOf(scorecard);
  return {
    attendant_talk_pct: indicators?.talkToListen.attendantPct ?? null,
    interruptions_per_ten_min: indicators?.interruptions.perTenMinutes ?? null,
    outcome_id: outcome?.id ?? null,
    outcome,
  };
}

/** Which criteria a scorecard has, and which are met. */
export function outcomeOf({ criteria }: Pick<InteractionScorecard, 'criteria'>): Outcome {
  const judged: JudgedCriterion[] = criteria.map(({ key, polarity, met }) => [key, polarity, met]);
  const text = JSON.stringify(judged);
  return { id: createHash('sha256').update(text).digest('base64url').slice(0, 22), criteria: text };
}

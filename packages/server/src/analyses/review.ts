// Verdicts that people contest and decide: what the engine judged is kept, and what follows from decisions is computed from it each time (docs/decisions/coaching.md#verdicts-of-people).
import {
  type AnalysisReview,
  decidedScores,
  type JudgedBlocks,
  officialScore,
  type ReviewedVerdict,
  type ScoreBasis,
} from '@earshot/core';
import { readBlock, readScoreBasis, readStoredReview, type StoredReview } from '@earshot/core/views';
import { readJson } from '../records/json-text.ts';
import type { ReviewBlocks, ReviewColumns } from '../records/reviews.ts';
import { type Outcome, type TrendColumns, trendMeasures } from '../records/trend-measures.ts';

/** Of a row, or of what is to become one. */
export interface JudgedRow {
  score: number | null;
  interaction_score: number | null;
  stage: string | null;
  interaction_scorecard: string | null;
  universal_indicators: string | null;
  dimension_scores: string | null;
  objections: string | null;
  score_basis: string | null;
  review: string | null;
}

/** An analysis as the engine judged it, and what people have said of it since. */
export interface Judged {
  blocks: JudgedBlocks;
  basis: ScoreBasis;
  objections: { resolved: boolean }[];
  verdicts: readonly ReviewedVerdict[];
}

/** Null without a scorecard. `weights` are today's of the type, for rows of before they were stored. */
export function judgedOf(row: JudgedRow, weights: ScoreBasis['weights']): Judged | null {
  const card = readBlock('interactionScorecard', readJson(row.interaction_scorecard));
  if (!card) return null;
  const review = readStoredReview(readJson(row.review));
  const indicators = readBlock('universalIndicators', readJson(row.universal_indicators));
  const now: JudgedBlocks = {
    interactionScorecard: card,
    universalIndicators: indicators,
    dimensionScores: readBlock('dimensionScores', readJson(row.dimension_scores)),
    score: row.score,
    interactionScore: row.interaction_score,
    stage: readBlock('stage', row.stage),
  };
  const blocks = review ? undone(now, review) : now;
  const met = blocks.interactionScorecard.criteria.filter((each) => each.met).map(({ key }) => key);
  return {
    blocks,
    basis: readScoreBasis(readJson(row.score_basis)) ?? { weights, found: met, climate: null },
    objections: readBlock('objections', readJson(row.objections)) ?? [],
    verdicts: review?.verdicts ?? [],
  };
}

function undone(now: JudgedBlocks, { judged, verdicts }: StoredReview): JudgedBlocks {
  const { score, interactionScore, dimensionScores, methodAdherence, stage } = judged;
  const found = new Map(verdicts.map(({ key, met, evidence, timestamp }) => [key, { met, evidence, timestamp }]));
  const criteria = now.interactionScorecard.criteria.map((each) => ({ ...each, ...found.get(each.key) }));
  return {
    interactionScorecard: { ...now.interactionScorecard, criteria, score: interactionScore },
    universalIndicators: now.universalIndicators && {
      ...now.universalIndicators,
      methodAdherence: methodAdherence ?? now.universalIndicators.methodAdherence,
    },
    dimensionScores,
    score,
    interactionScore,
    stage,
  };
}

export interface Reviewed {
  columns: Omit<ReviewColumns, 'updated_at'>;
  blocks: Required<ReviewBlocks>;
  outcome: Outcome | null;
  review: AnalysisReview | null;
}

/** What is to be stored, with these verdicts of people; those of criteria that the scorecard does not have are dropped. */
export function reviewed(judged: Judged, verdicts: readonly ReviewedVerdict[]): Reviewed {
  const { blocks, basis, objections } = judged;
  const known = blocks.interactionScorecard.criteria.flatMap(({ key, met, evidence, timestamp }) => {
    const said = verdicts.find((each) => each.key === key);
    return said ? [{ ...said, met, evidence, timestamp }] : [];
  });
  const decided = new Map(known.flatMap(({ key, decision }) => (decision ? [[key, decision.met] as const] : [])));
  const after = decidedScores(blocks, basis, objections, decided);
  const review = known.length === 0 ? null : { engineScore: officialScore(blocks), verdicts: known };
  const { score, interactionScore, dimensionScores, universalIndicators, stage } = blocks;
  const kept = {
    score,
    interactionScore,
    dimensionScores,
    methodAdherence: universalIndicators?.methodAdherence ?? null,
    stage,
  };
  const texts = {
    interaction_scorecard: json(after.interactionScorecard),
    universal_indicators: json(after.universalIndicators),
  };
  const { outcome, ...trend } = trendMeasures(texts);
  const opened = known.flatMap(({ contest }) => (contest?.isOpen ? [Date.parse(contest.contestedAt)] : []));
  return {
    columns: {
      display_score: officialScore(after),
      score: after.score,
      interaction_score: after.interactionScore,
      contested_at: opened.length === 0 ? null : Math.min(...opened),
      ...trend,
    },
    blocks: {
      ...texts,
      dimension_scores: json(after.dimensionScores),
      stage: after.stage,
      review: json(review && { ...review, judged: kept }),
    },
    outcome,
    review,
  };
}

type Blocks = Omit<JudgedRow, 'score' | 'interaction_score' | 'review'>;

/** A row that was judged anew, with what people had decided and contested; `after` is what changed of it. */
export function reviewedAnew(
  row: JudgedRow,
  after: { columns: Pick<JudgedRow, 'score' | 'interaction_score'>; blocks: { [Name in keyof Blocks]?: unknown } },
  weights: ScoreBasis['weights'],
): { columns: Partial<Reviewed['columns']> & TrendColumns; blocks: ReviewBlocks; outcome: Outcome | null } {
  const before = judgedOf(row, weights);
  const texts = after.blocks as Partial<Blocks>;
  const { outcome, ...trend } = trendMeasures({
    universal_indicators: texts.universal_indicators ?? null,
    interaction_scorecard: texts.interaction_scorecard ?? null,
  });
  if (!before || before.verdicts.length === 0) return { columns: trend, blocks: {}, outcome };
  const { dimensionScores, stage } = before.blocks;
  const judged = judgedOf(
    { ...row, dimension_scores: json(dimensionScores), stage, ...texts, ...after.columns, review: null },
    weights,
  );
  if (!judged) return { columns: { ...trend, contested_at: null }, blocks: { review: null }, outcome };
  return reviewed(judged, before.verdicts);
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

// Verdicts that people contest and decide: what the engine judged is kept, and what follows from decisions is computed from it each time (docs/decisions/coaching.md#verdicts-of-people).
import {
  type AnalysisReview,
  decidedScores,
  type InteractionScorecard,
  type JudgedBlocks,
  officialScore,
  type ReviewedVerdict,
  type ScoreBasis,
  type SetAsideVerdict,
  type TypeChange,
  type WholeReview,
} from '@earshot/core';
import { type ReviewRecord, readBlock, readReviewRecord, readScoreBasis } from '@earshot/core/views';
import { readJson } from '../records/json-text.ts';
import type { ReviewBlocks, ReviewColumns } from '../records/reviews.ts';
import { type Outcome, outcomeOf, type TrendColumns, trendMeasures } from '../records/trend-measures.ts';

/** Fields of a row, or of one to be written. */
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

/** What people have said and done since the engine judged. */
export interface Said {
  verdicts: readonly ReviewedVerdict[];
  /** Verdicts on criteria that the scorecard no longer has. */
  setAside: readonly SetAsideVerdict[];
  typeChanges: readonly TypeChange[];
  /** The verdict on the scorecard as a whole. */
  whole: WholeReview | null;
}

const saidIn = (review: ReviewRecord | null): Said => ({
  verdicts: review?.verdicts ?? [],
  setAside: review?.setAside ?? [],
  typeChanges: review?.typeChanges ?? [],
  whole: review?.reviewed ?? null,
});

/** An analysis as the engine judged it, and what people have said of it since. */
export interface Judged {
  blocks: JudgedBlocks;
  basis: ScoreBasis;
  objections: { resolved: boolean }[];
  said: Said;
}

/** Null without a scorecard. `weights` are today's of the type, for rows of before they were stored. */
export function judgedOf(row: JudgedRow, weights: ScoreBasis['weights']): Judged | null {
  const card = readBlock('interactionScorecard', readJson(row.interaction_scorecard));
  if (!card) return null;
  const review = readReviewRecord(readJson(row.review));
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
    said: saidIn(review),
  };
}

function undone(now: JudgedBlocks, { judged, verdicts }: ReviewRecord): JudgedBlocks {
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
  /** That columns refer to. */
  outcomes: Outcome[];
  review: AnalysisReview | null;
}

/** What is to be stored, with what people have said of the criteria of the scorecard. */
export function reviewed({ blocks, basis, objections }: Judged, { verdicts, ...beside }: Said): Reviewed {
  const known = blocks.interactionScorecard.criteria.flatMap(({ key, met, evidence, timestamp }) => {
    const said = verdicts.find((each) => each.key === key);
    return said ? [{ ...said, met, evidence, timestamp }] : [];
  });
  const decided = new Map(known.flatMap(({ key, decision }) => (decision ? [[key, decision.met] as const] : [])));
  const after = decidedScores(blocks, basis, objections, decided);
  const engineScore = officialScore(blocks);
  const review = reviewOf(engineScore, { verdicts: known, ...beside });
  const engine = beside.whole && { ...beside.whole, outcome: outcomeOf(blocks.interactionScorecard) };
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
      ...(engine
        ? {
            reviewed_at: Date.parse(engine.reviewedAt),
            engine_outcome_id: engine.outcome.id,
            engine_score: engineScore,
          }
        : unreviewed),
    },
    blocks: {
      ...texts,
      dimension_scores: json(after.dimensionScores),
      stage: after.stage,
      review: json(review && { ...review, judged: keptOf(blocks) }),
    },
    outcomes: [outcome, engine?.outcome].filter((each) => each != null),
    review,
  };
}

/** What agreement with the engine is counted from, where nobody has reviewed the whole. */
const unreviewed = { reviewed_at: null, engine_outcome_id: null, engine_score: null };

/** Null where nobody has said or done anything. */
function reviewOf(engineScore: number | null, { verdicts, setAside, typeChanges, whole }: Said): AnalysisReview | null {
  if (verdicts.length + setAside.length + typeChanges.length === 0 && !whole) return null;
  return {
    engineScore,
    verdicts: [...verdicts],
    ...(setAside.length > 0 && { setAside: [...setAside] }),
    ...(typeChanges.length > 0 && { typeChanges: [...typeChanges] }),
    ...(whole && { reviewed: whole }),
  };
}

/** What decisions start from. */
const keptOf = ({
  score,
  interactionScore,
  dimensionScores,
  universalIndicators,
  stage,
}: Omit<JudgedBlocks, 'interactionScorecard'>): ReviewRecord['judged'] => ({
  score,
  interactionScore,
  dimensionScores,
  methodAdherence: universalIndicators?.methodAdherence ?? null,
  stage,
});

type Blocks = Omit<JudgedRow, 'score' | 'interaction_score' | 'review'>;

/** A row that was judged anew, with what people had said of it; `after` is what changed of it, and `change` that the type was. */
export function reviewedAnew(
  row: JudgedRow & { interaction_type: string | null },
  after: {
    columns: Pick<JudgedRow, 'score' | 'interaction_score'> & { display_score: number | null };
    blocks: { [Name in keyof Blocks]?: unknown };
  },
  weights: ScoreBasis['weights'],
  change: Omit<TypeChange, 'from' | 'to'> | null,
): Pick<Reviewed, 'outcomes'> & { columns: Partial<Reviewed['columns']> & TrendColumns; blocks: ReviewBlocks } {
  const before = judgedOf(row, weights);
  const texts = after.blocks as Partial<Blocks>;
  const { outcome, ...trend } = trendMeasures({
    universal_indicators: texts.universal_indicators ?? null,
    interaction_scorecard: texts.interaction_scorecard ?? null,
  });
  const was = before?.blocks.interactionScorecard ?? null;
  const is = readBlock('interactionScorecard', readJson(texts.interaction_scorecard ?? null));
  const said = saidOfCard(before?.said ?? saidIn(readReviewRecord(readJson(row.review))), was, is);
  if (change && is) {
    const from =
      row.interaction_type === null
        ? null
        : { key: row.interaction_type, label: was?.typeLabel ?? row.interaction_type };
    const made = { ...change, from, to: { key: is.typeKey, label: is.typeLabel } };
    said.typeChanges = [...said.typeChanges, made].slice(-mostTypeChanges);
  }
  const review = reviewOf(after.columns.display_score, said);
  const outcomes = outcome ? [outcome] : [];
  const bareColumns = { ...trend, contested_at: null, ...unreviewed };
  if (!review) return { columns: bareColumns, blocks: { review: null }, outcomes };
  const kept = before?.blocks;
  const judged = judgedOf(
    {
      ...row,
      ...(kept && { dimension_scores: json(kept.dimensionScores), stage: kept.stage }),
      ...texts,
      ...after.columns,
      review: null,
    },
    weights,
  );
  if (judged) return reviewed(judged, said);
  const { score, interaction_score: interactionScore } = after.columns;
  const bare = keptOf({ score, interactionScore, dimensionScores: null, universalIndicators: null, stage: null });
  return { columns: bareColumns, blocks: { review: json({ ...review, judged: bare }) }, outcomes };
}

const mostTypeChanges = 20;

/** What was said of criteria that the new scorecard does not have is set aside, and comes back with them. A review of the whole ends: it was of another scorecard. */
function saidOfCard(
  { verdicts, setAside, typeChanges }: Said,
  was: InteractionScorecard | null,
  is: InteractionScorecard | null,
): Said {
  const has = (key: string, polarity: string) =>
    is?.criteria.some((each) => each.key === key && each.polarity === polarity) ?? false;
  const kept: ReviewedVerdict[] = [];
  const aside: SetAsideVerdict[] = setAside.filter(({ key, polarity }) => !has(key, polarity));
  for (const { label: _, polarity, type: __, ...verdict } of setAside)
    if (has(verdict.key, polarity)) kept.push(verdict);
  for (const verdict of verdicts) {
    const criterion = was?.criteria.find(({ key }) => key === verdict.key);
    if (!was || !criterion) continue;
    const { label, polarity } = criterion;
    if (has(verdict.key, polarity)) kept.push(verdict);
    else aside.push({ ...verdict, label, polarity, type: { key: was.typeKey, label: was.typeLabel } });
  }
  return { verdicts: kept, setAside: aside, typeChanges, whole: null };
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

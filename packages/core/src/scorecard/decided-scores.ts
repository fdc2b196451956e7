// What follows from verdicts that people have decided: scorecard, scores, dimensions and steps, by the rules of every analysis.
import type {
  Climate,
  DimensionScores,
  InteractionScorecard,
  Stage,
  UniversalIndicators,
} from '../generated/types.gen.ts';
import { type CriterionKey, isCriterionKey } from './criteria.ts';
import { conversationScore, type DimensionInput, dimensionScores } from './dimensions.ts';
import { adherenceOf, stageOf, stepProofs } from './method-steps.ts';
import { scoreScorecard, toScore } from './score.ts';

/** What scores were computed from and no other block has. */
export type ScoreBasis = {
  /** The weight of each criterion that the scorecard could have. */
  weights: Readonly<Record<string, number>>;
  /** Criteria of the whole catalogue that were seen, whatever the type. */
  found: readonly string[];
  climate: Climate | null;
};

/** An analysis as far as verdicts change it; as the engine judged it, or with what was decided. */
export type JudgedBlocks = {
  interactionScorecard: InteractionScorecard;
  universalIndicators: UniversalIndicators | null;
  dimensionScores: DimensionScores | null;
  score: number | null;
  interactionScore: number | null;
  stage: Stage | null;
};

/**
 * `judged` with the verdicts of `decided` (criterion to whether it is met) in place of the engine's. A decided verdict that differs has no
 * quote. What could not be judged stays without a score.
 */
export function decidedScores(
  judged: JudgedBlocks,
  { weights, found, climate }: ScoreBasis,
  objections: DimensionInput['objections'],
  decided: ReadonlyMap<string, boolean>,
): JudgedBlocks {
  const { interactionScorecard: card, universalIndicators: indicators } = judged;
  const changed = card.criteria.filter(({ key, met }) => decided.has(key) && decided.get(key) !== met);
  if (changed.length === 0) return judged;
  const changes = new Set(changed.map(({ key }) => key));
  const criteria = card.criteria.map((each) =>
    changes.has(each.key) ? { ...each, met: !each.met, evidence: '', timestamp: null } : each,
  );
  const weighted = criteria.map(({ key, polarity, met }) => ({ polarity, met, weight: weights[key] ?? 1 }));
  const score = card.score === null ? null : scoreScorecard(weighted);
  const before = new Set(found.filter(isCriterionKey));
  const after = new Set(before);
  for (const { key, met } of criteria) if (changes.has(key) && isCriterionKey(key)) after[met ? 'add' : 'delete'](key);
  const pointsOf = (met: ReadonlySet<CriterionKey>) =>
    dimensionScores({
      met,
      attendantTalkPct: indicators?.talkToListen.attendantPct ?? null,
      interruptionsPerTenMinutes: indicators?.interruptions.perTenMinutes ?? null,
      climate: indicators?.emotionalClimate.overall ?? climate,
      objections,
    });
  const dimensions = judged.dimensionScores && moved(judged.dimensionScores, pointsOf(before), pointsOf(after));
  const universalIndicators = indicators && withSteps(indicators, card, after, changes);
  return {
    interactionScorecard: { ...card, criteria, score },
    universalIndicators,
    dimensionScores: dimensions,
    score: judged.score === null || !dimensions ? judged.score : conversationScore(dimensions),
    interactionScore: judged.interactionScore === null ? null : score,
    stage: universalIndicators ? stageAfter(judged.stage, card.macroFront, universalIndicators) : judged.stage,
  };
}

/** Exact where all that was seen is known; of older analyses, moved by what the decided verdicts make of the difference. */
function moved(judged: DimensionScores, before: DimensionScores, after: DimensionScores): DimensionScores {
  const by = (key: keyof DimensionScores) => toScore(judged[key] + after[key] - before[key]);
  return {
    ...judged,
    rapport: by('rapport'),
    listening: by('listening'),
    objections: by('objections'),
    clarity: by('clarity'),
  };
}

/**
 * A criterion that is met proves its steps. A step whose first evidence is the quote of a verdict that no longer stands was not seen, unless
 * another criterion proves it.
 */
function withSteps(
  indicators: UniversalIndicators,
  judged: InteractionScorecard,
  met: ReadonlySet<CriterionKey>,
  changes: ReadonlySet<string>,
): UniversalIndicators {
  const rejected = judged.criteria.filter((each) => changes.has(each.key) && each.met);
  const steps = indicators.methodAdherence.steps.map((step) => {
    const proofs: readonly CriterionKey[] = stepProofs[step.key];
    if (proofs.some((key) => changes.has(key) && met.has(key)) && !step.present)
      return { ...step, present: true, timestamp: null };
    const isRejected = rejected.some(
      ({ key, timestamp }) =>
        timestamp !== null && timestamp === step.timestamp && proofs.some((proof) => proof === key),
    );
    if (!isRejected) return step;
    const isProved = proofs.some((key) => met.has(key));
    return { ...step, present: isProved, timestamp: null };
  });
  return { ...indicators, methodAdherence: adherenceOf(steps) };
}

/** A service conversation without a stage is one in which nobody spoke of a sale. */
function stageAfter(judged: Stage | null, macroFront: string, { methodAdherence }: UniversalIndicators): Stage | null {
  const seen = methodAdherence.steps.filter(({ present }) => present).map((step) => [step.key, step]);
  return stageOf(Object.fromEntries(seen), macroFront, judged !== null);
}

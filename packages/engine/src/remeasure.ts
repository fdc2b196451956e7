// What follows for verdicts that stay when a person sets the sides: measures, the measured criterion, and the scores that rest on both.
import {
  earshotError,
  type InteractionScorecard,
  type Reading,
  type ScorecardDefinition,
  scoreScorecard,
  type UniversalIndicators,
} from '@earshot/core';
import { buildParticipants, buildTurns } from './content/blocks.ts';
import { buildReading } from './content/reading.ts';
import { talkedOverQuote } from './content/scorecard.ts';
import type { Conversation } from './conversation/conversation.ts';
import { timeMark } from './evidence/locate.ts';
import { estimateSeconds } from './talk-measures/duration.ts';
import { findInterruptions, type Interruption, perTenMinutes } from './talk-measures/interruptions.ts';
import { talkShare } from './talk-measures/talk-share.ts';

/** The verdicts of the analysis as it is stored. */
export interface KeptVerdicts {
  readonly judgedBy: Reading['judgedBy'];
  readonly score: number | null;
  readonly scorecard: InteractionScorecard | null;
  readonly indicators: UniversalIndicators | null;
  /** The type that judged, for its weights; null where it is gone, and then the scorecard stays as it is. */
  readonly definition: ScorecardDefinition | null;
}

/**
 * Climate and method were judged: without them there are no indicators to put measures in. Throws 409 where one of the two sides says
 * nothing: the verdicts would be lost, and nobody could repeat them without asking the model.
 */
export function remeasure(conversation: Conversation, kept: KeptVerdicts) {
  const interruptions = findInterruptions(conversation);
  const talkToListen = talkShare(conversation);
  if (!talkToListen) throw earshotError('sidesIncomplete');
  const seconds = estimateSeconds(conversation);
  const judged =
    kept.scorecard && kept.definition && judgeAgain(kept.scorecard, kept.definition, conversation, interruptions);
  const interactionScorecard = judged ?? kept.scorecard;
  const count = interruptions.length;
  return {
    score: kept.score,
    interactionScore: interactionScorecard?.score ?? null,
    interactionScorecard,
    universalIndicators: kept.indicators && {
      ...kept.indicators,
      talkToListen: { ...talkToListen },
      interruptions: { count, perTenMinutes: perTenMinutes(count, seconds) },
    },
    transcriptSegments: buildTurns(conversation),
    participants: buildParticipants(conversation),
    reading: buildReading(conversation, kept.judgedBy),
  };
}

export type Remeasured = ReturnType<typeof remeasure>;

function judgeAgain(
  scorecard: InteractionScorecard,
  { criteria: defined }: ScorecardDefinition,
  conversation: Conversation,
  interruptions: readonly Interruption[],
): InteractionScorecard {
  const quote = talkedOverQuote(interruptions);
  const measured = {
    met: quote !== null,
    evidence: quote?.text ?? '',
    timestamp: quote && timeMark(conversation, quote),
  };
  const criteria = scorecard.criteria.map((each) =>
    each.key === 'talked_over_client' ? { ...each, ...measured } : each,
  );
  const weightOf = new Map(defined.map(({ key, weight }) => [key, weight]));
  const weighted = criteria.map(({ key, polarity, met }) => ({ polarity, met, weight: weightOf.get(key) ?? 1 }));
  return { ...scorecard, criteria, score: scoreScorecard(weighted) };
}

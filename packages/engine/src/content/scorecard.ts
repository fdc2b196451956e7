// The scorecard of an interaction type: each criterion met or not, with its evidence and time, and the score.
import { type InteractionScorecard, type ScorecardDefinition, scoreScorecard } from '@earshot/core';
import type { Conversation } from '../conversation/conversation.ts';
import { timeMark } from '../evidence/locate.ts';
import type { Findings, Quote } from '../findings/findings.ts';
import type { Interruption } from '../talk-measures/interruptions.ts';

/** Interruptions from which the client counts as talked over. */
const interruptionsThatTalkOver = 2;

/** Quote of the measured `talked_over_client`: what the attendant broke in with, first; null when it did not happen. */
export function talkedOverQuote(interruptions: readonly Interruption[]): Quote | null {
  const segment = interruptions[0]?.attendant.segments[0];
  return interruptions.length < interruptionsThatTalkOver || !segment
    ? null
    : { segment: segment.index, text: segment.text };
}

/**
 * The scorecard of a conversation. Criteria without a verified quote are not met; `objection_handled` is left out where no
 * objection was raised. `confidence` 0..1.
 */
export function buildScorecard(
  definition: ScorecardDefinition,
  findings: Findings,
  conversation: Conversation,
  confidence: number,
): InteractionScorecard {
  const quotes: Readonly<Record<string, Quote | undefined>> = { ...findings.criteria, ...findings.customCriteria };
  const judged = definition.criteria
    .filter(({ key }) => key !== 'objection_handled' || findings.objections.length > 0)
    .map(({ key, label, polarity, weight }) => {
      const quote = quotes[key];
      const met = quote !== undefined;
      const evidence = quote?.text ?? '';
      return {
        weight,
        criterion: { key, label, polarity, met, evidence, timestamp: quote ? timeMark(conversation, quote) : null },
      };
    });
  return {
    typeKey: definition.key,
    typeLabel: definition.label,
    macroFront: definition.macroFront,
    score: scoreScorecard(
      judged.map(({ weight, criterion }) => ({ weight, polarity: criterion.polarity, met: criterion.met })),
    ),
    confidence,
    criteria: judged.map(({ criterion }) => criterion),
  };
}

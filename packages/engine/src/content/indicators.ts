// The universal indicators: method, talk share, interruptions and climate, for every interaction type alike.
import { methodAdherence, type StepEvidence, stepKeys, type UniversalIndicators } from '@earshot/core';
import type { Conversation } from '../conversation/conversation.ts';
import { timeMark } from '../evidence/locate.ts';
import type { Findings } from '../findings/findings.ts';
import { perTenMinutes } from '../talk-measures/interruptions.ts';
import type { TalkToListen } from '../talk-measures/talk-share.ts';

export interface Measures {
  /** null where nothing tells who speaks. */
  readonly talkToListen: TalkToListen | null;
  readonly interruptionCount: number;
  /** Seconds that the conversation lasted or is estimated to have lasted. */
  readonly seconds: number;
}

/** The method's steps with the time of their first evidence. */
export function seenSteps(findings: Findings, conversation: Conversation): StepEvidence {
  const seen: StepEvidence = {};
  for (const key of stepKeys) {
    const quote = findings.steps[key];
    if (quote) seen[key] = { timestamp: timeMark(conversation, quote) };
  }
  return seen;
}

/** The measures of a conversation; null rather than invented where sides cannot be told. */
export function buildIndicators(
  findings: Findings,
  conversation: Conversation,
  measures: Measures,
): UniversalIndicators | null {
  const { talkToListen, interruptionCount: count, seconds } = measures;
  if (!talkToListen) return null;
  return {
    methodAdherence: methodAdherence(seenSteps(findings, conversation), conversation.language),
    talkToListen: { ...talkToListen },
    interruptions: { count, perTenMinutes: perTenMinutes(count, seconds) },
    emotionalClimate: { ...findings.climate },
  };
}

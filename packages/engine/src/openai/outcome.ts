// What came of a conversation that a model has read: judged as for the offline engine, so that no transcript talks a model into it.
import type { Conversation } from '../conversation/conversation.ts';
import { classificationOf } from '../embedded/classified.ts';
import { isBusiness } from '../embedded/engine.ts';
import { judgeOutcome } from '../embedded/outcome/judge-outcome.ts';
import { withoutScraps } from '../embedded/scraps.ts';
import { withSettlements } from '../embedded/settlements.ts';
import type { Findings, ProposalRequest } from '../findings/findings.ts';
import { typeOf } from './texts.ts';

/** Findings, which must be verified, with their outcome; what tells nothing is no BANT, and what the client is silent after is not settled. */
export function withOutcome(findings: Findings, conversation: Conversation, request: ProposalRequest): Findings {
  const classification = classificationOf(conversation);
  return {
    ...findings,
    bant: withoutScraps(classification.reading, findings.bant),
    objections: withSettlements(classification, findings.objections),
    outcome: judgeOutcome(
      classification,
      findings,
      typeOf(findings, conversation, request),
      isBusiness(classification.reading, request),
    ),
  };
}

// What came of a conversation that a model has read: judged as for the offline engine, so that no transcript talks a model into it.
import type { Conversation } from '../conversation/conversation.ts';
import { classificationOf } from '../embedded/classified.ts';
import { judgeOutcome } from '../embedded/outcome/judge-outcome.ts';
import type { Findings, ProposalRequest } from '../findings/findings.ts';
import { typeOf } from './texts.ts';

/** Findings, which must be verified, with their outcome. */
export const withOutcome = (findings: Findings, conversation: Conversation, request: ProposalRequest): Findings => ({
  ...findings,
  outcome: judgeOutcome(classificationOf(conversation), findings, typeOf(findings, conversation, request)),
});

// Summary, profile and diagnostic as the model wrote them, less what the transcript does not support; our own where nothing is left.

import type { Conversation } from '../conversation/conversation.ts';
import { nameOf } from '../conversation/speaker-names.ts';
import { readingOf } from '../embedded/classified.ts';
import { isBusiness } from '../embedded/engine.ts';
import { writeSummary } from '../embedded/report/summary.ts';
import { typeNamed, writeDiagnostic, writeProfile } from '../embedded/report/write.ts';
import { createTextCheck } from '../evidence/text-check.ts';
import type { DiagnosticFindings, Findings, ProposalRequest } from '../findings/findings.ts';
import { talkShare } from '../talk-measures/talk-share.ts';

type Texts = Pick<Findings, 'summary' | 'profile' | 'diagnostic'>;

/** Findings with texts that are supported; `dropped` counts the sentences left out. Findings must be verified. */
export function checkTexts(
  findings: Findings,
  conversation: Conversation,
  request: ProposalRequest,
): { findings: Findings; dropped: number } {
  const type = typeOf(findings, conversation, request);
  const own = once(() => writeTexts(findings, conversation, request));
  const known = [request.salespersonName, request.clientName, type?.label].filter((text) => text != null);
  const check = createTextCheck(conversation, known);
  let dropped = 0;
  const supported = (text: string, ownText: () => string): string => {
    const checked = check.supported(text);
    dropped += checked.dropped;
    return checked.text === '' ? ownText() : checked.text;
  };
  const all = (texts: readonly string[], ownTexts: () => readonly string[]): string[] => {
    const kept = texts.map((text) => supported(text, () => '')).filter((text) => text !== '');
    return kept.length === 0 && texts.length > 0 ? [...ownTexts()] : kept;
  };
  const wrote = findings.diagnostic;
  const diagnostic: DiagnosticFindings = {
    executive_summary: supported(wrote.executive_summary, () => own().diagnostic.executive_summary),
    client_profile: {
      tone: supported(wrote.client_profile.tone, () => own().diagnostic.client_profile.tone),
      engagement: supported(wrote.client_profile.engagement, () => own().diagnostic.client_profile.engagement),
      confidence: supported(wrote.client_profile.confidence, () => own().diagnostic.client_profile.confidence),
      details: supported(wrote.client_profile.details, () => own().diagnostic.client_profile.details),
    },
    core_motivation: {
      problem: supported(wrote.core_motivation.problem, () => own().diagnostic.core_motivation.problem),
      impact: supported(wrote.core_motivation.impact, () => own().diagnostic.core_motivation.impact),
    },
    hard_data: {
      collected: all(wrote.hard_data.collected, () => own().diagnostic.hard_data.collected),
      missing: all(wrote.hard_data.missing, () => own().diagnostic.hard_data.missing),
    },
    agent_evaluation: {
      posture: supported(wrote.agent_evaluation.posture, () => own().diagnostic.agent_evaluation.posture),
      solution_effectiveness: supported(
        wrote.agent_evaluation.solution_effectiveness,
        () => own().diagnostic.agent_evaluation.solution_effectiveness,
      ),
    },
    next_steps: {
      status: supported(wrote.next_steps.status, () => own().diagnostic.next_steps.status),
      responsibilities: all(wrote.next_steps.responsibilities, () => own().diagnostic.next_steps.responsibilities),
    },
  };
  const profile = findings.profile && (supported(findings.profile, () => own().profile ?? '') || null);
  const summary = supported(findings.summary, () => own().summary);
  return { findings: { ...findings, summary, profile, diagnostic }, dropped };
}

/** Our own texts of verified findings, as the offline engine writes them. */
export function writeTexts(findings: Findings, conversation: Conversation, request: ProposalRequest): Texts {
  const reading = readingOf(conversation);
  const share = talkShare(conversation);
  const found = {
    ...findings,
    isBusiness: isBusiness(reading, request),
    type: typeOf(findings, conversation, request),
    attendant: nameOf(conversation, 'attendant', request.salespersonName),
    client: nameOf(conversation, 'client', request.clientName),
    problem: null,
    commitmentGiven: null,
    clientShare: share && share.clientPct / 100,
  };
  return {
    summary: writeSummary(reading, found),
    profile: writeProfile(reading, found),
    diagnostic: writeDiagnostic(reading, found),
  };
}

export function typeOf(
  { interactionType }: Findings,
  { language }: Conversation,
  { definition, candidates }: ProposalRequest,
) {
  return definition ?? typeNamed(interactionType?.key ?? null, language, candidates);
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

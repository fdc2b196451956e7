// The offline engine: what its trained models hear and what rules of three languages find, without network; same input → same findings.

import type { ScorecardDefinition } from '@earshot/core';
import type { Conversation } from '../conversation/conversation.ts';
import { isNarration } from '../conversation/narration.ts';
import { nameOf } from '../conversation/speaker-names.ts';
import { emptyFindings } from '../findings/empty-findings.ts';
import type { Engine, Findings, Proposal, ProposalRequest } from '../findings/findings.ts';
import { findBant } from './bant.ts';
import { speaksOfBusiness } from './business.ts';
import { classificationOf, readingOf } from './classified.ts';
import { judgeObjections } from './classifier/objection-verdict.ts';
import { isSettledIn } from './classifier/settlement.ts';
import { judgeSteps } from './classifier/step-verdict.ts';
import { findClimate } from './climate.ts';
import { findCustomCriteria } from './criteria/custom.ts';
import { findCriteria } from './criteria/find.ts';
import { judgeCriteria } from './criteria/judge.ts';
import { hasCue } from './exchange.ts';
import { detectType } from './interaction-type.ts';
import { findKeywords } from './keywords.ts';
import { findNextStep } from './next-step.ts';
import { findObjections, mentionsByRules } from './objections.ts';
import { inPlace, isWantedAfter } from './objections-in-place.ts';
import { closingQuote } from './outcome/closing.ts';
import { judgeOutcome } from './outcome/judge-outcome.ts';
import { findProblem } from './problem.ts';
import { findProducts } from './products.ts';
import type { Reading } from './reading/reading.ts';
import type { Found } from './report/found.ts';
import { writeSummary } from './report/summary.ts';
import { typeNamed, writeDiagnostic, writeProfile } from './report/write.ts';
import { withoutObjections, withoutScraps } from './scraps.ts';
import { withSettlements } from './settlements.ts';
import { findSteps } from './steps.ts';
import { personWords } from './terms.ts';

/** An engine that costs nothing and calls nobody: `cost` and `tokensUsed` are 0. Deterministic; never throws. */
export function embeddedEngine(): Engine {
  return {
    name: 'embedded',
    async propose(conversation, request): Promise<Proposal> {
      return { findings: findAll(conversation, request), tokensUsed: 0, costUsd: 0 };
    },
  };
}

/** Whether anything of a sale or a service is heard; who gave a type knows that there is. */
export function isBusiness(reading: Reading, { definition, candidates }: ProposalRequest): boolean {
  if (reading.conversation.isOtherLanguage) return false;
  if (definition !== null) return true;
  if (isNarration(reading.conversation)) return false;
  const isOwn = (type: ScorecardDefinition) => Object.keys(findCustomCriteria(reading, type)).length > 0;
  return speaksOfBusiness(reading) || candidates.some(isOwn);
}

function findAll(conversation: Conversation, request: ProposalRequest): Findings {
  const reading = readingOf(conversation);
  const { salespersonName, clientName, candidates } = request;
  const people = personWords(reading, [salespersonName, clientName]);
  if (!isBusiness(reading, request)) return findNothing(reading, request, people);
  const nextStep = findNextStep(reading);
  const hasAgreement =
    nextStep !== null || reading.hits('commitmentGiven', 'client').some((hit) => reading.position(hit.sentence) > 0.6);
  const classification = classificationOf(conversation);
  const mentions = mentionsByRules(reading);
  const byRules = findCriteria(reading, {
    objections: findObjections(reading, hasAgreement, mentions),
    nextStep,
    salespersonName,
  });
  const detection = request.definition ? null : detectType(classification, byRules, request);
  const type = request.definition ?? typeNamed(detection?.key ?? null, reading.language, candidates);
  const raised = inPlace(classification, judgeObjections(classification, mentions), type);
  const objections = findObjections(reading, hasAgreement, raised).map((objection) => ({
    ...objection,
    resolved:
      isSettledIn(classification, objection.sentence, objection.resolved) ||
      isWantedAfter(classification, objection, raised),
  }));
  const criteria = judgeCriteria(classification, byRules, type);
  const commitment = reading.hits('commitmentGiven', 'client').find((hit) => reading.position(hit.sentence) > 0.5);
  const customCriteria = type ? findCustomCriteria(reading, type) : {};
  const outcome = judgeOutcome(classification, { criteria }, type, true);
  // A machine that answers objects to nothing.
  const standing = outcome.value === 'voicemail' ? [] : withSettlements(classification, objections);
  const closing = closingQuote(classification, outcome, { criteria });
  const bant = withoutScraps(reading, findBant(classification, type));
  const found = {
    isBusiness: true,
    outcome,
    criteria,
    objections: standing,
    bant: outcome.value === 'lost' ? withoutObjections(bant, standing) : bant,
    climate: findClimate(classification),
    products: findProducts(reading, people),
    type,
    attendant: nameOf(conversation, 'attendant', salespersonName),
    client: nameOf(conversation, 'client', clientName),
    problem: findProblem(reading, type, objections),
    commitmentGiven: commitment && criteria.commitment_requested ? reading.quoteHit(commitment) : null,
    clientShare: clientShare(reading),
  };
  return {
    interactionType: detection,
    criteria,
    customCriteria,
    steps: judgeSteps(classification, findSteps(reading, byRules, objections), closing),
    saleSpokenOf: isSaleSpokenOf(reading, criteria, type, closing !== null),
    objections: found.objections,
    bant: found.bant,
    climate: found.climate,
    keywords: {
      client: findKeywords(reading, 'client', people, objections),
      attendant: findKeywords(reading, 'attendant', people, objections),
    },
    products: found.products,
    outcome,
    diagnostic: writeDiagnostic(reading, found),
    summary: writeSummary(reading, found),
    profile: writeProfile(reading, found),
  };
}

/** In a service call, a sum may be a balance, and a name or a card is asked for to find the account: neither sells anything. */
function isSaleSpokenOf(
  reading: Reading,
  { price_presented, expansion_explored, commitment_requested }: Findings['criteria'],
  type: ScorecardDefinition | null,
  isClosed: boolean,
): boolean {
  if (expansion_explored || hasCue(reading, 'client', 'priceAsked')) return true;
  const isPriced = price_presented !== undefined;
  const isAsked = commitment_requested !== undefined || isClosed;
  return type?.macroFront === 'service' ? isPriced && isAsked : isPriced || isAsked;
}

/** Findings of a talk in which nothing is sold or put right: what is talked of and how, nothing more. */
function findNothing(reading: Reading, request: ProposalRequest, people: ReadonlySet<string>): Findings {
  const classification = classificationOf(reading.conversation);
  const outcome = judgeOutcome(classification, emptyFindings, null, false);
  const found: Found = {
    ...emptyFindings,
    outcome,
    isBusiness: false,
    climate: findClimate(classification),
    type: null,
    attendant: nameOf(reading.conversation, 'attendant', request.salespersonName),
    client: nameOf(reading.conversation, 'client', request.clientName),
    problem: null,
    commitmentGiven: null,
    clientShare: clientShare(reading),
  };
  return {
    ...emptyFindings,
    outcome,
    climate: found.climate,
    keywords: {
      client: findKeywords(reading, 'client', people, []),
      attendant: findKeywords(reading, 'attendant', people, []),
    },
    diagnostic: writeDiagnostic(reading, found),
    summary: writeSummary(reading, found),
  };
}

/** The client's share of the words, 0..1; null where sides are not told. */
function clientShare(reading: Reading): number | null {
  if (!reading.sided) return null;
  let client = 0;
  let all = 0;
  for (const sentence of reading.sentences) {
    all += sentence.words.length;
    if (sentence.side === 'client') client += sentence.words.length;
  }
  return all === 0 ? null : client / all;
}

// The pipeline: transcript → conversation → measures → proposed findings → verified findings → scores → content.
import {
  type Analysis,
  type CriterionKey,
  conversationScore,
  definitionFor,
  dimensionScores,
  isCriterionKey,
  type Language,
  type Outcome,
  type Reading,
  type ScoreBasis,
  type ScorecardDefinition,
  stageOf,
  type Turn,
} from '@earshot/core';
import * as blocks from './content/blocks.ts';
import { buildCoaching } from './content/build-coaching.ts';
import { buildIndicators, seenSteps } from './content/indicators.ts';
import { buildReading, isWithoutAttendant, isWithoutClient } from './content/reading.ts';
import { buildScorecard, talkedOverQuote } from './content/scorecard.ts';
import type { Conversation } from './conversation/conversation.ts';
import { isNarration } from './conversation/narration.ts';
import { classificationOf, readingOf } from './embedded/classified.ts';
import { embeddedEngine } from './embedded/engine.ts';
import { matterFor, situationOf } from './embedded/matter.ts';
import { nearMiss } from './embedded/near-misses.ts';
import { secondOpinion } from './embedded/second-opinion.ts';
import { createLocator } from './evidence/locate.ts';
import { verifyFindings } from './evidence/verify.ts';
import type { Engine, Proposal, ProposalRequest } from './findings/findings.ts';
import { type ReadInput, readConversation } from './read.ts';
import { estimateSeconds } from './talk-measures/duration.ts';
import { findInterruptions, perTenMinutes } from './talk-measures/interruptions.ts';
import { type TalkToListen, talkShare } from './talk-measures/talk-share.ts';

export interface AnalyseInput extends ReadInput {
  readonly engine: Engine;
  /** The interaction type that was given; null = detect. */
  readonly definition: ScorecardDefinition | null;
  /** Active types of the company, which detection may choose. */
  readonly candidates: readonly ScorecardDefinition[];
  /** Keys of built-in types that detection may not choose; one that a candidate replaces counts all the same. */
  readonly typesOff?: readonly string[] | undefined;
}

/** What an analysis knows from its conversation alone: blocks of the contract, plus facts for cost, log and metric. */
export type AnalysisContent = Pick<
  Analysis,
  | 'score'
  | 'interactionScore'
  | 'summary'
  | 'profile'
  | 'stage'
  | 'interactionType'
  | 'interactionTypeSource'
  | 'interactionScorecard'
  | 'universalIndicators'
  | 'diagnostic'
  | 'dimensionScores'
  | 'bant'
  | 'objections'
  | 'productExploration'
  | 'keywordDetection'
  | 'transcript'
  | 'participants'
  | 'outcome'
  | 'coaching'
  | 'reading'
  | 'tokensUsed'
  | 'cost'
> & {
  /** What was said, in turns; times in seconds, null where the transcript states none. Null for prose. */
  readonly transcriptSegments: Turn[] | null;
  readonly language: Language;
  /** Seconds by the transcript's own times or its words. */
  readonly estimatedSeconds: number;
  readonly droppedQuotes: number;
  /** What else the scores were computed from. */
  readonly scoreBasis: ScoreBasis;
};

/** Analyses one transcript: reads it, and analyses what it reads. Errors: as of these two. */
export const analyse = async (input: AnalyseInput): Promise<AnalysisContent> =>
  analyseConversation(readConversation(input), input);

/**
 * The second half: analyses what was read. Errors: 422 when no analysis can be made of it; an engine's own Error when
 * its provider is down.
 */
export async function analyseConversation(
  conversation: Conversation,
  input: Omit<AnalyseInput, 'segments' | 'channels' | 'hand' | 'readBefore' | 'redacted'>,
): Promise<AnalysisContent> {
  const { transcript, engine, definition, candidates, typesOff, salespersonName, clientName } = input;
  const { language } = conversation;
  const interruptions = findInterruptions(conversation);
  const talkToListen = talkShare(conversation);
  const seconds = estimateSeconds(conversation);

  const given = definition && (definitionFor(definition.key, language) ?? definition);
  const judgement = await judgementOf(engine, conversation, {
    definition: given,
    candidates,
    typesOff,
    salespersonName,
    clientName,
  });
  const talkedOver = talkedOverQuote(interruptions);
  const findings = talkedOver
    ? { ...judgement.findings, criteria: { ...judgement.findings.criteria, talked_over_client: talkedOver } }
    : judgement.findings;

  const detected = given ? null : findings.interactionType;
  const type =
    given ??
    (detected && (definitionFor(detected.key, language) ?? candidates.find(({ key }) => key === detected.key) ?? null));
  const isUnderstood = judgement.judgedBy === 'model' || !conversation.isOtherLanguage;
  const isJudged = isUnderstood && canBeJudged(conversation, findings.outcome.value, type, talkToListen);
  const card = type && buildScorecard(type, findings, conversation, detected?.confidence ?? 1);
  const scorecard = card && (isJudged ? card : { ...card, score: null });
  const dimensions = isJudged
    ? dimensionScores({
        met: new Set(Object.keys(findings.criteria).filter(isCriterionKey)),
        attendantTalkPct: talkToListen?.attendantPct ?? null,
        interruptionsPerTenMinutes: talkToListen && perTenMinutes(interruptions.length, seconds),
        climate: findings.climate.overall,
        objections: findings.objections,
      })
    : null;
  const steps = seenSteps(findings, conversation);
  const locator = createLocator(conversation);
  const nearest = (key: CriterionKey) => {
    const quote = nearMiss(classificationOf(conversation), findings, key);
    return quote && locator.locate(quote);
  };

  return {
    score: dimensions && conversationScore(dimensions),
    interactionScore: scorecard?.score ?? null,
    summary: findings.summary,
    profile: findings.profile,
    stage: stageOf(steps, type?.macroFront ?? null, findings.saleSpokenOf),
    interactionType: type?.key ?? null,
    interactionTypeSource: type && (given ? 'manual' : 'auto'),
    interactionScorecard: scorecard,
    universalIndicators: buildIndicators(findings, conversation, {
      talkToListen,
      interruptionCount: interruptions.length,
      seconds,
    }),
    diagnostic: findings.diagnostic,
    dimensionScores: dimensions,
    bant: blocks.buildBant(findings),
    objections: blocks.buildObjections(findings),
    productExploration: blocks.buildProducts(findings),
    keywordDetection: blocks.buildKeywords(findings),
    transcript,
    transcriptSegments: blocks.buildTurns(conversation),
    participants: blocks.buildParticipants(conversation),
    outcome: findings.outcome.value,
    reading: buildReading(conversation, judgement.judgedBy),
    coaching:
      type && scorecard
        ? buildCoaching(
            type,
            scorecard.criteria,
            language,
            nearest,
            matterFor(readingOf(conversation), findings, type),
            situationOf(readingOf(conversation), type, findings.outcome.value),
          )
        : [],
    tokensUsed: judgement.tokensUsed,
    cost: judgement.costUsd,
    language,
    estimatedSeconds: seconds,
    droppedQuotes: judgement.droppedQuotes,
    scoreBasis: {
      weights: Object.fromEntries(type?.criteria.map(({ key, weight }) => [key, weight]) ?? []),
      found: Object.keys(findings.criteria).filter(isCriterionKey),
      climate: findings.climate.overall,
    },
  };
}

/** Findings that are verified, and who gave them. */
type Judgement = Required<Proposal> & Pick<Reading, 'judgedBy'>;

/** What an engine finds. A model's findings stand as far as the offline engine finds them likely; one that was talked into them is not believed at all. */
async function judgementOf(engine: Engine, conversation: Conversation, request: ProposalRequest): Promise<Judgement> {
  const proposed = await verifiedProposal(engine, conversation, request);
  const judgedBy = engine.name === 'embedded' ? 'offline' : 'model';
  if (!engine.isModel) return { ...proposed, judgedBy };
  const { findings, dropped, isBelieved } = secondOpinion(conversation, request, proposed.findings);
  const droppedQuotes = proposed.droppedQuotes + dropped;
  if (isBelieved) return { ...proposed, findings, droppedQuotes, judgedBy };
  const own = await verifiedProposal(embeddedEngine(), conversation, request);
  return {
    ...proposed,
    findings: own.findings,
    droppedQuotes: droppedQuotes + own.droppedQuotes,
    judgedBy: 'offline',
  };
}

async function verifiedProposal(
  engine: Engine,
  conversation: Conversation,
  request: ProposalRequest,
): Promise<Required<Proposal>> {
  const proposal = await engine.propose(conversation, request);
  const { findings, droppedQuotes } = verifyFindings(proposal.findings, conversation);
  return { ...proposal, findings, droppedQuotes: droppedQuotes + (proposal.droppedQuotes ?? 0) };
}

/** Whether there is anything to score: a conversation with both in it, and a type to score it by or two sides to compare. */
function canBeJudged(
  conversation: Conversation,
  outcome: Outcome,
  type: ScorecardDefinition | null,
  talk: TalkToListen | null,
): boolean {
  if (outcome === 'voicemail' || outcome === 'no_conversation') return false;
  if (isNarration(conversation) || isWithoutAttendant(conversation) || isWithoutClient(conversation)) return false;
  return type !== null || talk !== null;
}

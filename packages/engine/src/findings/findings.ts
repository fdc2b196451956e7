// What every engine proposes: findings that each carry a quote. Times, measures and scores are never taken from an engine.
import type {
  Climate,
  CriterionKey,
  Diagnostic,
  KeywordCategory,
  KeywordPolarity,
  Outcome,
  ScorecardDefinition,
  StepKey,
} from '@earshot/core';
import type { Conversation } from '../conversation/conversation.ts';

/** Words said to stand in `segments[segment]`; verified before use. */
export interface Quote {
  readonly segment: number;
  readonly text: string;
}

export type { StepKey };

export type Mood = Climate;

export type { KeywordCategory, KeywordPolarity };

export interface Keyword {
  readonly term: string;
  readonly polarity: KeywordPolarity;
  readonly category: KeywordCategory;
  readonly context: Quote | null;
}

/** The contract's `diagnostic` block, texts in the language of the conversation. */
export type DiagnosticFindings = Diagnostic;

export type BantKey = 'budget' | 'authority' | 'need' | 'timing';

export interface ObjectionFinding {
  readonly quote: Quote;
  readonly resolved: boolean;
}

/** What came of the conversation, and the words that show it; null where it follows from what was not said. */
export interface OutcomeFinding {
  readonly value: Outcome;
  readonly quote: Quote | null;
}

export interface Findings {
  /** Detected type among the built-in ones and the request's candidates, `confidence` 0..1; null when the type was given or none fits. */
  readonly interactionType: { readonly key: string; readonly confidence: number } | null;
  /** Criteria that happened, over the whole catalogue; an absent key means not met. */
  readonly criteria: Readonly<Partial<Record<CriterionKey, Quote>>>;
  /** Met criteria of company types, by criterion key. */
  readonly customCriteria: Readonly<Record<string, Quote>>;
  readonly steps: Readonly<Partial<Record<StepKey, Quote>>>;
  /** Whether a sale was spoken of: decides the stage of service conversations. */
  readonly saleSpokenOf: boolean;
  readonly objections: readonly ObjectionFinding[];
  readonly bant: Readonly<Record<BantKey, Quote | null>>;
  readonly climate: { readonly start: Mood; readonly middle: Mood; readonly end: Mood; readonly overall: Mood };
  readonly keywords: { readonly client: readonly Keyword[]; readonly attendant: readonly Keyword[] };
  readonly products: readonly { readonly name: string; readonly quote: Quote }[];
  readonly outcome: OutcomeFinding;
  readonly diagnostic: DiagnosticFindings;
  readonly summary: string;
  readonly profile: string | null;
}

export interface ProposalRequest {
  /** The type that was given; null = detect. */
  readonly definition: ScorecardDefinition | null;
  /** Active company types, which detection may choose beside the built-in ones, or in place of the one that each replaces. */
  readonly candidates: readonly ScorecardDefinition[];
  /** Keys of built-in types that the company has switched off: never detected. None when left out. */
  readonly typesOff?: readonly string[] | undefined;
  readonly salespersonName: string | null;
  readonly clientName: string | null;
}

/** `tokensUsed` prompt + completion as reported, `costUsd` in US dollars. */
export interface Proposal {
  readonly findings: Findings;
  readonly tokensUsed: number;
  readonly costUsd: number;
  /** Quotes and sentences that the engine itself has dropped because the transcript does not hold them; 0 when left out. */
  readonly droppedQuotes?: number;
}

export interface Engine {
  readonly name: string;
  /** Whether a language model judges, which words of a transcript can talk into a finding: the offline engine then gives a second opinion. False when left out. */
  readonly isModel?: boolean;
  propose(conversation: Conversation, request: ProposalRequest): Promise<Proposal>;
}

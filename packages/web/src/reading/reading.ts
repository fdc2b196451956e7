// What the reading view shows of an analysis: what an account and a share link have in common.
import type {
  Analysis,
  ConversationSide,
  InteractionTypeDefinition,
  ScorecardCriterion,
  SharedAnalysis,
} from '@earshot/core/client';
import type { ReactNode } from 'react';

export type Reading = Omit<
  SharedAnalysis,
  'methodAdherenceScore' | 'attendantTalkPct' | 'interruptionsPerTenMin' | 'climateLabel' | 'transcriptSegments'
> &
  Partial<Pick<Analysis, 'participants' | 'telephony' | 'outcome' | 'coaching' | 'reading' | 'review'>>;

/** Weights of the criteria of the scorecard's type, by key, as they are now; null where they can't be told. */
export type Weights = Readonly<Record<string, number>> | null;

/** What the criteria mean, by key, in the language of the reader; empty where that can't be told. */
export type Meanings = Readonly<Record<string, string>>;

/** With the names that the type and its criteria have in the language of the reader. */
export function withLabels<T extends Pick<Reading, 'interactionScorecard'>>(
  reading: T,
  type: TypeLabels | undefined,
): T {
  const scorecard = reading.interactionScorecard;
  if (!scorecard || !type) return reading;
  const labelOf = new Map(type.criteria.map(({ key, label }) => [key, label]));
  const criteria = scorecard.criteria.map((one) => ({ ...one, label: labelOf.get(one.key) ?? one.label }));
  return { ...reading, interactionScorecard: { ...scorecard, typeLabel: type.label, criteria } };
}

type TypeLabels = Pick<InteractionTypeDefinition, 'label'> & { criteria: readonly { key: string; label: string }[] };

/** What people say of a verdict, and can do about it. */
export type OfCriterion = (criterion: ScorecardCriterion) => ReactNode;

/** Comments on lines, for readers with an account. */
export interface LineComments {
  /** How many each line has; 0 is left out. */
  countOf: ReadonlyMap<number, number>;
  /** The same function at each render, since lines are drawn again for another one. */
  onComment: (line: number) => void;
}

export type Side = ConversationSide | null;

/** Where in the conversation something was said: by its words, its `MM:SS`, or both. */
export interface Place {
  quote?: string | null;
  mark?: string | null;
}

/** The class of what was meant, or felt, well or ill. */
export const toneOf = { positive: 'good', neutral: 'neutral', negative: 'bad' } as const;

/** Whether the criterion speaks for the attendant: a wanted behaviour that happened, or an unwanted one that did not. */
export const isGood = ({ polarity, met }: Pick<ScorecardCriterion, 'polarity' | 'met'>) =>
  polarity === 'negative' ? !met : met;

/** What an analysis is called: its type, and with whom. */
export const titleOf = (
  {
    interactionScorecard,
    interactionType,
    clientName,
  }: Pick<Reading, 'interactionScorecard' | 'interactionType' | 'clientName'>,
  otherwise: string,
) => [interactionScorecard?.typeLabel || interactionType || otherwise, clientName].filter(Boolean).join(' · ');

// What the reading view shows of an analysis: what an account and a share link have in common.
import type { Analysis, ConversationSide, ScorecardCriterion, SharedAnalysis } from '@earshot/core/client';

export type Reading = Omit<
  SharedAnalysis,
  'methodAdherenceScore' | 'attendantTalkPct' | 'interruptionsPerTenMin' | 'climateLabel' | 'transcriptSegments'
> &
  Partial<Pick<Analysis, 'participants' | 'telephony' | 'outcome' | 'coaching' | 'reading'>>;

/** Weights of the criteria of the scorecard's type, by key, as they are now; null where they can't be told. */
export type Weights = Readonly<Record<string, number>> | null;

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

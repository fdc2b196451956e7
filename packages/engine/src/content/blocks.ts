// Verified findings as the contract's blocks: BANT, objections, products, keywords, turns and participants.
import type {
  Bant,
  KeywordDetection,
  KeywordTerm,
  Objection,
  Participant,
  ProductExploration,
  Turn,
} from '@earshot/core';
import type { Conversation } from '../conversation/conversation.ts';
import type { Findings, Keyword } from '../findings/findings.ts';

/** The four parts of `bant`; a part that nobody spoke of is an empty text. */
export function buildBant({ bant }: Findings): Bant {
  return {
    budget: bant.budget?.text ?? '',
    authority: bant.authority?.text ?? '',
    need: bant.need?.text ?? '',
    timing: bant.timing?.text ?? '',
  };
}

export function buildObjections({ objections }: Findings): Objection[] {
  return objections.map(({ quote, resolved }) => ({ objection: quote.text, resolved }));
}

export function buildProducts({ products }: Findings): ProductExploration {
  const names = [...new Set(products.map(({ name }) => name))];
  return { explored: names.length > 0, products: names };
}

export function buildKeywords({ keywords }: Findings): KeywordDetection {
  const toTerm = ({ term, polarity, category, context }: Keyword): KeywordTerm => ({
    term,
    polarity,
    category,
    context: context?.text ?? null,
  });
  return { client_terms: keywords.client.map(toTerm), attendant_terms: keywords.attendant.map(toTerm) };
}

/** What is said, as the transcript states it: times in seconds, or null; null for prose, which has no turns. */
export function buildTurns({ form, segments }: Conversation): Turn[] | null {
  if (form === 'prose') return null;
  return segments.map(({ speaker, side, text, start, end, uncertain }) => ({
    speaker: speaker ?? '',
    side,
    text,
    start,
    end,
    ...(uncertain && { uncertain: [...uncertain] }),
  }));
}

export function buildParticipants({ speakers }: Conversation): Participant[] | null {
  return speakers.length === 0 ? null : speakers.map(({ name, side }) => ({ name, side }));
}

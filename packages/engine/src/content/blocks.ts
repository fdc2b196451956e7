// Verified findings as the contract's blocks: BANT, objections, products, keywords, segments and participants.
import type {
  Bant,
  KeywordDetection,
  KeywordTerm,
  Objection,
  Participant,
  ProductExploration,
  TranscriptSegment,
} from '@earshot/core';
import type { Findings, Keyword } from '../findings/findings.ts';
import type { Conversation } from '../transcript/conversation.ts';

export function buildBant({ bant }: Findings): Bant {
  return {
    budget: bant.budget?.text ?? null,
    authority: bant.authority?.text ?? null,
    need: bant.need?.text ?? null,
    timing: bant.timing?.text ?? null,
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

/** Contract: transcriptSegments, times in seconds; null for prose, which has no segments (D30). */
export function buildSegments({ form, segments }: Conversation): TranscriptSegment[] | null {
  if (form === 'prose') return null;
  return segments.map(({ start, end, text, speaker }) => ({ start, end, text, speaker: speaker ?? '' }));
}

export function buildParticipants({ speakers }: Conversation): Participant[] | null {
  return speakers.length === 0 ? null : speakers.map(({ name, side }) => ({ name, side }));
}

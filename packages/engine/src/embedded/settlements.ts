// The words with which the client gave an objection up: without them, it is not settled (docs/catalogue.md#objections).
import type { Findings, Quote } from '../findings/findings.ts';
import { type Classification, leastLogit } from './classifier/classify.ts';
import type { Label } from './classifier/labels.ts';
import type { Unit } from './classifier/units.ts';

/** What ends an objection: it is dropped, or what it stood against is agreed. */
const ends: readonly Label[] = ['objection_dropped', 'commits', 'step_accepted'];
/** How much less words count with each utterance that lies between. */
const fading = 0.15;

/** The client's words after the objection that sound most like giving it up; null where the client says no more. */
export function settlementOf(classification: Classification, objection: Quote): Quote | null {
  const { units, reading } = classification;
  const raised = units.findLast(({ sentences }) => sentences[0]!.stretches[0]!.segment <= objection.segment);
  let best: { unit: Unit; label: Label; logit: number } | null = null;
  for (const unit of units.slice((raised?.index ?? -1) + 1)) {
    if (unit.side === 'attendant') continue;
    for (const label of ends) {
      const logit =
        Math.max(leastLogit, classification.logit(unit, label)) - fading * (unit.index - (raised?.index ?? 0));
      if (!best || logit > best.logit) best = { unit, label, logit };
    }
  }
  return best && reading.quote(classification.sentenceOf(best.unit, best.label));
}

/** An objection after which the client says nothing stays open, whoever calls it settled. */
export const withSettlements = (
  classification: Classification,
  objections: Findings['objections'],
): Findings['objections'] =>
  objections.map(({ quote, resolved }) => ({
    quote,
    resolved: resolved && settlementOf(classification, quote) !== null,
  }));

// What the offline engine, which nobody can talk to, thinks of a model's proofs: a sentence that is nothing like a criterion does not prove it (docs/decisions/engine.md#second-opinion).
import { type CriterionKey, isCriterionKey } from '@earshot/core';
import type { Conversation } from '../conversation/conversation.ts';
import { addressesAuditor } from '../evidence/auditor-orders.ts';
import type { Findings, ProposalRequest, Quote } from '../findings/findings.ts';
import { classificationOf } from './classified.ts';
import type { Classification } from './classifier/classify.ts';
import { isUtteranceCriterion, type Label } from './classifier/labels.ts';
import type { Unit } from './classifier/units.ts';

/** Below this logit an utterance is nothing like a criterion. In the held part of the corpus 95 % of true proofs lie above it, and 5 % of others. */
const leastLikeness = -4;
/** Where somebody speaks to the judge, a proof must be more like it: 86 % of true ones are, and 1 % of others. */
const leastLikenessOfSuspects = -2;
/** A model is not believed when as many of its proofs, and this share of them, are nothing like what they should prove. */
const mostUnlike = { count: 3, share: 1 / 3 };
const mostUnlikeOfSuspects = { count: 2, share: 1 / 5 };

export interface SecondOpinion {
  /** Without the criteria whose quote is nothing like them. */
  readonly findings: Findings;
  readonly dropped: number;
  /** False if so much was dropped that the model cannot have judged the conversation. */
  readonly isBelieved: boolean;
}

/** Whether somebody in the conversation, or a name that was given, speaks to the one who judges it. */
function speaksToJudge(
  { segments, speakers }: Pick<Conversation, 'segments' | 'speakers'>,
  { salespersonName, clientName }: Pick<ProposalRequest, 'salespersonName' | 'clientName'>,
): boolean {
  const names = [salespersonName ?? '', clientName ?? '', ...speakers.map(({ name }) => name)];
  return names.some(addressesAuditor) || segments.some(({ text }) => addressesAuditor(text));
}

/** `findings` are verified. Criteria of the company's own types have no model to compare with, and stay. */
export function secondOpinion(
  conversation: Conversation,
  request: Pick<ProposalRequest, 'salespersonName' | 'clientName'>,
  findings: Findings,
): SecondOpinion {
  const isSuspect = speaksToJudge(conversation, request);
  const least = isSuspect ? leastLikenessOfSuspects : leastLikeness;
  const most = isSuspect ? mostUnlikeOfSuspects : mostUnlike;
  const likeness = likenessIn(classificationOf(conversation));
  const criteria: Partial<Record<CriterionKey, Quote>> = {};
  let [judged, dropped] = [0, 0];
  for (const [key, quote] of Object.entries(findings.criteria)) {
    if (!isCriterionKey(key)) continue;
    const labels = labelsFor(key);
    if (labels.length > 0) judged += 1;
    if (labels.length > 0 && likeness(quote, labels) < least) dropped += 1;
    else criteria[key] = quote;
  }
  const isBelieved = dropped < most.count || dropped < judged * most.share;
  return { findings: { ...findings, criteria }, dropped, isBelieved };
}

/** What an utterance shows that proves the criterion; none where its course does. */
function labelsFor(key: CriterionKey): readonly Label[] {
  if (key === 'next_step_scheduled') return ['step_proposed', 'step_accepted', 'step_vague'];
  return isUtteranceCriterion(key) ? [key] : [];
}

/** The strongest logit of any of some labels in the utterances of a quote's segment. */
function likenessIn({ units, logit }: Classification) {
  const unitsBySegment = new Map<number, Unit[]>();
  for (const unit of units) {
    for (const { segment } of unit.sentences.flatMap(({ stretches }) => stretches)) {
      const known = unitsBySegment.get(segment);
      if (!known) unitsBySegment.set(segment, [unit]);
      else if (known.at(-1) !== unit) known.push(unit);
    }
  }
  return ({ segment }: Quote, labels: readonly Label[]): number => {
    const spoken = unitsBySegment.get(segment) ?? [];
    // Nothing is known if nothing was classified.
    if (spoken.length === 0) return 0;
    return Math.max(...spoken.flatMap((unit) => labels.map((label) => logit(unit, label))));
  };
}

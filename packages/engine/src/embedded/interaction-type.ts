// Which interaction type the conversation has: by what is said in it (type-model.ts), and a company's own type, or none, by cues and criteria (docs/catalogue.md#interaction-types).
import { type InteractionTypeKey, interactionTypes, type ScorecardDefinition } from '@earshot/core';
import type { Findings } from '../findings/findings.ts';
import { type TypesInUse, typeInUse } from '../findings/types-in-use.ts';
import type { Classification } from './classifier/classify.ts';
import { type Label, utteranceCriteria } from './classifier/labels.ts';
import { findCustomCriteria } from './criteria/custom.ts';
import { accountReviews, hasOwnErrand, isCalled, isDunned, isEnquiry, ringsIn, saysLeaving } from './errand.ts';
import { hasCue, isServiceCall } from './exchange.ts';
import { lastDecision } from './outcome/decision.ts';
import { type Hit, type Reading, spansOf } from './reading/reading.ts';
import { typeLikelihoods } from './type-model.ts';
import { byErrand, isService } from './type-table.ts';

/** Sentences with cues of one type that count; more say nothing new. */
const mostCues = 5;
/** Below this nothing fits, and the type stays open. */
const leastFit = 0.8;

/** Log-probability above which the likeliest type stands where nothing else is heard. */
const leastByItself = Math.log(0.85);

/** What the client came for outweighs everything that is said on the way. */
function clientsErrand(reading: Reading): Partial<Record<InteractionTypeKey, number>> {
  const first = (cue: string) =>
    reading.hits(cue, 'client').filter((hit) => reading.position(hit.sentence) < 0.5).length;
  const leaving = first('wantsToLeave');
  const service = isServiceCall(reading) && leaving === 0;
  const complaining = first('complaintMade');
  const asking = first('supportAsked');
  return {
    retention: leaving > 0 ? 4 : -4,
    complaint: (service ? 1 + Math.min(complaining, 3) : -4) - (complaining === 0 ? 1.5 : 0),
    support: (service ? 2 + Math.min(asking, 2) : -4) - Math.min(complaining, 2),
  };
}

/** Cues of a type; those of the opening, where people say why they talk, count half as much again. */
function cueScore(hits: readonly Hit[], reading: Reading): number {
  const weights = hits.map((hit) => (reading.position(hit.sentence) < 0.25 ? 1.5 : 1)).sort((a, b) => b - a);
  return weights.slice(0, mostCues).reduce((sum, weight) => sum + weight, 0);
}

function metShare(criteria: ScorecardDefinition['criteria'], met: ReadonlySet<string>): number {
  const objective = criteria.filter((criterion) => criterion.polarity === 'objective');
  const total = objective.reduce((sum, criterion) => sum + criterion.weight, 0);
  const reached = objective.reduce((sum, criterion) => sum + (met.has(criterion.key) ? criterion.weight : 0), 0);
  return total === 0 ? 0 : reached / total;
}

/** How well each built-in type fits by rules alone. */
function typeFits(reading: Reading, criteria: Findings['criteria']): Record<InteractionTypeKey, number> {
  const met = new Set(Object.keys(criteria));
  const errand = clientsErrand(reading);
  const service = isServiceCall(reading);
  const knownBefore = met.has('prior_contact_referenced');
  const fits = interactionTypes.map((type) => {
    const key = type.key as InteractionTypeKey;
    const cues = cueScore(reading.hits(`type:${key}`), reading);
    const share = metShare(
      type.criteria.map((criterion) => ({ ...criterion, label: '' })),
      met,
    );
    let score = cues + 4 * share + (errand[key] ?? 0);
    if (service && !isService(key)) score -= 3;
    if (key === 'lead_qualification' && cues === 0) score -= 1.5;
    if (key === 'cold_call' && (knownBefore || met.has('recap'))) score -= 1.5;
    if ((key === 'follow_up' || key === 'negotiation' || key === 'renewal_expansion') && !knownBefore) score -= 1;
    if (key === 'closing' && !(met.has('commitment_requested') && hasCue(reading, 'client', 'commitmentGiven')))
      score -= 1.5;
    if (key === 'negotiation') score += (met.has('concession_traded') ? 2 : 0) - (met.has('price_presented') ? 0 : 2);
    if (key === 'onboarding' && met.has('price_presented')) score -= 2;
    // A renewal is named at the outset; what follows may well be a negotiation.
    if (
      key === 'renewal_expansion' &&
      reading.hits('type:renewal_expansion').some((hit) => reading.position(hit.sentence) < 0.3)
    )
      score += 2;
    if (key === 'demo' && !met.has('solution_explained')) score -= 1;
    return [key, score] as const;
  });
  return Object.fromEntries(fits) as Record<InteractionTypeKey, number>;
}

/** How well a company's own type fits: by its cues and criteria; 0 where too little of it is heard. */
function candidateFit(reading: Reading, candidate: ScorecardDefinition, criteria: Findings['criteria']): number {
  const own = Object.keys(findCustomCriteria(reading, candidate));
  const met = new Set([...Object.keys(criteria), ...own]);
  const share = metShare(candidate.criteria, met);
  return own.length < 2 || share < 0.5 ? 0 : 6 * share + Math.min(own.length, mostCues);
}

/**
 * The likeliest type with its confidence 0..1; null where none fits. A company's own type has no model: it is taken where its
 * own cues fit better than any built-in type does by rules, or where it replaces the type that is found. Where the likeliest type is off,
 * the next one is taken that fits by rules. `criteria`: those that rules found.
 */
export function detectType(
  classification: Classification,
  criteria: Findings['criteria'],
  types: TypesInUse,
): { key: string; confidence: number } | null {
  const { reading } = classification;
  const fits = typeFits(reading, criteria);
  const isUsed = (key: string) => typeInUse(types, key) !== null;
  const bestFit = Math.max(...Object.entries(fits).map(([key, fit]) => (isUsed(key) ? fit : -Infinity)));
  const own = types.candidates
    .map((candidate) => ({ key: candidate.key, fit: candidateFit(reading, candidate, criteria) }))
    .sort((a, b) => b.fit - a.fit)[0];
  if (own && own.fit > Math.max(0, bestFit))
    return { key: own.key, confidence: rounded(0.5 + 0.5 * (1 - Math.max(0, bestFit) / own.fit)) };
  const shares = byErrand(classification, typeLikelihoods(classification)).filter(
    ([key]) => key !== 'renewal_expansion' || (isKnownClient(classification) && !isEnquiry(reading)),
  );
  const [likeliest, most] = shares[0]!;
  const bought = isBoughtAtCounter(classification) ? boughtOutright(classification, types) : null;
  if (bought) return bought;
  const isTold =
    ringsIn(reading) || isCalled(reading) || isDunned(reading) || accountReviews(reading) > 0 || most > leastByItself;
  if (bestFit < leastFit && !saysSomething(classification) && !isTold) return boughtOutright(classification, types);
  const found = shares.find(
    ([key]) => isUsed(key) && (key === likeliest || fits[key as InteractionTypeKey] >= leastFit),
  );
  if (!found) return null;
  const [key, likelihood] = found;
  return { key: typeInUse(types, key)!, confidence: rounded(Math.exp(likelihood)) };
}

/** Confidence in a sale of a few words: a price and a yes, and nothing else that a type asks for. */
const ofFewWords = 0.5;

/** Who names what they want, hears the price and takes it buys: nothing else needs to be said at a counter. */
function boughtOutright(classification: Classification, types: TypesInUse): { key: string; confidence: number } | null {
  const key = typeInUse(types, 'closing');
  if (key === null || lastDecision(classification)?.kind !== 'accepts') return null;
  const isPriced = classification.units.some(
    (unit) => unit.side === 'attendant' && unit.sentences.some((sentence) => spansOf(sentence, 'money').length > 0),
  );
  return isPriced ? { key, confidence: ofFewWords } : null;
}

/** Turns of a talk at a counter. */
const mostAtCounter = 20;

/** Whether somebody who was neither called nor met before comes, asks for something and pays for it. */
function isBoughtAtCounter(classification: Classification): boolean {
  const { reading } = classification;
  const decision = lastDecision(classification);
  return (
    decision?.kind === 'accepts' &&
    decision.isPlain &&
    reading.turns.length <= mostAtCounter &&
    !hasCue(reading, 'attendant', 'purpose_stated', 'prior_contact_referenced') &&
    !hasCue(reading, 'client', 'complaintMade', 'supportAsked') &&
    !saysLeaving(classification) &&
    !hasOwnErrand(reading)
  );
}

/** Logit above which the attendant speaks of what the client has. */
const leastKnown = -2;
const ofClients: readonly Label[] = ['satisfaction_checked', 'results_reviewed'];

/** Nothing is renewed or enlarged for who asks for a plan or a price and has none yet. */
const isKnownClient = (classification: Classification): boolean =>
  classification.reading.hits('type:renewal_expansion').length > 0 ||
  accountReviews(classification.reading) > 0 ||
  ofClients.some((label) => classification.most(label) > leastKnown);

/** Whether any criterion is more likely shown than not: a talk in which nothing is, is of no type. */
const saysSomething = (classification: Classification) =>
  utteranceCriteria.filter((key) => classification.most(key) > 0).length >= 2;

const rounded = (share: number) => Math.round(share * 100) / 100;

// Which interaction type the conversation is: its cues, and the criteria that were aimed at (catalogue: Borderlines).
import { type InteractionTypeKey, interactionTypes, type ScorecardDefinition } from '@earshot/core';
import type { Findings } from '../findings/findings.ts';
import { findCustomCriteria } from './criteria/custom.ts';
import { isServiceCall, said } from './exchange.ts';
import type { Hit, Reading } from './reading/reading.ts';
import { typeLikelihoods } from './type-model.ts';

interface Scored {
  readonly key: string;
  /** By what was heard alone. */
  readonly fit: number;
  /** With how much the whole sounds like the type. */
  readonly score: number;
}

/** Sentences with cues of one type that count; more say nothing new. */
const MOST_CUES = 5;
/** Types in which the client calls about something that was bought. */
const SERVICE: ReadonlySet<string> = new Set(['support', 'complaint', 'retention']);
/** What one unit of log-likelihood above the least is worth in cues (chosen on the corpus's held third). */
const LIKELIHOOD_WEIGHT = 2;
const LEAST_LIKELIHOOD = -8;
/** Below this nothing fits, and the type stays open. */
const LEAST_SCORE = 0.8;

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
  return weights.slice(0, MOST_CUES).reduce((sum, weight) => sum + weight, 0);
}

function metShare(criteria: ScorecardDefinition['criteria'], met: ReadonlySet<string>): number {
  const objective = criteria.filter((criterion) => criterion.polarity === 'objective');
  const total = objective.reduce((sum, criterion) => sum + criterion.weight, 0);
  const reached = objective.reduce((sum, criterion) => sum + (met.has(criterion.key) ? criterion.weight : 0), 0);
  return total === 0 ? 0 : reached / total;
}

function scoreBuiltIn(
  reading: Reading,
  criteria: Findings['criteria'],
  likelihoods: Readonly<Record<InteractionTypeKey, number>>,
): Scored[] {
  const met = new Set(Object.keys(criteria));
  const errand = clientsErrand(reading);
  const service = isServiceCall(reading);
  const knownBefore = met.has('prior_contact_referenced');
  return interactionTypes.map((type) => {
    const key = type.key as InteractionTypeKey;
    const cues = cueScore(reading.hits(`type:${key}`), reading);
    const share = metShare(
      type.criteria.map((criterion) => ({ ...criterion, label: '' })),
      met,
    );
    let score = cues + 4 * share + (errand[key] ?? 0);
    if (service && !SERVICE.has(key)) score -= 3;
    if (key === 'lead_qualification' && cues === 0) score -= 1.5;
    if (key === 'cold_call' && (knownBefore || met.has('recap'))) score -= 1.5;
    if ((key === 'follow_up' || key === 'negotiation' || key === 'renewal_expansion') && !knownBefore) score -= 1;
    if (key === 'closing' && !(met.has('commitment_requested') && said(reading, 'client', 'commitmentGiven')))
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
    return { key, fit: score, score: score + soundsLike(likelihoods[key]) };
  });
}

const soundsLike = (likelihood: number) => LIKELIHOOD_WEIGHT * Math.max(0, likelihood - LEAST_LIKELIHOOD);

/** A company's type has no model: it sounds as much like itself as the likeliest built-in one does. */
function scoreCandidate(
  reading: Reading,
  candidate: ScorecardDefinition,
  criteria: Findings['criteria'],
  likeliest: number,
): Scored {
  const own = Object.keys(findCustomCriteria(reading, candidate));
  const met = new Set([...Object.keys(criteria), ...own]);
  const share = metShare(candidate.criteria, met);
  const fit = own.length < 2 || share < 0.5 ? 0 : 6 * share + Math.min(own.length, MOST_CUES);
  return { key: candidate.key, fit, score: fit === 0 ? 0 : fit + soundsLike(likeliest) };
}

/** The best type with its confidence 0..1, from how far it stands before the next; null where none fits. */
export function detectType(
  reading: Reading,
  criteria: Findings['criteria'],
  candidates: readonly ScorecardDefinition[],
): { key: string; confidence: number } | null {
  const likelihoods: Record<string, number> = typeLikelihoods(reading);
  const scores = [
    ...scoreBuiltIn(reading, criteria, likelihoods as Record<InteractionTypeKey, number>),
    ...candidates.map((candidate) =>
      scoreCandidate(reading, candidate, criteria, Math.max(...Object.values(likelihoods))),
    ),
  ].sort((a, b) => b.score - a.score);
  const [best, second] = scores;
  if (!best || Math.max(...scores.map(({ fit }) => fit)) < LEAST_SCORE) return null;
  const lead = (best.score - Math.max(0, second?.score ?? 0)) / best.score;
  const share = Math.exp(likelihoods[best.key] ?? 0);
  return { key: best.key, confidence: Math.round((0.3 + 0.4 * Math.min(1, 2 * lead) + 0.3 * share) * 100) / 100 };
}

// The four dimensions of a conversation's quality, computed from findings with evidence and from what was measured.
import type { Climate, DimensionScores } from '../generated/types.gen.ts';
import type { CriterionKey } from './criteria.ts';
import { toScore } from './score.ts';

/** What the dimensions are computed from; null = could not be measured, and is then left out, never taken as 0. */
export type DimensionInput = {
  /** Criteria met, over the whole catalogue, whatever the interaction type. */
  met: ReadonlySet<CriterionKey>;
  /** 0..100 */
  attendantTalkPct: number | null;
  interruptionsPerTenMinutes: number | null;
  /** Overall emotional climate. */
  climate: Climate | null;
  objections: readonly { resolved: boolean }[];
};

/** Signs of a dimension (`enough` of them make 100) and the points that each fault takes away. */
type Signs = { signs: readonly CriterionKey[]; enough: number; faults: Partial<Record<CriterionKey, number>> };

// No conversation shows every sign: a first call has no prior contact, a sale needs no apology.
const rapportSigns: Signs = {
  signs: [
    'greeting_identification',
    'purpose_stated',
    'permission_to_talk',
    'relevance_hook',
    'prior_contact_referenced',
    'satisfaction_checked',
    'empathy_shown',
  ],
  enough: 3,
  faults: { blamed_client: 20, pressure_tactics: 15, talked_over_client: 10, disparaged_competitor: 10 },
};

const listeningSigns: Signs = {
  signs: [
    'open_questions',
    'need_confirmed',
    'pain_impact_explored',
    'goals_confirmed',
    'engagement_checked',
    'satisfaction_checked',
    'cancel_reason_explored',
    'problem_diagnosed',
    'resolution_confirmed',
    'empathy_shown',
  ],
  enough: 3,
  faults: { price_before_need: 10, talked_over_client: 10 },
};

const claritySigns: Signs = {
  signs: [
    'purpose_stated',
    'value_tied_to_need',
    'solution_explained',
    'price_presented',
    'results_reviewed',
    'recap',
    'next_step_scheduled',
    'resolution_confirmed',
  ],
  enough: 4,
  faults: { unexplained_jargon: 25, unverified_promise: 15 },
};

const objectionFaults: Signs['faults'] = { pressure_tactics: 15, disparaged_competitor: 15, blamed_client: 15 };

const climatePoints: Readonly<Record<Climate, number>> = { negative: 0, neutral: 60, positive: 100 };

/**
 * Scores 0..100, whole numbers (docs/catalogue.md#scores):
 * - rapport: mean of its signs and of the climate (negative 0, neutral 60, positive 100), less its faults;
 * - listening: mean of its signs, of the talk share (100 at 40–60 %, falling evenly to 0 at 0 % and 100 %) and of the
 *   interruptions (100 less 20 for each one in ten minutes), less its faults;
 * - objections: 70 × share resolved, plus 30 when one was answered, less its faults; where none was raised, the mean of
 *   the other three;
 * - clarity: its signs, less its faults.
 */
export function dimensionScores(input: DimensionInput): DimensionScores {
  const { met, attendantTalkPct, interruptionsPerTenMinutes, climate } = input;
  const rapport = score(met, rapportSigns, [climate && climatePoints[climate]]);
  const listening = score(met, listeningSigns, [
    attendantTalkPct === null ? null : talkSharePoints(attendantTalkPct),
    interruptionsPerTenMinutes === null ? null : Math.max(0, 100 - 20 * interruptionsPerTenMinutes),
  ]);
  const clarity = score(met, claritySigns, []);
  const objections = objectionPoints(input) ?? toScore((rapport + listening + clarity) / 3);
  return { rapport, listening, objections, clarity };
}

/** The raw general score of a conversation (docs/contract.md#analysis-created): the rounded mean of the four dimensions. */
export function conversationScore({ rapport, listening, objections, clarity }: DimensionScores): number {
  return toScore((rapport + listening + objections + clarity) / 4);
}

function score(met: DimensionInput['met'], { signs, enough, faults }: Signs, measured: (number | null)[]): number {
  const shown = signs.filter((key) => met.has(key)).length;
  const parts = [100 * Math.min(1, shown / enough), ...measured.filter((points) => points !== null)];
  return toScore(parts.reduce((sum, points) => sum + points, 0) / parts.length - faultPoints(met, faults));
}

function objectionPoints({ met, objections }: DimensionInput): number | null {
  if (objections.length === 0) return null;
  const resolvedShare = objections.filter(({ resolved }) => resolved).length / objections.length;
  const answered = met.has('objection_handled') ? 30 : 0;
  return toScore(70 * resolvedShare + answered - faultPoints(met, objectionFaults));
}

function talkSharePoints(attendantPct: number): number {
  return Math.min(100, (100 * Math.min(attendantPct, 100 - attendantPct)) / 40);
}

function faultPoints(met: DimensionInput['met'], faults: Signs['faults']): number {
  return Object.entries(faults).reduce((sum, [key, points]) => sum + (met.has(key as CriterionKey) ? points : 0), 0);
}

// Which interaction types go with who came, and what for, as one table over what the models hear (docs/decisions/engine.md#errands).
import type { InteractionTypeKey } from '@earshot/core';
import type { Classification } from './classifier/classify.ts';
import {
  accountReviews,
  hasOwnErrand,
  isAggrieved,
  isAnswered,
  isArranged,
  isCalled,
  isDunned,
  isEnquiry,
  isReceived,
  ringsIn,
  saysLeaving,
} from './errand.ts';
import { typeKeys } from './type-opening.ts';

/** What is told of who came, and what for. */
interface Facts {
  readonly isDunned: boolean;
  readonly isAggrieved: boolean;
  readonly leaves: boolean;
  readonly isAnswered: boolean;
  readonly isCalled: boolean;
  readonly enquires: boolean;
  readonly hasOwnErrand: boolean;
  readonly isReceived: boolean;
  readonly comes: boolean;
  readonly isArranged: boolean;
}

type Types = readonly InteractionTypeKey[];

/** What a client wants who rings about something that was bought. */
const services: Types = ['retention', 'support', 'complaint'];
/** What a client can ask for, of their own accord or as one who has the product. */
const asked: Types = ['lead_qualification', 'renewal_expansion'];
/** What the attendant calls or meets for. */
const sold: Types = ['cold_call', 'discovery', 'demo', 'negotiation', 'closing', 'follow_up', 'onboarding'];
/** Of these, those in which the client has been called or shown something before. */
const afterContact: Types = ['cold_call', 'demo', 'onboarding', 'follow_up'];
/** A debt goes back to what was agreed, and terms may be bargained for. */
const ofDebt: Types = ['follow_up', 'negotiation'];

/** One row: where the fact is told, these types are less likely by this logarithm. */
interface Row {
  readonly when: (facts: Facts) => boolean;
  readonly types: Types;
  readonly less: number;
}

/** Of each type, the first row that is told counts. To add a row, place it before those that it outweighs. */
const rows: readonly Row[] = [
  // Money that is owed leaves little else; a grievance about it may still be the subject.
  { when: (its) => its.isDunned && its.isAggrieved, types: ['complaint'], less: 2 },
  { when: (its) => its.isDunned, types: typeKeys.filter((key) => !ofDebt.includes(key)), less: 6 },
  // Nobody is kept who does not want to leave, however politely an offer is made.
  { when: (its) => its.leaves, types: ['retention'], less: 0 },
  { when: () => true, types: ['retention'], less: 6 },
  // Who merely asks for something does not complain.
  { when: (its) => !its.isAggrieved, types: ['complaint'], less: 2 },
  // Who answers a call has called nobody, and who was called seldom has something to put right.
  { when: (its) => its.isAnswered, types: ['cold_call'], less: 6 },
  { when: (its) => its.isCalled, types: services, less: 2 },
  // Who asks for a price, or to join, has neither bought nor been shown anything yet.
  { when: (its) => its.enquires, types: [...services, ...afterContact], less: 3 },
  { when: (its) => its.enquires, types: typeKeys, less: 0 },
  // Who comes about what is theirs is served; a desk that answers says it less surely, for buyers ring too.
  { when: (its) => its.hasOwnErrand, types: asked, less: 4 },
  { when: (its) => its.hasOwnErrand, types: sold, less: 6 },
  { when: (its) => its.isReceived, types: asked, less: 1.5 },
  { when: (its) => its.isReceived, types: sold, less: 3 },
  { when: (its) => its.comes, types: sold, less: 1 },
];

/** What counts besides, whatever row is told: nobody arranges a cold call. */
const coldThoughArranged = 2.5;
/** How much likelier a renewal is for each sentence that reviews an account, and how many count. */
const moreByReview = 2.5;
const mostReviews = 2;

/** Whether the client calls about something that was bought. */
export const isService = (key: InteractionTypeKey): boolean => services.includes(key);

/** Types, the likeliest first, as log-probabilities. */
export function byErrand(
  classification: Classification,
  likelihoods: Readonly<Record<InteractionTypeKey, number>>,
): [string, number][] {
  const facts = factsOf(classification);
  const besides: Partial<Record<InteractionTypeKey, number>> = {
    cold_call: facts.isArranged ? coldThoughArranged : 0,
    renewal_expansion: -moreByReview * Math.min(accountReviews(classification.reading), mostReviews),
  };
  const told = rows.filter(({ when }) => when(facts));
  const lessOf = (key: InteractionTypeKey) =>
    (told.find(({ types }) => types.includes(key))?.less ?? 0) + (besides[key] ?? 0);
  const shares = typeKeys.map((key) => [key, likelihoods[key] - lessOf(key)] as const);
  const total = Math.log(shares.reduce((sum, [, share]) => sum + Math.exp(share), 0));
  return shares.map(([key, share]): [string, number] => [key, share - total]).sort(([, a], [, b]) => b - a);
}

function factsOf(classification: Classification): Facts {
  const { reading } = classification;
  const [comes, ownErrand] = [ringsIn(reading), hasOwnErrand(reading)];
  return {
    isDunned: isDunned(reading),
    isAggrieved: isAggrieved(classification),
    leaves: saysLeaving(classification),
    isAnswered: isAnswered(reading),
    isCalled: isCalled(reading),
    enquires: comes && isEnquiry(reading) && !ownErrand,
    hasOwnErrand: ownErrand,
    isReceived: isReceived(reading),
    comes,
    isArranged: isArranged(reading),
  };
}

// Whether a talk has anything of a sale or a service in it: two friends who meet on Sunday sell nothing to each other.
import type { SidesBy } from '../conversation/read-facts.ts';
import { movesIn } from '../conversation/side-scores.ts';
import type { ElsewhereCue } from '../language/pack.ts';
import { accountReviews, isCalled, isDunned, ringsIn } from './errand.ts';
import { saysCue } from './outcome/ending-cues.ts';
import type { Reading } from './reading/reading.ts';

/** Each by itself shows that something is offered, bought, used or put right. */
const signs: readonly string[] = [
  'priceTalk',
  'priceAsked',
  'price_presented',
  'purchaseTalk',
  'productIntro',
  'offer',
  'benefit',
  'feature',
  'value_tied_to_need',
  'solution_explained',
  'budgetStated',
  'authorityStated',
  'needStated',
  'problemStated',
  'complaintMade',
  'wantsToLeave',
  'serviceDesk',
  'greeting_identification',
  'purpose_stated',
  'permission_to_talk',
  'relevance_hook',
  'social_proof',
  'prior_contact_referenced',
  'need_confirmed',
  'satisfaction_checked',
  'results_reviewed',
  'expansion_explored',
  'retention_offer',
  'cancel_reason_explored',
  'responsibility_taken',
  'recap',
  'objection:price',
  'objection:stall',
  'competitor',
];

/** What a file or a person states of the sides tells that there are some. */
const statedBy: ReadonlySet<SidesBy> = new Set(['labels', 'metadata', 'names', 'hand']);
const elsewhere: readonly ElsewhereCue[] = ['onAir', 'inCourt', 'inClass'];
const leastElsewhere = 2;
/** Signs that friends, who offer and need things as well, do not give. */
const notOfFriends: readonly string[] = [
  'priceAsked',
  'price_presented',
  'serviceDesk',
  'greeting_identification',
  'permission_to_talk',
  'wantsToLeave',
  'retention_offer',
];

/** Signs without which talk whose sides nothing states is of no company; turns in which somebody asks, orders or serves count too. */
const fewestSigns = 2;

/** Whether signs of a sale or service are heard: one, or two where nothing states who serves whom. */
export function speaksOfBusiness(reading: Reading): boolean {
  const by = reading.conversation.read?.sidesBy;
  const isStated = by === undefined || statedBy.has(by);
  if (isElsewhere(reading)) return false;
  const count = signsIn(reading);
  if (!isStated && isAmongFriends(reading, count)) return false;
  return isStated ? count > 0 : count + movesIn(reading.conversation.segments) >= fewestSigns;
}

function signsIn(reading: Reading): number {
  const isHeard = [
    ringsIn(reading),
    isCalled(reading),
    isDunned(reading),
    accountReviews(reading) > 0,
    reading.sentences.some(({ spans }) => spans.some(({ kind }) => kind === 'money')),
  ];
  return isHeard.filter(Boolean).length + signs.filter((sign) => reading.hits(sign).length > 0).length;
}

/** Two who ask and tell what friends do, where nobody names a price, a company or an errand: no fewer sentences than signs of a sale, before which a seller chats as well. */
const isAmongFriends = (reading: Reading, signsOfSale: number): boolean =>
  countTold(reading, 'amongFriends') >= Math.max(leastElsewhere, signsOfSale) &&
  !ringsIn(reading) &&
  !reading.sentences.some(({ spans }) => spans.some(({ kind }) => kind === 'money')) &&
  !notOfFriends.some((sign) => reading.hits(sign).length > 0);

const countTold = (reading: Reading, cue: ElsewhereCue): number =>
  reading.sentences.filter((sentence) => saysCue(reading, sentence, cue)).length;

/** A broadcast, a trial or a lesson: sentences of one of these tell it. */
const isElsewhere = (reading: Reading): boolean => elsewhere.some((cue) => countTold(reading, cue) >= leastElsewhere);

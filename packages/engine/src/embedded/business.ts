// Whether a talk has anything of a sale or a service in it: two friends who meet on Sunday sell nothing to each other.
import { accountReviews, ringsIn } from './errand.ts';
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

/** Whether any sign of a sale or service is heard. Every labelled dialogue of the corpus has two or more. */
export function speaksOfBusiness(reading: Reading): boolean {
  return (
    signs.some((sign) => reading.hits(sign).length > 0) ||
    ringsIn(reading) ||
    accountReviews(reading) > 0 ||
    reading.sentences.some(({ spans }) => spans.some(({ kind }) => kind === 'money'))
  );
}

// Where the attendant says a price or terms in figures, and whether any question about the need came first.
import { said } from './exchange.ts';
import { type Hit, has, type Reading, type Sentence } from './reading/reading.ts';

const NEED_QUESTIONS = ['needQuestion', 'budget_explored', 'pain_impact_explored', 'goals_confirmed', 'need_confirmed'];
const NO_NEED_QUESTIONS = [
  'adminQuestion',
  'smallTalk',
  'permission_to_talk',
  'greeting',
  'commitment_requested',
  'engagement_checked',
];

/** Prices said by the attendant, in spoken order. */
export function pricesPresented(reading: Reading): readonly Hit[] {
  return reading.hits('price_presented', 'attendant');
}

function asksAboutNeed(sentence: Sentence): boolean {
  if (has(sentence, 'budget_explored', 'pain_impact_explored', 'goals_confirmed')) return true;
  return has(sentence, ...NEED_QUESTIONS) && !has(sentence, ...NO_NEED_QUESTIONS);
}

/**
 * The first price if it came before any question about the need. Only where the need is still open: a caller who follows up,
 * renews or saves a customer knows it already.
 */
export function priceBeforeNeed(reading: Reading): Hit | null {
  const price = pricesPresented(reading)[0];
  if (!price || said(reading, 'client', 'wantsToLeave', 'supportAsked', 'complaintMade')) return null;
  if (said(reading, 'attendant', 'prior_contact_referenced')) return null;
  const asked = reading.sentences.some(
    (sentence) => sentence.index < price.sentence.index && sentence.side !== 'client' && asksAboutNeed(sentence),
  );
  return asked ? null : price;
}

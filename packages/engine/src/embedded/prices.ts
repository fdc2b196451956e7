// Where the attendant says a price or terms in figures, and whether any question about the need came first.
import { hasCueBefore, isServiceCall } from './exchange.ts';
import { type Hit, has, type Reading, type Sentence } from './reading/reading.ts';

const needQuestions = ['needQuestion', 'budget_explored', 'pain_impact_explored', 'goals_confirmed', 'need_confirmed'];
const otherQuestions = [
  'adminQuestion',
  'smallTalk',
  'permission_to_talk',
  'greeting',
  'commitment_requested',
  'engagement_checked',
];

/** A figure that is a sum or a percentage, not a duration, a day or an hour. */
function hasFigure(hit: Hit): boolean {
  const inside = hit.sentence.spans.filter((span) => span.from < hit.to && span.to > hit.from);
  if (inside.some((span) => span.kind === 'money' || span.kind === 'percent')) return true;
  const other = inside.filter((span) => span.kind === 'duration' || span.kind === 'time' || span.kind === 'day');
  return inside.some(
    (span) => span.kind === 'number' && !other.some((taken) => taken.from <= span.from && span.from < taken.to),
  );
}

/** What came of the use so far: `errors went from ninety a month to twelve` counts things, no money. */
const isResult = ({ sentence }: Hit) =>
  has(sentence, 'results_reviewed') && !sentence.spans.some(({ kind }) => kind === 'money');

/** Whether what the attendant says there is a price. */
export const isPrice = (hit: Hit): boolean => hasFigure(hit) && !isResult(hit);

function asksAboutNeed(sentence: Sentence): boolean {
  if (has(sentence, 'budget_explored', 'pain_impact_explored', 'goals_confirmed')) return true;
  return has(sentence, ...needQuestions) && !has(sentence, ...otherQuestions);
}

/**
 * The first price if it came before any question about the need. Only where the need is still open: a caller who follows up,
 * renews or saves a customer knows it already.
 */
export function priceBeforeNeed(reading: Reading): Hit | null {
  const price = reading.hits('price_presented', 'attendant').find(isPrice);
  if (!price || isServiceCall(reading)) return null;
  const known = [
    'prior_contact_referenced',
    'recap',
    'type:closing',
    'type:renewal_expansion',
    'type:follow_up',
    'type:negotiation',
  ];
  if (hasCueBefore(reading, price.sentence.index + 1, 'attendant', ...known)) return null;
  const asked = reading.sentences.some(
    (sentence) => sentence.index < price.sentence.index && sentence.side !== 'client' && asksAboutNeed(sentence),
  );
  return asked ? null : price;
}

// The summary: what it was about, what came of it, what is next. At most three sentences, made only of what was found (docs/decisions/analysis-fields.md#d35).
import { addressesAuditor } from '../../evidence/auditor-orders.ts';
import type { Quote } from '../../findings/findings.ts';
import { kindOf } from '../../findings/types-in-use.ts';
import { languagePacks } from '../../language/packs.ts';
import type { ReportTexts } from '../../language/report-texts.ts';
import { classificationOf } from '../classified.ts';
import { isDunned } from '../errand.ts';
import { nearMiss } from '../near-misses.ts';
import { saysCue } from '../outcome/ending-cues.ts';
import type { Reading } from '../reading/reading.ts';
import { settlementOf } from '../settlements.ts';
import type { Found } from './found.ts';
import { clause } from './quoted.ts';

const mostProducts = 5;
/** The client's first sentences. */
const mostFirst = 8;

/** Outcomes after which nothing is left to agree. */
const ended: ReadonlySet<string> = new Set(['solved', 'lost', 'disqualified', 'voicemail', 'no_conversation']);

export function writeSummary(reading: Reading, found: Found): string {
  const say = languagePacks[reading.language].report;
  const quoted = (quote: Quote) => clause(quote, reading.pack.fillers);
  const about = `${say.opening(found.type?.label ?? null, found.attendant, found.client)}${aboutOf(reading, found, say)}.`;
  return [about, `${cameOf(reading, found, say)}.`, nextOf(reading, found, say, quoted)]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

function aboutOf(reading: Reading, found: Found, say: ReportTexts): string {
  const { bant, problem, criteria, products } = found;
  const quoted = (quote: Quote) => clause(quote, reading.pack.fillers);
  if (bant.need) return say.about.need(quoted(bant.need));
  if (problem) return say.about.problem(quoted(problem));
  const offer = criteria.value_tied_to_need ?? criteria.retention_offer ?? criteria.solution_explained;
  if (offer) return say.about.offer(quoted(offer));
  if (products.length > 0)
    return say.about.products([...new Set(products.map(({ name }) => name))].slice(0, mostProducts).join(', '));
  if (criteria.purpose_stated) return say.about.purpose(quoted(criteria.purpose_stated));
  const words = firstFullWords(reading, found.objections);
  return words ? say.about.said(quoted(words)) : '';
}

/** The longest sentence of the client's first words, for what has nothing else to be told by. */
function firstFullWords(reading: Reading, objections: Found['objections']): Quote | null {
  const first = reading.sentences
    .filter(
      (sentence) =>
        sentence.side === 'client' &&
        !addressesAuditor(reading.quote(sentence).text) &&
        !saysCue(reading, sentence, 'nothingMore') &&
        !saysCue(reading, sentence, 'thanksForHelp'),
    )
    // What is objected is told by itself.
    .filter((sentence) => !objections.some(({ quote }) => quote.text.includes(reading.quote(sentence).text)))
    .slice(0, mostFirst);
  const longest = first.reduce((best, one) => (best && best.words.length >= one.words.length ? best : one), first[0]);
  return longest && longest.words.length > 2 ? reading.quote(longest) : null;
}

/** Who may leave stays or leaves, and who owes pays or does not: neither buys. */
function outcomesOf(reading: Reading, { type }: Found, say: ReportTexts): Partial<ReportTexts['outcomes']> {
  if (kindOf(type) === 'retention') return { won: say.stays, lost: say.leaves };
  return isDunned(reading) ? say.ofDebt : {};
}

const isSame = (one: Quote, other: Quote | null): boolean =>
  other !== null && one.segment === other.segment && (one.text.includes(other.text) || other.text.includes(one.text));

/** What came of it, and the objection that stands, else one that was settled. */
function cameOf(reading: Reading, found: Found, say: ReportTexts): string {
  const { outcome, objections } = found;
  const quoted = (quote: Quote | null) => (quote ? clause(quote, reading.pack.fillers) : '');
  const words = outcomesOf(reading, found, say)[outcome.value] ?? say.outcomes[outcome.value];
  const parts = [words(quoted(outcome.quote))];
  const open = objections.find((objection) => !objection.resolved && objection.quote.text !== outcome.quote?.text);
  const settled = objections.find((objection) => objection.resolved);
  const settlement = settled && settlementOf(classificationOf(reading.conversation), settled.quote);
  if (open) parts.push(say.stands(quoted(open.quote)));
  else if (settled && settlement)
    parts.push(say.settled(quoted(settled.quote), isSame(settlement, outcome.quote) ? '' : quoted(settlement)));
  const more = objections.length - 1;
  if (parts.length > 1 && more > 0) parts.push(say.moreObjections(more));
  return parts.join('; ');
}

function nextOf(reading: Reading, found: Found, say: ReportTexts, quoted: (quote: Quote) => string): string | null {
  const { criteria, outcome, objections } = found;
  if (criteria.next_step_scheduled) return say.nextStep(quoted(criteria.next_step_scheduled));
  if (isDunned(reading) && ['open', 'lost'].includes(outcome.value)) return say.agreePayment;
  if (ended.has(outcome.value)) return null;
  const vague = nearMiss(classificationOf(reading.conversation), found, 'next_step_scheduled');
  if (vague) return say.leftVague(quoted(vague));
  if (outcome.value === 'won') return null;
  if (outcome.value === 'unsolved') return say.tellByWhen;
  return objections.some(({ resolved }) => !resolved) ? say.answerObjection : say.agreeDay;
}

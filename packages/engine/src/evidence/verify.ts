// Findings whose quotes stand in the transcript, said by the side that they are about; all others are dropped and counted.
import type { CriterionKey } from '@earshot/core';
import type { Conversation, Side } from '../conversation/conversation.ts';
import { plainText } from '../conversation/words.ts';
import type { BantKey, Findings, Keyword, OutcomeFinding, Quote } from '../findings/findings.ts';
import { orderDetector } from './auditor-orders.ts';
import { createLocator } from './locate.ts';
import { isUncertain } from './uncertain.ts';

export interface VerifiedFindings {
  /** As proposed, less what does not stand; every quote in the transcript's own characters, in its true segment. */
  readonly findings: Findings;
  /** Quotes that stood nowhere, or gave the auditor orders: for the log line and a metric. */
  readonly droppedQuotes: number;
}

// Criteria are judged on what the attendant says, but in these the client's words are the proof (catalogue).
const eitherSide: ReadonlySet<string> = new Set<CriterionKey>(['next_step_scheduled', 'unexplained_jargon']);

/** Never throws on quotes, whatever an engine made of them. `talked_over_client` is measured, so a claim of it is ignored. */
export function verifyFindings(findings: Findings, conversation: Conversation): VerifiedFindings {
  const locator = createLocator(conversation);
  const isOrder = orderDetector(conversation);
  let droppedQuotes = 0;
  const check = (quote: Quote | null | undefined, side: Side | null = null): Quote | null => {
    if (!quote) return null;
    const found = locator.locate(quote, side);
    if (found && !isOrder(found)) return found;
    droppedQuotes += 1;
    return null;
  };
  const checkAll = <K extends string>(quotes: Readonly<Partial<Record<K, Quote>>>, sideOf: (key: K) => Side | null) => {
    const kept: Partial<Record<K, Quote>> = {};
    for (const key of Object.keys(quotes) as K[]) {
      const quote = check(quotes[key], sideOf(key));
      if (quote) kept[key] = quote;
    }
    return kept;
  };
  /** What was not heard with certainty decides no criterion. */
  const certain = <Quotes extends Readonly<Partial<Record<string, Quote>>>>(quotes: Quotes): Quotes =>
    Object.fromEntries(
      Object.entries(quotes).filter(([, quote]) => quote && !isUncertain(quote, conversation)),
    ) as Quotes;
  const { talked_over_client: _measured, ...criteria } = findings.criteria;
  const isSpokenBy = spokenWords(conversation);
  const checkKeywords = (keywords: readonly Keyword[], side: Side) =>
    keywords.flatMap((keyword) => {
      const context = check(keyword.context, side);
      return context || isSpokenBy(side, keyword.term) ? [{ ...keyword, context }] : [];
    });
  const bant = checkAll<BantKey>(withoutNulls(findings.bant), () => null);
  const verified: Findings = {
    ...findings,
    criteria: certain(checkAll<CriterionKey>(criteria, (key) => (eitherSide.has(key) ? null : 'attendant'))),
    customCriteria: certain(checkAll(findings.customCriteria, () => null) as Record<string, Quote>),
    steps: checkAll(findings.steps, () => null),
    objections: findings.objections.flatMap(({ quote, resolved }) => {
      const found = check(quote, 'client');
      return found ? [{ quote: found, resolved }] : [];
    }),
    bant: { budget: null, authority: null, need: null, timing: null, ...bant },
    keywords: {
      client: checkKeywords(findings.keywords.client, 'client'),
      attendant: checkKeywords(findings.keywords.attendant, 'attendant'),
    },
    products: findings.products.flatMap(({ name, quote }) => {
      const found = isSpokenBy(null, name) ? check(quote) : null;
      return found ? [{ name, quote: found }] : [];
    }),
    outcome: checkOutcome(findings.outcome, check),
  };
  return { findings: verified, droppedQuotes };
}

/** An outcome without words in the transcript is no outcome: nothing came of it. */
function checkOutcome(outcome: OutcomeFinding, check: (quote: Quote | null) => Quote | null): OutcomeFinding {
  const quote = check(outcome.quote);
  if (quote || !outcome.quote) return outcome.quote ? { value: outcome.value, quote } : outcome;
  return { value: outcome.value === 'solved' || outcome.value === 'unsolved' ? 'unsolved' : 'open', quote: null };
}

function withoutNulls<K extends string>(quotes: Readonly<Record<K, Quote | null>>): Partial<Record<K, Quote>> {
  return Object.fromEntries(Object.entries(quotes).filter(([, quote]) => quote !== null)) as Partial<Record<K, Quote>>;
}

/** Whether a side (null: anyone) says a term, whole words, accents and case aside. */
function spokenWords(conversation: Conversation): (side: Side | null, term: string) => boolean {
  const texts = new Map<Side | null, string>();
  const textOf = (side: Side | null) => {
    const known = texts.get(side);
    if (known !== undefined) return known;
    const segments = conversation.segments.filter(
      (segment) => side === null || segment.side === null || segment.side === side,
    );
    const text = plainText(segments.map((segment) => segment.text).join(' '));
    texts.set(side, text);
    return text;
  };
  return (side, term) => {
    const words = plainText(term);
    return words.trim() !== '' && textOf(side).includes(words);
  };
}

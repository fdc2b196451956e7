// Findings of the parts of one conversation as findings of the whole (issue: long transcripts are split with overlap and merged).
import type { CriterionKey } from '@earshot/core';
import { plainText } from '../conversation/words.ts';
import { comparableText } from '../evidence/quote-text.ts';
import type { BantKey, Findings, Keyword, Mood, ObjectionFinding, Quote } from '../findings/findings.ts';

/** Verified findings of a part; `from` and `to` in words of the client (of anyone, where sides are not told) from the beginning. */
export interface PartFindings {
  readonly findings: Findings;
  readonly from: number;
  readonly to: number;
}

// What ends a conversation is best proved by its last word on it; all else by its first.
const lastCounts: ReadonlySet<string> = new Set<CriterionKey>([
  'next_step_scheduled',
  'commitment_requested',
  'recap',
  'resolution_confirmed',
]);

/** One part is given back as it is; texts of several are left empty, for they tell of parts only. */
export function mergeFindings(parts: readonly PartFindings[]): Findings {
  const first = parts[0]!.findings;
  if (parts.length === 1) return first;
  const all = parts.map(({ findings }) => findings);
  const criteria = mergeQuotes(all.map((findings) => findings.criteria));
  // Whether a price came before the need is known only where nothing was asked in the parts before.
  const asked = all.findIndex((findings) => findings.steps.qualify);
  const priced = all.findIndex((findings) => findings.criteria.price_before_need);
  if (asked >= 0 && priced > asked) delete criteria.price_before_need;
  return {
    ...first,
    interactionType: mergeTypes(parts),
    criteria,
    customCriteria: mergeQuotes(all.map((findings) => findings.customCriteria)) as Record<string, Quote>,
    steps: mergeQuotes(all.map((findings) => findings.steps)),
    saleSpokenOf: all.some((findings) => findings.saleSpokenOf),
    objections: mergeObjections(all.flatMap((findings) => findings.objections)),
    bant: mergeBant(all),
    climate: mergeClimate(parts),
    keywords: {
      client: mergeKeywords(all.flatMap((findings) => findings.keywords.client)),
      attendant: mergeKeywords(all.flatMap((findings) => findings.keywords.attendant)),
    },
    products: uniqueBy(
      all.flatMap((findings) => findings.products),
      ({ name }) => plainText(name),
    ),
    summary: '',
    profile: null,
  };
}

function mergeQuotes<K extends string>(
  parts: readonly Readonly<Partial<Record<K, Quote>>>[],
): Partial<Record<K, Quote>> {
  const merged: Partial<Record<K, Quote>> = {};
  for (const part of parts) {
    for (const key of Object.keys(part) as K[]) if (lastCounts.has(key) || !merged[key]) merged[key] = part[key]!;
  }
  return merged;
}

function mergeTypes(parts: readonly PartFindings[]): Findings['interactionType'] {
  const votes = new Map<string, number>();
  let words = 0;
  for (const { findings, from, to } of parts) {
    const weight = to - from + 1;
    words += weight;
    const type = findings.interactionType;
    if (type) votes.set(type.key, (votes.get(type.key) ?? 0) + type.confidence * weight);
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best ? { key: best[0], confidence: Math.round((best[1] / words) * 100) / 100 } : null;
}

/** Each objection once; whether it was resolved is what the last part that has it says. */
function mergeObjections(objections: readonly ObjectionFinding[]): ObjectionFinding[] {
  const merged: ObjectionFinding[] = [];
  for (const objection of objections) {
    const at = merged.findIndex(({ quote }) => isSame(quote, objection.quote));
    if (at < 0) merged.push(objection);
    else merged[at] = { quote: merged[at]!.quote, resolved: objection.resolved };
  }
  return merged;
}

function isSame(one: Quote, other: Quote): boolean {
  const [a, b] = [comparableText(one.text), comparableText(other.text)];
  return a === b || (one.segment === other.segment && (a.includes(b) || b.includes(a)));
}

function mergeBant(all: readonly Findings[]): Findings['bant'] {
  const first = (key: BantKey) => all.find((findings) => findings.bant[key])?.bant[key] ?? null;
  return { budget: first('budget'), authority: first('authority'), need: first('need'), timing: first('timing') };
}

const values: Readonly<Record<Mood, number>> = { negative: -1, neutral: 0, positive: 1 };

/** Each part's thirds laid over those of the whole, weighed by the words that they share. */
function mergeClimate(parts: readonly PartFindings[]): Findings['climate'] {
  const begin = parts[0]!.from;
  const end = Math.max(parts.at(-1)!.to, begin + 1);
  const pieces = parts.flatMap(({ findings: { climate }, from, to }) =>
    [climate.start, climate.middle, climate.end].map((mood, third) => ({
      value: values[mood],
      from: from + ((to - from) * third) / 3,
      to: from + ((to - from) * (third + 1)) / 3,
    })),
  );
  const moodOf = (from: number, to: number, weighed: readonly { value: number; from: number; to: number }[]): Mood => {
    let sum = 0;
    let words = 0;
    for (const piece of weighed) {
      const common = Math.max(0, Math.min(to, piece.to) - Math.max(from, piece.from));
      sum += piece.value * common;
      words += common;
    }
    const mean = words === 0 ? 0 : sum / words;
    return mean > 1 / 3 ? 'positive' : mean < -1 / 3 ? 'negative' : 'neutral';
  };
  const third = (number: number) =>
    moodOf(begin + ((end - begin) * number) / 3, begin + ((end - begin) * (number + 1)) / 3, pieces);
  const wholes = parts.map(({ findings, from, to }) => ({ value: values[findings.climate.overall], from, to }));
  return { start: third(0), middle: third(1), end: third(2), overall: moodOf(begin, end, wholes) };
}

function mergeKeywords(keywords: readonly Keyword[]): Keyword[] {
  return uniqueBy(keywords, ({ term }) => plainText(term));
}

function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const item of items) if (!seen.has(keyOf(item))) seen.set(keyOf(item), item);
  return [...seen.values()];
}

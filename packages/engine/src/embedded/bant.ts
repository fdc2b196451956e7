// Budget, authority, need and timing of this purchase, in the client's own words.
import type { BantKey, Quote } from '../findings/findings.ts';
import { answersTo, contentWords, isServiceCall, said } from './exchange.ts';
import { has, isOf, type Reading, type Sentence, spansOf } from './reading/reading.ts';

interface Part {
  /** The client says it unasked. */
  readonly stated: string;
  /** The attendant asks for it. */
  readonly asked: string;
  /** How plainly a sentence says it; 0 or less: not at all. */
  weigh(sentence: Sentence, asked: boolean): number;
}

/** Numbers below this are counts of things rather than money. */
const LEAST_BUDGET = 10;

const parts: Readonly<Record<Exclude<BantKey, 'need'>, Part>> = {
  budget: {
    stated: 'budgetStated',
    asked: 'budget_explored',
    weigh(sentence, asked) {
      const durations = spansOf(sentence, 'duration').map((span) => span.from);
      const sums = spansOf(sentence, 'number', 'money').filter(
        (span) => span.kind === 'money' || ((span.value ?? 0) >= LEAST_BUDGET && !durations.includes(span.from)),
      );
      if (sums.length === 0) return 0;
      return (has(sentence, 'budgetStated') ? 2 : 0) + (asked ? 1 : 0) + (has(sentence, 'objection:price') ? -0.5 : 0);
    },
  },
  authority: {
    stated: 'authorityStated',
    asked: 'decision_process_explored',
    weigh(sentence, asked) {
      const person = has(sentence, 'person') || spansOf(sentence, 'name').some((span) => span.from > 0);
      const named = spansOf(sentence, 'name').length > 0;
      return (
        (has(sentence, 'authorityStated') ? 2 : 0) +
        (person ? 1.5 : named && asked ? 1 : 0) +
        (asked ? 0.5 : 0) -
        (asked || has(sentence, 'authorityStated') ? 0 : 9)
      );
    },
  },
  timing: {
    stated: 'timingStated',
    asked: 'timeline_explored',
    weigh(sentence, asked) {
      const dated = spansOf(sentence, 'month', 'day', 'duration').length > 0;
      if (!has(sentence, 'timingStated') && !(asked && dated)) return 0;
      return (
        (has(sentence, 'timingStated') ? 1 : 0) +
        (dated ? 1 : 0) +
        (asked ? 2 : 0) -
        (sentence.words.length < 5 && !asked ? 1 : 0)
      );
    },
  },
};

/** The sentence that says a part most plainly, the first of equals. */
function findPart(reading: Reading, part: Part): Quote | null {
  const answers = new Set<Sentence>();
  for (const question of reading.hits(part.asked, 'attendant')) {
    for (const answer of answersTo(reading, question.sentence, 2)) if (isOf(answer, 'client')) answers.add(answer);
  }
  const stated = reading.hits(part.stated, 'client').map((hit) => hit.sentence);
  let best: { sentence: Sentence; weight: number } | null = null;
  for (const sentence of [...answers, ...stated].sort((a, b) => a.index - b.index)) {
    const asked = answers.has(sentence);
    if (part.stated === 'timingStated' && (spansOf(sentence, 'weekday').length > 0 || has(sentence, 'past'))) continue;
    if (
      sentence.question ||
      (has(sentence, 'smallTalk') && part.stated !== 'authorityStated') ||
      (has(sentence, 'meeting') && !asked && part.stated === 'timingStated')
    )
      continue;
    const weight = part.weigh(sentence, asked);
    if (weight > 0 && weight > (best?.weight ?? 0)) best = { sentence, weight };
  }
  if (!best) return null;
  const { sentence } = best;
  const hit = sentence.hits.get(part.stated);
  return reading.quote(sentence, hit?.from ?? 0);
}

/** The client's words that the attendant takes up when confirming the need. */
function confirmedWords(reading: Reading): Set<string> {
  const words = new Set<string>();
  for (const { sentence } of reading.hits('need_confirmed', 'attendant')) {
    const turn = sentence.side === null ? [sentence] : reading.sentencesOf(reading.turnOf(sentence));
    for (const other of turn) for (const word of contentWords(reading, other)) words.add(word);
  }
  return words;
}

/** The sentence that says most plainly what the client needs. */
function findNeed(reading: Reading): Quote | null {
  const confirmed = confirmedWords(reading);
  const weigh = (sentence: Sentence): number =>
    (has(sentence, 'needStated') ? 2 : 0) +
    (has(sentence, 'problemStated') ? 2.5 : 0) +
    (has(sentence, 'painStated') ? 0.5 : 0) +
    (sentence.words.length >= 6 ? 1 : 0) +
    Math.min(2, 0.7 * contentWords(reading, sentence).filter((word) => confirmed.has(word)).length) -
    (reading.position(sentence) > 0.7 ? 2 : 0) -
    (has(sentence, 'smallTalk', 'adminQuestion') ? 2 : 0);
  let best: Sentence | null = null;
  let most = 0;
  for (const cue of ['needStated', 'problemStated', 'painStated']) {
    for (const { sentence } of reading.hits(cue, 'client')) {
      const weight = weigh(sentence);
      if (sentence.question || weight < most || (weight === most && best && best.index < sentence.index)) continue;
      best = sentence;
      most = weight;
    }
  }
  best ??= firstAnswer(reading);
  const hit = best?.hits.get('problemStated') ?? best?.hits.get('needStated');
  return best && reading.quote(best, hit?.from ?? 0);
}

/** Where no cue tells the need: the client's first full answer to a question about the situation. */
function firstAnswer(reading: Reading): Sentence | null {
  if (!reading.sided) return null;
  for (const { sentence } of reading.hits('openQuestion', 'attendant')) {
    if (has(sentence, 'adminQuestion', 'smallTalk', 'commitment_requested') || reading.position(sentence) > 0.6)
      continue;
    const answer = answersTo(reading, sentence).find(
      (other) => other.words.length >= 4 && !other.question && !has(other, 'smallTalk', 'refuse', 'defer'),
    );
    if (answer) return answer;
  }
  return null;
}

/** BANT of this purchase; all null in a service call in which none is spoken of. */
export function findBant(reading: Reading): Record<BantKey, Quote | null> {
  const purchase = !isServiceCall(reading) || said(reading, 'attendant', 'expansion_explored', 'budget_explored');
  if (!purchase) return { budget: null, authority: null, need: null, timing: null };
  return {
    budget: findPart(reading, parts.budget),
    authority: findPart(reading, parts.authority),
    need: findNeed(reading),
    timing: findPart(reading, parts.timing),
  };
}

// Keywords of each side: the terms that it comes back to, with what they are about and how it feels about them.

import type { Side } from '../conversation/conversation.ts';
import type { Keyword, KeywordCategory, KeywordPolarity } from '../findings/findings.ts';
import type { Objection } from './objections.ts';
import { has, type Reading } from './reading/reading.ts';
import { type Term, TermFinder } from './terms.ts';

const mostKeywords = 20;

interface Subject {
  readonly key: string;
  readonly mentions: Term[];
}

class Categories {
  readonly #byWord = new Map<string, KeywordCategory>();
  constructor(reading: Reading) {
    for (const [category, list] of Object.entries(reading.pack.pack.words.categories)) {
      for (const word of list.split(/\s+/)) this.#byWord.set(word, category as KeywordCategory);
    }
  }
  of(key: string): KeywordCategory {
    for (const word of key.split(' ')) {
      const category = this.#byWord.get(word) ?? this.#byWord.get(`${word}s`);
      if (category) return category;
    }
    return 'other';
  }
}

/** Mentions weigh; pairs and subject words weigh more, so do mentions spread over the conversation. */
function salience(subject: Subject, categories: Categories): number {
  const mentions = subject.mentions.length;
  const sentences = new Set(subject.mentions.map((term) => term.sentence.turn)).size;
  const words = subject.mentions[0]!.words;
  const known = categories.of(subject.key) === 'other' ? 0 : 1;
  const long = (subject.key.length >= 6 ? 0.3 : 0) + (subject.mentions.some((term) => term.determined) ? 0.4 : 0);
  return (
    mentions +
    0.5 * sentences +
    known +
    long +
    (words > 1 && (mentions > 1 || known > 0) ? 0.8 : 0) -
    (words > 1 && mentions === 1 ? 0.6 : 0)
  );
}

function polarityOf(subject: Subject, objected: ReadonlySet<number>): KeywordPolarity {
  let balance = 0;
  for (const { sentence } of subject.mentions) {
    if (objected.has(sentence.index) || has(sentence, 'negativeMood', 'anger', 'problemStated', 'complaintMade'))
      balance--;
    if (has(sentence, 'positiveMood', 'reassured')) balance++;
  }
  return balance < 0 ? 'negative' : balance > 0 ? 'positive' : 'neutral';
}

/** The side's keywords, most salient first. `people` are words of names, which are none. */
export function findKeywords(
  reading: Reading,
  side: Side,
  people: ReadonlySet<string>,
  objections: readonly Objection[],
): Keyword[] {
  const finder = new TermFinder(reading, people);
  const categories = new Categories(reading);
  const subjects = new Map<string, Subject>();
  for (const sentence of reading.sentences) {
    if (sentence.side !== side && sentence.side !== null) continue;
    for (const term of finder.find(sentence)) {
      const subject = subjects.get(term.key) ?? { key: term.key, mentions: [] };
      subject.mentions.push(term);
      subjects.set(term.key, subject);
    }
  }
  const objected = new Set(objections.map((objection) => objection.sentence.index));
  const ranked = [...subjects.values()]
    .map((subject) => ({ subject, weight: salience(subject, categories) }))
    .sort(
      (a, b) => b.weight - a.weight || a.subject.mentions[0]!.sentence.index - b.subject.mentions[0]!.sentence.index,
    );
  const chosen: Subject[] = [];
  for (const { subject } of ranked) {
    if (chosen.length === mostKeywords) break;
    if (chosen.some((other) => covers(other, subject))) continue;
    chosen.push(subject);
  }
  return chosen.map((subject) => {
    const first = subject.mentions[0]!;
    return {
      term: first.text,
      polarity: polarityOf(subject, objected),
      category:
        side === 'client' && objected.has(first.sentence.index) && categories.of(subject.key) === 'other'
          ? 'objection'
          : categories.of(subject.key),
      context: reading.quote(first.sentence, first.at),
    };
  });
}

/** A term inside another of as many mentions says nothing beyond it. */
function covers(chosen: Subject, subject: Subject): boolean {
  const inside = ` ${chosen.key} `.includes(` ${subject.key} `) || ` ${subject.key} `.includes(` ${chosen.key} `);
  return inside && chosen.mentions.length >= subject.mentions.length;
}

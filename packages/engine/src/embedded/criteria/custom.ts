// Criteria of company types: met when the attendant says one of their cue phrases.
import type { ScorecardDefinition } from '@earshot/core';
import type { Quote } from '../../findings/findings.ts';
import { isOf, type Reading, type Sentence } from '../reading/reading.ts';

/** Words that may stand between two words of a cue phrase. */
const mostWordsBetween = 2;

/** Where the phrase begins in the sentence, small words allowed in between; -1 for nowhere. */
function phraseAt(words: readonly string[], phrase: readonly string[]): number {
  for (let from = 0; from < words.length; from++) {
    if (words[from] !== phrase[0]) continue;
    let at = from;
    const follows = phrase.slice(1).every((word) => {
      // No further than the gap allows: a search to the end for each beginning would be quadratic.
      const gap = words.slice(at + 1, at + 2 + mostWordsBetween).indexOf(word);
      at += 1 + gap;
      return gap >= 0;
    });
    if (follows) return from;
  }
  return -1;
}

/** Met criteria of a type by key. Criteria without cues are never met here. */
export function findCustomCriteria(reading: Reading, definition: ScorecardDefinition): Record<string, Quote> {
  const found: Record<string, Quote> = {};
  const spoken = reading.sentences.filter((sentence) => isOf(sentence, 'attendant'));
  for (const criterion of definition.criteria) {
    const phrases = (criterion.cues ?? []).map((cue) => reading.tokeniser.tokens(cue).map((token) => token.norm));
    const first = firstPhrase(
      spoken,
      phrases.filter((phrase) => phrase.length > 0),
    );
    if (first) found[criterion.key] = reading.quote(first.sentence, first.at);
  }
  return found;
}

function firstPhrase(
  sentences: readonly Sentence[],
  phrases: readonly (readonly string[])[],
): { sentence: Sentence; at: number } | null {
  for (const sentence of sentences) {
    for (const phrase of phrases) {
      const at = phraseAt(sentence.words, phrase);
      if (at >= 0) return { sentence, at };
    }
  }
  return null;
}

// Whether a word is one that people use, as far as the corpus tells: what is not may be a name.

import type { Language } from '@earshot/core';
import { knownWords } from '../generated/known-words.ts';

const sets = new Map<Language, ReadonlySet<string>>();

/** `word` normalised. Plural forms count with their singular. */
export function isKnownWord(language: Language, word: string): boolean {
  const words = sets.get(language) ?? new Set(knownWords[language].split(' '));
  sets.set(language, words);
  return words.has(word) || (word.length > 4 && word.endsWith('s') && words.has(word.slice(0, -1)));
}

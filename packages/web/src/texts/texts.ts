// Texts by area and language: each a module of its own, loaded when a page first needs it. Keys and parameters are checked by TypeScript.
import { use } from 'react';
import { currentLanguage, useLanguage } from './language.ts';
import type { Language } from './languages.ts';

type Load<T> = () => Promise<{ default: T }>;

export type Texts<T> = (language: Language) => Promise<T>;

/**
 * The texts of an area, English first: it decides which keys there are and what goes into them, the others have to have the same.
 * Loaded once a language; a failed load is tried again at the next look.
 */
export function defineTexts<T>(en: Load<T>, others: Record<'pt' | 'es', Load<NoInfer<T>>>): Texts<T> {
  const loaders = { en, ...others };
  const loaded = new Map<Language, Promise<T>>();
  const textsIn = (language: Language) => {
    const known = loaded.get(language);
    if (known) return known;
    const fresh = loaders[language]().then((module) => module.default);
    loaded.set(language, fresh);
    fresh.catch(() => loaded.delete(language));
    return fresh;
  };
  // Whoever loads this is about to show it: that need not wait for the first drawing.
  textsIn(currentLanguage());
  return textsIn;
}

/** The texts in the language of the pages; suspends until they are there. */
export function useTexts<T>(texts: Texts<T>): T {
  return use(texts(useLanguage()));
}

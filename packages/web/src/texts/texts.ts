// Texts by area and language: each a module of its own, loaded when a page first needs it. Keys and parameters are checked by TypeScript.
import { use } from 'react';
import { chooseLanguage, currentLanguage, useLanguage } from './language.ts';
import type { Language } from './languages.ts';

type Load<T> = () => Promise<{ default: T }>;

export type Texts<T> = (language: Language) => Promise<T>;

const underWay = new Set<Promise<unknown>>();
const areas: Texts<unknown>[] = [];

/**
 * The texts of an area, English first: it decides which keys there are and what goes into them, the others have to have the same.
 * Loaded once a language; a failed load is tried again at the next look.
 */
export function defineTexts<T>(en: Load<T>, others: Record<'pt' | 'es', Load<NoInfer<T>>>): Texts<T> {
  const loaders = { en, ...others };
  const loads: Partial<Record<Language, Promise<T>>> = {};
  const load = (language: Language): Promise<T> => {
    const known = loads[language];
    if (known) return known;
    const fresh = loaders[language]().then((module) => module.default);
    loads[language] = fresh;
    underWay.add(fresh);
    fresh
      .then(
        (value) => markFulfilled(fresh, value),
        () => delete loads[language],
      )
      .finally(() => underWay.delete(fresh));
    return fresh;
  };
  areas.push(load);
  // Whoever loads this is about to show it: that need not wait for the first drawing.
  load(currentLanguage());
  return load;
}

/** As `use` marks the promises that it has waited for, so that it takes the value at once: what suspends after its first drawing begins anew. */
function markFulfilled<T>(promise: Promise<T>, value: T): void {
  Object.assign(promise, { status: 'fulfilled', value });
}

/** Shows the pages in a language, when all their texts are there: until then those of the one before stay, and what has been filled in. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.allSettled(areas.map((load) => load(language)));
  chooseLanguage(language);
}

/** The texts in the language of the pages; suspends until they are there. */
export function useTexts<T>(texts: Texts<T>): T {
  return use(texts(useLanguage()));
}

/** Resolves when no texts are under way, whether they came or not. */
export async function textsSettled(): Promise<void> {
  await Promise.allSettled(underWay);
}

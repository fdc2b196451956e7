// Texts by area and language: each a module of its own, loaded when a page first needs it. Keys and parameters are checked by TypeScript.
import { use } from 'react';
import { chooseLanguage, currentLanguage, useLanguage } from './language.ts';
import type { Language } from './languages.ts';

type Load<T> = () => Promise<{ default: T }>;

export type Texts<T> = (language: Language) => Promise<T>;

/** A load that fails is repeated once after this, and has then failed for as long. */
const againAfterMs = 1000;
const failedForMs = 10_000;

const underWay = new Set<Promise<unknown>>();
const areas: Texts<unknown>[] = [];

/**
 * The texts of an area, English first: it decides which keys there are and what goes into them, the others have to have the same.
 * Loaded once a language.
 */
export function defineTexts<T>(en: Load<T>, others: Record<'pt' | 'es', Load<NoInfer<T>>>): Texts<T> {
  const loaders = { en, ...others };
  const loads: Partial<Record<Language, Promise<T>>> = {};
  const load = (language: Language): Promise<T> => {
    const known = loads[language];
    if (known) return known;
    const fresh = loaders[language]()
      .catch(() => new Promise((resolve) => setTimeout(resolve, againAfterMs)).then(loaders[language]))
      .then((module) => module.default);
    loads[language] = fresh;
    underWay.add(fresh);
    // As `use` marks the promises that it has waited for, so that it waits for none that is settled, and asks for none again and again.
    fresh
      .then(
        (value) => Object.assign(fresh, { status: 'fulfilled', value }),
        (reason) => {
          Object.assign(fresh, { status: 'rejected', reason });
          setTimeout(() => delete loads[language], failedForMs);
        },
      )
      .finally(() => underWay.delete(fresh));
    return fresh;
  };
  areas.push(load);
  // Whoever loads this is about to show it: that need not wait for the first drawing.
  load(currentLanguage());
  return load;
}

let wanted: Language | null = null;

/**
 * Shows the pages in a language, when all their texts are there: until then those of the one before stay, and what has been filled in. Of
 * several choices the last one counts. Rejects where texts cannot be loaded; nothing has changed then.
 */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language;
  await Promise.all(areas.map((load) => load(language)));
  if (wanted === language) chooseLanguage(language);
}

/** The texts in the language of the pages; suspends until they are there. */
export function useTexts<T>(texts: Texts<T>): T {
  return use(texts(useLanguage()));
}

/** Resolves when no texts are under way, whether they came or not. */
export async function textsSettled(): Promise<void> {
  await Promise.allSettled(underWay);
}

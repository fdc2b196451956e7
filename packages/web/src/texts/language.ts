// The language of the pages: what was chosen here before, else the browser's first that there is.
import { startTransition, useSyncExternalStore } from 'react';

export const languages = { pt: 'Português', en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;

const storageKey = 'earshot.language';
const listeners = new Set<() => void>();

const isLanguage = (text: string | null | undefined): text is Language =>
  text != null && Object.hasOwn(languages, text);

/** `preferred` are BCP 47 tags, best first. */
export function firstLanguage(remembered: string | null, preferred: readonly string[]): Language {
  if (isLanguage(remembered)) return remembered;
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** A browser may refuse storage: then a choice lasts as long as the page. */
function remembered(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

let current = firstLanguage(remembered(), navigator.languages);
document.documentElement.lang = current;

export function chooseLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  try {
    localStorage.setItem(storageKey, language);
  } catch {}
  // The texts shown so far stay until those of the new language are there.
  startTransition(() => {
    for (const listener of listeners) listener();
  });
}

export function useLanguage(): Language {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

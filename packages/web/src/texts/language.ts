// The language of the pages: what was chosen here before, else the browser's first that there is.
import { createStore, useStore } from '../store.ts';
import { firstLanguage, type Language } from './languages.ts';

export { type Language, languages } from './languages.ts';

const storageKey = 'earshot.language';

/** A browser may refuse storage: then a choice lasts as long as the page. */
function remembered(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

const current = createStore(firstLanguage(remembered(), navigator.languages));
document.documentElement.lang = current.get();

export const currentLanguage = current.get;

export function chooseLanguage(language: Language): void {
  document.documentElement.lang = language;
  try {
    localStorage.setItem(storageKey, language);
    // For the server, which names the texts that the page will need.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API wants a secure connection, and a server in the next room has none.
    document.cookie = `earshot_language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  } catch {}
  current.set(language);
}

export const useLanguage = () => useStore(current);

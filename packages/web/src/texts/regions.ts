// The locale of the pages' dates and numbers: the reader's region, where their browser speaks the language of the page.
import type { Language } from './languages.ts';

/** Where the browser tells no region that fits: its day comes before its month, as nearly everywhere. */
const usual: Record<Language, string> = { pt: 'pt-BR', en: 'en-GB', es: 'es' };

/** `browser` is the tag that the browser names first (BCP 47), such as `en-US`; undefined where there is no browser. */
export function localeOf(language: Language, browser: string | undefined): string {
  const locale = readTag(browser);
  return locale?.language === language && locale.region !== undefined ? locale.baseName : usual[language];
}

/** Null for what is no tag: browsers have sent `en-US@posix`. */
function readTag(tag: string | undefined): Intl.Locale | null {
  try {
    return new Intl.Locale(tag ?? '');
  } catch {
    return null;
  }
}

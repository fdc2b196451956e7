// The languages of the pages, and which one a visit begins in.

/** Each named in itself. */
export const languages = { pt: 'Português', en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;

const isLanguage = (text: string | null | undefined): text is Language =>
  text != null && Object.hasOwn(languages, text);

/** What was chosen before, else the first of the browser's that there is; `preferred` are BCP 47 tags, best first. */
export function firstLanguage(remembered: string | null, preferred: readonly string[]): Language {
  if (isLanguage(remembered)) return remembered;
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

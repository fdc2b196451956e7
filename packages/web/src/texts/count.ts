// Numbers in sentences, in the plural forms of each language.
import type { Language } from './languages.ts';
import { localeOf } from './regions.ts';

/** "1 analysis", "3 analyses": `#` is the number. `other` stands for every form that is not given. */
export function count(
  language: Language,
  number: number,
  forms: { one: string; other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
): string {
  const form = forms[new Intl.PluralRules(language).select(number)] ?? forms.other;
  return form.replace('#', new Intl.NumberFormat(localeOf(language, navigator.language)).format(number));
}

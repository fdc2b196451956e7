// As readers of which region the pages write dates and numbers.
import { useLanguage } from './language.ts';
import { localeOf } from './regions.ts';

export const useLocale = () => localeOf(useLanguage(), navigator.language);

// Texts of the page For you, in each language.
import { defineTexts } from '../../../texts/texts.ts';

export const forYouTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

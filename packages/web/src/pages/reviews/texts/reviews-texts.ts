// Texts of the page of reviews, in each language.
import { defineTexts } from '../../../texts/texts.ts';

export const reviewsTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

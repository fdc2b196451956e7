// The texts of the reading view.
import { defineTexts } from '../../texts/texts.ts';

export const readingTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

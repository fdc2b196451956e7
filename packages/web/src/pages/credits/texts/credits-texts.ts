// The texts of Credits.
import { defineTexts } from '../../../texts/texts.ts';

export const creditsTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

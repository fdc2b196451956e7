// The texts of the list of analyses.
import { defineTexts } from '../../../texts/texts.ts';

export const analysesTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

// The texts of the page of an analysis.
import { defineTexts } from '../../../texts/texts.ts';

export const analysisTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

// The texts of the new-analysis page.
import { defineTexts } from '../../../texts/texts.ts';

export const newAnalysisTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

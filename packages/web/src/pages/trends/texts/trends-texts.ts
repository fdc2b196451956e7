// The texts of Trends.
import { defineTexts } from '../../../texts/texts.ts';

export const trendsTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

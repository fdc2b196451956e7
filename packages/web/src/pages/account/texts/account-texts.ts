// The texts of the own account.
import { defineTexts } from '../../../texts/texts.ts';

export const accountTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

// The texts of Settings → Company.
import { defineTexts } from '../../../texts/texts.ts';

export const companyTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

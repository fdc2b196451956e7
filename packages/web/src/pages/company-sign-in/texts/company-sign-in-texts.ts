// The texts of the pages for signing in at the company's own service.
import { defineTexts } from '../../../texts/texts.ts';

export const companySignInTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

// The texts of the page for forgotten passwords.
import { defineTexts } from '../../../texts/texts.ts';

export const forgotPasswordTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

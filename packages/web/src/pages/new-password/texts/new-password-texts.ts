// The texts of the page for new passwords.
import { defineTexts } from '../../../texts/texts.ts';

export const newPasswordTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

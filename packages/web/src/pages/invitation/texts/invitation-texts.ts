// The texts of the invitation page.
import { defineTexts } from '../../../texts/texts.ts';

export const invitationTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

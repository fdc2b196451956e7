// The texts around every page.
import { defineTexts } from '../../texts/texts.ts';

export const shellTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

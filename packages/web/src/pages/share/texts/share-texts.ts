// The texts of the page at a share link.
import { defineTexts } from '../../../texts/texts.ts';

export const shareTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

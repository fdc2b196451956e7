// Texts of Good examples, in each language.
import { defineTexts } from '../../../texts/texts.ts';

export const examplesTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

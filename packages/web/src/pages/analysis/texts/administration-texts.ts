// Texts of legal hold and erasure of an analysis, in each language.
import { defineTexts } from '../../../texts/texts.ts';

export const administrationTexts = defineTexts(() => import('./administration-en.ts'), {
  pt: () => import('./administration-pt.ts'),
  es: () => import('./administration-es.ts'),
});

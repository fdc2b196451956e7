// Texts of excluding a conversation from statistics, in each language.
import { defineTexts } from '../../../texts/texts.ts';

export const exclusionTexts = defineTexts(() => import('./exclusion-en.ts'), {
  pt: () => import('./exclusion-pt.ts'),
  es: () => import('./exclusion-es.ts'),
});

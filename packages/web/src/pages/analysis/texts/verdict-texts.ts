// Texts of contesting and deciding verdicts, in each language.
import { defineTexts } from '../../../texts/texts.ts';

export const verdictTexts = defineTexts(() => import('./verdict-en.ts'), {
  pt: () => import('./verdict-pt.ts'),
  es: () => import('./verdict-es.ts'),
});

// Texts of judging independently, in each language.
import { defineTexts } from '../../../texts/texts.ts';

export const judgeTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

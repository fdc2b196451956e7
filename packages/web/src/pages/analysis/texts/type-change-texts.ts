// Texts of changing the type of a conversation, in each language.
import { defineTexts } from '../../../texts/texts.ts';

export const typeChangeTexts = defineTexts(() => import('./type-change-en.ts'), {
  pt: () => import('./type-change-pt.ts'),
  es: () => import('./type-change-es.ts'),
});

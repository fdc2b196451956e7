// Texts of comments, in each language.
import { defineTexts } from '../../../texts/texts.ts';

export const commentTexts = defineTexts(() => import('./comment-en.ts'), {
  pt: () => import('./comment-pt.ts'),
  es: () => import('./comment-es.ts'),
});

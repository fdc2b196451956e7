// The texts of trying failed analyses again.
import { defineTexts } from '../../../texts/texts.ts';

export const retryTexts = defineTexts(() => import('./retry-en.ts'), {
  pt: () => import('./retry-pt.ts'),
  es: () => import('./retry-es.ts'),
});

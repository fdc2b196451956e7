// The texts of who is improving.
import { defineTexts } from '../../../texts/texts.ts';

export const progressTexts = defineTexts(() => import('./progress-en.ts'), {
  pt: () => import('./progress-pt.ts'),
  es: () => import('./progress-es.ts'),
});

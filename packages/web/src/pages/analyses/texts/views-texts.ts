// The texts of saved views.
import { defineTexts } from '../../../texts/texts.ts';

export const viewsTexts = defineTexts(() => import('./views-en.ts'), {
  pt: () => import('./views-pt.ts'),
  es: () => import('./views-es.ts'),
});

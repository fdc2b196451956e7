// The texts of Team.
import { defineTexts } from '../../../texts/texts.ts';

export const teamTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

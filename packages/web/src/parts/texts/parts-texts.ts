// The texts that parts bring along.
import { defineTexts } from '../../texts/texts.ts';

export const partsTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

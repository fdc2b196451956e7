// The texts of Settings → Interaction types.
import { defineTexts } from '../../../texts/texts.ts';

export const interactionTypesTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

// The texts of what is done with several conversations.
import { defineTexts } from '../../../texts/texts.ts';

export const chosenTexts = defineTexts(() => import('./chosen-en.ts'), {
  pt: () => import('./chosen-pt.ts'),
  es: () => import('./chosen-es.ts'),
});

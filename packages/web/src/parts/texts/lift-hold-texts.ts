// Texts of lifting a legal hold, in each language.
import { defineTexts } from '../../texts/texts.ts';

export const liftHoldTexts = defineTexts(() => import('./lift-hold-en.ts'), {
  pt: () => import('./lift-hold-pt.ts'),
  es: () => import('./lift-hold-es.ts'),
});

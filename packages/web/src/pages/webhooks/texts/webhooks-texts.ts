// The texts of Settings → Webhooks.
import { defineTexts } from '../../../texts/texts.ts';

export const webhooksTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

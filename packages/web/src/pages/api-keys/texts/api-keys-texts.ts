// The texts of Settings → API keys.
import { defineTexts } from '../../../texts/texts.ts';

export const apiKeysTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

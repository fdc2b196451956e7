// The texts of Settings → Integrations.
import { defineTexts } from '../../../texts/texts.ts';

export const integrationsTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

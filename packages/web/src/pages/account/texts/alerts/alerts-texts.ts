// The texts of notifications.
import { defineTexts } from '../../../../texts/texts.ts';

export const alertsTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

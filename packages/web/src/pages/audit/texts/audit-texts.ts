// The texts of the audit log.
import { defineTexts } from '../../../texts/texts.ts';

export const auditTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

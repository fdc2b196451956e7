// The texts of collecting an earlier period.
import { defineTexts } from '../../../texts/texts.ts';

export const backfillTexts = defineTexts(() => import('./backfill-en.ts'), {
  pt: () => import('./backfill-pt.ts'),
  es: () => import('./backfill-es.ts'),
});

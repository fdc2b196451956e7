// Texts of retention and legal holds, in each language.
import { defineTexts } from '../../../texts/texts.ts';

export const retentionTexts = defineTexts(() => import('./retention-en.ts'), {
  pt: () => import('./retention-pt.ts'),
  es: () => import('./retention-es.ts'),
});

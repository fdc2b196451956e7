// Why no analysis can be made of a transcript, in the reader's words: of a refusal, and of one that has failed (docs/decisions/errors.md#d69).
import { defineTexts } from '../../../texts/texts.ts';

export const refusedTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

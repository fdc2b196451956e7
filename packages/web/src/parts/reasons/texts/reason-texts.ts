// Why the server refused, in the reader's words, by the stable reason of an error (docs/decisions/errors.md#d69).
import { defineTexts } from '../../../texts/texts.ts';

export const reasonTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

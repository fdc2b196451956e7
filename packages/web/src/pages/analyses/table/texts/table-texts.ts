// The texts of the table of analyses.
import { defineTexts } from '../../../../texts/texts.ts';
import type en from './en.ts';

export type TableTexts = typeof en;

export const tableTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

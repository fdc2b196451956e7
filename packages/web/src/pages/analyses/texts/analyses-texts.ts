// The texts of the list of analyses.
import { defineTexts } from '../../../texts/texts.ts';
import type en from './en.ts';

export type AnalysesTexts = typeof en;

export const analysesTexts = defineTexts(() => import('./en.ts'), {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
});

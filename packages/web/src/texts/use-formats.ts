// The formats of the language of the pages.
import { useMemo } from 'react';
import { formatsOf } from './formats.ts';
import { useLanguage } from './language.ts';

export function useFormats() {
  const language = useLanguage();
  return useMemo(() => formatsOf(language), [language]);
}

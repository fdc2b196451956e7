// The formats of the language of the pages.
import { formatsOf } from './formats.ts';
import { useLanguage } from './language.ts';

export const useFormats = () => formatsOf(useLanguage());

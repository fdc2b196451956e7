// The formats of the reader's region.
import { formatsOf } from './formats.ts';
import { useLocale } from './locale.ts';

export const useFormats = () => formatsOf(useLocale());

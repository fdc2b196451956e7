// What a refusal says in the reader's language. Its texts are loaded with the first refusal: most readers never see one.
import type { EarshotApiError } from '@earshot/core/client';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../texts/language.ts';
import type { ReasonTexts } from './page-reasons.ts';

type Known = Partial<Record<string, string>>;

/** Null while its texts are loaded; `words`, the server's, for what has no text here, and where the texts cannot be loaded. */
export function useReasonText(reason: EarshotApiError['reason'], words: string): string | null {
  const language = useLanguage();
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    if (reason === undefined) return;
    let isGone = false;
    const show = (texts: Partial<ReasonTexts>) => {
      if (!isGone) setKnown(texts);
    };
    import('./texts/reason-texts.ts').then(({ reasonTexts }) => reasonTexts(language)).then(show, () => show({}));
    return () => {
      isGone = true;
    };
  }, [reason, language]);
  if (reason === undefined) return words;
  return known && (Object.hasOwn(known, reason) ? known[reason]! : words);
}

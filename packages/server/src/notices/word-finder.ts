// Whether a text has a word or a phrase as whole words, whatever its accents and capitals; the text is folded once.
import { plainText } from '@earshot/core';

export function wordFinder(text: string): (phrase: string) => boolean {
  let plain: string | undefined;
  return (phrase) => {
    plain ??= plainText(text);
    const wanted = plainText(phrase);
    return wanted.trim() !== '' && plain.includes(wanted);
  };
}

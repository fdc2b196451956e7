// Whether a text has a word or a phrase as whole words, whatever its accents and capitals; the text is folded once.

const fold = (text: string) =>
  ` ${(
    text
      .normalize('NFD')
      .replaceAll(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')} `;

export function wordFinder(text: string): (phrase: string) => boolean {
  let folded: string | undefined;
  return (phrase) => {
    folded ??= fold(text);
    const wanted = fold(phrase);
    return wanted.trim() !== '' && folded.includes(wanted);
  };
}

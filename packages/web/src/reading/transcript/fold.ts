// Text as a search compares it: without case, accents, typographic quotes and runs of white space, with the way back to the original.

export interface Folded {
  text: string;
  /** Where each folded character stands in the original, and one more for the end. */
  at: Uint32Array;
}

const plain: Record<string, string> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '…': '...',
};

export function fold(original: string): Folded {
  let text = '';
  const at: number[] = [];
  let position = 0;
  for (const character of original) {
    const folded = /\s/.test(character) ? (text.endsWith(' ') ? '' : ' ') : foldCharacter(character);
    for (let count = 0; count < folded.length; count++) at.push(position);
    text += folded;
    position += character.length;
  }
  at.push(original.length);
  return { text, at: Uint32Array.from(at) };
}

function foldCharacter(character: string): string {
  if (character < '\u0080') return character.toLowerCase();
  return (
    plain[character] ??
    character
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase()
  );
}

/** What is looked for, folded alike. */
export const foldedQuery = (query: string) => fold(query).text.trim();

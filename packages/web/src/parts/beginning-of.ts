// A long text cut for a place with little room, between words.

const most = 200;

/** The whole text where it is short; else its first words and an ellipsis. */
export function beginningOf(text: string): string {
  if (text.length <= most) return text;
  const words = text.slice(0, most + 1).replace(/\s+\S*$/, '');
  // One word without an end, an address for instance: between characters, none of which is cut in two.
  const beginning = words.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : words;
  return `${beginning}…`;
}

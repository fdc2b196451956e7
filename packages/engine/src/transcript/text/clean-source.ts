// One kind of line end, space and mark, so that BOM, CRLF, NBSP and invisible characters never matter to a parser.

/** More marks on one letter than any script writes: to put them in order would cost the square of their number. */
const manyMarks = /(\p{M}{30})\p{M}+/gu;

/** Text whose letters carry at most 30 marks each, as Unicode's stream-safe format has it. */
export const withoutManyMarks = (text: string): string => text.replace(manyMarks, '$1');

/** Source with LF line ends, ordinary spaces and no BOM or NUL; direction marks stay (WhatsApp tells its own lines by them). */
export function cleanSource(source: string): string {
  return withoutManyMarks(
    source
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .replaceAll('\0', '')
      .replace(/[\ufeff\u00ad\u200b\u2060]/g, ''),
  );
}

/** Spoken text of a segment: direction marks out, runs of spaces as one, trimmed. Line ends inside a message stay. */
export function cleanText(text: string): string {
  return withoutManyMarks(text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''))
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

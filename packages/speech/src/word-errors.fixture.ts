// Word error rate: words missing, added or other, of the words said. Case, punctuation, hyphens and the way of writing numbers do not count.

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const short: Readonly<Record<string, string>> = { mr: 'mister', mrs: 'missis', ok: 'okay' };

/** Share of the words of `said` that are wrong in `heard`; more than 1 when more is added than was said. */
export function wordErrorRate(said: string, heard: string): number {
  const [wanted, found] = [wordsOf(said), wordsOf(heard)];
  let row = found.map((_, index) => index + 1);
  for (const [index, word] of wanted.entries()) {
    const next: number[] = [];
    for (const [column, other] of found.entries()) {
      const [above, before, diagonal] = [row[column]!, next[column - 1] ?? index + 1, row[column - 1] ?? index];
      next.push(Math.min(above + 1, before + 1, diagonal + (word === other ? 0 : 1)));
    }
    row = next;
  }
  return (row.at(-1) ?? wanted.length) / wanted.length;
}

function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .replaceAll('-', '')
    .match(/[\p{L}\p{N}']+/gu);
  return (words ?? []).map((word) => short[word] ?? numberWords(word));
}

function numberWords(word: string): string {
  const number = /^\d{1,2}$/.test(word) ? Number(word) : Number.NaN;
  if (!(number >= 20)) return small[number] ?? word;
  // As a hyphen that is left out.
  return tens[Math.floor(number / 10) - 2]! + (number % 10 === 0 ? '' : small[number % 10]!);
}

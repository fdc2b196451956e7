// Laying out text for a terminal: cleaned of control characters, wrapped, and bars of block characters.

/** Widest line of a report, in characters. */
export const maxWidth = 100;

/** One line without control characters or marks that turn the direction, so that no transcript can steer the terminal. */
export function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

const lengthOf = (text: string) => [...text].length;

/** Lines of at most `width` characters; words longer than that are cut. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of clean(text).split(/ +/)) {
    if (line !== '' && lengthOf(line) + 1 + lengthOf(word) > width) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
    while (lengthOf(line) > width) {
      const characters = [...line];
      lines.push(characters.slice(0, width).join(''));
      line = characters.slice(width).join('');
    }
  }
  return [...lines, line];
}

/** Wrapped text behind `first`; the other lines are indented as far. */
export function hanging(first: string, text: string, width: number): string[] {
  const indent = lengthOf(first);
  return wrap(text, width - indent).map((line, at) => (at === 0 ? first : ' '.repeat(indent)) + line);
}

/** A bar of `cells` characters, `percent` of them filled. */
export function bar(percent: number, cells: number): string {
  const filled = Math.round((Math.min(100, Math.max(0, percent)) / 100) * cells);
  return '█'.repeat(filled) + '░'.repeat(cells - filled);
}

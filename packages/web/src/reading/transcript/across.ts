// What one person says over several lines, as one text: a quote may begin in one line and end in another.
import { type Folded, foldedQuery } from './fold.ts';
import type { Hit, Line } from './lines.ts';

export interface Speech {
  text: string;
  /** Where each line begins in `text`, in order. */
  starts: readonly { line: number; from: number }[];
}

/** The other may say "yes" between two lines of a quote. */
const mostApart = 2;

/** Everything that each speaker says. */
export function speechesOf(lines: readonly Line[], folded: readonly Folded[]): Speech[] {
  const speeches = new Map<string | null, { texts: string[]; length: number; starts: Speech['starts'][number][] }>();
  for (const [line, { speaker }] of lines.entries()) {
    const speech = speeches.get(speaker) ?? { texts: [], length: 0, starts: [] };
    speeches.set(speaker, speech);
    const text = folded[line]!.text.trim();
    speech.starts.push({ line, from: speech.length });
    speech.texts.push(text);
    speech.length += text.length + 1;
  }
  return [...speeches.values()].map(({ texts, starts }) => ({ text: texts.join(' '), starts }));
}

/** Each place where a quote runs over nearby lines, as its part in each line. */
export function findAcross(speeches: readonly Speech[], folded: readonly Folded[], quote: string): Hit[][] {
  const wanted = foldedQuery(quote);
  if (wanted === '') return [];
  const found: Hit[][] = [];
  for (const { text, starts } of speeches)
    for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + wanted.length)) {
      const parts = partsOf(starts, folded, from, from + wanted.length);
      const areNear = parts.every(({ line }, at) => at === 0 || line - parts[at - 1]!.line <= mostApart);
      if (areNear) found.push(parts);
    }
  return found.toSorted(([a], [b]) => a!.line - b!.line);
}

function partsOf(starts: Speech['starts'], folded: readonly Folded[], from: number, to: number): Hit[] {
  const parts: Hit[] = [];
  for (let at = lastBefore(starts, from); at < starts.length && starts[at]!.from < to; at++) {
    const { line, from: begin } = starts[at]!;
    const { text, at: original } = folded[line]!;
    const lead = text.length - text.trimStart().length;
    const last = text.trimEnd().length;
    const first = Math.max(0, from - begin) + lead;
    const end = Math.min(last, to - begin + lead);
    if (end > first) parts.push({ line, from: original[first]!, to: original[end]! });
  }
  return parts;
}

/** The last line that begins at or before a position. */
function lastBefore(starts: Speech['starts'], position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]!.from <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

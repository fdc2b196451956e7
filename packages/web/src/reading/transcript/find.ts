// Finding words in a transcript: what a reader types, and the quote of a finding.
import type { Place } from '../reading.ts';
import { findAcross, type Speech } from './across.ts';
import { type Folded, fold, foldedQuery } from './fold.ts';
import { type Hit, type Line, lineAt, secondsOf } from './lines.ts';

const mostHits = 2000;

export const foldLines = (lines: readonly Line[]): Folded[] => lines.map(({ text }) => fold(text));

/** Hits in reading order, at most 2,000. */
export function findAll(folded: readonly Folded[], query: string): Hit[] {
  const wanted = foldedQuery(query);
  if (wanted === '') return [];
  const hits: Hit[] = [];
  for (const [line, { text, at }] of folded.entries())
    for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + wanted.length)) {
      hits.push({ line, from: at[from]!, to: at[from + wanted.length]! });
      if (hits.length === mostHits) return hits;
    }
  return hits;
}

/** A place in a transcript: where it begins, and its parts in the lines that follow. */
export interface Found extends Hit {
  rest: readonly Hit[];
}

/** Where something was said: of several with the same words the one at the mark. Null where nothing tells. */
export function placeOf(
  lines: readonly Line[],
  folded: readonly Folded[],
  speeches: readonly Speech[],
  { quote, mark }: Place,
): Found | null {
  const seconds = secondsOf(mark ?? null);
  const isMarked = ({ line }: Hit) => seconds !== null && Math.floor(lines[line]!.start ?? -1) === seconds;
  const hits = findAll(folded, quote ?? '');
  const hit = hits.find(isMarked) ?? hits[0];
  if (hit) return { ...hit, rest: [] };
  const across = findAcross(speeches, folded, quote ?? '');
  const [first, ...rest] = across.find(([part]) => isMarked(part!)) ?? across[0] ?? [];
  if (first) return { ...first, rest };
  if (seconds === null) return null;
  // Marks are whole seconds, so that the line may begin a little later.
  const line = lineAt(lines, seconds + 0.999);
  return line < 0 ? null : { line, from: 0, to: 0, rest: [] };
}

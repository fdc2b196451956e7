// Labelled turns whose line ends were lost: cut again before times in brackets, role words, and names that come back.
import { isRoleLabel } from '../../conversation/role-words.ts';

/** A text with more lines has not lost them. */
export const mostLostLines = 12;

const timeInBrackets = /[ \t]{1,4}(?=[[(]\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?[\])] )/g;
const label =
  /(?:^|[.?!…—–"”»)\n]\s{1,3})((?:(?:Drª?|Dra|Mr|Mrs|Ms|Srª?|Sra|Srta|Prof|Profa|Ing|Lic|Eng|Arq)\. )?\p{Lu}[\p{L}'’-]{1,20}(?: [\p{Lu}\d][\p{L}\d'’-]{0,20}){0,2}|\p{L}{3,16}(?: \w{1,3})?)( [([]\p{Ll}[^()[\]]{1,30}[)\]])?$/u;

/** Lines that begin with a time or a speaker, of a text on one line or a few. */
export function cutLostLines(source: string): string[] {
  const timed = source.replace(timeInBrackets, '\n').split('\n');
  if (timed.length >= 2 * source.split('\n').length) return timed;
  return cutAtBars(source) ?? cutBeforeLabels(source);
}

/** Turns parted by ` | `, ` || ` or ` // `; null where most pieces have no label. */
function cutAtBars(source: string): string[] | null {
  for (const mark of [' | ', ' || ', ' // ', ' ¶ ']) {
    const pieces = source.split(mark).flatMap((piece) => piece.split('\n'));
    if (pieces.length < 3 || !source.includes(mark)) continue;
    const labelled = pieces.filter((piece) => /^\s{0,4}[^\s:|][^:|\n]{0,40}: /.test(piece.slice(0, 64))).length;
    if (labelled >= 0.7 * pieces.length) return pieces.map((piece) => piece.replace(/^\s{0,4}\|?|\s?\|?\s{0,4}$/g, ''));
  }
  return null;
}

function cutBeforeLabels(source: string): string[] {
  const found: { start: number; label: string }[] = [];
  for (let colon = source.indexOf(': '); colon >= 0; colon = source.indexOf(': ', colon + 2)) {
    const match = label.exec(source.slice(Math.max(0, colon - 104), colon));
    // `Ana (laughing)` is Ana.
    if (match) found.push({ start: colon - match[1]!.length - (match[2]?.length ?? 0), label: match[1]! });
  }
  const counts = new Map<string, number>();
  for (const { label: name } of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = new Set(
    found.map(({ label: name }) => name).filter((name) => isRoleLabel(name) || counts.get(name)! > 1),
  );
  if (names.size < 2) return [source];
  const pieces: string[] = [];
  let from = 0;
  for (const { start, label: name } of found) {
    if (!names.has(name)) continue;
    if (start > from) pieces.push(source.slice(from, start));
    from = start;
  }
  pieces.push(source.slice(from));
  return pieces.map((piece) => piece.replace(/\n/g, ' '));
}

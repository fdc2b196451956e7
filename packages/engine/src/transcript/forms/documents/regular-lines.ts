// Lines of any regular layout: a label that comes back, a time, and what stands between them on nearly every line, whatever marks it is.
import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { isWrittenAsName } from '../../labels/speaker-name.ts';
import { cleanText } from '../../text/clean-source.ts';
import { fewestTurns, folded, isMost, longestHead, type Unit, unitsOf, withoutTimes } from './line-units.ts';

const mostSpeakers = 12;

/** Turns of the labels that come back in one way on nearly all lines, or at the heads of blocks; null for any other text. */
export function parseRegularLines(source: string): RawTranscript | null {
  const written = unitsOf(source);
  const read = readUnits(withoutTimes(written));
  const whole = folded(written);
  if (!whole || read?.segments.some(({ start }) => start !== null)) return read;
  return readUnits(withoutTimes(whole)) ?? read;
}

function readUnits(units: readonly Unit[]): RawTranscript | null {
  if (units.length < fewestTurns) return null;
  const mark = commonMark(units.map(({ text }) => text));
  if (!mark) return null;
  const segments: RawSegment[] = [];
  for (const unit of units) {
    const split = splitAt(unit.text, mark.separator);
    if (split && mark.labels.has(split.label)) {
      const text = cleanText(split.rest.replace(/[\t\n]/g, ' '));
      if (text !== '') segments.push({ start: unit.start, end: unit.end, text, speaker: split.label });
    } else if (segments.length > 0 && unit.start === null) {
      const last = segments.at(-1)!;
      segments[segments.length - 1] = { ...last, text: `${last.text} ${cleanText(unit.text)}`.trim() };
    }
  }
  return segments.length < fewestTurns
    ? null
    : { form: 'plain', segments: withNumbersAsTimes(segments), bareTimes: true };
}

/** Decimals at the heads of all texts, which rise, are their times. */
function withNumbersAsTimes(segments: readonly RawSegment[]): readonly RawSegment[] {
  const read = segments.map(({ text }) => /^(\d{1,6}\.\d{1,3})[\s|:.=>~»→•/#–—-]+(?=\S)/.exec(text));
  const times = read.map((match) => Number(match?.[1] ?? Number.NaN));
  if (!times.every((time, at) => time > (times[at - 1] ?? -1))) return segments;
  return segments.map((segment, at) => ({
    ...segment,
    start: times[at]!,
    text: segment.text.slice(read[at]![0].length),
  }));
}

/** Units that tell what parts labels from words. */
const looked = 400;

export interface Mark {
  readonly separator: string;
  readonly labels: ReadonlySet<string>;
}

/** What parts labels from words: of all that stands behind a label which comes back, what does so on the most units. */
export function commonMark(texts: readonly string[]): Mark | null {
  const counts = new Map<string, Map<string, number>>();
  for (const text of texts.slice(0, looked))
    for (const separator of separatorsIn(text)) {
      const split = splitAt(text, separator);
      if (!split) continue;
      const labels = counts.get(separator) ?? new Map<string, number>();
      counts.set(separator, labels);
      labels.set(split.label, (labels.get(split.label) ?? 0) + 1);
    }
  const likely = [...counts].toSorted((a, b) => repeatsIn(b[1]) - repeatsIn(a[1])).slice(0, 3);
  let best: (Mark & { covered: number }) | null = null;
  for (const [separator] of likely) {
    const labels = new Map<string, number>();
    for (const text of texts) {
      const label = splitAt(text, separator)?.label;
      if (label !== undefined) labels.set(label, (labels.get(label) ?? 0) + 1);
    }
    const back = [...labels].filter(([, count]) => count >= 2);
    const covered = back.reduce((sum, [, count]) => sum + count, 0);
    const known = new Set(back.map(([label]) => label));
    if (known.size < 2 || known.size > mostSpeakers || !isMost(covered, texts.length)) continue;
    if (covered > (best?.covered ?? 0)) best = { separator, labels: known, covered };
  }
  return best ?? markOfDots(texts);
}

/** `Ana. Hello.`: names before a full stop on all lines. */
function markOfDots(texts: readonly string[]): Mark | null {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const label = splitAt(text, '. ')?.label ?? '';
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const names = [...counts].filter(
    ([label, count]) => count >= 2 && isWrittenAsName(label) && label.split(' ').length <= 3,
  );
  const covered = names.reduce((sum, [, count]) => sum + count, 0);
  const areFew = names.length >= 2 && names.length <= 4;
  return areFew && covered >= 0.95 * texts.length
    ? { separator: '. ', labels: new Set(names.map(([label]) => label)) }
    : null;
}

const repeatsIn = (labels: ReadonlyMap<string, number>) =>
  [...labels.values()].reduce((sum, count) => sum + (count > 1 ? count : 0), 0);

const run = /[^\p{L}\p{N}]+/gu;

/** Everything between letters near the head, as long as it is more than a blank or what stands within names. */
function separatorsIn(text: string): string[] {
  const head = text.slice(0, longestHead);
  const found = new Set<string>();
  for (const match of head.matchAll(run)) {
    const end = match.index + match[0].length;
    if (match.index === 0 || end >= head.length || /^(?: |\. ?|[-'’_,&@+]| ?\()$/.test(match[0])) continue;
    found.add(withoutOpening(match[0]));
  }
  return [...found];
}

/** What opens the words, such as `¿`, is no part of what parts them from the label. */
function withoutOpening(between: string): string {
  let end = between.length;
  while (end > 0 && opensWords.has(between[end - 1]!)) end -= 1;
  return between.slice(0, end);
}
const opensWords = new Set('¿¡"“«(‘\'');

export function splitAt(text: string, separator: string): { label: string; rest: string } | null {
  if (separator.trim() === '' && !/\t| {2}/.test(separator)) return null;
  const at = text.slice(0, longestHead).search(/[\p{L}\p{N}]/u);
  const end = at < 0 ? -1 : text.slice(0, longestHead + separator.length).indexOf(separator, at + 1);
  if (end < 0) return null;
  // Of `Ana (agent) > Hello` the bracket belongs to the name.
  const isOpen = separator[0] === ')' && text.slice(at, end).includes('(');
  const label = text.slice(at, isOpen ? end + 1 : end).trim();
  if (label === '' || /[?!]|[.,;]$/.test(label.replace(/\b\p{L}\.$/u, '')) || label.split(/\s+/).length > 6)
    return null;
  const rest = text.slice(end + separator.length);
  // A clock or an address of a network is nobody.
  if (/^\d[\d.:]*$/.test(label) && (/[.:]/.test(label) || /^\d/.test(rest))) return null;
  return { label, rest };
}

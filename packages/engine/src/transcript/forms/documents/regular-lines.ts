// Lines of any regular layout: a label that comes back, a time, and what stands between them on nearly every line, whatever marks it is.
import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { readJsonTime } from '../../json/times.ts';
import { cleanText } from '../../text/clean-source.ts';
import { readClock } from '../../text/clock.ts';

const fewestTurns = 4;
const mostSpeakers = 12;
const longestHead = 64;
/** Of units that begin with a label which comes back. */
const leastCovered = 0.85;
/** A head and a foot may stand around the turns. */
const mostAround = 8;
const isMost = (count: number, all: number) =>
  count >= leastCovered * all || (count >= all - mostAround && count >= 0.6 * all);

interface Unit {
  readonly text: string;
  readonly start: number | null;
  readonly end: number | null;
}

/** Turns of the labels that come back in one way on nearly all lines, or at the heads of blocks; null for any other text. */
export function parseRegularLines(source: string): RawTranscript | null {
  const written = unitsOf(source);
  if (written.length < fewestTurns) return null;
  const units = withoutTimes(written.map(withoutCount));
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
  const read = segments.map(({ text }) => /^(\d{1,6}\.\d{1,3})[\s|:–—-]+(?=\S)/.exec(text));
  const times = read.map((match) => Number(match?.[1] ?? Number.NaN));
  if (!times.every((time, at) => time > (times[at - 1] ?? -1))) return segments;
  return segments.map((segment, at) => ({
    ...segment,
    start: times[at]!,
    text: segment.text.slice(read[at]![0].length),
  }));
}

/** Blocks between blank lines where most have several lines, else lines. */
function unitsOf(source: string): string[] {
  const blocks = source
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  const several = blocks.filter((block) => block.includes('\n')).length;
  if (blocks.length >= fewestTurns && several >= 0.6 * blocks.length)
    return blocks.map((block) => block.replace(/\n[ \t]*/g, '\t'));
  const lines = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  // Numbers may stand on lines of their own.
  const bare = lines.filter((line) => !/^\d{1,5}$/.test(line));
  return bare.length <= 0.7 * lines.length ? bare : lines;
}

/** `12. `, `#12 `, `0012 ` and `12` on a line of its own. */
const withoutCount = (unit: string): string =>
  unit.replace(/^[#(]?\d{1,5}(?:[.):]{1,2}[ \t]+|[ \t]+(?=\D|\d{1,3}:\d|\d{4}-))/, '');

const clocks =
  /[[({<]?(?:\d{4}-\d{1,2}-\d{1,2}[T ,]{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? )?\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,9})?Z?(?: ?(?:-->|->|-|–|—|to) ?\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,9})?)?[\])}>]?/;
const counted = /^[[({<]?\d{1,6}(?:\.\d{1,6})?(?: ?m(?:in)? ?\d{1,2})? ?s?[\])}>]?(?=[ \t])/;
const countedBehind =
  /(?<=[ \t])[[({<]\d{1,6}(?:\.\d{1,6})? ?s?[\])}>]|(?<=[ \t])[[({<]?\d{1,4}m\d{1,2}s[\])}>]?|(?<=[ \t])\d{1,6}\.\d{1,3}s?$/;

/** Units without their times, which most have in one place. */
function withoutTimes(units: readonly string[]): Unit[] {
  const bare = units.map((text): Unit => ({ text, start: null, end: null }));
  const head = longestHead + 40;
  for (const pattern of [clocks, counted, countedBehind]) {
    for (const place of ['head', 'tail'] as const) {
      const read = units.map((text): Unit | null => {
        const from = place === 'head' ? 0 : Math.max(0, text.length - 48);
        const part = text.slice(from, place === 'head' ? head : undefined);
        const match = pattern.exec(part);
        if (!match || (place === 'tail' && from + match.index + match[0].length < text.length)) return null;
        const times = timesIn(match[0]);
        if (!times) return null;
        const before = text.slice(0, from + match.index);
        const behind = text.slice(from + match.index + match[0].length);
        return {
          ...times,
          text: (before.trimEnd() + (before.trim() === '' ? behind.replace(/^[\s|:–—-]+(?=\S)/, '') : behind)).trim(),
        };
      });
      const found = read.filter((unit) => unit !== null);
      if (isMost(found.length, units.length) && rises(found)) return read.map((unit, at) => unit ?? bare[at]!);
    }
  }
  return bare;
}

const rises = (units: readonly Unit[]) =>
  units.length > 1 &&
  units.filter(({ start }, at) => at === 0 || start! >= units[at - 1]!.start!).length >= 0.9 * units.length &&
  units.at(-1)!.start! > units[0]!.start!;

function timesIn(written: string): { start: number; end: number | null } | null {
  const inner = written.replace(/^[[({<]|[\])}>]$/g, '').trim();
  const dated = /^\d{4}-\d{2}-\d{2}/.test(inner) ? readJsonTime(inner) : null;
  if (dated !== null) return { start: dated, end: null };
  const bare = inner.replace(/^(?:\d{4}-\d{1,2}-\d{1,2}[T ,]{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? )/, '');
  const minutes = /^(\d{1,4})m(?:in)? ?(\d{1,2})s$/.exec(bare);
  if (minutes) return { start: 60 * Number(minutes[1]) + Number(minutes[2]), end: null };
  const clock = readClock(bare);
  if (!clock) {
    const number = readJsonTime(bare);
    return number === null ? null : { start: number, end: null };
  }
  const rest = bare.slice(clock.length);
  const between = rest.search(/[^\d:.,]\d/);
  return { start: clock.seconds, end: between < 0 ? null : (readClock(rest.slice(between + 1))?.seconds ?? null) };
}

/** Units that tell what parts labels from words. */
const looked = 400;

interface Mark {
  readonly separator: string;
  readonly labels: ReadonlySet<string>;
}

/** What parts labels from words: of all that stands behind a label which comes back, what does so on the most units. */
function commonMark(texts: readonly string[]): Mark | null {
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
  return best;
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

function splitAt(text: string, separator: string): { label: string; rest: string } | null {
  if (separator.trim() === '' && !/\t| {2}/.test(separator)) return null;
  const at = text.slice(0, longestHead).search(/[\p{L}\p{N}]/u);
  const end = at < 0 ? -1 : text.slice(0, longestHead + separator.length).indexOf(separator, at + 1);
  if (end < 0) return null;
  const label = text.slice(at, end).trim();
  if (label === '' || /[?!]|[.,;]$/.test(label.replace(/\b\p{L}\.$/u, '')) || label.split(/\s+/).length > 6)
    return null;
  const rest = text.slice(end + separator.length);
  // A clock or an address of a network is nobody.
  if (/^\d[\d.:]*$/.test(label) && (/[.:]/.test(label) || /^\d/.test(rest))) return null;
  return { label, rest };
}

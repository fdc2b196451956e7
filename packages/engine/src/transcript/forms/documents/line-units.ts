// The units of text that may be turns: lines or blocks, with folded lines as one, and the times that most of them have in one place.
import { readJsonTime } from '../../json/times.ts';
import { readClock } from '../../text/clock.ts';

export const fewestTurns = 4;
export const longestHead = 64;
/** Of units that have what turns have. */
const leastCovered = 0.85;
/** A head and a foot may stand around the turns. */
const mostAround = 8;
export const isMost = (count: number, all: number): boolean =>
  count >= leastCovered * all || (count >= all - mostAround && count >= 0.6 * all);

export interface Unit {
  readonly text: string;
  readonly start: number | null;
  readonly end: number | null;
}

/** Blocks between blank lines where most have several lines, else lines. */
export function unitsOf(source: string): string[] {
  const blocks = source
    .replace(rule, '')
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  const several = blocks.filter((block) => block.includes('\n')).length;
  if (blocks.length >= fewestTurns && several >= 0.6 * blocks.length)
    return blocks.map((block) => asUnit(block.replace(/\n[ \t]*/g, '\t')));
  return blocks.flatMap((block) => block.split('\n').map((line) => asUnit(line.trimEnd())));
}

/** A line of nothing but marks parts blocks. */
const rule = /^[-=_*~]{3,}$/gm;

const verb =
  /^(.{1,60}?) (?:said|says|wrote|asked|replied|disse|diz|escreveu|perguntou|respondeu|dijo|dice|escribi[óo]|pregunt[óo]|respondi[óo]) ?:(?=\s)/;
/** Without the number and the verb of saying; the blanks at its head stay. */
const asUnit = (line: string): string => withoutCount(line).replace(verb, '$1:');

/** Units in which lines that go on are joined with those that they go on from; null where none does. */
export function folded(units: readonly string[]): string[] | null {
  const timed = places
    .map(([pattern, place]) => ({ place, has: units.map((unit) => timeAt(unit.trim(), pattern, place)) }))
    .find(({ has }) => {
      const found = has.filter((unit) => unit !== null);
      return (
        found.length >= fewestTurns &&
        found.length >= 0.3 * units.length &&
        found.length < units.length &&
        rises(found) &&
        new Set(found.map(({ start }) => start)).size >= 0.7 * found.length
      );
    });
  const isIndented = units.some((unit) => /^\S/.test(unit));
  const goesOn = (at: number) => {
    if (timed?.place === 'head') return timed.has[at] === null;
    if (timed?.place === 'tail') return timed.has[at - 1] === null;
    return (
      (isIndented && /^\s/.test(units[at]!)) || (/^\p{Ll}/u.test(units[at]!) && !/[.?!…:"”»)\]]$/.test(units[at - 1]!))
    );
  };
  const first = timed?.place === 'head' ? timed.has.findIndex((unit) => unit !== null) : 0;
  const joined: string[] = [];
  for (const [at, unit] of units.entries())
    if (at > first && goesOn(at)) joined[joined.length - 1] += ` ${unit.trimStart()}`;
    else joined.push(unit);
  return joined.length < units.length ? joined : null;
}

/** `12. `, `#12 `, `0012 ` and `12` on a line of its own. */
const withoutCount = (unit: string): string =>
  unit.replace(
    /^(?:#\d{1,5}[ \t]+|[#(]?\d{1,5}(?:[.):]{1,2}[ \t]+|[ \t]+(?=\D|\d{1,3}:\d|\d{4}-|\d{1,6}\.\d{1,3}[ \t]|\d{1,4}m\d)))/,
    '',
  );

const clocks =
  /[[({<]?(?:\d{4}-\d{1,2}-\d{1,2}[T ,]{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? )?\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,9})?Z?(?: ?(?:-->|->|-|–|—|to) ?\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,9})?)?[\])}>]?/;
const counted = /^[[({<]?\d{1,6}(?:\.\d{1,6})?(?: ?m(?:in)? ?\d{1,2})? ?s?(?:[\])}>](?=[^\p{L}\d])|(?=[ \t]))/u;
/** `Ana 2.89 - Hello` */
const countedInside = /(?<=[ \t])\d{1,6}\.\d{1,3}s?(?=[ \t]?[^\p{L}\p{N}\s])/u;
const countedBehind =
  /(?<=[ \t])[[({<]\d{1,6}(?:\.\d{1,6})? ?s?[\])}>]|(?<=[ \t])[[({<]?\d{1,4}m\d{1,2}s[\])}>]?|(?<=[ \t])\d{1,6}\.\d{1,3}s?$/;

type Place = 'head' | 'tail';
const places = [clocks, counted, countedBehind, countedInside].flatMap(
  (pattern) =>
    [
      [pattern, 'tail'],
      [pattern, 'head'],
    ] as [RegExp, Place][],
);

/** Units without their times, which most have in one place. */
export function withoutTimes(written: readonly string[]): Unit[] {
  const units = written.map((unit) => unit.trim());
  const bare = units.map((text): Unit => ({ text, start: null, end: null }));
  for (const [pattern, place] of places) {
    const read = units.map((text) => timeAt(text, pattern, place));
    const found = read.filter((unit) => unit !== null);
    if (isMost(found.length, units.length) && rises(found)) return read.map((unit, at) => unit ?? bare[at]!);
  }
  return bare;
}

/** A unit without the time in its head or at its end; null where it has none. */
function timeAt(text: string, pattern: RegExp, place: Place): Unit | null {
  const head = longestHead + 40;
  const from = place === 'head' ? 0 : Math.max(0, text.length - 48);
  const match = pattern.exec(text.slice(from, place === 'head' ? head : undefined));
  const times = match && timesIn(match[0]);
  if (!times) return null;
  const end = from + match.index + match[0].length;
  // What stands behind the head, or is cut off there, is no time of a head.
  if (end < text.length && (place === 'tail' || end > longestHead)) return null;
  const before = text.slice(0, from + match.index);
  const behind = text.slice(end);
  return {
    ...times,
    text: (
      before.trimEnd() + (before.trim() === '' ? behind.replace(/^[\s|:.=>~»→•/#–—-]+(?=\S)/, '') : behind)
    ).trim(),
  };
}

const rises = (units: readonly Unit[]) =>
  units.length > 1 &&
  units.filter(({ start }, at) => at === 0 || start! >= units[at - 1]!.start!).length >= 0.9 * units.length - 1 &&
  // A length may stand above them all.
  units.at(-1)!.start! > Math.min(units[0]!.start!, units[1]!.start!);

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

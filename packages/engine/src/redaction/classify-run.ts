// What a run of digits is: by its check digits, by how it is written, or by what it is called.
import { isCard, isCnpj, isCpf, isDni, isIban, isNie, isSsn } from './checksums.ts';
import type { Found, RedactedKind } from './kinds.ts';
import { type Label, units } from './labels.ts';
import type { Group, Run } from './number-runs.ts';
import type { Read } from './number-tokens.ts';
import { isWrittenPhone } from './phone-forms.ts';
import { countryBefore, letterAfter, letterBefore } from './said-letters.ts';

/** The longest identifier has 34 characters, and what is dictated wrongly stands there twice. */
const mostDigits = 34;

/** With what was taken back. */
const mostCorrectedPhone = 21;

/** By how many digits somebody, or a recogniser, may be wrong where it is called by its name. */
const lengths: Readonly<Partial<Record<Label, { kind: RedactedKind; least: number; most: number }>>> = {
  card: { kind: 'card', least: 12, most: 20 },
  cpf: { kind: 'cpf', least: 9, most: 13 },
  cnpj: { kind: 'cnpj', least: 12, most: 16 },
  dni: { kind: 'dni', least: 7, most: 9 },
  nie: { kind: 'nie', least: 6, most: 9 },
  ssn: { kind: 'ssn', least: 8, most: 10 },
  iban: { kind: 'iban', least: 14, most: 34 },
  phone: { kind: 'phone', least: 7, most: 15 },
  pin: { kind: 'password', least: 3, most: 8 },
  password: { kind: 'password', least: 3, most: 16 },
};

export const digitsOf = (groups: readonly Group[]) => groups.map(({ digits }) => digits).join('');

/** Everything in a run that is an identifier. `label`: what it is called; null where nothing names it. */
export function classifyRun(read: Read, run: Run, label: Label | null): Found[] {
  const whole = wholeOf(read, run.groups, label, run.isCorrected);
  if (whole) return [whole];
  const found: Found[] = [];
  for (let at = 0; at < run.groups.length; ) {
    const checked = label === 'thing' ? null : longestChecked(read, run.groups, at);
    if (checked) found.push(checked.found);
    at = checked ? checked.next : at + 1;
  }
  if (found.length > 0) return found;
  // Two numbers with a word between them: each by itself.
  const pieces = apartOf(run.groups);
  if (pieces.length < 2) return [];
  return pieces.flatMap((groups) => wholeOf(read, groups, label, run.isCorrected) ?? []);
}

/** Groups between which words stand, or a turn ends. */
export function apartOf(groups: readonly Group[]): Group[][] {
  const pieces: Group[][] = [];
  for (const group of groups) {
    if (group.isApart || pieces.length === 0) pieces.push([]);
    pieces.at(-1)!.push(group);
  }
  return pieces;
}

/** All groups as one identifier. */
function wholeOf(read: Read, groups: readonly Group[], label: Label | null, isCorrected: boolean): Found | null {
  const digits = digitsOf(groups);
  const range = widened(read, groups);
  const named = (label && lengths[label]) ?? null;
  const isNamed = named !== null && digits.length >= named.least && digits.length <= named.most * (isCorrected ? 2 : 1);
  const checked = label === 'thing' ? null : checkedKind(read, groups, digits);
  // What it is called counts where both can be: check digits are right by chance.
  if (checked && !(isNamed && named.kind !== 'phone')) return { ...range, ...checked };
  if (isNamed) return { ...range, ...(checked?.kind === named.kind && checked), kind: named.kind };
  if (isAmount(read, groups) || label === 'thing') return null;
  return unnamed(read, groups, digits, range, isCorrected);
}

/** Nothing names it: by how it is written, or by its length where it is dictated. */
function unnamed(
  { text }: Read,
  groups: readonly Group[],
  digits: string,
  range: Pick<Found, 'start' | 'end'>,
  isCorrected: boolean,
): Found | null {
  if (areYears(groups) || isCount(groups)) return null;
  const isMarked = groups.some((group, at) => at > 0 && group.isMarked);
  // A recogniser may write each digit that is said.
  const isSaid = groups.filter((group) => group.isSaid || group.digits.length === 1).length * 2 > groups.length;
  if (isCorrected && digits.length >= 8)
    return { kind: digits.length > mostCorrectedPhone ? 'card' : 'phone', ...range };
  if (!isSaid || isMarked)
    return isWrittenPhone(text.slice(range.start, range.end).replaceAll('\n', ' '))
      ? { kind: 'phone', ...range }
      : null;
  const isDictated = groups.filter((group) => group.digits.length <= 3).length >= 4;
  if (!isDictated || digits.length < 8) return null;
  if (digits.length <= 13) return { kind: 'phone', ...range };
  return { kind: digits.length < 20 ? 'card' : 'iban', ...range };
}

const areYears = (groups: readonly Group[]) => groups.every(({ digits }) => /^(?:19|20)\d\d$/.test(digits));

/** "one two three four five": somebody counts. */
const isCount = (groups: readonly Group[]) =>
  groups.length > 2 &&
  groups.every(({ digits }, at) => at === 0 || Number(digits) === Number(groups[at - 1]!.digits) + 1);

function isAmount({ tokens }: Read, groups: readonly Group[]): boolean {
  const next = tokens[groups.at(-1)!.last + 1];
  return next !== undefined && units.has(next.word);
}

/** The longest stretch of groups from `first` whose check digits are right. */
function longestChecked(read: Read, groups: readonly Group[], first: number): { found: Found; next: number } | null {
  let digits = '';
  let best: { found: Found; next: number } | null = null;
  for (let at = first; at < groups.length && digits.length <= mostDigits; at += 1) {
    digits += groups[at]!.digits;
    const checked = checkedKind(read, groups.slice(first, at + 1), digits);
    if (checked) best = { found: { start: groups[first]!.start, end: groups[at]!.end, ...checked }, next: at + 1 };
  }
  return best;
}

/** "4511, 4512, 4513 and 4514": numbers that follow each other, whose digits are a card's by chance. A card's groups are of four digits. */
function isList({ text }: Read, groups: readonly Group[]): boolean {
  if (groups.some(({ isSaid }) => isSaid) || groups.every(({ digits }) => digits.length === 1)) return false;
  const isListed = groups.some(
    ({ start }, at) => at > 0 && /[,;]\s|\p{L}/u.test(text.slice(groups[at - 1]!.end, start)),
  );
  if (!isListed) return false;
  const isCardLike = groups.every(({ digits }, at) => digits.length === 4 || at === groups.length - 1);
  return !isCardLike || groups.every(({ digits }, at) => at === 0 || Number(digits) > Number(groups[at - 1]!.digits));
}

type Checked = Pick<Found, 'kind'> & Partial<Pick<Found, 'start' | 'end'>>;

function checkedKind(read: Read, groups: readonly Group[], digits: string): Checked | null {
  if (digits.length < 7 || digits.length > mostDigits) return null;
  const [from, to] = [groups[0]!, groups.at(-1)!];
  if (isCard(digits) && !isList(read, groups)) return { kind: 'card' };
  if (isCpf(digits)) return { kind: 'cpf' };
  if (isCnpj(digits)) return { kind: 'cnpj' };
  if (digits.length === 7 || digits.length === 8) {
    const last = letterAfter(read, to);
    if (last && isDni(digits, last.letter)) return { kind: 'dni', end: last.end };
    const first = last && letterBefore(read, from);
    if (first && isNie(first.letter, digits, last.letter)) return { kind: 'nie', start: first.start, end: last.end };
    return null;
  }
  if (isSsn(digits) && /^\d{3}([-–/:;*_.|])\d{2}\1\d{4}$/.test(read.text.slice(from.start, to.end)))
    return { kind: 'ssn' };
  if (digits.length < 13) return null;
  const country = countryBefore(read, from);
  return country && isIban(country.letters + digits) ? { kind: 'iban', start: country.start } : null;
}

/** With what belongs to it and is no digit: `+`, a bracket, the letters of an identifier. */
function widened(read: Read, groups: readonly Group[]): Pick<Found, 'start' | 'end'> {
  const [from, to] = [groups[0]!, groups.at(-1)!];
  const before = letterBefore(read, from);
  const isNieLetter = before !== null && 'XYZ'.includes(before.letter);
  const mark = /[+(]{1,2}$/.exec(read.text.slice(Math.max(0, from.start - 2), from.start));
  const digits = digitsOf(groups);
  const after = digits.length === 8 || digits.length === 7 ? letterAfter(read, to) : null;
  const start = isNieLetter && after ? before.start : from.start - (mark?.[0].length ?? 0);
  return { start, end: after && (after.isWrittenOn || isNieLetter) ? after.end : to.end };
}

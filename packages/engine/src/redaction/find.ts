// Everything in a conversation that is to be redacted, by segment: what is recognised in each speaker's words, what the other repeats of it, and what is said again later.
import type { Language } from '@earshot/core';
import type { RawSegment } from '../conversation/raw.ts';
import { apartOf, classifyRun, digitsOf } from './classify-run.ts';
import { findEmails } from './emails.ts';
import { findIbans } from './ibans.ts';
import type { Found } from './kinds.ts';
import { type Label, labelAfter, labelBefore, labelOfQuestion } from './labels.ts';
import { type Group, type Run, runsOf, spanOf } from './number-runs.ts';
import { type Read, tokensOf } from './number-tokens.ts';
import { type Answer, findPasswords } from './passwords.ts';
import { type Stream, type StreamPart, streamsOf } from './streams.ts';

/** Something found, as a part of each segment that it stands in. */
export interface FoundInSegments {
  readonly kind: Found['kind'];
  readonly parts: readonly { readonly segment: number; readonly start: number; readonly end: number }[];
}

type Spoken = Pick<RawSegment, 'speaker' | 'text'>;

/** One speaker's words with all that was found in them. */
interface Searched {
  readonly stream: Stream;
  readonly read: Read;
  readonly runs: readonly Run[];
  readonly found: Found[];
}

/** An answer begins with what was asked for. */
const answerTokens = 8;
/** A repeated part of a number has at least this many digits; within few segments, fewer do. */
const leastRepeated = 6;
const leastEchoed = 2;
const echoSegments = 3;
/** Digits of one number whose parts are known. */
const mostKnownDigits = 64;
/** Segments over which one number is dictated. */
const mostDictated = 12;
/** Numbers that a segment may echo. */
const mostNearby = 4;

export function findInSegments(segments: readonly Spoken[], language: Language): FoundInSegments[] {
  const searched = streamsOf(segments).map((stream) => search(stream, language));
  repeat(searched);
  return searched.flatMap(({ stream, found }) => partsOf(segments, stream.parts, withoutOverlaps(found)));
}

function search(stream: Stream, language: Language): Searched {
  const { text } = stream;
  const read: Read = { text, tokens: tokensOf(text, language) };
  const runs = runsOf(text, read.tokens);
  const questions = questionsOf(stream, read.tokens, language);
  const emails = findEmails(read, (place) => labelOfAnswer(questions, place) === 'email');
  const passwords = findPasswords(read, questions);
  const found = [...emails, ...passwords, ...findIbans(read)];
  const foundIn = lookupIn(found);
  for (const run of runs)
    if (!foundIn(spanOf(run.groups))) found.push(...classifyRun(read, run, labelOf(read, run, questions)));
  return { stream, read, runs, found: withoutOverlaps(found) };
}

interface Question extends Answer {
  readonly label: Label | null;
}

function questionsOf({ parts }: Stream, tokens: Read['tokens'], language: Language): Question[] {
  const questions: Question[] = [];
  let first = 0;
  for (const { start, asked } of parts) {
    while (first < tokens.length && tokens[first]!.start < start) first += 1;
    if (asked === '') continue;
    const question = tokensOf(asked, language);
    questions.push({ first, question, isQuestion: /\?\s*$/.test(asked), label: labelOfQuestion(question) });
  }
  return questions;
}

/** What was asked before the turn in whose first words token `place` is. */
function labelOfAnswer(questions: readonly Question[], place: number): Label | null {
  const question = questions[lastUpTo(place, questions, ({ first }) => first)];
  return question && place < question.first + answerTokens ? question.label : null;
}

function labelOf({ text, tokens }: Read, { groups }: Run, questions: readonly Question[]): Label | null {
  const [first, last] = [groups[0]!.first, groups.at(-1)!.last];
  const before = labelBefore(text, tokens, first);
  // What is said after "password" is looked for by itself.
  if (before !== null) return before === 'password' ? null : before;
  return labelAfter(text, tokens, last) ?? labelOfAnswer(questions, first);
}

/** What is found already in a part of the text; parts are asked for in order. */
function lookupIn(found: readonly Found[]) {
  const sorted = found.toSorted((one, other) => one.start - other.start);
  let at = 0;
  return ({ start, end }: Pick<Found, 'start' | 'end'>): Found | null => {
    while (at < sorted.length && sorted[at]!.end <= start) at += 1;
    const next = sorted[at];
    return next && next.start < end ? next : null;
  };
}

/** What a listener says after the speaker, and what is said again later, whole or in parts. */
function repeat(searched: readonly Searched[]): void {
  const known = new Map<string, Found['kind']>();
  const nearby = new Map<number, { digits: string; kind: Found['kind'] }[]>();
  for (const { stream, runs, found } of searched) {
    const foundIn = lookupIn(found);
    for (const { groups } of runs) {
      const { start, end } = spanOf(groups);
      const hit = foundIn({ start, end });
      if (!hit || hit.kind === 'email') continue;
      const digits = digitsOf(groups);
      for (let from = 0; digits.length - from >= leastRepeated && from < mostKnownDigits; from += 1)
        known.set(digits.slice(from, from + leastRepeated), hit.kind);
      const first = segmentAt(stream.parts, start);
      const last = Math.min(segmentAt(stream.parts, end - 1) + echoSegments, first + mostDictated);
      for (let segment = first; segment <= last; segment += 1)
        nearby.set(segment, [...(nearby.get(segment) ?? []).slice(1 - mostNearby), { digits, kind: hit.kind }]);
    }
  }
  for (const { stream, runs, found, read } of searched) {
    const foundIn = lookupIn(found);
    const kindOf = (groups: readonly Group[]) => {
      const digits = digitsOf(groups);
      const isEcho = digits.length >= leastEchoed && labelBefore(read.text, read.tokens, groups[0]!.first) !== 'thing';
      const near = isEcho ? nearby.get(segmentAt(stream.parts, groups[0]!.start)) : undefined;
      const echoed = near?.find((each) => each.digits.includes(digits))?.kind;
      return echoed ?? (digits.length >= leastRepeated ? known.get(digits.slice(0, leastRepeated)) : undefined);
    };
    for (const { groups } of runs) {
      if (foundIn(spanOf(groups))) continue;
      const whole = kindOf(groups);
      // "four two four two, so one moment": what is repeated, with another number behind it.
      for (const piece of whole ? [groups] : apartOf(groups)) {
        const kind = whole ?? kindOf(piece);
        if (kind) found.push({ kind, ...spanOf(piece) });
      }
    }
  }
}

/** The longest of those that overlap. */
function withoutOverlaps(found: readonly Found[]): Found[] {
  const sorted = found.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const apart: Found[] = [];
  for (const each of sorted) {
    const last = apart.at(-1);
    if (!last || each.start >= last.end) apart.push(each);
    else if (each.end > last.end) apart[apart.length - 1] = { ...last, end: each.end };
  }
  return apart;
}

function segmentAt(parts: readonly StreamPart[], at: number): number {
  return parts[placeAt(parts, at)]!.index;
}

/** The first part begins the text. */
const placeAt = (parts: readonly StreamPart[], at: number): number => lastUpTo(at, parts, ({ start }) => start);

/** Place of the last item that begins at or before `at`, of items in order; -1 where none does. */
function lastUpTo<Item>(at: number, items: readonly Item[], beginningOf: (item: Item) => number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (beginningOf(items[middle]!) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A digit may be of several characters: all of them go. */
const restOfDigit = /^[\udc00-\udfff]?(?:\ufe0f|\u20e3){0,2}/;

function partsOf(
  segments: readonly Spoken[],
  parts: readonly StreamPart[],
  found: readonly Found[],
): FoundInSegments[] {
  return found.map(({ kind, start, end }) => {
    const inSegments: { segment: number; start: number; end: number }[] = [];
    for (let place = placeAt(parts, start); place < parts.length && parts[place]!.start < end; place += 1) {
      const part = parts[place]!;
      const [from, to] = [Math.max(start, part.start) - part.start, Math.min(end, part.end) - part.start];
      const rest = restOfDigit.exec(segments[part.index]!.text.slice(to, to + 3))![0].length;
      if (to > from) inSegments.push({ segment: part.index, start: from, end: to + rest });
    }
    return { kind, parts: inSegments };
  });
}
